import { expect, test } from "vitest";
import type { Line } from "../messages";
import type { Known } from "../stream";
import type { Beat, Happened } from "./beats";
import { FACTORS, paceOf } from "./pace";
import { Presenter } from "./presenter";

const AT = 1_000_000;

/** What a small table says: its view is a number. */
function known(number: number, view: number, more: Partial<Known> = {}): Known {
  const nothing = { story: [], question: null, back: 0, clocks: null };
  return { number, at: AT, view, ...nothing, ...more } as unknown as Known;
}

const line = (what: string): Line => ({ event: what }) as unknown as Line;
const asked = (number: number, until?: number): Known["question"] =>
  ({ number, kind: "act", moves: [], until }) as unknown as Known["question"];

/** Every line is a picture of a second, called by it. */
function cut({ lines, after }: Happened): Beat[] {
  return lines.map((one, index) => ({
    lines: [one],
    view: (index < lines.length - 1 && "event" in one ? one.event : after) as unknown as Beat["view"],
    lasts: 1000,
  }));
}

function presenter(pace = 1): Presenter {
  return new Presenter(known(1, 1, { question: asked(1) }), 0, cut as never, () => pace);
}

test("pictures come one after the other with their words, then what is asked", () => {
  const one = presenter();
  const lines = [line("a"), line("b")];
  const now = known(2, 2, { story: lines, question: asked(2) });
  one.hear(now, lines, AT);
  expect(one.shown).toMatchObject({ busy: true, known: { view: "a", question: null } });
  expect(one.shown.known.story).toEqual([line("a")]);
  one.tick(AT + 999);
  expect(one.shown.known.view).toBe("a");
  one.tick(AT + 1000);
  expect(one.shown).toMatchObject({ busy: true, known: { view: 2, question: null } });
  one.tick(AT + 2000);
  expect(one.shown.known).toBe(now);
  expect(one.due).toBeNull();
});

test("a question that is still open stays while something else is shown", () => {
  const one = presenter();
  one.hear(known(2, 2, { question: asked(1) }), [line("a")], AT);
  expect(one.shown.known.question?.number).toBe(1);
});

test("a press shows everything at once, and all of it is told", () => {
  const one = presenter();
  const now = known(2, 2, { question: asked(2) });
  one.hear(now, [line("a"), line("b"), line("c")], AT);
  one.finish();
  expect(one.shown.known).toBe(now);
  expect(one.shown.told.lines).toEqual([line("b"), line("c")]);
});

test("a window is seen in time: pictures are left out, the earliest first, and words are not", () => {
  const one = presenter();
  const lines = [..."abcdefgh"].map(line);
  const question = asked(2, AT + 8000); // to be seen within two seconds
  one.hear(known(2, 2, { question, story: lines }), lines, AT);
  expect(one.shown.told.lines).toEqual(lines.slice(0, 5));
  expect(one.shown.news.lines).toEqual([line("e")]);
  for (let now = AT; one.due !== null; now = one.due ?? now) one.tick(one.due);
  expect(one.shown.known.question).toBe(question);
});

test("a window that opens meanwhile shortens what is shown", () => {
  const one = presenter();
  one.hear(known(2, 2), [line("a")], AT);
  one.hear(known(3, 3, { question: asked(2, AT + 1000) }), [line("b")], AT + 100);
  expect(one.due).toBeLessThanOrEqual(AT + 250);
});

test("while one's own clock runs, one is not kept waiting", () => {
  const one = presenter();
  const clocks = { left: [10_000], running: [0] };
  one.hear(known(2, 2, { question: asked(2), clocks }), [line("a"), line("b")], AT);
  expect(one.shown.news.lines).toEqual([line("b")]);
  expect(one.due).toBeLessThanOrEqual(AT + 500); // a twentieth of what is left
});

test("at once is at once", () => {
  const one = presenter(FACTORS["at-once"]);
  one.hear(known(2, 2, { question: asked(2) }), [line("a"), line("b")], AT);
  expect(one.shown).toMatchObject({ busy: false, known: { view: 2, question: { number: 2 } } });
});

test("one's first games are unhurried, unless one has chosen", () => {
  expect(paceOf(null, 0)).toBe("unhurried");
  expect(paceOf(null, 3)).toBe("usual");
  expect(paceOf("quick", 0)).toBe("quick");
});
