import { describe, expect, it } from "vitest";
import type { Replay, ReplayStep } from "./api";
import type { Line } from "./messages";
import {
  lasts,
  nextPage,
  PAGE,
  readEyes,
  readSpot,
  storyUntil,
  wind,
  within,
  writeSpot,
} from "./replaying";

type Step = ReplayStep<"antheno">;
const said = (text: string): Line<"antheno"> =>
  ({ act: "said", name: "Ana", text, seat: 0 }) as Line<"antheno">;

/** A step that changes these fields; what a view holds is nothing to the reel. */
function step(entry: number, changes: object, ...lines: string[]): Step {
  const all: Step = { entry, changes: changes as Step["changes"] };
  return lines.length ? { ...all, seat: 0, lines: lines.map(said) } : all;
}

function page(entries: number, ...steps: Step[]): Replay<"antheno"> {
  return { entries, steps };
}

const first = page(
  3,
  step(0, { bag: 60, turn: 0, table: [] }),
  step(1, { bag: 59 }, "one"),
  step(2, {}),
  step(3, { turn: 1, bag: 58 }, "two", "three"),
);

describe("the reel", () => {
  it("keeps the whole view of every moment", () => {
    const { moments } = wind(null, first);
    expect(moments.map((moment) => moment?.view)).toEqual([
      { bag: 60, turn: 0, table: [] },
      { bag: 59, turn: 0, table: [] },
      { bag: 59, turn: 0, table: [] },
      { bag: 58, turn: 1, table: [] },
    ]);
    expect(moments[0]).toMatchObject({ seat: null, lines: [] });
    expect(moments[1]?.seat).toBe(0);
  });

  it("takes its pages in any order, and begins each anew", () => {
    const later = wind(null, page(3, step(2, { bag: 7, turn: 1 }), step(3, { bag: 6 }, "end")));
    expect(later.moments.slice(0, 2)).toEqual([undefined, undefined]);
    const all = wind(later, page(3, step(0, { bag: 9, turn: 0 }), step(1, { bag: 8 }, "go")));
    expect(all.moments.map((moment) => moment?.view.bag)).toEqual([9, 8, 7, 6]);
    expect(all.moments[2]?.view.turn).toBe(1);
    expect(later.moments[0]).toBeUndefined();
  });

  it("wants the page of the moment that is looked at, then the others from the start", () => {
    expect(nextPage(null, 2 * PAGE + 5)).toBe(2 * PAGE);
    const steps = (from: number, to: number): Step[] =>
      Array.from({ length: to - from }, (_, at) => step(from + at, {}));
    const some = wind(null, page(2 * PAGE, ...steps(PAGE, 2 * PAGE)));
    expect(nextPage(some, 2 * PAGE)).toBe(2 * PAGE);
    expect(nextPage(some, 9 * PAGE)).toBe(2 * PAGE);
    expect(nextPage(some, PAGE)).toBe(0);
    const more = wind(some, page(2 * PAGE, ...steps(0, PAGE)));
    const all = wind(more, page(2 * PAGE, step(2 * PAGE, {})));
    expect(nextPage(all, 0)).toBeNull();
  });

  it("tells the story so far, and not across a gap", () => {
    const reel = wind(null, first);
    const texts = (entry: number): unknown[] =>
      storyUntil(reel, entry).map((line) => "text" in line && line.text);
    expect(texts(0)).toEqual([]);
    expect(texts(2)).toEqual(["one"]);
    expect(texts(3)).toEqual(["one", "two", "three"]);
    const torn = { ...reel, moments: reel.moments.with(2, undefined) };
    expect(storyUntil(torn, 3)).toHaveLength(2);
  });

  it("hurries over what cannot be seen", () => {
    const { moments } = wind(null, first);
    expect(lasts(moments[2]!)).toBeLessThan(lasts(moments[1]!));
  });

  it("has nothing before the start or after the end", () => {
    expect([within(3, -1), within(3, 2), within(3, 8)]).toEqual([0, 2, 3]);
  });
});

describe("the address", () => {
  it("holds the moment and the eyes", () => {
    for (const eyes of ["open", "spectator", 2] as const) {
      expect(readSpot(writeSpot({ entry: 41, eyes }), 4)).toEqual({ entry: 41, eyes });
    }
  });

  it("makes the best of anything else", () => {
    expect(readSpot("", 4)).toEqual({ entry: 0, eyes: "open" });
    expect(readSpot("#entry=-3&eyes=4", 4)).toEqual({ entry: 0, eyes: "open" });
    expect(readSpot("#main", 4)).toEqual({ entry: 0, eyes: "open" });
    expect(readEyes("3", 4)).toBe(3);
  });
});
