import { expect, it } from "vitest";
import { byOrder, type Colour, COLOURS, HUES, withTiles } from "./tiles";

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

it("draws every colour as it is called", () => {
  const hues: Record<Colour, number> = { red: 0, blue: 205, green: 160, purple: 270 }; // degrees
  for (const colour of COLOURS) {
    const apart = Math.abs(hueOf(HUES[colour]) - hues[colour]) % 360;
    expect(Math.min(apart, 360 - apart), colour).toBeLessThan(15);
  }
});

/** The hue of a colour such as #c8232c, in degrees. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\w\w/g) ?? []).map((two) =>
    Number.parseInt(two, 16),
  );
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 60 * ((blue - red) / range + 2) : 60 * ((red - green) / range + 4);
}

it("sorts by colour or by number, stars last", () => {
  const tiles = ["B1", "R*", "R2", "B8"];
  expect(tiles.toSorted(byOrder("colour"))).toEqual(["R2", "R*", "B1", "B8"]);
  expect(tiles.toSorted(byOrder("number"))).toEqual(["B1", "R2", "B8", "R*"]);
});
