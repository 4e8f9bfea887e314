/** Answers that can be left standing for windows to come. */

import type { Move } from "./things";

/** None, letting it be, and each card by its place: which can sabotage, the referee judges then.
 *
 * What stands is among them, also when the hand has become smaller since.
 */
export function standings(cards: number, standing: Move | null): (Move | null)[] {
  const places = standing?.do === "sabotage" ? Math.max(cards, standing.slot + 1) : cards;
  const sabotages = Array.from({ length: places }, (_, slot): Move => ({ do: "sabotage", slot }));
  return [null, { do: "let-it-be" }, ...sabotages];
}
