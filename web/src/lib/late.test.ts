import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepLate, withKeptLate, withLate } from "./late";
import type { Fresh, Line, Question, Told } from "./messages";
import { begin, type Known } from "./stream";

const UNTIL = 10_000;
const LET_BE: Line<"antayagi"> = { event: "let-be", seat: 1 };
const GOT: Line<"antayagi"> = { event: "received", seat: 1, object: "bone" };
const OVER: Line<"antayagi"> = { act: "time-over", seat: 1 };

function asked(question: Partial<Question<"antayagi">> | null): Known<"antayagi"> {
  return { ...begin({ type: "fresh", number: 1, at: 0 }), question } as Known<"antayagi">;
}

function told(at: number): Told<"antayagi"> {
  return { type: "told", number: 2, at, lines: [LET_BE, GOT] };
}

describe("silence when a window closes", () => {
  const open = asked({ until: UNTIL });

  it("is told as time that has run out", () => {
    expect(withLate(told(UNTIL), open, 1).lines).toEqual([OVER, GOT]);
  });

  it("is an answer if I gave it in time, also where it counts only in the end", () => {
    expect(withLate(told(UNTIL - 1), open, 1).lines).toEqual([LET_BE, GOT]);
    expect(withLate(told(UNTIL), asked(null), 1).lines).toEqual([LET_BE, GOT]);
  });

  it("is nothing to those who are not asked", () => {
    expect(withLate(told(UNTIL), open, 0).lines).toEqual([LET_BE, GOT]);
    expect(withLate(told(UNTIL), open, null).lines).toEqual([LET_BE, GOT]);
    expect(withLate(told(UNTIL), asked({}), 1).lines).toEqual([LET_BE, GOT]);
  });
});

describe("a page that is loaded anew", () => {
  const TURN: Line<"antayagi"> = { event: "turn-passed", seat: 2 };
  const HELLO: Line<"antayagi"> = { act: "said", name: "Bea", text: "Hello", seat: 0 };
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      setItem: (key: string, value: string) => kept.set(key, value),
      getItem: (key: string) => kept.get(key) ?? null,
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  function fresh(...story: Line<"antayagi">[]): Fresh<"antayagi"> {
    return { type: "fresh", number: 9, at: 0, story };
  }

  it("says again where time ran out, and where it did not", () => {
    keepLate("one", [LET_BE, TURN, OVER], 1, 1);
    keepLate("one", [LET_BE, TURN, OVER, GOT, TURN, LET_BE], 3, 1);
    keepLate("one", [LET_BE, TURN, OVER, GOT, TURN, LET_BE, GOT, OVER], 2, 1);
    const story = [LET_BE, TURN, LET_BE, GOT, TURN, LET_BE, GOT, LET_BE];
    const told = [LET_BE, TURN, OVER, GOT, TURN, LET_BE, GOT, OVER];
    expect(withKeptLate(fresh(...story), "one", 1).story).toEqual(told);
    expect(withKeptLate(fresh(...story), "other", 1).story).toEqual(story);
    expect(withKeptLate(fresh(...story), "one", 0).story).toEqual(story);
    expect(withKeptLate(fresh(...story), "one", null).story).toEqual(story);
  });

  it("knows a line again whatever was said meanwhile, and where the story has been cut", () => {
    const long = [GOT, ...Array<Line<"antayagi">>(8).fill(TURN), HELLO];
    keepLate("one", [...long, OVER], 1, 1);
    expect(withKeptLate(fresh(...long.slice(2, -1), LET_BE), "one", 1).story?.at(-1)).toEqual(OVER);
  });

  it("does not remember for ever, and makes nothing of what it cannot read", () => {
    for (let game = 0; game < 100; game++) keepLate(`table ${game}`, [TURN, OVER], 1, 1);
    expect([...kept.values()].join("").length).toBeLessThan(2000);
    expect(withKeptLate(fresh(TURN, LET_BE), "table 0", 1).story).toEqual([TURN, LET_BE]);
    expect(withKeptLate(fresh(TURN, LET_BE), "table 99", 1).story).toEqual([TURN, OVER]);
    kept.set([...kept.keys()][0] ?? "", "{");
    expect(withKeptLate(fresh(TURN, LET_BE), "table 99", 1).story).toEqual([TURN, LET_BE]);
  });
});
