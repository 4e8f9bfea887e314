import { describe, expect, it, test } from "vitest";
import type { SeatedView } from "./messages";
import { asMyself, awaited, hostIsThere, sittersOf } from "./sitters";
import { bundleOf, Speaker } from "./speaker";

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

  it("is away who is expected and not there, which nobody is where days pass between moves", () => {
    const seats = [true, false].map((connected) => ({ plan: open, name: "Bo", connected }));
    const texts = "web-name-away = { $name } (away)\n";
    const speaker = new Speaker(bundleOf("en", [texts]), ["Ana", "Bo"]);
    const said = [false, true].map((patient) => {
      const time = { clocks: null, at: 0, whole: 0, patient };
      const found = sittersOf(seats, "Nobody", time);
      expect(found.map(({ connected }) => connected)).toEqual([true, false]);
      return [...found.map(({ away }) => away), ...awaited([1], found, speaker).names];
    });
    expect(said).toEqual([
      [false, true, "Bo (away)"],
      [false, false, "Bo"],
    ]);
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

test("we wait for others, for the listener, or for both", () => {
  const sitters = sittersOf(Array<SeatedView>(3).fill({ plan: bot }), "Nobody");
  const speaker = new Speaker(bundleOf("en", []), ["Ana", "Bo", "Cleo"], 1);
  expect(awaited([0, 2], sitters, speaker)).toEqual({ who: "others", names: ["Ana", "Cleo"] });
  expect(awaited([0, 1], sitters, speaker)).toEqual({ who: "both", names: ["Ana"] });
  expect(awaited([1], sitters, speaker)).toEqual({ who: "you", names: [] });
});

describe("the host", () => {
  const there = (host: string, ...seats: SeatedView[]): boolean => hostIsThere({ seats, host });
  const ana = (connected: boolean): SeatedView => ({ plan: open, name: "Ana", connected });

  it("is there or not", () => {
    expect(there("Ana", ana(true), { plan: open, name: "Bo" })).toBe(true);
    expect(there("Ana", ana(false), { plan: open, name: "Bo", connected: true })).toBe(false);
  });

  it("is not to be told from another of that name", () => {
    expect(there("Ana", ana(true), ana(false))).toBe(false);
    expect(there("Ana", ana(true), ana(true))).toBe(true);
  });

  it("may be elsewhere without a seat, also where a bot is called so", () => {
    expect(there("Ana", { plan: open, name: "Bo", connected: true })).toBe(false);
    expect(there("Ana", { plan: bot, name: "Ana", connected: true })).toBe(false);
  });
});
