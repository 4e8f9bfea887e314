import { expect, it } from "vitest";
import { inDialog, isFleeting } from "./opened";

it("asks for cards in a dialog, for cells on the map", () => {
  expect([inDialog("sort"), inDialog("go"), inDialog("act"), inDialog(null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it("leaves a sheet open when the next question comes", () => {
  expect(isFleeting({ spot: "answer" })).toBe(true);
  expect(isFleeting({ spot: "seat", seat: 1 })).toBe(false);
});
