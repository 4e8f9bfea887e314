/** How the island looks after one happening, between two views of it.
 *
 * No rule: a happening says what it changes, and what it does not say is taken from the view after
 * all of them.
 */

import type { Games, tanxi } from "../../lib/messages";

export type TanxiEvent = Games["tanxi"]["Event"];
type SeatSide = tanxi.SeatView;

const HAND: (keyof SeatSide)[] = ["hand", "cards", "known", "remembered", "gear"];
const STRENGTH: (keyof SeatSide)[] = ["attack", "defence", "dice"];
const TOKENS: (keyof SeatSide)[] = ["gems", "fire", "ice"];
const WHO: (keyof SeatSide)[] = ["character", "maximum", "hearts", "standing", "cell"];

/** The island after this happening, on the way to `after`. */
export function pictured(view: tanxi.View, one: TanxiEvent, after: tanxi.View): tanxi.View {
  switch (one.event) {
    case "moved":
    case "landed":
    case "shoved":
      return withSide(view, one.seat, (side) => ({ ...side, cell: one.cell }));
    case "returned":
      return withSide(adopted(view, after, one.seat, ["standing", "still"]), one.seat, (side) => ({
        ...side,
        cell: one.cell,
        hearts: one.hearts,
      }));
    case "swapped":
      return adopted(adopted(view, after, one.seat, ["cell"]), after, one.player, ["cell"]);
    case "lost":
      return withHearts(view, one.seat, -one.hearts);
    case "healed":
      return withHearts(view, one.seat, one.hearts);
    case "fell":
      return adopted(view, after, one.seat, ["cell", "hearts", "standing", "still"]);
    case "stood-up":
      return adopted(view, after, one.seat, ["standing", "still"]);
    case "unveiled":
      return adopted(view, after, one.seat, [...WHO, ...STRENGTH, ...TOKENS]);
    case "gained":
    case "forfeited":
    case "rewarded":
      return adopted(view, after, one.seat, TOKENS);
    case "round-began":
      return { ...view, round: one.round };
    case "woke":
      return { ...view, deities: [...view.deities, one.deity], asleep: view.asleep - 1 };
    case "fog-rose":
      return { ...view, fog: one.step };
    case "turn-began":
      return { ...view, active: one.seat };
    case "explored":
    case "sorted":
    case "scouted":
      return { ...view, decks: after.decks };
    case "met":
      return { ...view, monster: one.monster, lair: after.lair };
    case "froze":
    case "thawed":
      return { ...view, blocks: after.blocks, freezer: after.freezer };
    case "displayed":
      return { ...view, merchant: after.merchant };
    case "won":
      return { ...view, winner: one.seat };
    case "stole":
      return { ...held(held(view, after, one.seat), after, one.player), merchant: after.merchant };
    case "found":
    case "equipped":
    case "used":
    case "invoked":
    case "favoured":
    case "reloaded":
    case "paid":
    case "took":
    case "discarded":
    case "disarmed":
      return {
        ...held(view, after, one.seat),
        discards: after.discards,
        merchant: after.merchant,
        relics: after.relics,
      };
    default:
      return view;
  }
}

function held(view: tanxi.View, after: tanxi.View, seat: number): tanxi.View {
  return adopted(view, after, seat, [...HAND, ...STRENGTH, ...TOKENS]);
}

/** This seat as it will be, in these respects. */
function adopted(
  view: tanxi.View,
  after: tanxi.View,
  seat: number,
  names: (keyof SeatSide)[],
): tanxi.View {
  const later = after.seats[seat];
  if (!later) return view;
  const parts = Object.fromEntries(names.map((name) => [name, later[name]]));
  return withSide(view, seat, (side) => ({ ...side, ...parts }));
}

function withHearts(view: tanxi.View, seat: number, more: number): tanxi.View {
  return withSide(view, seat, (side) => ({
    ...side,
    hearts: Math.min(side.maximum, Math.max(0, side.hearts + more)),
  }));
}

function withSide(
  view: tanxi.View,
  seat: number,
  change: (side: SeatSide) => SeatSide,
): tanxi.View {
  const seats = view.seats.map((side, index) => (index === seat ? change(side) : side));
  return { ...view, seats };
}

/** The same, but this seat still holds what it held then. */
export function withHandOf(view: tanxi.View, then: tanxi.View, seat: number | null): tanxi.View {
  return seat === null ? view : adopted(view, then, seat, HAND);
}
