/** What weapons can do from where one stands, as far as the table was asked. */

import type { tanxi } from "../../lib/messages";
import { isFight } from "./fights";
import type { TanxiMove } from "./offers";

const named = (weapons: string[]): string => weapons.join(" ");

export class Aiming {
  #known: ReadonlyMap<string, tanxi.Aimed> = $state.raw(new Map());
  #times = 0; // it was forgotten: what was asked before is of no use
  readonly #ask: (weapons: string[]) => Promise<tanxi.Aimed | null>;

  constructor(ask: (weapons: string[]) => Promise<tanxi.Aimed | null>) {
    this.#ask = ask;
  }

  with(weapons: string[]): tanxi.Aimed | undefined {
    return this.#known.get(named(weapons));
  }

  forget(): void {
    this.#times += 1;
    this.#known = new Map();
  }

  async learn(weapons: string[]): Promise<void> {
    if (this.with(weapons)) return;
    const times = this.#times;
    const found = await this.#ask(weapons);
    if (found && times === this.#times) {
      this.#known = new Map(this.#known).set(named(weapons), found);
    }
  }

  /** With all weapons that these moves would use. */
  learnAll(moves: TanxiMove[]): void {
    const sets = new Map(moves.filter(isFight).map(({ weapons }) => [named(weapons), weapons]));
    for (const weapons of sets.values()) void this.learn(weapons);
  }
}
