import { describe, expect, it } from "vitest";
import { Print } from "./print";
import { rims, uncovered } from "./rims";
import { SMALL } from "./small.fixture";

it("names columns and rows in order", () => {
  const { columns, rows } = rims(new Print(SMALL));
  expect(columns.map(([, name]) => name).join("")).toBe("abcdef");
  expect(rows).toEqual([
    [0, "1"],
    [1, "2"],
    [2, "3"],
    [3, "4"],
  ]);
});

describe("the name of a column", () => {
  const [north, south] = [
    { x: 50, y: 0 },
    { x: 50, y: 240 },
  ];
  const high = { left: 40, top: -10, width: 20, height: 40 };
  const low = { left: 30, top: 200, width: 40, height: 60 };
  const named = (...covers: (typeof high)[]) => uncovered([north, south], 10, covers);

  it("stands at both ends, or where nothing covers it", () => {
    expect(named()).toEqual([north, south]);
    expect(named({ ...high, left: 80 })).toEqual([north, south]);
    expect(named(high)).toEqual([south]);
    expect(named(low)).toEqual([north]);
  });

  it("moves in where that is nearest, if it is covered at both ends", () => {
    expect(named(high, low)).toEqual([{ x: 50, y: 36 }]);
    expect(named({ ...high, height: 80 }, low)).toEqual([{ x: 50, y: 194 }]);
  });

  it("stays where it is under something that covers everything", () => {
    expect(named({ left: 0, top: -50, width: 100, height: 400 })).toEqual([north, south]);
  });
});
