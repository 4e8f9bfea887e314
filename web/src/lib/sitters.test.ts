import { describe, expect, it } from "vitest";
import type { SeatedView } from "./messages";
import { asMyself, sittersOf } from "./sitters";

const open = { kind: "open" } as SeatedView["plan"];
const bot = { kind: "bot", level: "greedy" } as SeatedView["plan"];

describe("everybody at the table", () => {
  const sitters = sittersOf(
    [
      { plan: open, name: "Ana", connected: true },
      { plan: open },
      { plan: bot, name: "Vega" },
      { plan: open, name: "Bo", asleep: "random" },
    ],
    "Nobody",
  );

  it("has a name, also where nobody sits", () => {
    expect(sitters.map(({ name }) => name)).toEqual(["Ana", "Nobody", "Vega", "Bo"]);
  });

  it("says who is a bot, for good or for a while", () => {
    expect(sitters.map(({ bot: level }) => level)).toEqual([null, null, "greedy", "random"]);
    expect(sitters.map(({ asleep }) => asleep)).toEqual([false, false, false, true]);
  });

  it("always finds bots at home", () => {
    expect(sitters.map(({ connected }) => connected)).toEqual([true, false, true, false]);
  });

  it("is You to oneself, as long as one has not said what one is called", () => {
    const names = (nameless: boolean, me: number | null): string[] =>
      asMyself(sitters, me, nameless, "You").map(({ name }) => name);
    expect(names(true, 0)).toEqual(["You", "Nobody", "Vega", "Bo"]);
    expect(names(false, 0)).toEqual(["Ana", "Nobody", "Vega", "Bo"]);
    expect(names(true, null)).toEqual(["Ana", "Nobody", "Vega", "Bo"]);
  });

  it("has a colour of their own for up to seven", () => {
    const seven = sittersOf(Array<SeatedView>(7).fill({ plan: open }), "Nobody");
    expect(new Set(seven.map(({ colour }) => colour)).size).toBe(7);
  });
});
