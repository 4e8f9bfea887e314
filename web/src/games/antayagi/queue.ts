/** When each thing is shown that happens faster than it can be seen. Times are in ms. */

/** How fast, by how many others are shown or wait when it comes. */
const PACES = [1, 1, 0.8];
const FASTEST = 0.65;
const LONG_PAST = 3000;

/** The time that something has to be seen. */
export interface Slot {
  start: number;
  end: number;
  pace: number; // of its usual time
}

/** One after the other, and sooner over the more there are.
 *
 * Before something is shown long after it happened, what waits in front of it is given up.
 */
export class Queue {
  #slots: Slot[] = [];

  put(now: number, lasts: number): Slot {
    this.#slots = this.#slots.filter((slot) => slot.end > now);
    if (this.#free(now) - now > LONG_PAST) {
      this.#slots = this.#slots.filter((slot) => slot.start <= now);
    }
    const start = this.#free(now);
    const pace = PACES[this.#slots.length] ?? FASTEST;
    const slot = { start, end: start + lasts * pace, pace };
    this.#slots.push(slot);
    return slot;
  }

  /** Whether it is shown, or will be. */
  holds(slot: Slot): boolean {
    return this.#slots.includes(slot);
  }

  clear(): void {
    this.#slots = [];
  }

  #free(now: number): number {
    return this.#slots.at(-1)?.end ?? now;
  }
}
