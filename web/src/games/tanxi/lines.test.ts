import { describe, expect, it } from "vitest";
import { curve, joined, loops } from "./lines";

const edge = (a: number, b: number) => ({ from: { x: a, y: 0 }, to: { x: b, y: 0 } });

describe("lines", () => {
  it("joins edges in whichever order they come", () => {
    expect(joined([edge(1, 2), edge(2, 3), edge(0, 1)])).toHaveLength(1);
    expect(joined([edge(0, 1), edge(5, 6)])).toHaveLength(2);
  });

  it("follows edges until they are back", () => {
    expect(loops([edge(0, 1), edge(5, 6), edge(1, 0), edge(6, 5)])).toHaveLength(2);
  });

  it("closes what is closed", () => {
    const spots = [{ x: 0, y: 0 }, { x: 9, y: 0 }, { x: 9, y: 9 }];
    expect(curve(spots, true)).toMatch(/^M0 0C.*Z$/);
    expect(curve(spots, false)).not.toMatch(/Z/);
  });
});
