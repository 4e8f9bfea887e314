import { expect, it } from "vitest";
import { placed } from "./figure";

const gear = (card: string) => ({ card, ammunition: 0 });

it("shows each card at its place", () => {
  const shown = placed([gear("knife"), gear("coconut-helmet"), gear("wooden-shield")]);
  expect(shown.left?.card).toBe("knife");
  expect(shown.right?.card).toBe("wooden-shield");
  expect(shown.head?.card).toBe("coconut-helmet");
  expect(shown.feet).toBeUndefined();
});

it("fills both hands with what needs two", () => {
  const shown = placed([gear("axe")]);
  expect(shown.left?.card).toBe("axe");
  expect(shown.right?.card).toBe("axe");
});
