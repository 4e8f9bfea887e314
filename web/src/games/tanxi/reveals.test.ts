import { expect, it } from "vitest";
import type { Line } from "../../lib/messages";
import { revealOf } from "./reveals";

const found = (card: string | null): Line<"tanxi">[] => [
  { event: "explored", seat: 0, deck: "jungle" },
  { event: "found", seat: 0, card },
];

it("shows a card that one has found, and none that others keep to themselves", () => {
  expect(revealOf(found("knife"))).toEqual({ kind: "thing", thing: "knife" });
  expect(revealOf(found(null))).toBeNull();
});

it("gives dice, deities, fog and night their moment", () => {
  const thrown: Line<"tanxi"> = { event: "fogged", seat: 1, die: 4 };
  expect(revealOf([thrown])).toEqual({ kind: "dice", thrown });
  expect(revealOf([{ event: "woke", deity: "sun" }])).toMatchObject({ occasion: "wrath" });
  expect(revealOf([{ event: "fog-rose", step: 2 }])).toMatchObject({ occasion: "fog" });
  expect(revealOf([{ event: "round-began", round: 2 }])).toMatchObject({ occasion: "dawn" });
  expect(revealOf([{ event: "round-began", round: 12 }])).toMatchObject({ occasion: "night" });
});

it("leaves to the map what is seen there", () => {
  expect(revealOf([{ event: "moved", seat: 1, cell: "c3" }])).toBeNull();
});
