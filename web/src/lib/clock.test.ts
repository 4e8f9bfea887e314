import { expect, test } from "vitest";
import { face } from "./clock";

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
