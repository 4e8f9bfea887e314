import { expect, test } from "vitest";
import { around } from "./around";
import { inHand, isNoSabotage } from "./knowing";
import type { Seen } from "./things";

const CARD: Seen = {
  object: "bone",
  back: "sabotage",
  private: false,
  object_seen: 0,
  back_seen: 0,
  era: 0,
};

test("I see the backs of my cards, and of the others' the objects", () => {
  expect(inHand(CARD, 0, 0, true)).toEqual({ face: "sabotage", other: "bone" });
  expect(inHand(CARD, 1, 0, true)).toEqual({ face: "bone", other: "sabotage" });
});

test("a private card is held the other way round", () => {
  const card = { ...CARD, private: true };
  expect(inHand(card, 0, 0, true).face).toBe("bone");
  expect(inHand(card, 1, 0, true).face).toBe("sabotage");
});

test("without the memory aid only what is turned to me is shown", () => {
  expect(inHand(CARD, 0, 0, false)).toEqual({ face: "sabotage", other: null });
});

test("I see which of my cards are no Sabotage, unless I have to remember it", () => {
  const plain = { ...CARD, back: "plain" } as Seen;
  expect(isNoSabotage(CARD, true)).toBe(false);
  expect(isNoSabotage(plain, false)).toBe(true);
  const unseen = { ...CARD, private: true, back: null };
  expect(isNoSabotage(unseen, true)).toBe(true);
  expect(isNoSabotage(unseen, false)).toBe(false);
  expect(isNoSabotage({ ...plain, private: true }, false)).toBe(false);
});

test("a spectator is shown what is known", () => {
  expect(inHand(CARD, 0, null, false)).toEqual({ face: "bone", other: "sabotage" });
  const secret = { ...CARD, object: null };
  expect(inHand(secret, 0, null, true)).toEqual({ face: "sabotage", other: null });
});

test("the others sit clockwise, from my left to my right", () => {
  const spots = around(4, 2);
  expect(spots.map((one) => one.seat)).toEqual([3, 0, 1]);
  expect(spots[0]?.x).toBeLessThan(50);
  expect(spots[1]).toMatchObject({ x: 50, y: 0 });
  expect(spots[2]?.x).toBeGreaterThan(50);
});
