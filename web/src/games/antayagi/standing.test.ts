import { expect, test } from "vitest";
import { standings } from "./standing";

test("none, letting it be, or any card of the hand can be left standing", () => {
  expect(standings(2, null)).toEqual([
    null,
    { do: "let-it-be" },
    { do: "sabotage", slot: 0 },
    { do: "sabotage", slot: 1 },
  ]);
});

test("what stands can be seen when the hand has become smaller", () => {
  expect(standings(1, { do: "sabotage", slot: 2 })).toContainEqual({ do: "sabotage", slot: 2 });
});
