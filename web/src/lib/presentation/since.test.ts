import { expect, test } from "vitest";
import type { Line } from "../messages";
import { sinceMyTurn } from "./since";

const turn = (seat: number): Line => ({ event: "turn-began", seat }) as Line;
const moved = (seat: number, cell: string): Line => ({ event: "moved", seat, cell }) as Line;
const fell = (seat: number): Line => ({ event: "fell", seat }) as Line;
const worth = (line: Line): number => {
  if (!("event" in line)) return 0;
  return line.event === "fell" ? 9 : line.event === "moved" ? 1 : 0;
};

const story = [
  turn(0),
  moved(0, "a1"),
  turn(1),
  moved(1, "b1"),
  fell(2),
  moved(1, "b2"),
  turn(2),
  moved(2, "c1"),
  moved(2, "c2"),
];

test("what matters most is told, in its order, and nothing that I did", () => {
  const told = [fell(2), moved(2, "c1"), moved(2, "c2")];
  expect(sinceMyTurn([...story, turn(0)], 0, worth)).toEqual(told);
});

test("it stays the same while I have my turn, and grows while others have theirs", () => {
  const mine = [...story, turn(0)];
  expect(sinceMyTurn([...mine, moved(0, "a2")], 0, worth)).toEqual(sinceMyTurn(mine, 0, worth));
  expect(sinceMyTurn([turn(0), turn(1), moved(1, "b1")], 0, worth)).toEqual([moved(1, "b1")]);
});

test("who has not had a turn, or looks on, is told nothing", () => {
  expect(sinceMyTurn([turn(1), moved(1, "b1")], 0, worth)).toEqual([]);
  expect(sinceMyTurn(story, null, worth)).toEqual([]);
});
