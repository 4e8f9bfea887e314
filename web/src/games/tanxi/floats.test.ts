import { expect, it } from "vitest";
import type { Line } from "../../lib/messages";
import { floatsIn } from "./floats";

const lines: Line<"tanxi">[] = [
  { event: "rolled", seat: 0, dice: [2] },
  { event: "lost", seat: 1, hearts: 3, why: "effect", player: 0 },
  { event: "turn-began", seat: 1 },
  { event: "fogged", seat: 1, die: 4 },
  { event: "healed", seat: 2, hearts: 1 },
];

it("writes life over whoever is on the island", () => {
  expect(floatsIn(7, lines, ["a1", "b2", null])).toEqual([
    { key: "7 1", cell: "b2", good: false, text: "−3 ♥" },
  ]);
});
