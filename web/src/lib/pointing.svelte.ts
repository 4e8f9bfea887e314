/** What the reader of the story points at: boards light up what it speaks of. */

import type { Line } from "./messages";

class Pointing {
  line: Line | null = $state.raw(null);

  /** Whether the line that is pointed at says this of that field. */
  at(field: string, value: unknown): boolean {
    return !!this.line && (this.line as unknown as Record<string, unknown>)[field] === value;
  }

  /** Whether it speaks of whoever sits there. */
  atSeat(seat: number): boolean {
    return this.at("seat", seat) || this.at("player", seat);
  }
}

export const pointing = new Pointing();
