import { describe, expect, it } from "vitest";
import {
  CELL,
  cellAt,
  fitted,
  framed,
  isInSight,
  panned,
  pinched,
  revealing,
  zoomed,
} from "./sight";

const SIZE = { width: 800, height: 500 };
const PLAIN = { x: 100, y: 50, zoom: 1 };

it("finds the cell under a point, also left of and above the origin", () => {
  expect(cellAt(PLAIN, { x: 100, y: 50 })).toEqual({ x: 0, y: 0 });
  expect(cellAt(PLAIN, { x: 99, y: 50 + CELL })).toEqual({ x: -1, y: 1 });
});

describe("zooming", () => {
  it("keeps what is under the pointer there", () => {
    const point = { x: 333, y: 222 };
    expect(cellAt(zoomed(PLAIN, 1.3, point), point)).toEqual(cellAt(PLAIN, point));
  });

  it("has its limits", () => {
    expect(zoomed(PLAIN, 100, { x: 0, y: 0 }).zoom).toBeLessThan(2);
    expect(zoomed(PLAIN, 0.001, { x: 0, y: 0 }).zoom).toBeGreaterThan(0.2);
  });

  it("follows two fingers", () => {
    const apart = pinched(
      PLAIN,
      [{ x: 100, y: 100 }, { x: 200, y: 100 }],
      [{ x: 90, y: 100 }, { x: 210, y: 100 }],
    );
    expect(apart.zoom).toBeCloseTo(1.2);
    const along = pinched(
      PLAIN,
      [{ x: 100, y: 100 }, { x: 200, y: 100 }],
      [{ x: 110, y: 130 }, { x: 210, y: 130 }],
    );
    expect(along).toEqual(panned(PLAIN, 10, 30));
  });
});

describe("fitting", () => {
  it("shows every cell", () => {
    const cells = [
      { x: -9, y: 2 },
      { x: 12, y: 8 },
    ];
    const sight = fitted(cells, SIZE);
    for (const cell of cells) expect(isInSight(sight, cell, SIZE)).toBe(true);
  });

  it("puts an empty cloth in the middle", () => {
    expect(cellAt(fitted([], SIZE), { x: 400, y: 250 })).toEqual({ x: 0, y: 0 });
  });
});

describe("framing", () => {
  const far = [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
  ];
  const near = [{ x: 59, y: 0 }];

  it("shows everything where its tiles are large enough", () => {
    expect(framed(near, near, SIZE, 0.7)).toEqual(fitted(near, SIZE));
  });

  it("shows what is wanted where they would be too small", () => {
    const sight = framed(far, near, SIZE, 0.7);
    expect(sight.zoom).toBeGreaterThanOrEqual(0.7);
    expect(isInSight(sight, { x: 59, y: 0 }, SIZE)).toBe(true);
    expect(isInSight(sight, { x: 0, y: 0 }, SIZE)).toBe(false);
  });
});

it("moves no farther than it takes to see a cell", () => {
  expect(revealing(PLAIN, { x: 3, y: 3 }, SIZE)).toEqual(PLAIN);
  const far = { x: 40, y: -12 };
  expect(isInSight(PLAIN, far, SIZE)).toBe(false);
  expect(isInSight(revealing(PLAIN, far, SIZE), far, SIZE)).toBe(true);
});
