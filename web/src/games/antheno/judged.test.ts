import { expect, it } from "vitest";
import type { antheno } from "../../lib/messages";
import { bundleOf, Speaker } from "../../lib/speaker";
import { faultsOf, marksOf, starsOf } from "./judged";

const speaker = new Speaker(
  bundleOf("en", [
    "refused-two-touch = Two tiles touch: { $tiles }.",
    "refused-nothing-played = Play a tile.",
    "web-antheno-refused-two-touch = only two",
  ]),
);

const why: antheno.Refusal = {
  rule: "AN-22",
  reason: { id: "refused-two-touch", args: { tiles: "R1 R2" } },
  where: ["-1,4", "0,4"],
};
const judgement: antheno.Judgement = {
  fine: false,
  faults: [
    { rule: "AN-10", reason: { id: "refused-nothing-played", args: {} }, where: [] },
    why,
  ],
  lines: [
    { cells: [[-1, 4], [0, 4]], fine: false, why, numbers: [1, 2] },
    { cells: [[7, 0], [7, 1], [7, 2]], fine: true, why: null, numbers: [3, 4, 5] },
  ],
  played: [],
};

it("marks lines across and down", () => {
  const [across, down] = marksOf(judgement);
  expect(across).toMatchObject({ x: -1, y: 4, across: 2, down: 1, fine: false });
  expect(down).toMatchObject({ x: 7, y: 0, across: 1, down: 3, fine: true });
});

it("tags a fault below its cells, in few words and in full", () => {
  const [nothing, touch] = faultsOf(judgement, speaker);
  expect(nothing).toMatchObject({ short: "Play a tile.", sentence: "Play a tile.", at: null });
  expect(touch).toMatchObject({ short: "only two", sentence: "Two tiles touch: R1 R2." });
  expect(touch?.at).toEqual({ x: 0, y: 5, above: false });
});

it("tags a column above it", () => {
  const column = { ...why, where: ["3,1", "3,2"] };
  const [fault] = faultsOf({ ...judgement, faults: [column] }, speaker);
  expect(fault?.at).toEqual({ x: 3.5, y: 1, above: true });
});

it("says what a star stands for, and nothing of other tiles", () => {
  const table: antheno.Placed[] = [[7, 0, "R3"], [7, 1, "R*"], [7, 2, "R5"]];
  expect([...starsOf(judgement, table)]).toEqual([["7,1", 4]]);
});
