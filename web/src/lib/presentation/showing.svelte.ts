/** What is shown of a table, in this page: the presenter, its timer, and whoever looks away. */

import type { GameName, Line } from "../messages";
import { settings } from "../settings.svelte";
import type { Known } from "../stream";
import { atAGlance, type Cut } from "./beats";
import { FACTORS, gamesPlayed, paceOf } from "./pace";
import { Presenter, type ShownTable } from "./presenter";

const WRITES = "input, textarea, select, dialog";

/** By how much everything takes longer than usual, as it was chosen on this device. */
export function chosenPace(): number {
  return FACTORS[paceOf(settings.pace, gamesPlayed())];
}

export class Showing<G extends GameName = GameName> {
  shown: ShownTable<G>;
  /** How this game cuts what happens; until its board is there, nothing takes time. */
  cut: Cut<G> | null = null;
  #presenter: Presenter<G>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    known: Known<G>,
    me: number | null,
    readonly now: () => number,
    /** By how much everything takes longer than usual. */
    readonly pace: () => number,
  ) {
    this.#presenter = this.#from(known, me);
    this.shown = $state.raw(this.#presenter.shown);
    document.addEventListener("visibilitychange", this.#hidden);
  }

  leave(): void {
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#hidden);
  }

  /** All is known anew: nothing of it is shown happening. */
  begin(known: Known<G>, me: number | null): void {
    this.#presenter = this.#from(known, me);
    this.#follow();
  }

  hear(known: Known<G>, lines: Line<G>[]): void {
    this.#presenter.hear(known, lines, this.now());
    if (document.hidden) this.#presenter.finish();
    this.#follow();
  }

  /** A press, or a key: enough of what is being shown. */
  skip = (): void => {
    this.#presenter.finish();
    this.#follow();
  };

  /** Space or Escape do what a press on the board does, unless somebody writes. */
  skipByKey = (event: KeyboardEvent): void => {
    const elsewhere = (event.target as HTMLElement).closest(WRITES);
    if (!this.shown.busy || elsewhere || (event.key !== " " && event.key !== "Escape")) return;
    event.preventDefault();
    event.stopPropagation();
    this.skip();
  };

  #from(known: Known<G>, me: number | null): Presenter<G> {
    const cut: Cut<G> = (happened) => (this.cut ?? atAGlance)(happened);
    return new Presenter(known, me, cut, () => this.#pace);
  }

  get #pace(): number {
    return this.cut ? this.pace() : 0;
  }

  #hidden = (): void => {
    if (document.hidden) this.skip();
  };

  #follow(): void {
    clearTimeout(this.#timer);
    this.shown = this.#presenter.shown;
    const { due } = this.#presenter;
    if (due !== null) this.#timer = setTimeout(this.#tick, Math.max(0, due - this.now()));
  }

  #tick = (): void => {
    this.#presenter.tick(this.now());
    this.#follow();
  };
}
