/** What a game is at a glance: its goal, a turn, its pieces. What is said are keys of texts. */

import type { Component } from "svelte";
import type { SvelteHTMLElements } from "svelte/elements";

/** A picture, and the key of the sentence to it. */
export interface Glanced {
  Picture: Component<SvelteHTMLElements["svg"]>;
  says: string;
}

export interface GameGlance {
  goal: Glanced;
  turn: Glanced[];
  pieces: Glanced[];
}
