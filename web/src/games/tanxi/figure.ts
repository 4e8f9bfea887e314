/** Which equipped card is shown where on the figure. */

import type { tanxi } from "../../lib/messages";

export const PLACES = ["accessory", "head", "left", "chest", "right", "feet"] as const;
export type GearSlot = (typeof PLACES)[number];

/** Weapons go into the hands in their order; one for two hands is shown in both. */
export function placed(
  gear: tanxi.Gear[],
  cards: Record<string, tanxi.CardFace>,
): Partial<Record<GearSlot, tanxi.Gear>> {
  const found: Partial<Record<GearSlot, tanxi.Gear>> = {};
  for (const one of gear) {
    const card = cards[one.card];
    if (card?.place) {
      found[card.place] = one;
      continue;
    }
    if (card?.hands === 2) found.right = one;
    if (found.left) found.right = one;
    else found.left = one;
  }
  return found;
}
