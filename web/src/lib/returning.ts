/** When to come back to a table whose socket has closed: soon at first, then less and less often. */

const FIRST = 500; // ms
const LONGEST = 30_000;
const LASTING = 10_000; // ms after which a socket has held, and pauses begin anew

export class Returning {
  #attempts = 0;
  #since: number | null = null;

  /** The table has answered. */
  isThere(now: number): void {
    this.#since ??= now;
  }

  /** The socket has closed: the pause before the next attempt, in ms, by a lot from 0 to 1. */
  pause(now: number, lot = Math.random()): number {
    if (this.#since !== null && now - this.#since >= LASTING) this.#attempts = 0;
    this.#since = null;
    const whole = Math.min(FIRST * 2 ** this.#attempts++, LONGEST);
    return whole * (0.5 + lot / 2);
  }
}
