import { expect, test } from "vitest";
import { clockOf, DAY, face, leftOf, SHORT, shortIn, wholeOf } from "./clock";

test.each([
  [0, "0:00"],
  [-5, "0:00"],
  [1, "0:01"],
  [59_001, "1:00"],
  [245_000, "4:05"],
  [3_729_000, "1:02:09"],
])("%i ms are %s", (ms, shown) => {
  expect(face(ms)).toBe(shown);
});

test("a clock that runs has less and less left, one that rests keeps what it has", () => {
  const clocks = { left: [60_000, 30_000], running: [1] };
  const [resting, running] = [0, 1].map((seat) => clockOf(clocks, seat, 1000, 90_000));
  expect(resting && leftOf(resting, 6000)).toBe(60_000);
  expect(running && leftOf(running, 6000)).toBe(25_000);
  expect(running && leftOf(running, 500)).toBe(30_000); // our own clock is a little behind
});

test("a clock gets short once, while it runs", () => {
  const clock = { whole: 60_000, left: SHORT + 5000, at: 1000, running: true };
  expect(shortIn(clock, 1000)).toBe(5000);
  expect(shortIn(clock, 3000)).toBe(3000);
  expect(shortIn(clock, 7000)).toBeNull();
  expect(shortIn({ ...clock, running: false }, 1000)).toBeNull();
  expect(shortIn(null, 1000)).toBeNull();
});

test("every way to play against the clock begins with some time", () => {
  expect(wholeOf({ kind: "none" })).toBe(0);
  expect(wholeOf({ kind: "per-move", seconds: 30 })).toBe(30_000);
  expect(wholeOf({ kind: "bank", seconds: 600, increment: 5 })).toBe(600_000);
  expect(wholeOf({ kind: "correspondence", days: 2 })).toBe(2 * DAY);
});
