import { expect, test } from "vitest";
import { hangsFor, type Outline, spoken, spotOf, spotsOf } from "./bubbles";
import type { Line } from "./messages";

const said = (seat: number | null, text: string): Line =>
  ({ act: "said", seat, name: "Ana", text, phrase: null }) as Line;

test("the last thing that each of the others has said", () => {
  const lines = [said(0, "a"), said(1, "b"), said(null, "from outside"), said(0, "c")];
  const found = spoken([...lines, said(3, "me"), { act: "resigned", seat: 2 } as Line], 3);
  expect([...found].map(([seat, line]) => [seat, line.text])).toEqual([
    [0, "c"],
    [1, "b"],
  ]);
});

test("long words hang longer, but not for ever", () => {
  expect(hangsFor("Hm")).toBeLessThan(hangsFor("Let us not do that again"));
  expect(hangsFor("x".repeat(300))).toBe(12_000);
});

const WINDOW = { left: 0, top: 50, width: 390, height: 700 };
const BUBBLE = { width: 200, height: 60 };

test("below a seat in the upper half, above one in the lower", () => {
  const above = spotOf({ left: 20, top: 60, width: 150, height: 80 }, BUBBLE, WINDOW);
  expect(above).toEqual({ left: 28, top: 148, side: "below", tail: 32 });
  const below = spotOf({ left: 20, top: 600, width: 150, height: 80 }, BUBBLE, WINDOW);
  expect(below).toMatchObject({ top: 532, side: "above" });
});

test("it never leaves the window, and still points at its seat", () => {
  const spot = spotOf({ left: 340, top: 60, width: 45, height: 40 }, BUBBLE, WINDOW);
  expect(spot).toMatchObject({ left: 182, tail: 180.5 });
  const low = spotOf({ left: 0, top: 30, width: 10, height: 900 }, BUBBLE, WINDOW);
  expect(low.top).toBe(58);
});

const seatAt = (left: number, top: number): Outline => ({ left, top, width: 120, height: 80 });
const saying = (seats: Outline[]) => seats.map((seat) => ({ seat, bubble: BUBBLE }));

test("three who speak at once on a phone are all to be read, the first of them at their seat", () => {
  const seats = [seatAt(5, 60), seatAt(135, 60), seatAt(265, 60)];
  const spots = spotsOf(saying(seats), seats, WINDOW);
  expect(spots.map(({ top }) => top)).toEqual([148, 216, 284]);
  expect(spots.map(({ tail }) => tail !== null)).toEqual([true, false, false]);
});

test("where seats are below one another, a bubble is beside its own", () => {
  const desk = { left: 0, top: 50, width: 1040, height: 700 };
  const seats = [seatAt(8, 60), seatAt(8, 145), seatAt(8, 230)];
  const spots = spotsOf(saying(seats), seats, desk);
  expect(spots.map(({ side, left, top }) => [side, left, top])).toEqual([
    ["right", 136, 60],
    ["right", 136, 145],
    ["below", 16, 318],
  ]);
});

test("who sits below gives way upwards, and nobody out of the window", () => {
  const seats = [seatAt(5, 600), seatAt(135, 600)];
  const spots = spotsOf(saying(seats), seats, WINDOW);
  expect(spots.map(({ top }) => top)).toEqual([532, 464]);
  const many = spotsOf(saying(Array(20).fill(seatAt(5, 60))), [], WINDOW);
  expect(Math.max(...many.map(({ top }) => top))).toBeLessThanOrEqual(50 + 700 - 60);
});
