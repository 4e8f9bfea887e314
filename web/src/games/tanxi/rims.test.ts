import { expect, it } from "vitest";
import { Print } from "./print";
import { rims } from "./rims";
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
