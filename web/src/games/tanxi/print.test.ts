import { describe, expect, it } from "vitest";
import { Print } from "./print";
import { SMALL } from "./small.fixture";

const print = new Print(SMALL);

describe("what is printed", () => {
  it("is found by name and by place", () => {
    expect(print.cell("c2")).toMatchObject({ row: 1, column: 2, ground: "village" });
    expect(print.at(1, 2)).toBe(print.cell("c2"));
    expect(print.at(0, 0)).toBeUndefined();
    expect(print.card("tea")?.value).toBe(1);
    expect(print.card("newt")).toBeUndefined();
  });

  it("dresses quadrants that nobody has heard of, each in a way of its own", () => {
    expect(print.quadrants).toEqual(["dunes", "peaks", "mangroves", "karst"]);
    expect(print.quadrants.map((one) => print.look(one))).toEqual([
      "jungle",
      "peaks",
      "swamp",
      "volcano",
    ]);
  });
});
