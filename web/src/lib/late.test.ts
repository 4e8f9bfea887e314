import { describe, expect, it } from "vitest";
import { withLate } from "./late";
import type { Line, Question, Told } from "./messages";
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
