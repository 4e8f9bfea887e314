import { describe, expect, it } from "vitest";
import antayagi from "../games/antayagi/points";
import antheno from "../games/antheno/points";
import tanxi from "../games/tanxi/points";
import { around, type Points, ringed, selectorsOf } from "./pointed";

const LESSONS = import.meta.glob<string>("../../../src/sobremesa/games/*/lessons/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const POINTS: Record<string, Points> = { antayagi, antheno, tanxi };

describe("what lessons point at", () => {
  it("is known to the board of their game", () => {
    const files = Object.entries(LESSONS);
    expect(files.length).toBeGreaterThanOrEqual(12);
    for (const [path, text] of files) {
      const game = path.split("/").at(-3) ?? "";
      const listed = [...text.matchAll(/^point = \[(.*)\]$/gm)].flatMap(([, list]) =>
        [...(list ?? "").matchAll(/"([^"]+)"/g)].map(([, point]) => point ?? ""),
      );
      for (const point of listed) {
        expect(selectorsOf(POINTS[game] ?? {}, point), `${path}: ${point}`).not.toEqual([]);
      }
    }
  });

  it("has a box around all of it, within the window", () => {
    const one = { x: 10, y: 20, width: 30, height: 40 };
    const other = { x: 100, y: 0, width: 10, height: 10 };
    expect(around([one, other, { ...one, width: 0 }])).toEqual({ x: 10, y: 0, width: 100, height: 60 });
    expect(around([])).toBeNull();
    expect(ringed(one, 42, 100)).toEqual({ x: 4, y: 14, width: 38, height: 52 });
  });
});
