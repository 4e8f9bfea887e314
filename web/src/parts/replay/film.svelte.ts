/** A finished game with somebody's eyes, fetched page by page while it is watched. */

import { api } from "../../lib/api";
import type { GameName, Refusal } from "../../lib/messages";
import { refusalIn } from "../../lib/refused";
import { type Eyes, nextPage, PAGE, type Reel, wind } from "../../lib/replaying";

export class Film {
  reel: Reel | null = $state.raw(null);
  /** Why something is missing. */
  problem: Refusal | null = $state.raw(null);
  /** The moment that is looked at: its page comes first. */
  wanted = 0;

  #code: string;
  #eyes: Eyes;
  #left = false;

  constructor(code: string, eyes: Eyes, wanted: number) {
    this.#code = code;
    this.#eyes = eyes;
    this.wanted = wanted;
    void this.load();
  }

  /** Fetch what is missing. */
  async load(): Promise<void> {
    this.problem = null;
    try {
      for (let first = this.#next(); first !== null; first = this.#next()) {
        const page = await api.replay<GameName>(this.#code, String(this.#eyes), first, PAGE);
        // An address may name a moment after the end: then the end is wanted.
        this.wanted = Math.min(this.wanted, page.entries);
        this.reel = wind(this.reel, page);
      }
    } catch (wrong) {
      this.problem = refusalIn(wrong);
    }
  }

  leave(): void {
    this.#left = true;
  }

  #next(): number | null {
    return this.#left ? null : nextPage(this.reel, this.wanted);
  }
}
