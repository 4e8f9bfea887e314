/** Cards that have come into one's hand, until one has looked at them. */

import { untrack } from "svelte";
import type { tanxi } from "../../lib/messages";

export class NewCards {
  #fresh: string[] = $state.raw([]);
  #held: string[] | null = null; // and worn: what is taken off is not new

  constructor(mine: () => tanxi.SeatView | null) {
    $effect.pre(() => {
      const one = mine();
      if (one?.hand) untrack(() => this.#hold(one.hand ?? [], one.gear));
    });
  }

  get count(): number {
    return this.#fresh.length;
  }

  has(card: string): boolean {
    return this.#fresh.includes(card);
  }

  looked(card: string): void {
    if (this.has(card)) this.#fresh = this.#fresh.filter((one) => one !== card);
  }

  #hold(hand: readonly string[], gear: readonly tanxi.Gear[]): void {
    const held = [...hand, ...gear.map(({ card }) => card)];
    const before = [...(this.#held ?? held)];
    const come = held.filter((card) => {
      const at = before.indexOf(card);
      if (at >= 0) before.splice(at, 1);
      return at < 0;
    });
    this.#fresh = [...this.#fresh, ...come].filter((card) => hand.includes(card));
    this.#held = held;
  }
}
