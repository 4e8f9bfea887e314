/** What the page gives to the board of a game, and what the board may do. It holds no rule. */

import type { Component } from "svelte";
import type { GameName, Games, Line, Question, Refusal } from "../lib/messages";
import type { Cut } from "../lib/presentation/beats";
import type { ShownNews } from "../lib/presentation/presenter";
import type { Worth } from "../lib/presentation/since";
import type { Speaker } from "../lib/speaker";

/** Somebody at the table, as the page shows them. */
export interface Sitter {
  name: string;
  bot: string | null; // the level of a bot that plays here, for good or for a while
  asleep: boolean; // a person's seat that a bot plays for now
  connected: boolean;
  away: boolean; // is expected to be here, and is not
  colour: string; // a CSS colour of their own, dark enough for white text
  clock: SeatClock | null; // null: the table plays without
}

/** How much time somebody has, in ms: `parts/ClockRing.svelte` shows it. */
export interface SeatClock {
  whole: number; // at the beginning
  left: number; // at the time `at`; while it is running, less now
  at: number;
  running: boolean;
}

export interface BoardProps<G extends GameName> {
  /** What may be known now, as far as it has been shown. */
  view: Games[G]["View"];
  /** Whose eyes; null: a spectator's, or all in a replay. */
  me: number | null;
  sitters: Sitter[];
  /** What is printed on the things with which this table plays. */
  box: Games[G]["Box"];
  /** Speaks of this game, to `me`. */
  speaker: Speaker;
  /** What is asked of me; null: nothing (and always null in a replay). */
  question: Question<G> | null;
  /** What happens in this picture, each with a number of its own: show it happen. */
  news: ShownNews<G>;
  /** Whether something is still being shown: what is asked comes after it. */
  busy: boolean;
  /** Whether nobody is waited for: in a lesson one has time to look. */
  rests?: boolean;
  /** What the others have done since my last turn, in a few lines. */
  since: Line<G>[];
  /** The time at the table in ms, to compare with `question.until`. */
  now: () => number;
  /** Whether exact chances, and a bot's suggestion, may be asked for. */
  aids: { chances: boolean; hints: boolean };
  /** What others are thinking about, by seat. */
  drafts: Map<number, Games[G]["Draft"]>;
  /** Answer the question. A refusal is shown by the page; false: it was refused. */
  play: (move: Games[G]["Move"]) => Promise<boolean>;
  /** Ask something of the game's own; null: refused, and the page has said why. */
  ask: (ask: Games[G]["Ask"]) => Promise<Games[G]["Answer"] | null>;
  /** Why is this not allowed? null: it is. */
  why: (move: Games[G]["Move"]) => Promise<Refusal | null>;
  /** What a bot would do; null: refused, and the page has said why. */
  hint: () => Promise<Games[G]["Move"] | null>;
  /** What I shall answer to windows if I may; undefined: nothing can be left standing. */
  standing?: Games[G]["Move"] | null;
  /** Leave an answer standing, or none. A refusal is shown by the page. */
  stand: (move: Games[G]["Move"] | null) => Promise<boolean>;
  /** Let the others watch what one is thinking about. */
  draft: (draft: Record<string, unknown>) => void;
  /** Show a rule, by its id. */
  showRule: (id: string) => void;
}

/** What the pages say of a game before somebody plays it. */
export interface Facts {
  title: string; // in every language
  seats: number; // at a table against bots, the person's own among them
  minutes: number; // that a game takes, about
  window?: boolean; // whether everyone may react to what somebody does
  /** Whether what people are asked when they sit down counts with these options; else all does. */
  matters?: (saying: string, options: Record<string, unknown>) => boolean;
}

/** Things of one kind; `web-gallery-<kind>` is what it is called. */
export interface Shelf {
  kind: string;
  things: string[];
}

/** What is in the box of a game. */
export interface Gallery<G extends GameName> {
  shelves: (box: Games[G]["Box"]) => Shelf[];
  /** All that is said of a thing, to be searched. */
  words: (id: string, box: Games[G]["Box"], speaker: Speaker) => string;
}

/** A game's part of the client: loaded when its table is. */
export interface GameModule<G extends GameName> {
  Board: Component<BoardProps<G>>;
  /** Cuts what happens into what is shown one after the other. */
  cut: Cut<G>;
  /** What of the others' doings is told again when it is one's turn. */
  worth: Worth<G>;
  /** Beside the board, above the story: what has happened last. */
  Latest?: Component<{ story: Line<G>[]; box: Games[G]["Box"]; speaker: Speaker }>;
  /** Explains a card or another thing of the box, for the log and the glossary. */
  Thing: Component<{ id: string; box: Games[G]["Box"]; speaker: Speaker; large?: boolean }>;
  /** What is in the box, kind by kind. */
  gallery: Gallery<G>;
  /** Whether each thing is drawn as a card, which needs no sheet below it. */
  thingsAreCards?: boolean;
  /** Whether its board has the same place whatever is said: on a phone hints lie above it. */
  keepsSize?: boolean;
  /** Shows a sentence of the story, where it holds more than words. */
  Sentence?: Component<{ text: string; speaker: Speaker }>;
}
