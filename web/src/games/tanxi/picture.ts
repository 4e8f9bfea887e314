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
const RISEN: (keyof SeatSide)[] = ["standing", "still", ...STRENGTH];
const TOKENS: (keyof SeatSide)[] = ["gems", "fire", "ice"];
const WHO: (keyof SeatSide)[] = ["character", "maximum", "hearts", "standing", "cell"];

/** The island after this happening, on the way to `after`. */
export function pictured(view: tanxi.View, one: TanxiEvent, after: tanxi.View): tanxi.View {
  switch (one.event) {
    case "moved":
    case "landed":
      return withSide(view, one.seat, (side) => ({ ...side, cell: one.cell }));
    case "shoved":
      return withSide(view, one.player, (side) => ({ ...side, cell: one.cell }));
    case "returned":
      return withSide(adopted(view, after, one.seat, RISEN), one.seat, (side) => ({
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
      return adopted(view, after, one.seat, ["cell", "hearts", "fell_at", ...RISEN]);
    case "stood-up":
      return adopted(view, after, one.seat, RISEN);
    case "drafted":
      return adopted(view, after, one.seat, ["character"]);
    case "looked":
      return adopted(view, after, one.player, ["known", "remembered"]);
    case "affected":
      return adopted(view, after, one.seat, STRENGTH);
    case "cancelled":
      return spent(view, after, one.seat);
    case "attacked":
      return spent(spent(view, after, one.seat), after, one.player);
    case "fled":
      return { ...view, ...lairOf(after) };
    case "fought":
      return { ...spent(view, after, one.seat), ...lairOf(after) };
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
      return { ...lapsed(view, after), active: one.seat };
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
        decks: after.decks,
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

/** What held for somebody until this turn holds no more. */
function lapsed(view: tanxi.View, after: tanxi.View): tanxi.View {
  return view.seats.reduce((now, _, seat) => adopted(now, after, seat, STRENGTH), view);
}

/** What a fight has used up: orbs that are gone, and ammunition. */
function spent(view: tanxi.View, after: tanxi.View, seat: number): tanxi.View {
  const later = after.seats[seat];
  return withSide(adopted(view, after, seat, ["gear", ...STRENGTH]), seat, (side) => ({
    ...side,
    fire: side.fire && !!later?.fire,
    ice: side.ice && !!later?.ice,
  }));
}

/** The monster, or that it is gone: on the discards, or back in its deck. */
function lairOf({ monster, lair, decks, discards }: tanxi.View): Partial<tanxi.View> {
  return { monster, lair, decks, discards };
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
