/** Speech bubbles: who has just said something, how long it hangs there, and where. */

import type { Line, Said } from "./messages";

const READING = 60; // ms for a letter
const SHORTEST = 4_000; // ms
const LONGEST = 12_000;
const GAP = 8; // px between a seat and its bubble, and to the edge of the window

/** What other players have said, the last of each seat; spectators sit nowhere. */
export function spoken(lines: readonly Line[], me: number | null): Map<number, Said> {
  const found = new Map<number, Said>();
  for (const line of lines) {
    if (!("act" in line) || line.act !== "said" || line.seat === null) continue;
    if (line.seat !== me && !line.hidden) found.set(line.seat, line);
  }
  return found;
}

/** How long it takes to notice and read this. */
export function hangsFor(words: string): number {
  return Math.min(LONGEST, SHORTEST + READING * words.length);
}

export interface Outline {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
  /** Where it points at its seat, from its own left edge. */
  tail: number;
  below: boolean;
}

/** Beside its seat, within the window: below those in the upper half, above the others. */
export function spotOf(seat: Outline, bubble: Pick<Outline, "width" | "height">, window: Outline): Spot {
  const middle = seat.left + Math.min(seat.width / 2, 40);
  const last = window.left + window.width - bubble.width - GAP;
  const left = Math.max(window.left + GAP, Math.min(middle - 32, last));
  const below = seat.top + seat.height / 2 < window.top + window.height / 2;
  const top = below ? seat.top + seat.height + GAP : seat.top - bubble.height - GAP;
  const lowest = window.top + window.height - bubble.height - GAP;
  return {
    left,
    top: Math.max(window.top + GAP, Math.min(top, lowest)),
    tail: Math.max(14, Math.min(middle - left, bubble.width - 14)),
    below,
  };
}
