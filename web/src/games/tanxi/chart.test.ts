import { describe, expect, it } from "vitest";
import { CELL_BY_NAME, CELLS, POINT_DECKS } from "./box";
import {
  bridges,
  coast,
  curve,
  inFog,
  joined,
  points,
  rivers,
  spotOf,
  timeOfDay,
  trees,
  village,
} from "./chart";

describe("the island", () => {
  it("has a coast in one piece", () => {
    expect(coast().match(/M/g)).toHaveLength(1);
    expect(coast().endsWith("Z")).toBe(true);
  });

  it("puts exploration points amid their four cells", () => {
    expect(points()).toHaveLength(POINT_DECKS.length);
    expect(points()[0]).toEqual({ x: 240, y: 40 });
  });

  it("has its village in the middle", () => {
    expect(village()).toEqual({ x: 280, y: 200 });
  });

  it("lets no tree stand on a point or in the village", () => {
    const taken = [...points(), village()];
    for (const tree of trees()) {
      expect(taken.some((at) => Math.hypot(at.x - tree.x, at.y - tree.y) < 20)).toBe(false);
    }
  });

  it("draws every bridge over a river", () => {
    expect(bridges()).toHaveLength(4);
    expect(rivers().length).toBeGreaterThan(1);
  });

  it("knows where a cell is", () => {
    expect(spotOf("c1")).toEqual({ x: 100, y: 20 });
    expect(spotOf("a1")).toBeNull();
  });

  it("is covered by fog from the coast inwards, never the village", () => {
    const covered = (steps: number): number => CELLS.filter((cell) => inFog(cell, steps)).length;
    expect(covered(0)).toBe(0);
    expect(covered(1)).toBeLessThan(covered(2));
    const inn = CELL_BY_NAME.get("g5");
    expect(inn && inFog(inn, 3)).toBe(false);
  });
});

it("grows dark on the island", () => {
  expect([1, 3, 9, 12, 40].map(timeOfDay)).toEqual(["morning", "day", "dusk", "night", "night"]);
});

describe("lines", () => {
  it("joins edges in whichever order they come", () => {
    const edge = (a: number, b: number) => ({ from: { x: a, y: 0 }, to: { x: b, y: 0 } });
    expect(joined([edge(1, 2), edge(2, 3), edge(0, 1)])).toHaveLength(1);
    expect(joined([edge(0, 1), edge(5, 6)])).toHaveLength(2);
  });

  it("closes what is closed", () => {
    const spots = [{ x: 0, y: 0 }, { x: 9, y: 0 }, { x: 9, y: 9 }];
    expect(curve(spots, true)).toMatch(/^M0 0C.*Z$/);
    expect(curve(spots, false)).not.toMatch(/Z/);
  });
});
