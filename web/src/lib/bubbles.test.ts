import { expect, test } from "vitest";
import { hangsFor, spoken, spotOf } from "./bubbles";
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
  expect(above).toEqual({ left: 28, top: 148, tail: 32, below: true });
  const below = spotOf({ left: 20, top: 600, width: 150, height: 80 }, BUBBLE, WINDOW);
  expect(below).toMatchObject({ top: 532, below: false });
});

test("it never leaves the window, and still points at its seat", () => {
  const spot = spotOf({ left: 340, top: 60, width: 45, height: 40 }, BUBBLE, WINDOW);
  expect(spot).toMatchObject({ left: 182, tail: 180.5 });
  const low = spotOf({ left: 0, top: 30, width: 10, height: 900 }, BUBBLE, WINDOW);
  expect(low.top).toBe(58);
});
