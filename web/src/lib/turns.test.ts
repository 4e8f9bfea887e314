import { expect, test } from "vitest";
import type { MyTable } from "./api";
import { goingOf, leftUntil, namesBut, newlyAsked, thinkers, titleWith, turnsIn } from "./turns";

const NOW = 1_000_000_000;
const HOUR = 3_600_000;

function mine(table: string, more: object = {}, card: object = {}): MyTable {
  const seats = ["Ana", "Bea", null].map((name) => ({ plan: { kind: "open" }, name }));
  return {
    card: { table, game: "antheno", stage: "playing", seats, changed: NOW, ...card },
    seat: 0,
    ...more,
  } as unknown as MyTable;
}

test("where I am asked comes first, the most urgent before the others", () => {
  const tables = [
    mine("waits", {}, { stage: "waiting" }),
    mine("theirs", { turn: { seats: [1] } }),
    mine("latest", { turn: { seats: [1] } }, { changed: NOW + 1 }),
    mine("mine", { turn: { yours: true, seats: [0] } }),
    mine("over", {}, { stage: "over" }),
    mine("urgent", { turn: { yours: true, seats: [0], until: NOW } }),
  ];
  const order = goingOf(tables).map(({ card }) => card.table);
  expect(order).toEqual(["urgent", "mine", "latest", "theirs", "waits"]);
  expect(turnsIn(tables, "mine").map(({ card }) => card.table)).toEqual(["urgent"]);
});

test("those who think are called by their names", () => {
  expect(thinkers(mine("a", { turn: { seats: [0, 1, 2] } }))).toEqual(["Bea"]);
  expect(thinkers(mine("a"))).toEqual([]);
});

test("nobody plays with themselves", () => {
  const { card } = mine("a");
  expect(namesBut(0, card)).toEqual(["Bea"]);
  expect(namesBut(null, card)).toEqual(["Ana", "Bea"]);
});

test("what is left is said in one unit", () => {
  expect(leftUntil(NOW + 50 * HOUR, NOW)).toEqual([2, "day"]);
  expect(leftUntil(NOW + 30 * HOUR, NOW)).toEqual([30, "hour"]);
  expect(leftUntil(NOW + 61_000, NOW)).toEqual([2, "minute"]);
  expect(leftUntil(NOW - 5, NOW)).toEqual([0, "minute"]);
});

test("the title says where one is, and what waits", () => {
  const title = (page: string, here: boolean, elsewhere: number) =>
    titleWith(page, "Your turn · Sobremesa", here, elsewhere);
  expect(title("", false, 0)).toBe("Sobremesa");
  expect(title("Rules", false, 0)).toBe("Rules · Sobremesa");
  expect(title("", true, 0)).toBe("Your turn · Sobremesa");
  expect(title("", false, 2)).toBe("(2) Your turn · Sobremesa");
  expect(title("Rules", false, 1)).toBe("(1) Rules · Sobremesa");
});

test("only a turn that begins is news", () => {
  const one = { table: "a", game: "tanxi" as const };
  const other = { table: "b", game: "antheno" as const };
  expect(newlyAsked(null, [one])).toEqual([]);
  expect(newlyAsked([one], [one, other])).toEqual([other]);
  expect(newlyAsked([one, other], [one])).toEqual([]);
});
