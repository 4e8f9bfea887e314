/** What the page gives to the board of a game, and what the board may do. It holds no rule. */

import type { Component } from "svelte";
import type { GameName, Games, Line, Question, Refusal } from "../lib/messages";
import type { Speaker } from "../lib/speaker";

/** Somebody at the table, as the page shows them. */
export interface Sitter {
  name: string;
  bot: string | null; // the level of a bot that plays here, for good or for a while
  asleep: boolean; // a person's seat that a bot plays for now
  connected: boolean;
  colour: string; // a CSS colour of their own, dark enough for white text
}

export interface BoardProps<G extends GameName> {
  /** What may be known now. */
  view: Games[G]["View"];
  /** Whose eyes; null: a spectator's, or all in a replay. */
  me: number | null;
  sitters: Sitter[];
  /** Speaks of this game, to `me`. */
  speaker: Speaker;
  /** What is asked of me; null: nothing (and always null in a replay). */
  question: Question<G> | null;
  /** The latest happenings, each batch with a number of its own: show them happen. */
  news: { number: number; lines: Line<G>[] };
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
  /** Let the others watch what one is thinking about. */
  draft: (draft: Record<string, unknown>) => void;
  /** Show a rule, by its id. */
  showRule: (id: string) => void;
}

/** A game's part of the client: loaded when its table is. */
export interface GameModule<G extends GameName> {
  Board: Component<BoardProps<G>>;
  /** Explains a card or another thing of the box, for the log and the glossary. */
  Thing?: Component<{ id: string; speaker: Speaker }>;
}
