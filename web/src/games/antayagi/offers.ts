/** What is offered with a question: the moves come from the server, and go back as they are. */

import type { Question } from "../../lib/messages";
import type { Move, View } from "./things";

/** Moves that are told by a sentence on a button; the others by pressing somebody or a card. */
const SPOKEN: Move["do"][] = ["sabotage", "let-it-be", "take", "eat"];

export function spoken(moves: Move[]): Move[] {
  return moves.filter((move) => SPOKEN.includes(move.do));
}

/** The move of this kind with this card or this player, if it is offered. */
export function offered(moves: Move[], kind: Move["do"], number: number): Move | undefined {
  return moves.find(
    (move) =>
      move.do === kind &&
      (("slot" in move && move.slot === number) || ("player" in move && move.player === number)),
  );
}

/** What can be done with this card of mine. */
export function withCard(moves: Move[], slot: number): Move | undefined {
  return offered(moves, "lay", slot) ?? offered(moves, "sabotage", slot);
}

/** What the key of a digit does: a card, or whoever sits there, counted clockwise from my left.
 *
 * A Sabotage is pressed, never typed: nobody plays one by a slip.
 */
export function byDigit(moves: Move[], digit: number, others: number[]): Move | undefined {
  const slot = digit - 1;
  const partner = others[slot];
  return (
    offered(moves, "lay", slot) ??
    offered(moves, "take", slot) ??
    (partner === undefined ? undefined : offered(moves, "choose", partner))
  );
}

/** Out of whose hand I am to take a card. */
export function takenFrom(
  view: Pick<View, "active" | "chosen">,
  me: number | null,
  question: Question<"antayagi"> | null,
): number | null {
  if (question?.kind !== "take") return null;
  return view.active === me ? view.chosen : view.active;
}

export function same(one: Move | null, other: Move | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
