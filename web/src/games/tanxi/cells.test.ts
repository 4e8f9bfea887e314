import { describe, expect, it } from "vitest";
import type { tanxi } from "../../lib/messages";
import { bundleOf, Speaker } from "../../lib/speaker";
import own from "../../../texts/en/tanxi.ftl?raw";
import { beyond, nearness, wordsOf } from "./cells";
import { Print } from "./print";
import { SMALL } from "./small.fixture";

const print = new Print(SMALL);
const speaker = new Speaker(bundleOf("en", [own, "name-dunes = Dunes"]), ["Ana"]);
const cell = (name: string) => print.cell(name) as tanxi.Land;
const view = {
  fog: 1,
  blocks: ["a3"],
  seats: [{ cell: "a2", hearts: 3, maximum: 9 }],
} as unknown as tanxi.View;

describe("a cell", () => {
  it("says all of itself", () => {
    const mark = { cost: 1, words: "You can go here" };
    expect(wordsOf(cell("a2"), view, speaker, mark, true)).toBe(
      "a2: Dunes, exploration point, in the fog, Ana (3 of 9 life), within range. You can go here",
    );
    expect(wordsOf(cell("a3"), view, speaker)).toBe(
      "a3: Dunes, exploration point, the fog comes here next, a block of ice",
    );
    expect(wordsOf(cell("c2"), view, speaker)).toBe("c2: Dunes, The village");
  });

  it("is tinted the stronger, the nearer it is", () => {
    const tints = [1, 2, 3, 4, 9].map(nearness);
    expect(tints).toEqual([...new Set(tints)].sort((one, other) => other - one));
    expect(Math.min(...tints)).toBeGreaterThan(0);
  });

  it("leads to the next one, over the sea", () => {
    expect(beyond(cell("b2"), "ArrowLeft", print)?.name).toBe("a2");
    expect(beyond(cell("b1"), "ArrowLeft", print)).toBeNull();
    expect(beyond(cell("b1"), "ArrowDown", print)?.name).toBe("b2");
    expect(beyond(cell("b1"), "x", print)).toBeNull();
  });
});
