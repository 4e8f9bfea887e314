import { describe, expect, it } from "vitest";
import { bundleOf, Speaker } from "../../lib/speaker";
import { marksOf } from "./marks";
import type { TanxiMove } from "./offers";

const TEXTS = `
web-tanxi-way = { $energy } energy
move-step = to { $cell }
move-block = ice on { $cell }
`;
const speaker = new Speaker(bundleOf("en", [TEXTS]));
const step: TanxiMove = { do: "step", cell: "b2" };
const block: TanxiMove = { do: "block", cell: "c3" };
const way = { cell: "b2", cost: 2, steps: 2, path: ["b1", "b2"] };

describe("what is marked on the map", () => {
  it("is every cell that can be walked to, with its price", () => {
    const marks = marksOf("act", new Map([["b2", step]]), new Map([["b2", way]]), speaker);
    expect([...marks]).toEqual([["b2", { cost: 2, words: "2 energy" }]]);
  });

  it("is marked before the price is known", () => {
    const marks = marksOf("act", new Map([["b2", step]]), new Map(), speaker);
    expect(marks.get("b2")).toEqual({ cost: null, words: "to b2" });
  });

  it("is what is asked for, by the words of its move", () => {
    const marks = marksOf("block", new Map([["c3", block]]), new Map([["b2", way]]), speaker);
    expect([...marks]).toEqual([["c3", { cost: null, words: "ice on c3" }]]);
  });
});
