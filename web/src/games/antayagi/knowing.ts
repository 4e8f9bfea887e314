/** Which side of a card is turned to whom. What is on it the view says, or keeps to itself. */

import type { Seen, Side } from "./things";

/** A card as it is shown: the side that is seen, and the other one as far as it is known. */
export interface Shown {
  face: Side | null;
  other: Side | null;
}

/** A card in a hand. `eyes` null: a spectator's, or all in a replay, who are shown all there is. */
export function inHand(card: Seen, owner: number, eyes: number | null, remember: boolean): Shown {
  if (eyes === null) return bothSides(card);
  const seesObject = (owner === eyes) === card.private;
  const face = seesObject ? card.object : card.back;
  const other = seesObject ? card.back : card.object;
  return { face, other: remember ? other : null };
}

/** Whether its owner sees, or is reminded, that this card of theirs cannot be played as Sabotage. */
export function isNoSabotage(card: Seen, remember: boolean): boolean {
  const knowsBack = remember || !card.private;
  return knowsBack && card.back !== "sabotage";
}

/** A card that lies open. */
export function open(card: Seen): Shown {
  return { face: card.object, other: null };
}

function bothSides({ object, back }: Seen): Shown {
  return object ? { face: object, other: back } : { face: back, other: null };
}
