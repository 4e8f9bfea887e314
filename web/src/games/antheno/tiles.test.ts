import { expect, it } from "vitest";
import { byOrder, withTiles } from "./tiles";

it("finds the tiles in a sentence", () => {
  const tiles = withTiles("Vega plays R3, G*. One is left.").map(({ tile }) => tile);
  expect(tiles).toEqual([null, "R3", null, "G*", null]);
  expect(withTiles("R3")).toEqual([{ text: "R3", tile: "R3" }]);
});

it("takes nothing else for a tile", () => {
  for (const text of ["R2D2 draws a red tile.", "AB3", "B9", "Bob"]) {
    expect(withTiles(text)).toEqual([{ text, tile: null }]);
  }
});

it("sorts by colour or by number, stars last", () => {
  const tiles = ["B1", "R*", "R2", "B8"];
  expect(tiles.toSorted(byOrder("colour"))).toEqual(["R2", "R*", "B1", "B8"]);
  expect(tiles.toSorted(byOrder("number"))).toEqual(["B1", "R2", "B8", "R*"]);
});
