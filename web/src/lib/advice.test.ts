import { describe, expect, it } from "vitest";
import { adviceOf, percent } from "./advice";
import type { Hinted } from "./messages";
import { bundleOf, Speaker } from "./speaker";

const texts = `
move-choose = Exchange with { $player }
why-rich = { $player_is ->
    [you] You hold
   *[other] { $player } holds
} a Treasure.
`;
const speaker = new Speaker(bundleOf("en", [texts]), ["Ana", "Bo", "Cleo"], 0);
const choose = (player: number): Hinted["move"] => ({ do: "choose", player });

describe("advice", () => {
  it("is a move, and why", () => {
    const hinted = { move: choose(1), why: [{ reason: "why-rich", args: { player: 1 } }] };
    const said = { move: "Exchange with Bo", why: ["Bo holds a Treasure."], now: null, weighed: [] };
    expect(adviceOf(hinted, speaker)).toEqual(said);
  });

  it("has chances where the table tells them, each sentence once", () => {
    const weighed = [1, 2, 1].map((player) => ({ move: choose(player), chance: player / 5 }));
    const advice = adviceOf({ move: choose(1), chances: { now: 0.25, weighed } }, speaker);
    expect(advice.now).toBe(25);
    expect(advice.weighed).toEqual([
      { words: "Exchange with Bo", percent: 20 },
      { words: "Exchange with Cleo", percent: 40 },
    ]);
  });

  it("never calls what is open certain", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });
});
