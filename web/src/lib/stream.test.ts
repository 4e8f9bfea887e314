import { describe, expect, it } from "vitest";
import type { Fresh, Told } from "./messages";
import { begin, goOn, type Known } from "./stream";

type G = "antheno";
const fresh = { type: "fresh", number: 4, at: 1000 } as Fresh<G>;
const told = (number: number, more: object = {}): Told<G> =>
  ({ type: "told", number, at: 2000, ...more }) as Told<G>;
const known = (more: object = {}): Known<G> => ({ ...begin(fresh), ...more }) as Known<G>;

describe("what one recipient knows", () => {
  it("begins with defaults for whatever is left out", () => {
    expect(begin(fresh)).toEqual({
      number: 4,
      at: 1000,
      story: [],
      view: null,
      question: null,
      back: 0,
      clocks: null,
    });
  });

  it("puts changes over the view and lines behind the story", () => {
    const line = { act: "time-over", seat: 1 };
    const before = known({ view: { bag: 9, turn: 0 } });
    const after = goOn(before, told(5, { changes: { bag: 8 }, lines: [line] }));
    expect(after).toMatchObject({ number: 5, at: 2000, view: { bag: 8, turn: 0 }, story: [line] });
    expect(before.view).toEqual({ bag: 9, turn: 0 });
  });

  it("keeps what a delivery does not mention, and drops a question that is over", () => {
    const before = known({ question: { number: 3 }, back: 2, clocks: { at: 1 } });
    expect(goOn(before, told(5))).toMatchObject({
      question: { number: 3 },
      back: 2,
      clocks: { at: 1 },
    });
    expect(goOn(before, told(5, { question: null, back: 0 }))).toMatchObject({
      question: null,
      back: 0,
    });
  });

  it("is not changed by a delivery that comes twice", () => {
    const before = known();
    expect(goOn(before, told(4))).toBe(before);
    expect(goOn(before, told(2))).toBe(before);
  });

  it("notices a gap", () => {
    expect(goOn(known(), told(6))).toBeNull();
  });

  it("forgets the oldest lines of a very long story", () => {
    const story = Array.from({ length: 400 }, (_, seat) => ({ act: "time-over", seat }));
    const after = goOn(known({ story }), told(5, { lines: [{ act: "time-over", seat: 400 }] }));
    expect(after?.story).toHaveLength(400);
    expect(after?.story.at(-1)).toMatchObject({ seat: 400 });
    expect(after?.story[0]).toMatchObject({ seat: 1 });
  });
});
