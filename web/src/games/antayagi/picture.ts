/** How the table looks after one happening, between two views of it.
 *
 * No rule: each happening says itself which cards go where. What it does not say, such as how many
 * points somebody has now, is taken from the view after all of them.
 */

import type { Happening, Seen, View } from "./things";

type SeatSide = View["seats"][number];

/** The table after the happening at `at`, of those after which it looks like `after`. */
export function pictured(view: View, happenings: Happening[], at: number, after: View): View {
  const one = happenings[at];
  const rest = happenings.slice(at + 1);
  const taken = happenings[at - 1]?.event === "took"; // this says where that card goes
  switch (one?.event) {
    case undefined:
      return view;
    case "chose":
      return { ...view, active: one.seat, chosen: one.player };
    case "laid":
      return {
        ...view,
        asked: view.asked.filter((seat) => seat !== one.seat),
        laid: one.seat === view.seat ? one.slot : view.laid,
      };
    case "revealed":
      return { ...revealed(view, one), question: after.question };
    case "sabotaged": {
      const card = { ...cardAt(view, one.seat, one.slot), object: one.object };
      const left = withoutCard(view, one.seat, one.slot);
      return { ...thrown(left, [card]), sabotages: view.sabotages + 1 };
    }
    case "cancelled": {
      const cards = view.shown.filter((card) => card !== null);
      return { ...thrown(view, cards), shown: [null, null] };
    }
    case "received": {
      const [card, left] = lifted(view, one.object, taken);
      return scored(gained(left, one.seat, card), one.seat, rest, after);
    }
    case "discarded": {
      const [card, left] = lifted(view, one.object, taken);
      return thrown(left, [card]);
    }
    case "took":
      return withoutCard(view, one.player, one.slot);
    case "flipped":
      return withSide(view, one.seat, (side) => ({
        ...side,
        hand: side.hand.map((card, slot) => ({
          ...card,
          object: one.objects[slot] ?? card.object,
          back: one.backs[slot] ?? card.back,
          private: !card.private,
        })),
      }));
    case "hand-discarded": {
      const hand = view.seats[one.seat]?.hand ?? [];
      const cards = one.objects.map((object, slot) => ({ ...cardOf(hand[slot]), object }));
      return thrown(withSide(view, one.seat, (side) => ({ ...side, hand: [] })), cards);
    }
    case "ate":
      return scored(eaten(view, one.seat, ["t-rex", one.food]), one.seat, rest, after);
    case "reshuffled":
      return { ...view, discards: [], pile: one.cards, top: topOf(rest, after) };
    case "drew":
      return drawn(view, one, after);
    case "turn-passed":
      return { ...view, active: one.seat, chosen: null };
    case "won":
      return { ...view, winner: one.seat };
    case "let-be":
    case "kept":
    case "passed-over":
    case "stuck":
      return view;
  }
}

function revealed(view: View, one: Extract<Happening, { event: "revealed" }>): View {
  const first = { ...cardAt(view, one.seat, one.slot), object: one.object };
  const second = { ...cardAt(view, one.player, one.player_slot), object: one.player_object };
  const left = withoutCard(withoutCard(view, one.seat, one.slot), one.player, one.player_slot);
  return { ...left, shown: [first, second], laid: null };
}

/** A card that lies in the middle is picked up, unless one has been taken out of a hand. */
function lifted(view: View, object: Seen["object"], taken: boolean): [Seen, View] {
  if (taken) return [{ ...cardOf(null), object }, view];
  const place = view.shown.findIndex((card) => card?.object === object);
  const shown = view.shown.map((card, index) => (index === place ? null : card)) as View["shown"];
  return [{ ...cardOf(view.shown[place]), object }, { ...view, shown }];
}

function gained(view: View, seat: number, card: Seen): View {
  return withSide(view, seat, (side) => ({ ...side, area: [...side.area, card] }));
}

function eaten(view: View, seat: number, objects: Seen["object"][]): View {
  const area = [...(view.seats[seat]?.area ?? [])];
  const gone = objects.flatMap((object) => {
    const at = area.findIndex((card) => card.object === object);
    return at < 0 ? [] : area.splice(at, 1);
  });
  return thrown(withSide(view, seat, (side) => ({ ...side, area })), gone);
}

function drawn(view: View, one: Extract<Happening, { event: "drew" }>, after: View): View {
  const slot = view.seats[one.seat]?.hand.length ?? 0;
  const card = after.seats[one.seat]?.hand[slot] ?? { ...cardOf(null), back: one.back };
  const more = withSide(view, one.seat, (side) => ({ ...side, hand: [...side.hand, card] }));
  return { ...more, pile: view.pile - 1, top: one.top };
}

/** The back that lies on top of a new pile: that of the card that is drawn from it next. */
function topOf(rest: Happening[], after: View): View["top"] {
  const next = rest.find((one) => one.event === "drew");
  return next ? next.back : after.top;
}

/** Points count with the last card that comes or goes. */
function scored(view: View, seat: number, rest: Happening[], after: View): View {
  const more = rest.some(
    (one) => (one.event === "received" || one.event === "ate") && one.seat === seat,
  );
  const points = after.seats[seat]?.points;
  if (more || points === undefined) return view;
  return withSide(view, seat, (side) => ({ ...side, points }));
}

function thrown(view: View, cards: Seen[]): View {
  return { ...view, discards: [...view.discards, ...cards] };
}

function withSide(view: View, seat: number, change: (side: SeatSide) => SeatSide): View {
  const seats = view.seats.map((side, index) => (index === seat ? change(side) : side));
  return { ...view, seats };
}

function withoutCard(view: View, seat: number, slot: number): View {
  const gone = (_: Seen, index: number): boolean => index !== slot;
  return withSide(view, seat, (side) => ({ ...side, hand: side.hand.filter(gone) }));
}

function cardAt(view: View, seat: number, slot: number): Seen {
  return cardOf(view.seats[seat]?.hand[slot]);
}

function cardOf(card: Seen | null | undefined): Seen {
  const unknown = { object: null, back: null, private: false, object_seen: 0, back_seen: 0, era: 0 };
  return card ?? unknown;
}
