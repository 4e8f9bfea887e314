import { expect, it } from "vitest";
import { placed } from "./figure";
import { SMALL } from "./small.fixture";

const gear = (card: string) => ({ card, ammunition: 0 });

it("shows each card at its place", () => {
  const shown = placed([gear("dagger"), gear("cap"), gear("buckler")], SMALL.cards);
  expect(shown.left?.card).toBe("dagger");
  expect(shown.right?.card).toBe("buckler");
  expect(shown.head?.card).toBe("cap");
  expect(shown.feet).toBeUndefined();
});

it("fills both hands with what needs two", () => {
  const shown = placed([gear("pike")], SMALL.cards);
  expect(shown.left?.card).toBe("pike");
  expect(shown.right?.card).toBe("pike");
});
