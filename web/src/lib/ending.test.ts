import { describe, expect, test } from "vitest";
import { rowsOf } from "../parts/ending/picture";
import { headlineOf, inARow, linesOf, pathsOf, placesOf, tellsPlaces } from "./ending";
import type { Sitter } from "../games/contract";
import type { Ending } from "./rest";
import { bundleOf, Speaker } from "./speaker";

const TEXTS = `
web-won = { $who } { $names } { $count }
web-nobody-won = nobody
web-lasted = { $number } { $unit }
recap-reached = { $seat_is ->
    [you] You have { $points }
   *[other] { $seat } has { $points }
}
recap-lead = { $seat } gets { $object }
name-hat = Hat
  .a = a Hat
recap-points = { $points } points
recap-sabotages = { $number } Sabotages
recap-curve-points = Points
`;
const NAMES = ["Ana", "Bo", "Cleo"];
const speaker = (listener: number | null): Speaker =>
  new Speaker(bundleOf("en", [TEXTS]), NAMES, listener);

const ENDING: Ending = {
  recap: {
    why: { id: "recap-reached", args: { seat: 1, points: 5 } },
    moment: { entry: 17, what: { id: "recap-lead", args: { seat: 1, object: "hat" } } },
    seats: [0, 1, 2].map((seat) => ({
      score: { id: "recap-points", args: { points: 3 + seat } },
      figures: [{ id: "recap-sabotages", args: { number: seat } }],
    })),
    curve: { of: { id: "recap-curve-points" }, rows: [[0, 0, 0], [1, 2, 0]] },
  },
  lasted: 8 * 60_000,
};

describe("an ending", () => {
  test("is told in the game's words, to whoever listens", () => {
    const lines = linesOf(ENDING, speaker(1));
    expect(lines.why).toBe("You have 5");
    expect(linesOf(ENDING, speaker(null)).why).toBe("Bo has 5");
    expect(lines.moment).toEqual({ entry: 17, what: "Bo gets a Hat" });
    expect(lines.seats[2]).toEqual({ score: "5 points", figures: ["2 Sabotages"] });
    expect(lines.figures).toEqual(["8 minutes"]);
    expect(lines.curve?.of).toBe("Points");
  });

  test("without a result has no reason", () => {
    const lines = linesOf({ recap: { seats: [] } }, speaker(0));
    expect([lines.why, lines.moment, lines.curve, lines.figures]).toEqual(["", null, null, []]);
  });

  test("says how long it took, in a fitting unit", () => {
    const told = (lasted: number): string | undefined =>
      linesOf({ recap: { seats: [] }, lasted }, speaker(0)).figures[0];
    expect(told(4_000)).toBe("1 minutes");
    expect(told(3 * 3_600_000)).toBe("3 hours");
    expect(told(5 * 86_400_000)).toBe("5 days");
  });

  test("names who won", () => {
    expect(headlineOf([1, 2, 2], speaker(0))).toBe("you  0");
    expect(headlineOf([2, 1, 2], speaker(0))).toBe("others Bo 1");
    expect(headlineOf([1, 1, 3], speaker(0))).toBe("shared Bo 1");
    expect(headlineOf([1, 1, 3], speaker(null))).toBe("others Ana, Bo 2");
    expect(headlineOf([1, 1, 1], speaker(0))).toBe("nobody");
  });
});

describe("places", () => {
  const sitters = NAMES.map((name) => ({ name })) as Sitter[];
  const order = (ranks: number[], scores?: number[]): number[] =>
    placesOf(sitters, ranks, scores).map(({ seat }) => seat);

  test("come in order, and among equals who has more comes first", () => {
    expect(order([3, 1, 2])).toEqual([1, 2, 0]);
    expect(order([2, 1, 2], [1, 5, 4])).toEqual([1, 2, 0]);
    expect(order([2, 1, 2])).toEqual([1, 0, 2]);
  });

  test("are numbered where that says more than who has won", () => {
    expect(tellsPlaces([2, 1, 3])).toBe(true);
    expect(tellsPlaces([1, 2])).toBe(true);
    expect(tellsPlaces([2, 1, 2, 2])).toBe(false);
  });
});

describe("its picture", () => {
  test("draws a line for every seat, from edge to edge", () => {
    expect(pathsOf([[0, 4], [2, 0], [4, 1]], 100, 40)).toEqual([
      [[0, 40], [50, 20], [100, 0]],
      [[0, 0], [50, 40], [100, 30]],
    ]);
  });

  test("breaks lines between words", () => {
    expect(rowsOf("one two three four", (row) => row.length <= 9)).toEqual(["one two", "three", "four"]);
  });
});

test("a line of facts breaks after a dot, and nowhere else", () => {
  const breaks = inARow(["13 exchanges", "8 Sabotages"]).split(" ");
  expect(breaks).toEqual(["13\u00a0exchanges\u00a0·", "8\u00a0Sabotages"]);
});
