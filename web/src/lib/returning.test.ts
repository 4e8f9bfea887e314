import { expect, test } from "vitest";
import { Returning } from "./returning";

test("pauses grow twofold, up to half a minute", () => {
  const returning = new Returning();
  const pauses = Array.from({ length: 9 }, () => returning.pause(0, 1));
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test("no two pages come back at the same moment", () => {
  const [soon, late] = [new Returning().pause(0, 0), new Returning().pause(0, 0.9)];
  expect([soon, late]).toEqual([250, 475]);
});

test("a table that answers and closes again at once is not run over", () => {
  const returning = new Returning();
  const pauses = [0, 1, 2, 3].map((second) => {
    returning.isThere(second * 1000);
    return returning.pause(second * 1000 + 900, 1);
  });
  expect(pauses).toEqual([500, 1000, 2000, 4000]);
});

test("a socket that has held for a while begins anew", () => {
  const returning = new Returning();
  for (let attempt = 0; attempt < 5; attempt++) returning.pause(0, 1);
  returning.isThere(1000);
  returning.isThere(9000); // the room is told again and again
  expect(returning.pause(11_000, 1)).toBe(500);
});
