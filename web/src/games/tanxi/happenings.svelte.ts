/** What has just happened, shown on the board: dice in turn, life that comes and goes. */

import { untrack } from "svelte";
import type { Line } from "../../lib/messages";
import { settings } from "../../lib/settings.svelte";
import type { BoardProps } from "../contract";
import { type Float, floatsIn, type Throw, throwsIn } from "./news";

const LAST_STAYS = 6000; // ms
const STAYS = 2200; // while others wait
const MOST = 5; // that wait: whoever comes back later does not see them all

export class Happenings {
  #throws: Throw[] = $state.raw([]);
  floats: Float[] = $state.raw([]);

  constructor(props: () => BoardProps<"tanxi">) {
    $effect(() => {
      const { number, lines } = props().news;
      untrack(() => this.#happen(number, lines, props().view.seats.map((one) => one.cell)));
    });
    $effect(() => {
      if (!this.thrown) return;
      const stays = (this.#throws.length > 1 ? STAYS : LAST_STAYS) / settings.speed;
      const timer = setTimeout(() => this.next(), stays);
      return () => clearTimeout(timer);
    });
  }

  /** The dice that are shown now. */
  get thrown(): Throw | null {
    return this.#throws[0] ?? null;
  }

  /** How many others wait to be shown. */
  get waiting(): number {
    return Math.max(0, this.#throws.length - 1);
  }

  next(): void {
    this.#throws = this.#throws.slice(1);
  }

  /** Somebody goes on playing: they have seen enough. */
  hush(): void {
    this.#throws = [];
  }

  #happen(number: number, lines: Line<"tanxi">[], cells: (string | null)[]): void {
    this.#throws = [...this.#throws, ...throwsIn(number, lines)].slice(-MOST);
    this.floats = settings.motion === "full" ? floatsIn(number, lines, cells) : [];
  }
}
