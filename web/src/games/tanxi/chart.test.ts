import { describe, expect, it } from "vitest";
import {
  borders,
  bridges,
  coast,
  extent,
  ground,
  inFog,
  lettering,
  points,
  rivers,
  SIZE,
  spotOf,
  timeOfDay,
  trees,
  village,
} from "./chart";
import { Print } from "./print";
import { SMALL } from "./small.fixture";

const print = new Print(SMALL);

describe("the island of any box", () => {
  it("is as large as its chart", () => {
    expect(extent(print)).toEqual({ left: -22, top: -26, width: 284, height: 212 });
  });

  it("has a coast in one piece", () => {
    expect(coast(print).match(/M/g)).toHaveLength(1);
    expect(coast(print).endsWith("Z")).toBe(true);
  });

  it("knows where a cell is", () => {
    expect(spotOf("b1", print)).toEqual({ x: 60, y: 20 });
    expect(spotOf("a1", print)).toBeNull();
  });

  it("puts exploration points amid their cells, and the village amid its own", () => {
    expect(points(print)).toEqual([{ x: 40, y: 80 }, { x: 200, y: 80 }]);
    expect(village(print)).toEqual({ x: 120, y: 80 });
  });

  it("gives every cell to the ground of its quadrant", () => {
    const squares = print.quadrants.map((one) => ground(one, print, 0).match(/M/g)?.length);
    expect(squares).toEqual([7, 7, 3, 3]);
    expect(ground("karst", print, 1)).toMatch(/^M119 79h42v42h-42z/);
  });

  it("draws a border between quadrants", () => {
    expect(borders(print).startsWith("M")).toBe(true);
    expect(borders(print)).toContain(`${3 * SIZE} ${2 * SIZE}`);
  });

  it("writes the name of a quadrant on its own ground", () => {
    for (const quadrant of print.quadrants) {
      const { x, y } = lettering(quadrant, print);
      expect(print.at(Math.floor(y / SIZE), Math.floor(x / SIZE))?.quadrant).toBe(quadrant);
    }
  });

  it("lets no tree stand on a point or in the village", () => {
    const taken = [...points(print), village(print)];
    for (const tree of trees(print)) {
      expect(taken.some((at) => Math.hypot(at.x - tree.x, at.y - tree.y) < 20)).toBe(false);
    }
  });

  it("draws every bridge over a river", () => {
    expect(bridges(print)).toEqual([{ x: 80, y: 140, across: true }]);
    expect(rivers(print)).toHaveLength(2);
  });

  it("is covered by fog from the coast inwards, never the village", () => {
    const covered = (steps: number): number =>
      print.land.filter((cell) => inFog(cell, steps)).length;
    expect([0, 1, 2, 3].map(covered)).toEqual([0, 13, 16, 16]);
  });
});

it("grows dark on the island", () => {
  expect([1, 3, 9, 12, 40].map(timeOfDay)).toEqual(["morning", "day", "dusk", "night", "night"]);
});
