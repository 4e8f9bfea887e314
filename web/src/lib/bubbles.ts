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

export type BubbleSize = Pick<Outline, "width" | "height">;
/** Where it is, seen from its seat. */
type Side = "below" | "above" | "right" | "left";

export interface Spot {
  left: number;
  top: number;
  side: Side;
  /** Where it points at its seat, from its own left or upper edge; null: it had to give way, and does not. */
  tail: number | null;
}

/** Beside their seats, in the order in which they spoke: on no other seat, and on no other bubble. */
export function spotsOf(
  speakers: readonly { seat: Outline; bubble: BubbleSize }[],
  seats: readonly Outline[],
  window: Outline,
): Spot[] {
  const bubbles: Outline[] = [];
  return speakers.map(({ seat, bubble }) => {
    const others = seats.filter((one) => !meet(one, seat));
    const found = freeSpot(seat, bubble, others, bubbles, window);
    bubbles.push({ ...bubble, left: found.left, top: found.top });
    return found;
  });
}

function freeSpot(
  seat: Outline,
  bubble: BubbleSize,
  others: readonly Outline[],
  bubbles: readonly Outline[],
  window: Outline,
): Spot {
  const isFree = (spot: Spot, taken: readonly Outline[]): boolean =>
    !taken.some((one) => meet({ ...bubble, left: spot.left, top: spot.top }, one));
  const usual = spotOf(seat, bubble, window);
  const all = [usual, ...spotsBeside(seat, bubble, window)];
  const best = all.find((spot) => isFree(spot, [...others, ...bubbles]));
  if (best) return best;
  const onNobody = all.find((spot) => isFree(spot, others)) ?? usual;
  return givingWay(onNobody, bubble, [...others, ...bubbles], window);
}

/** Beside its seat, within the window: below those in the upper half, above the others. */
export function spotOf(seat: Outline, bubble: BubbleSize, window: Outline): Spot {
  const middle = seat.left + Math.min(seat.width / 2, 40);
  const last = window.left + window.width - bubble.width - GAP;
  const left = Math.max(window.left + GAP, Math.min(middle - 32, last));
  const below = seat.top + seat.height / 2 < window.top + window.height / 2;
  const top = below ? seat.top + seat.height + GAP : seat.top - bubble.height - GAP;
  return {
    left,
    top: within(top, bubble, window),
    side: below ? "below" : "above",
    tail: Math.max(14, Math.min(middle - left, bubble.width - 14)),
  };
}

/** Right and left of its seat, where there is room. */
function spotsBeside(seat: Outline, bubble: BubbleSize, window: Outline): Spot[] {
  const right = seat.left + seat.width + GAP;
  const left = seat.left - bubble.width - GAP;
  const top = within(seat.top, bubble, window);
  const tail = Math.max(14, Math.min(seat.top + seat.height / 2 - top, bubble.height - 14));
  const spots: Spot[] = [];
  if (right + bubble.width + GAP <= window.left + window.width) {
    spots.push({ left: right, top, side: "right", tail });
  }
  if (left >= window.left + GAP) spots.push({ left, top, side: "left", tail });
  return spots;
}

/** As near as nothing is in the way. */
function givingWay(spot: Spot, bubble: BubbleSize, taken: readonly Outline[], window: Outline): Spot {
  const up = spot.side === "above";
  let top = spot.top;
  for (let tries = 0; tries <= taken.length; tries++) {
    const met = taken.find((one) => meet({ ...bubble, left: spot.left, top }, one));
    if (!met) break;
    top = up ? met.top - bubble.height - GAP : met.top + met.height + GAP;
  }
  return { ...spot, top: within(top, bubble, window), tail: null };
}

function within(top: number, bubble: BubbleSize, window: Outline): number {
  const lowest = window.top + window.height - bubble.height - GAP;
  return Math.max(window.top + GAP, Math.min(top, lowest));
}

function meet(one: Outline, other: Outline): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
