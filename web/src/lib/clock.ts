/** ClocksShown: how much time is left, and how it is shown. */

import type { SeatClock } from "../games/contract";
import type { ClocksShown, Settings } from "./messages";

export const DAY = 86_400_000;
export const SHORT = 10_000; // ms: hurry

/** The time that a seat begins with, in ms; 0: the table plays without clocks. */
export function wholeOf(clock: Settings["clock"]): number {
  switch (clock.kind) {
    case "none":
      return 0;
    case "correspondence":
      return clock.days * DAY;
    default:
      return clock.seconds * 1000;
  }
}

/** The clock of a seat, as it was told at a time. */
export function clockOf(clocks: ClocksShown, seat: number, at: number, whole: number): SeatClock {
  return { whole, left: clocks.left[seat] ?? 0, at, running: clocks.running.includes(seat) };
}

/** What is left of it now. */
export function leftOf(clock: SeatClock, now: number): number {
  return clock.running ? clock.left - Math.max(0, now - clock.at) : clock.left;
}

/** In how many ms a clock that is running gets short; null: it is, or is not running. */
export function shortIn(clock: SeatClock | null | undefined, now: number): number | null {
  if (!clock?.running) return null;
  const left = leftOf(clock, now) - SHORT;
  return left > 0 ? left : null;
}

/** Digits, 4:05 or 1:02:09; what has begun counts as a whole second. */
export function face(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (part: number): string => String(part).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
