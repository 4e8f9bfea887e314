/** What is said on the socket of a table. Written by `make types`: do not edit. */

/** The words of each game. */
export interface Games {
  antayagi: {
    Options: antayagi.Options;
    Move:
      | antayagi.Choose
      | antayagi.Lay
      | antayagi.Sabotage
      | antayagi.LetItBe
      | antayagi.Take
      | antayagi.Eat;
    View: antayagi.View;
    Event:
      | antayagi.Chose
      | antayagi.Laid
      | antayagi.Revealed
      | antayagi.Sabotaged
      | antayagi.LetBe
      | antayagi.Cancelled
      | antayagi.Kept
      | antayagi.Received
      | antayagi.Discarded
      | antayagi.Flipped
      | antayagi.Took
      | antayagi.HandDiscarded
      | antayagi.Ate
      | antayagi.Reshuffled
      | antayagi.Drew
      | antayagi.PassedOver
      | antayagi.TurnPassed
      | antayagi.Won
      | antayagi.Stuck;
    Ask: antayagi.Chances;
    Answer: antayagi.HandChances;
    Draft: never;
    Box: antayagi.CardBox;
    Question: "choose" | "lay" | "sabotage" | "take" | "eat";
  };
  antheno: {
    Options: antheno.Options;
    Move: antheno.Play | antheno.Draw | antheno.Pass;
    View: antheno.View;
    Event:
      | antheno.Played
      | antheno.Drew
      | antheno.Passed
      | antheno.WentOut
      | antheno.TurnPassed
      | antheno.Blocked
      | antheno.Ended;
    Ask: antheno.Judge;
    Answer: antheno.Judgement;
    Draft: antheno.ShownDraft;
    Box: never;
    Question: "turn";
  };
  tanxi: {
    Options: tanxi.Options;
    Move:
      | tanxi.Draft
      | tanxi.Step
      | tanxi.Explore
      | tanxi.Equip
      | tanxi.Use
      | tanxi.Attack
      | tanxi.Reload
      | tanxi.Deal
      | tanxi.Buy
      | tanxi.Ability
      | tanxi.Favour
      | tanxi.End
      | tanxi.Fight
      | tanxi.Flee
      | tanxi.Pay
      | tanxi.Target
      | tanxi.Go
      | tanxi.Block
      | tanxi.Done
      | tanxi.Dig
      | tanxi.Take
      | tanxi.Sort
      | tanxi.Discard
      | tanxi.TakeOff;
    View: tanxi.View;
    Event:
      | tanxi.Drafted
      | tanxi.Landed
      | tanxi.Unveiled
      | tanxi.Displayed
      | tanxi.RoundBegan
      | tanxi.Woke
      | tanxi.FogRose
      | tanxi.TurnBegan
      | tanxi.StoodUp
      | tanxi.Returned
      | tanxi.Fogged
      | tanxi.Moved
      | tanxi.Explored
      | tanxi.Found
      | tanxi.Met
      | tanxi.Fled
      | tanxi.Fought
      | tanxi.Cancelled
      | tanxi.Equipped
      | tanxi.Used
      | tanxi.Invoked
      | tanxi.Favoured
      | tanxi.Attacked
      | tanxi.Reloaded
      | tanxi.Asked
      | tanxi.Chose
      | tanxi.Paid
      | tanxi.Took
      | tanxi.Rolled
      | tanxi.Lost
      | tanxi.Fell
      | tanxi.Rewarded
      | tanxi.Healed
      | tanxi.Gained
      | tanxi.Affected
      | tanxi.Looked
      | tanxi.Stole
      | tanxi.Scouted
      | tanxi.Sorted
      | tanxi.Discarded
      | tanxi.Forfeited
      | tanxi.Shoved
      | tanxi.Swapped
      | tanxi.Froze
      | tanxi.Thawed
      | tanxi.Disarmed
      | tanxi.Won
      | tanxi.Stopped;
    Ask: tanxi.Reach | tanxi.Aim | tanxi.Prices | tanxi.Odds;
    Answer: tanxi.Reachable | tanxi.Aimed | tanxi.Priced | tanxi.Weighed;
    Draft: never;
    Box: tanxi.Box;
    Question:
      | "draft"
      | "land"
      | "return"
      | "act"
      | "monster"
      | "pay"
      | "trade"
      | "target"
      | "go"
      | "push"
      | "block"
      | "dig"
      | "keep"
      | "sort"
      | "take"
      | "rob"
      | "discard"
      | "disarm";
  };
}

export type GameName = keyof Games;

/** What a socket is closed with: docs/messages.md says when, and what to do. */
export const CLOSE_CODES = {
  RESTART: 1012,
  TOO_LARGE: 1009,
  NOT_UNDERSTOOD: 4400,
  COME_IN_FIRST: 4401,
  NOT_ALLOWED: 4403,
  NO_SUCH_TABLE: 4404,
  TOO_SLOW: 4408,
  BANNED: 4410,
  TOO_FAST: 4429,
  UNREADABLE: 4500,
} as const;

export type AnyRequest<G extends GameName = GameName> =
  | Hello
  | Sit
  | Commit
  | Rise
  | Plan
  | Remove
  | Start
  | Open
  | Answer<G>
  | TakeBack
  | Leave
  | Return
  | HandToBot
  | Resign
  | Stop
  | Close
  | SetStandingAnswer<G>
  | Talk
  | Mute
  | WhyNot<G>
  | Query<G>
  | Hint
  | Draft
  | Rematch;

export type AnyDelivery<G extends GameName = GameName> =
  | Room<G>
  | Told<G>
  | Fresh<G>
  | Done
  | Refused
  | Reply<G>
  | Drafted<G>
  | Bye;

export type AnyAct = TookBackAct | BotAct | TimeOverAct | ResignedAct | StopAct | StoppedAct | Said;

export type Line<G extends GameName = GameName> = AnyAct | Games[G]["Event"];

export type AnyReply<G extends GameName = GameName> = Allowed | Hinted<G> | Games[G]["Answer"];

/** The first message: the number of the last delivery that this client has, if any. */
export interface Hello {
  type: "hello";
  /** the number of the last delivery that you have */
  last?: number | null;
  /** whose deliveries it counts; null: a spectator's */
  seat?: number | null;
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** Take a seat, with the hash of one's nonce; a reserved one needs its link. */
export interface Sit {
  type: "sit";
  /** which one, counted from 0 */
  seat: number;
  /** SHA-256 of your nonce, as hexadecimal digits */
  commitment: string;
  /** of a reserved seat; its host knows it */
  link?: string | null;
  /** what the game asks of people, such as pockets */
  says?: Record<string, number | null>;
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** The hash of a new nonce, after a start that was called off. */
export interface Commit {
  type: "commit";
  /** SHA-256 of your new nonce */
  commitment: string;
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** Leave one's seat, before the game starts. */
export interface Rise {
  type: "rise";
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** The host decides for whom a seat is. */
export interface Plan {
  type: "plan";
  /** which one, while nobody sits there */
  seat: number;
  /** for whom it is */
  plan: OpenSeat | ReservedSeat | BotSeat;
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** For whoever comes first. */
export interface OpenSeat {
  kind: "open";
}

/** For whoever has the link of this seat. */
export interface ReservedSeat {
  kind: "reserved";
}

/** For a bot of this level, or for a bot account whose place it takes while that is away. */
export interface BotSeat {
  kind: "bot";
  /** one of those that the game has */
  level: string;
  /** the bot account that is invited */
  account?: string | null;
}

/** The host asks somebody to leave their seat, before the game starts. */
export interface Remove {
  type: "remove";
  /** whose */
  seat: number;
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** The host begins: everybody is asked to open their nonce. */
export interface Start {
  type: "start";
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** One's nonce, as committed to. */
export interface Open {
  type: "open";
  /** the nonce that you committed to */
  words: string;
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** A move, and the question that it answers. */
export interface Answer<G extends GameName = GameName> {
  type: "answer";
  /** its number */
  question: number;
  /** what to do */
  move: Games[G]["Move"];
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** Take back one's own last moves. */
export interface TakeBack {
  type: "take-back";
  /** how many */
  moves?: number;
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** A bot plays one's seat until one returns. */
export interface Leave {
  type: "leave";
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** Play one's seat again. */
export interface Return {
  type: "return";
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** The host hands a seat to a bot, until its player returns. */
export interface HandToBot {
  type: "hand";
  /** whose */
  seat: number;
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** Give up for good: one is last in the end, and a bot plays on. */
export interface Resign {
  type: "resign";
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** Propose to stop the game without a result, or agree to it: all who are there must. */
export interface Stop {
  type: "stop";
  /** false: take one's own proposal back, or decline another's */
  agree?: boolean;
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** The host puts the table away, before the game starts. */
export interface Close {
  type: "close";
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** A standing answer to windows: this move if it is allowed, else letting it be; null: none. */
export interface SetStandingAnswer<G extends GameName = GameName> {
  type: "stand";
  /** what to do when a window opens */
  move: Games[G]["Move"] | null;
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** Say something: own words, or a ready-made phrase that everybody reads in their language. */
export interface Talk {
  type: "talk";
  /** own words */
  text?: string | null;
  /** one of those on the shelf, instead */
  phrase?: string | null;
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** Do not hear what this seat says, or hear it again. */
export interface Mute {
  type: "mute";
  /** whom */
  seat: number;
  /** false: hear them again */
  on: boolean;
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** Why is this move not allowed? Nothing is played. */
export interface WhyNot<G extends GameName = GameName> {
  type: "why-not";
  /** what you would like to do */
  move: Games[G]["Move"];
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** A question of the game's own: see its asks. */
export interface Query<G extends GameName = GameName> {
  type: "ask";
  /** what you would like to know */
  ask: Games[G]["Ask"];
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** What a bot would do. */
export interface Hint {
  type: "hint";
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** Let the others watch what one is thinking about; it is never stored. */
export interface Draft {
  type: "draft";
  /** as the game has it; `drafted` shows what others may see of it */
  draft: Record<string, unknown>;
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** The host sets another table for the same people. */
export interface Rematch {
  type: "rematch";
  /** your own number for it; the reply carries the same */
  id?: number;
}

/** The table itself: sent whole whenever it has changed. */
export interface Room<G extends GameName = GameName> {
  type: "room";
  /** its code */
  table: string;
  /** when this was so, in ms since 1970 */
  at: number;
  /** how far it has come */
  stage: "closed" | "opening" | "over" | "playing" | "waiting";
  /** the text of a pack aside */
  settings: Settings<G>;
  /** what the box is called */
  pack: string;
  /** from seat 0 on */
  seats: SeatedView[];
  /** your seat */
  you: number | null;
  /** whether you are the host */
  hosting: boolean;
  /** what the host is called */
  host: string;
  /** how many there are without a seat */
  watchers: number;
  /** to the host's seed */
  commitment: string;
  /** when nonces must be open, in ms */
  until?: number | null;
  /** after the game */
  seed?: string | null;
  /** after the game */
  ranks?: number[] | null;
  /** your standing answer */
  standing?: Games[G]["Move"] | null;
  /** whom you do not hear */
  muted?: number[];
  /** the table that this one plays on from */
  origin?: string | null;
  /** the table to go on at */
  rematch?: string | null;
  /** why it ended without a result */
  ended?:
    | "abandoned"
    | "agreed"
    | "alone"
    | "deserted"
    | "full"
    | "host"
    | "operator"
    | "untouched"
    | null;
  /** who wants to stop the game, first who proposed it */
  stopping?: number[];
}

/** All that is agreed on when a table is set. */
export interface Settings<G extends GameName = GameName> {
  /** its name */
  game: string;
  /** for whom each is */
  seats: (OpenSeat | ReservedSeat | BotSeat)[];
  /** what the host has chosen of the game's */
  options: Partial<Games[G]["Options"]>;
  /** a box of one's own */
  pack: string | null;
  /** whether it is in the list of tables */
  public: boolean;
  /** whether others may watch */
  spectators: boolean;
  /** how much time there is */
  clock: NoClock | PerMove | Bank | Correspondence;
  /** how long everyone may react */
  window: Window;
  /** plays for who sleeps */
  substitute: string | null;
  /** what may be asked for */
  aids: Aids;
  /** ms that a bot takes, about */
  pace: number;
  /** the host's, for previews */
  language?: "en" | "es" | "fr";
}

/** As long as people like. */
export interface NoClock {
  kind: "none";
}

/** So many seconds for each answer. */
export interface PerMove {
  kind: "per-move";
  /** for each answer */
  seconds: number;
}

/** So many seconds for the whole game, and some more with each answer. */
export interface Bank {
  kind: "bank";
  /** at the beginning */
  seconds: number;
  /** more with each answer */
  increment: number;
}

/** Days for each answer. */
export interface Correspondence {
  kind: "correspondence";
  /** for each answer */
  days: number;
}

/** How long everyone may react (AY-32), and whether it ends when all have answered. */
export interface Window {
  /** from when it opens */
  seconds: number;
  /** only then, or when all have answered */
  closes: "answered" | "time";
}

/** What the table may be asked for. */
export interface Aids {
  /** what the game can count */
  chances: boolean;
  /** what a bot would do */
  hints: boolean;
}

/** A seat as everybody sees it. */
export interface SeatedView {
  /** for whom it is */
  plan: OpenSeat | ReservedSeat | BotSeat;
  /** of who sits there */
  name?: string | null;
  /** whether they are here */
  connected?: boolean;
  /** to their nonce */
  commitment?: string | null;
  /** whether their nonce is open */
  opened?: boolean;
  /** their nonce, when all are open */
  words?: string | null;
  /** the level of the bot that plays for them */
  asleep?: string | null;
  /** of a reserved seat; for the host */
  link?: string | null;
  /** whether they have given up */
  resigned?: boolean;
}

/** What happened, and what has changed in your view; what is left out is as it was. */
export interface Told<G extends GameName = GameName> {
  type: "told";
  /** of your deliveries, without a gap */
  number: number;
  /** when it happened, in ms since 1970 */
  at: number;
  /** events, acts and talk, in order */
  lines?: Line<G>[];
  /** fields of your view with what they are now */
  changes?: Partial<Games[G]["View"]>;
  /** null: nothing is asked of you */
  question?: Question<G> | null;
  /** how many own moves may be taken back */
  back?: number;
  /** where time counts */
  clocks?: ClocksShown;
}

/** What is asked of you: an answer names its number. */
export interface Question<G extends GameName = GameName> {
  /** to be named in the answer */
  number: number;
  /** what is asked */
  kind: Games[G]["Question"];
  /** offered; with `silence` or `ask` some may be refused */
  moves: Games[G]["Move"][];
  /** whatever is legal is among the moves */
  complete?: boolean;
  /** when the window closes, in ms */
  until?: number | null;
  /** what saying nothing until then means; it is always allowed */
  silence?: Games[G]["Move"] | null;
  /** the request that brings a move which is allowed */
  ask?: "hint" | null;
}

/** The time that each seat has left in ms, and whose time is running. */
export interface ClocksShown {
  /** from seat 0 on */
  left: number[];
  /** seats */
  running: number[];
}

/** All that you may know now, whatever you have missed. */
export interface Fresh<G extends GameName = GameName> {
  type: "fresh";
  /** of the last delivery that is in it */
  number: number;
  /** now, in ms since 1970 */
  at: number;
  /** the last lines */
  story?: Line<G>[];
  /** all that you can see; null before the game */
  view?: Games[G]["View"] | null;
  /** what is asked of you */
  question?: Question<G> | null;
  /** how many own moves may be taken back */
  back?: number;
  /** where time counts */
  clocks?: ClocksShown | null;
}

/** It counts, and is stored; after `hello`: you know all there is. */
export interface Done {
  type: "done";
  /** of the request */
  id: number;
}

/** It is not allowed, and nothing has changed. */
export interface Refused {
  type: "refused";
  /** of the request; 0: it had none that could be read */
  id: number;
  /** why */
  refusal: Refusal;
}

/** Why something is not allowed: a rule, a sentence of the text files, and where. */
export interface Refusal {
  /** its number in the rules */
  rule: string;
  /** the message of the text files that says it */
  reason: string;
  /** what to put into that message */
  args?: Record<string, string | number>;
  /** cards, cells or seats concerned */
  where?: (string | number)[];
  /** what else is wrong */
  others?: Refusal[];
}

/** The answer to something that was asked. */
export interface Reply<G extends GameName = GameName> {
  type: "reply";
  /** of the request */
  id: number;
  /** to `why-not`, `hint` or `ask` */
  answer: AnyReply<G>;
}

/** What somebody is thinking about. */
export interface Drafted<G extends GameName = GameName> {
  type: "drafted";
  /** whose */
  seat: number;
  /** what others may see of it */
  draft: Games[G]["Draft"];
}

/** The socket will be closed: come back, or do not. */
export interface Bye {
  type: "bye";
  /** why */
  reason: "banned" | "not-allowed" | "restart" | "too-fast" | "too-slow" | "unreadable";
  /** whether to come back */
  again: boolean;
}

/** Moves were taken back. */
export interface TookBackAct {
  act: "take-back";
  /** how many */
  moves: number;
  /** who did it, or whom it happened to */
  seat: number | null;
}

/** A bot plays the seat; level null: its player is back. */
export interface BotAct {
  act: "bot";
  /** of the bot */
  level: string | null;
  /** who did it, or whom it happened to */
  seat: number | null;
}

/** A clock ran out. */
export interface TimeOverAct {
  act: "time-over";
  /** who did it, or whom it happened to */
  seat: number | null;
}

/** Somebody gave up for good. */
export interface ResignedAct {
  act: "resigned";
  /** who did it, or whom it happened to */
  seat: number | null;
}

/** Somebody wants to stop the game, or agrees to it; agree false: they do not. */
export interface StopAct {
  act: "stop";
  /** whether they want to */
  agree: boolean;
  /** who did it, or whom it happened to */
  seat: number | null;
}

/** The game was stopped, and has no result; seat null: by nobody's wish. */
export interface StoppedAct {
  act: "stopped";
  /** for what reason */
  why: "agreed" | "alone" | "deserted" | "full" | "operator" | "untouched";
  /** who did it, or whom it happened to */
  seat: number | null;
}

/** Somebody said something; seat null: a spectator, whom only spectators hear. */
export interface Said {
  act: "said";
  /** of the speaker */
  name: string;
  /** own words */
  text?: string | null;
  /** or a phrase */
  phrase?: string | null;
  /** whether whoever runs the server has hidden what was said */
  hidden?: boolean;
  /** who did it, or whom it happened to */
  seat: number | null;
}

/** The reply to `why-not`: no refusal, it is allowed. */
export interface Allowed {
  /** why not */
  refusal?: Refusal | null;
}

/** The reply to `hint`. */
export interface Hinted<G extends GameName = GameName> {
  /** one of yours */
  move: Games[G]["Move"];
  /** the reasons, if this table gives hints */
  why?: WhyLine[];
  /** if this table tells chances */
  chances?: HintChances<G> | null;
}

/** A reason for a move, in the game's words. */
export interface WhyLine {
  /** a message of the game's texts */
  reason: string;
  /** what it is told */
  args?: Record<string, string | number>;
}

/** How good a bot thinks its best moves are. */
export interface HintChances<G extends GameName = GameName> {
  /** to win before the move, 0 to 1 */
  now: number;
  /** the hint first */
  weighed: WeighedMove<G>[];
}

/** A move, and how likely it wins. */
export interface WeighedMove<G extends GameName = GameName> {
  /** one of yours */
  move: Games[G]["Move"];
  /** to win after it, 0 to 1, as a bot reckons */
  chance: number;
}

/** AntaYagí */
export namespace antayagi {
  /** The table's agreements; every one has a default. */
  export interface Options {
    edition: "65" | "80";
    /** AY-26: whose effects come first */
    effects_first: "active" | "chosen";
    /** AY-12: whether clients show remembered faces */
    memory_aid: boolean;
    /** AY-5a: by seat; null says nothing */
    pockets: (number | null)[];
    /** AY-5a: edition 65 settles ties by them */
    ages: (number | null)[];
    /** AY-32: simulations may ask the able alone */
    ask: "able" | "everyone";
  }

  /** AY-20: trade with this player. */
  export interface Choose {
    do: "choose";
    player: number;
  }

  /** AY-21: lay down this card of one's own hand. */
  export interface Lay {
    do: "lay";
    slot: number;
  }

  /** AY-30: play this card of one's own hand as Sabotage. */
  export interface Sabotage {
    do: "sabotage";
    slot: number;
  }

  /** AY-32: no Sabotage. */
  export interface LetItBe {
    do: "let-it-be";
  }

  /** AY-43: take this card out of the other party's hand. */
  export interface Take {
    do: "take";
    slot: number;
  }

  /** AY-45: the T-Rex eats one food of this kind. */
  export interface Eat {
    do: "eat";
    food: "bone" | "fish" | "muffin" | "musical-lollipop";
  }

  /** The table from one seat; `seat` is null for a spectator. */
  export interface View {
    seat: number | null;
    options: Options;
    /** the hash of the box */
    pack: string;
    /** how many cards of each kind are in this game */
    box: number[];
    /** how many of each object came from each shuffle of the pile */
    eras: number[][];
    seats: SeatView[];
    pile: number;
    top: "plain" | "sabotage" | "small-hat" | "treasure-and-t-rex" | null;
    discards: SeenCard[];
    active: number;
    chosen: number | null;
    question: string;
    /** who owes an answer, as far as this seat may know */
    asked: number[];
    /** the slot that this seat has laid down, before it is revealed */
    laid: number | null;
    /** what the two have revealed, or are to receive */
    shown: [SeenCard | null, SeenCard | null];
    sabotages: number;
    step: number;
    winner: number | null;
  }

  /** What lies before one player, and what is in their hand. */
  export interface SeatView {
    hand: SeenCard[];
    area: SeenCard[];
    points: number;
    target: number;
  }

  /**
   * A card as somebody knows it. Who has seen which side is no secret: all could watch it.
   *
   * `object_seen` and `back_seen` say who has: 1 for seat 0, 2 for seat 1, 4 for seat 2 and so on,
   * added up.
   */
  export interface SeenCard {
    object:
      | "bone"
      | "empty-box"
      | "fish"
      | "hat"
      | "muffin"
      | "musical-lollipop"
      | "t-rex"
      | "toxic-waste"
      | "treasure"
      | "wandering-wizard"
      | null;
    back: "plain" | "sabotage" | "small-hat" | "treasure-and-t-rex" | null;
    private: boolean;
    object_seen: number;
    back_seen: number;
    era: number;
  }

  /** AY-20: somebody wants to trade with somebody. */
  export interface Chose {
    event: "chose";
    seat: number;
    player: number;
  }

  /** AY-21: a card has been laid down; which one is its owner's secret until both have. */
  export interface Laid {
    event: "laid";
    seat: number;
    slot: number | null;
  }

  /** AY-21: both cards are turned up together. */
  export interface Revealed {
    event: "revealed";
    seat: number;
    slot: number;
    object:
      | "bone"
      | "empty-box"
      | "fish"
      | "hat"
      | "muffin"
      | "musical-lollipop"
      | "t-rex"
      | "toxic-waste"
      | "treasure"
      | "wandering-wizard";
    player: number;
    player_slot: number;
    player_object:
      | "bone"
      | "empty-box"
      | "fish"
      | "hat"
      | "muffin"
      | "musical-lollipop"
      | "t-rex"
      | "toxic-waste"
      | "treasure"
      | "wandering-wizard";
  }

  /** AY-30: a Sabotage was played; its object is now open on the discard pile. */
  export interface Sabotaged {
    event: "sabotaged";
    seat: number;
    slot: number;
    object:
      | "bone"
      | "empty-box"
      | "fish"
      | "hat"
      | "muffin"
      | "musical-lollipop"
      | "t-rex"
      | "toxic-waste"
      | "treasure"
      | "wandering-wizard";
  }

  /** AY-32: told to nobody else. */
  export interface LetBe {
    event: "let-be";
    seat: number;
  }

  /** AY-22, AY-30: both cards go to the discard pile. */
  export interface Cancelled {
    event: "cancelled";
    why: "equal" | "sabotage";
  }

  /** AY-49: somebody's Wizard lies open, so that both keep the card that they revealed. */
  export interface Kept {
    event: "kept";
    seat: number;
  }

  /** AY-23, AY-49: a card joins an area, be it the other's or one's own. */
  export interface Received {
    event: "received";
    seat: number;
    object:
      | "bone"
      | "empty-box"
      | "fish"
      | "hat"
      | "muffin"
      | "musical-lollipop"
      | "t-rex"
      | "toxic-waste"
      | "treasure"
      | "wandering-wizard";
  }

  /** AY-23: a card without the point mark is gone. */
  export interface Discarded {
    event: "discarded";
    seat: number;
    object:
      | "bone"
      | "empty-box"
      | "fish"
      | "hat"
      | "muffin"
      | "musical-lollipop"
      | "t-rex"
      | "toxic-waste"
      | "treasure"
      | "wandering-wizard";
  }

  /** AY-42: a hand turns round; now everyone has seen both sides of each card in it. */
  export interface Flipped {
    event: "flipped";
    seat: number;
    objects: ("bone" | "empty-box" | "fish" | "hat" | "muffin" | "musical-lollipop" | "t-rex" | "toxic-waste" | "treasure" | "wandering-wizard")[];
    backs: ("plain" | "sabotage" | "small-hat" | "treasure-and-t-rex")[];
  }

  /** AY-43: a card was taken out of a hand. */
  export interface Took {
    event: "took";
    seat: number;
    player: number;
    slot: number;
    object:
      | "bone"
      | "empty-box"
      | "fish"
      | "hat"
      | "muffin"
      | "musical-lollipop"
      | "t-rex"
      | "toxic-waste"
      | "treasure"
      | "wandering-wizard";
  }

  /** AY-44: a whole hand is gone. */
  export interface HandDiscarded {
    event: "hand-discarded";
    seat: number;
    objects: ("bone" | "empty-box" | "fish" | "hat" | "muffin" | "musical-lollipop" | "t-rex" | "toxic-waste" | "treasure" | "wandering-wizard")[];
  }

  /** AY-45: a T-Rex and its meal are gone. */
  export interface Ate {
    event: "ate";
    seat: number;
    food: "bone" | "fish" | "muffin" | "musical-lollipop";
  }

  /** AY-4: the discard pile is the new draw pile. */
  export interface Reshuffled {
    event: "reshuffled";
    cards: number;
  }

  /** AY-3: a card is drawn; everyone saw its back, and now sees that of the next. */
  export interface Drew {
    event: "drew";
    seat: number;
    back: "plain" | "sabotage" | "small-hat" | "treasure-and-t-rex";
    object:
      | "bone"
      | "empty-box"
      | "fish"
      | "hat"
      | "muffin"
      | "musical-lollipop"
      | "t-rex"
      | "toxic-waste"
      | "treasure"
      | "wandering-wizard"
      | null;
    private: boolean;
    top: "plain" | "sabotage" | "small-hat" | "treasure-and-t-rex" | null;
  }

  /** AY-20a: nothing to trade, or nobody to trade with. */
  export interface PassedOver {
    event: "passed-over";
    seat: number;
  }

  /** AY-25: somebody's turn begins. */
  export interface TurnPassed {
    event: "turn-passed";
    seat: number;
  }

  /** AY-24: the target is reached. */
  export interface Won {
    event: "won";
    seat: number;
    points: number;
  }

  /** AY-20a: nobody can trade or draw any more; nobody wins. */
  export interface Stuck {
    event: "stuck";
  }

  /** What the cards of the own hand can be whose objects this seat has not seen. */
  export interface Chances {
    ask: "chances";
  }

  /** The cards whose objects this seat has not seen, every deal that its view allows alike. */
  export interface HandChances {
    cards: Unseen[];
  }

  /** A card of the own hand, by its slot, and all that it can be, the likeliest first. */
  export interface Unseen {
    slot: number;
    objects: Likely[];
  }

  /** An object that a card may have, and how likely it has it: more than 0, at most 1. */
  export interface Likely {
    object:
      | "bone"
      | "empty-box"
      | "fish"
      | "hat"
      | "muffin"
      | "musical-lollipop"
      | "t-rex"
      | "toxic-waste"
      | "treasure"
      | "wandering-wizard";
    chance: number;
  }

  /** The box, by edition; a pack of one's own stands in the place of its edition. */
  export interface CardBox {
    editions: Record<string, BoxEdition>;
  }

  /** The cards of one edition. */
  export interface BoxEdition {
    /** all of them */
    cards: number;
    /** how many have this on their front */
    objects: Record<string, number>;
    /** how many have this on their back */
    backs: Record<string, number>;
  }
}

/** Antheno */
export namespace antheno {
  /** The table's agreements; every one has a default. */
  export interface Options {
    /** AN-2: how many there are */
    colours: number;
    /** AN-2: of each number in each colour */
    copies: number;
    /** AN-2: in each colour */
    stars: number;
    /** AN-6: tiles to begin with */
    hand: number;
    /** AN-11a: whether one may draw only when nothing can be played */
    draw: "free" | "strict";
  }

  /** AN-13: the table as it shall stand; which rack tiles were used follows from it. */
  export interface Play {
    do: "play";
    table: Placed[];
  }

  /** A tile on the table: `[x, y, "R3"]`, x to the right and y down. */
  export type Placed = [number, number, string];

  /** AN-11: a tile from the bag. */
  export interface Draw {
    do: "draw";
  }

  /** AN-12: the bag is empty. */
  export interface Pass {
    do: "pass";
  }

  /** The table from one seat; `seat` is null for a spectator. */
  export interface View {
    seat: number | null;
    options: Options;
    /** the hash of the box */
    pack: string;
    /** how many tiles of each kind are in this game */
    box: number[];
    /** AN-5: what was drawn for the start, round by round */
    start: ((string | null)[])[];
    seats: SeatView[];
    table: Placed[];
    bag: number;
    turn: number;
    passes: number;
    question: string;
    asked: number[];
  }

  /** AN-7: a rack as others see it, and as its owner does. */
  export interface SeatView {
    /** how many tiles of each colour */
    colours: number[];
    /** which ones, sorted; null: not for these eyes */
    tiles: string[] | null;
    /** AN-30: who is out has a place */
    place: number | null;
  }

  /** AN-13: tiles joined the table, and so many of those on it now lie elsewhere. */
  export interface Played {
    event: "played";
    seat: number;
    tiles: string[];
    moved: number;
    left: number;
  }

  /**
   * AN-11: a tile was drawn; all see its colour, its owner what it is and what the referee found.
   *
   * `finding` is null where drawing is free.
   */
  export interface Drew {
    event: "drew";
    seat: number;
    colour: "blue" | "green" | "purple" | "red";
    tile: string | null;
    finding: "none-exists" | "none-found" | null;
    bag: number;
  }

  /** AN-12: the bag is empty. */
  export interface Passed {
    event: "passed";
    seat: number;
    finding: "none-exists" | "none-found" | null;
  }

  /** AN-30: no tile is left on this rack. */
  export interface WentOut {
    event: "went-out";
    seat: number;
    place: number;
  }

  /** AN-8: somebody's turn begins. */
  export interface TurnPassed {
    event: "turn-passed";
    seat: number;
  }

  /** AN-12: everyone still in the game has passed in a row. */
  export interface Blocked {
    event: "blocked";
  }

  /** AN-30: only one is left. */
  export interface Ended {
    event: "ended";
    seat: number;
  }

  /** AN-14a: whether this draft is in order. */
  export interface Judge {
    ask: "judge";
    table: Placed[];
  }

  /** What is to be said of a draft; two tiles in a cell, or too many, leave no lines to judge. */
  export interface Judgement {
    /** as a move it would be accepted */
    fine: boolean;
    /** every reason why not, as the move would be told */
    faults: Refusal[];
    /** across, then down */
    lines: JudgedLine[];
    /** the tiles of the own rack in it, sorted */
    played: string[];
  }

  /** One thing that is wrong: the rule, the sentence that says it, and where. */
  export interface Refusal {
    rule: string;
    reason: Reason;
    where: (string | number)[];
  }

  /** A message of the text files and what to put into it. */
  export interface Reason {
    /** the message */
    id: string;
    /** what to put into it, by name */
    args: Record<string, string | number>;
  }

  /** AN-22: a line of the draft, two tiles or more, and whether it is a set. */
  export interface JudgedLine {
    cells: [number, number][];
    fine: boolean;
    /** lines whose stars cannot agree share theirs */
    why: Refusal | null;
    /** what each tile stands for; 0: a star in a line that is not in order */
    numbers: number[];
  }

  /** A draft as the others see it, row by row. */
  export interface ShownDraft {
    seat: number;
    table: ShownTile[];
  }

  /** A tile as the others see it: `[x, y, "R3"]`, or `[x, y, "R?"]` for one of the rack. */
  export type ShownTile = [number, number, string];
}

/** Tanxi */
export namespace tanxi {
  /** The table's agreements; every one has a default. */
  export interface Options {
    /** TX-25: whether everyone takes one in secret, or they are dealt */
    characters: "draft" | "random";
    /** TX-111: the game stops after this round; null: only with a winner */
    round_limit: number | null;
  }

  /** TX-25: be this character. */
  export interface Draft {
    do: "draft";
    character: string;
  }

  /** TX-40: move to this cell. */
  export interface Step {
    do: "step";
    cell: string;
  }

  /** TX-45: take the top card of the deck of this exploration point. */
  export interface Explore {
    do: "explore";
  }

  /** TX-55, TX-56: put these cards on and take those off. */
  export interface Equip {
    do: "equip";
    on: string[];
    off: string[];
  }

  /** TX-60: use this object. */
  export interface Use {
    do: "use";
    card: string;
  }

  /** TX-65: attack this player's character with these weapons. */
  export interface Attack {
    do: "attack";
    player: number;
    weapons: string[];
  }

  /** TX-68: pay energy for ammunition. */
  export interface Reload {
    do: "reload";
    card: string;
  }

  /** TX-75: ask a resident for this benefit; the payment comes next. */
  export interface Deal {
    do: "deal";
    benefit: string;
  }

  /** TX-80: ask the merchant for this card; the payment comes next. */
  export interface Buy {
    do: "buy";
    card: string;
  }

  /** TX-85: use this special ability, paying with these gem cards and else with tokens. */
  export interface Ability {
    do: "ability";
    ability: string;
    cards: string[];
  }

  /** TX-86: ask this deity for its favour, paying likewise. */
  export interface Favour {
    do: "favour";
    deity: string;
    cards: string[];
  }

  /** TX-31: end the turn. */
  export interface End {
    do: "end";
  }

  /** TX-50: fight the monster with these weapons. */
  export interface Fight {
    do: "fight";
    weapons: string[];
  }

  /** TX-49: flee from it. */
  export interface Flee {
    do: "flee";
  }

  /** TX-76: pay with these cards. */
  export interface Pay {
    do: "pay";
    cards: string[];
  }

  /** It meets this player's character. */
  export interface Target {
    do: "target";
    player: number;
  }

  /** The token in question goes to this cell. */
  export interface Go {
    do: "go";
    cell: string;
  }

  /** A block of ice on this cell. */
  export interface Block {
    do: "block";
    cell: string;
  }

  /** No more blocks. */
  export interface Done {
    do: "done";
  }

  /** This deck. */
  export interface Dig {
    do: "dig";
    deck: string;
  }

  /** This card of those that can be had. */
  export interface Take {
    do: "take";
    card: string;
  }

  /** Put the cards back in this order, the top one first. */
  export interface Sort {
    do: "sort";
    cards: string[];
  }

  /** Discard this card. */
  export interface Discard {
    do: "discard";
    card: string;
  }

  /** This equipped card goes back into the hand. */
  export interface TakeOff {
    do: "take-off";
    card: string;
  }

  /** The table from one seat; `seat` is null for a spectator. */
  export interface View {
    seat: number | null;
    options: Options;
    /** the hash of the box */
    pack: string;
    /** how many cards of each kind are in this game */
    box: number[];
    seats: SeatView[];
    rolls: number[];
    decks: DeckView[];
    relics: number;
    /** null while the cards lie face down */
    merchant: string[] | null;
    discards: string[];
    /** those that are revealed */
    deities: string[];
    asleep: number;
    fog: number;
    marker: string | null;
    blocks: string[];
    freezer: number | null;
    lasting: Holds[];
    round: number;
    turn: number;
    first: number;
    active: number;
    phase: string;
    question: string;
    asked: number[];
    agenda: Doing[];
    monster: string | null;
    lair: string | null;
    used: string | null;
    sought: string | null;
    seeks_card: boolean;
    price: number;
    /** what the active character has left */
    energy: number;
    spent: number;
    done: Record<string, number>;
    /** exploration points, this turn */
    explored: number[];
    attacked: number[];
    again: number;
    ability_used: boolean;
    favour_used: boolean;
    moved: boolean;
    /** those on the table when it was one's turn to take one */
    characters: string[] | null;
    winner: number | null;
  }

  /** A player: what lies open, and what is known of the hand. */
  export interface SeatView {
    character: string | null;
    hearts: number;
    maximum: number;
    cell: string | null;
    standing: string;
    gems: number;
    fire: boolean;
    ice: boolean;
    cards: number;
    /** one's own */
    hand: string[] | null;
    /** what one knows of somebody else's */
    known: string[];
    /** what others know of one's own */
    remembered: Remembered[];
    gear: Gear[];
    /** unarmed, before the die */
    attack: number;
    /** before the dice */
    defence: number;
    dice: number;
    still: boolean;
    felled: number;
    fell_at: number | null;
    /** one's own, while others still think */
    answer: string | null;
  }

  /** A card of one's own hand that others know of. */
  export interface Remembered {
    card: string;
    seats: number[];
  }

  /** An equipped card. */
  export interface Gear {
    card: string;
    ammunition: number;
  }

  /** An exploration deck. */
  export interface DeckView {
    deck: string;
    cards: number;
    monsters: number;
    /** what one knows to be in it, somewhere */
    known: string[];
    /** who has looked at the top cards */
    scout: number | null;
    /** how many of those that they saw are still there */
    depth: number;
    /** the scout's knowledge, the top one first */
    top: string[] | null;
  }

  /** An effect that holds for a while: a step of a script, on somebody. */
  export interface Holds {
    effect: string;
    step: number;
    seat: number;
    user: number | null;
    live: boolean;
  }

  /** A script that is being carried out. */
  export interface Doing {
    effect: string;
    step: number;
    stop: number;
    actor: number | null;
    subject: number | null;
    foe: number | null;
    damage: number;
    group: number[];
    deck: string | null;
    stage: number;
    posthumous: boolean;
  }

  /** TX-25: somebody has taken a character; which is their secret. */
  export interface Drafted {
    event: "drafted";
    seat: number;
    character: string | null;
  }

  /** TX-26: somebody's boat lies on this beach. */
  export interface Landed {
    event: "landed";
    seat: number;
    cell: string;
  }

  /** TX-27: who somebody is. */
  export interface Unveiled {
    event: "unveiled";
    seat: number;
    character: string;
  }

  /** TX-27: what the merchant sells. */
  export interface Displayed {
    event: "displayed";
    cards: string[];
  }

  /** TX-100: the marker advances. */
  export interface RoundBegan {
    event: "round-began";
    round: number;
  }

  /** TX-101: a deity is revealed, and angry. */
  export interface Woke {
    event: "woke";
    deity: string;
  }

  /** TX-14: the fog takes its next step. */
  export interface FogRose {
    event: "fog-rose";
    step: number;
  }

  /** Somebody's turn. */
  export interface TurnBegan {
    event: "turn-began";
    seat: number;
  }

  /** TX-95: a turn that only stands the token up. */
  export interface StoodUp {
    event: "stood-up";
    seat: number;
  }

  /** TX-95: back on the island. */
  export interface Returned {
    event: "returned";
    seat: number;
    cell: string;
    hearts: number;
  }

  /** TX-102: a turn that ended in fog, and the die. */
  export interface Fogged {
    event: "fogged";
    seat: number;
    die: number;
  }

  /** TX-40, or an effect: a token stands elsewhere. */
  export interface Moved {
    event: "moved";
    seat: number;
    cell: string;
  }

  /** TX-45: the top card of this deck is taken. */
  export interface Explored {
    event: "explored";
    seat: number;
    deck: string;
  }

  /** TX-46, TX-70: a card has come into the hand, secretly. */
  export interface Found {
    event: "found";
    seat: number;
    card: string | null;
  }

  /** TX-47: a monster. */
  export interface Met {
    event: "met";
    seat: number;
    monster: string;
  }

  /** TX-49: back into the deck with it. */
  export interface Fled {
    event: "fled";
    seat: number;
    monster: string;
  }

  /** TX-50: the sum of a fight. */
  export interface Fought {
    event: "fought";
    seat: number;
    monster: string;
    weapons: string[];
    /** before the die */
    strength: number;
    rolls: number[];
    /** what the die counts */
    counted: number;
    power: number;
    /** before the dice */
    guard: number;
    dice: number[];
    defence: number;
    /** that had to be reached */
    hearts: number;
    beaten: boolean;
  }

  /** TX-61: an ice orb cancels an ambush or a reprisal, and is spent. */
  export interface Cancelled {
    event: "cancelled";
    seat: number;
    what: "ambush" | "reprisal";
  }

  /** TX-55: cards were put on and taken off; some of the latter are gone (TX-57). */
  export interface Equipped {
    event: "equipped";
    seat: number;
    on: string[];
    off: string[];
    gone: string[];
  }

  /** TX-60: an object. */
  export interface Used {
    event: "used";
    seat: number;
    card: string;
  }

  /** TX-85: a special ability, and the gem cards that paid for it. */
  export interface Invoked {
    event: "invoked";
    seat: number;
    ability: string;
    cards: string[];
  }

  /** TX-86: the favour of a deity, and the gem cards that paid for it. */
  export interface Favoured {
    event: "favoured";
    seat: number;
    deity: string;
    cards: string[];
  }

  /** TX-69: the sum of an attack. */
  export interface Attacked {
    event: "attacked";
    seat: number;
    player: number;
    weapons: string[];
    /** before the die */
    strength: number;
    rolls: number[];
    /** what the die counts */
    counted: number;
    power: number;
    /** before the dice */
    guard: number;
    dice: number[];
    defence: number;
    damage: number;
  }

  /** TX-68: a weapon has so much ammunition now. */
  export interface Reloaded {
    event: "reloaded";
    seat: number;
    card: string;
    ammunition: number;
  }

  /** TX-75: somebody turns to a resident for a benefit. */
  export interface Asked {
    event: "asked";
    seat: number;
    benefit: string;
    price: number;
  }

  /** TX-80: somebody wants one of the merchant's cards. */
  export interface Chose {
    event: "chose";
    seat: number;
    card: string;
    price: number;
  }

  /** TX-76: these cards join the merchant's. */
  export interface Paid {
    event: "paid";
    seat: number;
    cards: string[];
  }

  /** A card comes openly into a hand. */
  export interface Took {
    event: "took";
    seat: number;
    card: string;
    out_of: "discards" | "merchant";
  }

  /** TX-6: the defence dice that an effect throws. */
  export interface Rolled {
    event: "rolled";
    seat: number;
    dice: number[];
  }

  /** Hearts are gone, perhaps by somebody's doing. */
  export interface Lost {
    event: "lost";
    seat: number;
    hearts: number;
    why: "ambush" | "attack" | "effect" | "fog" | "reprisal" | "wrath";
    player: number | null;
  }

  /** TX-95: no hearts are left; the token leaves the island. */
  export interface Fell {
    event: "fell";
    seat: number;
  }

  /** TX-70: a gem for a defeat; the relic is told by `found`. */
  export interface Rewarded {
    event: "rewarded";
    seat: number;
    player: number;
  }

  /** Hearts are back. */
  export interface Healed {
    event: "healed";
    seat: number;
    hearts: number;
  }

  /** Tokens. */
  export interface Gained {
    event: "gained";
    seat: number;
    what: "fire" | "gem" | "ice";
    number: number;
  }

  /** Something will hold for somebody for a while; `player` is whose effect it is. */
  export interface Affected {
    event: "affected";
    seat: number;
    player: number | null;
    stat: "attack" | "defence" | "dice" | "energy" | "healing";
    by: number;
    lasts: "next-attack" | "next-turn" | "this-turn" | "until-next-turn";
  }

  /** TX-78: somebody looks at a hand, alone. */
  export interface Looked {
    event: "looked";
    seat: number;
    player: number;
    cards: string[] | null;
  }

  /** TX-78: a card goes from hand to hand; the two know which. */
  export interface Stole {
    event: "stole";
    seat: number;
    player: number;
    card: string | null;
  }

  /** Somebody looks at the top cards of a deck, alone; the top one first. */
  export interface Scouted {
    event: "scouted";
    seat: number;
    deck: string;
    number: number;
    cards: string[] | null;
  }

  /** And puts them back. */
  export interface Sorted {
    event: "sorted";
    seat: number;
    deck: string;
  }

  /** A card of the hand is discarded. */
  export interface Discarded {
    event: "discarded";
    seat: number;
    card: string;
  }

  /** Gem tokens are gone. */
  export interface Forfeited {
    event: "forfeited";
    seat: number;
    gems: number;
  }

  /** Somebody stands elsewhere because of somebody. */
  export interface Shoved {
    event: "shoved";
    seat: number;
    player: number;
    cell: string;
  }

  /** Two exchange their places. */
  export interface Swapped {
    event: "swapped";
    seat: number;
    player: number;
  }

  /** A block of ice. */
  export interface Froze {
    event: "froze";
    seat: number;
    cell: string;
  }

  /** The blocks are gone. */
  export interface Thawed {
    event: "thawed";
    seat: number;
  }

  /** An equipped card goes back into its owner's hand, or is gone (TX-57). */
  export interface Disarmed {
    event: "disarmed";
    seat: number;
    card: string;
    gone: boolean;
  }

  /** TX-110: the last one standing. */
  export interface Won {
    event: "won";
    seat: number;
  }

  /** TX-111: the last round that was agreed on is over. */
  export interface Stopped {
    event: "stopped";
    round: number;
  }

  /** TX-40: where one can get with the energy that is left, and what it costs. */
  export interface Reach {
    ask: "reach";
  }

  /** TX-50, TX-65 to TX-69: what these weapons can do from where one stands. */
  export interface Aim {
    ask: "aim";
    weapons?: string[];
  }

  /** What everything costs now. */
  export interface Prices {
    ask: "prices";
  }

  /** TX-50, TX-69: how likely each fight or attack that one may choose now succeeds. */
  export interface Odds {
    ask: "odds";
  }

  /** Every other cell that steps alone can lead to; none while nothing can be done. */
  export interface Reachable {
    /** what is left, in one's turn */
    energy: number;
    cells: Way[];
  }

  /** The cheapest way to a cell; among equal ones that with the fewest steps. */
  export interface Way {
    cell: string;
    cost: number;
    steps: number;
    /** where to step, one after the other */
    path: string[];
  }

  /** What weapons can do: whoever stands on one of these cells is within their range. */
  export interface Aimed {
    /** before the die; null where these cannot be declared together */
    attack: number | null;
    cells: string[];
    /** the monster that one meets, or else everyone else */
    foes: Foe[];
  }

  /** Another player's character, or the monster that is being met. */
  export interface Foe {
    /** null: the monster */
    player: number | null;
    /** against these weapons, before the dice */
    defence: number;
    dice: number;
    /** null: it can be attacked */
    refused: Refusal | null;
  }

  /** Why something would be refused now. */
  export interface Refusal {
    rule: string;
    reason: Reason;
  }

  /** A message of the text files and what to put into it. */
  export interface Reason {
    /** the message */
    id: string;
    /** what to put into it, by name */
    args: Record<string, string | number>;
  }

  /** Prices by name; those in energy only in one's turn. */
  export interface Priced {
    /** the next action of each kind */
    energy: Record<string, number>;
    /** energy, to use those in the hand */
    objects: Record<string, number>;
    /** energy, for the weapons that lack ammunition */
    reloads: Record<string, number>;
    /** gems */
    abilities: Record<string, number>;
    /** gems, of the deities that are awake */
    favours: Record<string, number>;
    /** coins, after all discounts */
    benefits: Record<string, number>;
    /** coins likewise, for the merchant's cards */
    wares: Record<string, number>;
  }

  /** The fights and attacks that one may choose now; of one's own turn alone. */
  export interface Weighed {
    /** by whom they are aimed at, the likeliest first */
    strikes: StrikeOdds[];
  }

  /** A fight or an attack before its dice; all chances from 0 to 1. */
  export interface StrikeOdds {
    /** null: the monster */
    player: number | null;
    weapons: string[];
    /** to beat the monster, or to defeat the character */
    fatal: number;
    /** to do any damage */
    hurt: number;
    /** hearts that it costs the other */
    average: number;
    /** another one is as good in every way, and better in some */
    outdone: boolean;
  }

  /** The box. Whatever has a name is called by its id. */
  export interface Box {
    cards: Record<string, CardFace>;
    monsters: Record<string, MonsterFace>;
    characters: Record<string, CharacterFace>;
    deities: string[];
    /** what each of them sells beside cards */
    residents: Record<string, string[]>;
    /** gems */
    ability_price: number;
    /** gems */
    favour_price: number;
    chart: Chart;
  }

  /** A loot card or a relic. */
  export interface CardFace {
    type: "equipment" | "gem" | "melee" | "object" | "ranged" | "shield";
    /** coins */
    value: number;
    relic?: boolean;
    place?: "accessory" | "chest" | "feet" | "head" | null;
    hands?: number;
    attack?: number;
    defence?: number;
    energy?: number;
    dice?: number;
    range?: number;
    ammunition?: number;
    /** what a shot costs */
    shot?: number;
    /** what reloading costs */
    reload_energy?: number;
    /** what reloading brings */
    reload_gain?: number;
    /** TX-57: it is discarded when it comes off */
    no_return?: boolean;
    /** TX-60: to use it costs no energy */
    free?: boolean;
  }

  /** A monster. */
  export interface MonsterFace {
    hearts: number;
    dice: number;
    ambush: number;
    reprisal: number;
    /** as far as its text does not say it */
    reward: Prize[];
  }

  /** A part of what beating a monster brings. */
  export interface Prize {
    what: "fire" | "gem" | "heart" | "ice" | "relic";
    number: number;
  }

  /** A character. */
  export interface CharacterFace {
    hearts: number;
    energy: number;
    attack: number;
    defence: number;
    passive: string;
    abilities: string[];
    /** for who plays their first games */
    easy: boolean;
    /** how one plays it, mostly */
    style: "fighter" | "guardian" | "rover" | "trickster" | null;
  }

  /** The island. Rivers and bridges lie between two cells each. */
  export interface Chart {
    rows: number;
    columns: number;
    land: Land[];
    /** the quadrant whose deck is explored there */
    points: string[];
    rivers: [string, string][];
    bridges: [string, string][];
  }

  /** A cell that is no sea. */
  export interface Land {
    name: string;
    row: number;
    column: number;
    ground: "beach" | "land" | "village";
    /** the step that covers it; 0: none does */
    fog: number;
    quadrant: string;
    /** the exploration point that it belongs to */
    point: number | null;
  }
}
