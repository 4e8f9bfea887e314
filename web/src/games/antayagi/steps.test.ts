import { describe, expect, test } from "vitest";
import { READ, tell } from "./steps";
import type { Happening, Seen, View } from "./things";

const card = (object: Seen["object"], back: Seen["back"], isPrivate = false): Seen => ({
  object,
  back,
  private: isPrivate,
  object_seen: 0,
  back_seen: 0,
  era: 0,
});

function view(changes: Partial<View> = {}): View {
  const hand = [card(null, "plain"), card(null, "sabotage"), card(null, "plain")];
  const seat = { hand, area: [], points: 0, target: 5 };
  return {
    seats: [seat, seat, seat],
    active: 0,
    chosen: 1,
    shown: [null, null],
    laid: null,
    ...changes,
  } as View;
}

const revealed: Happening = {
  event: "revealed",
  seat: 0,
  slot: 1,
  object: "bone",
  player: 1,
  player_slot: 0,
  player_object: "hat",
};

describe("what happened is told one thing after the other", () => {
  test("a card that is laid down goes to its owner's place in the middle", () => {
    const told = tell([{ event: "laid", seat: 0, slot: 1 }], view(), view(), 0);
    expect(told.flights).toMatchObject([
      { from: "hand/0/1", legs: [{ to: "middle/0" }], first: "sabotage", turn: null },
    ]);
  });

  test("nobody sees which card another one lays down", () => {
    const told = tell([{ event: "laid", seat: 1, slot: null }], view(), view(), 0);
    expect(told.flights).toMatchObject([
      { from: "hand/1", first: null, last: null, waits: false },
    ]);
  });

  test("both cards turn at the same time, wherever they were", () => {
    const before = view({ laid: 1 });
    const told = tell([{ event: "laid", seat: 1, slot: null }, revealed], before, view(), 0);
    const [theirs, mine] = told.flights;
    expect(told.flights).toHaveLength(2);
    expect(mine).toMatchObject({ from: "middle/0", first: "sabotage", last: "bone" });
    expect(theirs).toMatchObject({ from: "hand/1", last: "hat" });
    expect(mine?.turn).toBe(theirs?.turn);
  });

  test("what is cancelled goes on to the discards", () => {
    const equal: Happening = { ...revealed, player_object: "bone" };
    const told = tell([equal, { event: "cancelled", why: "equal" }], view(), view(), 0);
    expect(told.flights.map((one) => one.legs.at(-1)?.to)).toEqual(["discards", "discards"]);
  });

  test("each receives what the other revealed, from where it lies", () => {
    const before = view({ shown: [card("bone", null), card("hat", null)] });
    const told = tell(
      [
        { event: "received", seat: 0, object: "hat" },
        { event: "flipped", seat: 0, objects: ["bone", "fish"], backs: ["plain", "plain"] },
        { event: "received", seat: 1, object: "bone" },
      ],
      before,
      view(),
      0,
    );
    expect(told.flights).toMatchObject([
      { from: "middle/1", legs: [{ to: "area/0/hat" }] },
      { from: "middle/0", legs: [{ to: "area/1/bone" }] },
    ]);
    expect(told.turns).toMatchObject([{ places: ["hand/0/0", "hand/0/1"] }]);
    const starts = told.flights.map((one) => one.legs[0]?.start ?? 0);
    expect(starts[1]).toBeGreaterThan(starts[0] ?? 0);
  });

  test("a card that a Lollipop takes comes straight out of the hand", () => {
    const told = tell(
      [
        { event: "took", seat: 0, player: 1, slot: 2, object: "treasure" },
        { event: "received", seat: 0, object: "treasure" },
      ],
      view(),
      view(),
      0,
    );
    expect(told.flights).toMatchObject([
      { from: "hand/1/2", legs: [{ to: "area/0/treasure" }], last: "treasure" },
    ]);
    expect(told.flights[0]?.legs).toHaveLength(1);
  });

  test("drawn cards join at the right", () => {
    const drew: Happening = {
      event: "drew",
      seat: 0,
      back: "plain",
      object: null,
      private: false,
      top: null,
    };
    const told = tell([drew, drew], view(), view(), 0);
    expect(told.flights.map((one) => one.legs[0]?.to)).toEqual(["hand/0/1", "hand/0/2"]);
  });

  test("each sentence is told when its step is seen, and small things get none", () => {
    const told = tell(
      [
        { event: "laid", seat: 1, slot: null },
        revealed,
        { event: "let-be", seat: 0 },
        { event: "received", seat: 0, object: "hat" },
        { event: "flipped", seat: 0, objects: ["fish"], backs: ["plain"] },
      ],
      view(),
      view(),
      0,
    );
    expect(told.words.map((word) => word.happening.event)).toEqual([
      "revealed",
      "received",
      "flipped",
    ]);
    const [shown, got, turned] = told.words.map((word) => word.start);
    expect(got).toBeGreaterThan(shown ?? 0);
    expect(turned).toBe(told.turns[0]?.start);
  });

  test("each sentence stands long enough to be read", () => {
    const received: Happening = { event: "received", seat: 0, object: "hat" };
    const chose: Happening = { event: "chose", seat: 0, player: 1 };
    const told = tell([chose, received, received], view(), view(), 0);
    expect(told.words.map((word) => word.start)).toEqual([0, READ, 2 * READ]);
    expect(told.lasts).toBeGreaterThanOrEqual(3 * READ);
  });

  test("nothing to see takes no time", () => {
    expect(tell([{ event: "let-be", seat: 0 }], view(), view(), 0).lasts).toBe(0);
  });
});
