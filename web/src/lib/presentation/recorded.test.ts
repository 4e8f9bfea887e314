/** Whole games, shown at every pace: picture, words and question agree at every moment. */

import { describe, expect, test } from "vitest";
import { cut as antayagi } from "../../games/antayagi/cut";
import { cut as antheno } from "../../games/antheno/cut";
import { cut as tanxi } from "../../games/tanxi/cut";
import type { GameName, Games } from "../messages";
import type { Beat, Cut } from "./beats";
import { latest, Presenter } from "./presenter";
import { type RecordedGame, recordedGames } from "./recorded.fixture";

const CUTS = { antayagi, antheno, tanxi } as unknown as Record<GameName, Cut>;
const ME = 0;
const GAMES = recordedGames();
const LONGEST = 15_000; // ms that it may lag, and that a single picture may take
const LONGEST_BEAT = 4000;

/** Every beat of the game, in order. */
function allBeats({ game, first, heard }: RecordedGame): Beat[][] {
  let { view } = first;
  return heard.map(({ known, lines }) => {
    const beats = view && known.view
      ? CUTS[game]({ lines, before: view, after: known.view, me: ME })
      : [];
    view = known.view;
    return beats;
  });
}

describe.each(GAMES.map((one) => [one.name, one] as const))("%s, cut into beats", (_, recorded) => {
  const { heard } = recorded;
  const beats = allBeats(recorded);

  test("every line is told once, in order, and the last picture is the table's", () => {
    heard.forEach(({ known, lines }, index) => {
      const all = beats[index] ?? [];
      expect(all.flatMap((beat) => beat.lines)).toEqual(lines);
      if (all.length) expect(all.at(-1)?.view).toBe(known.view);
    });
  });

  test("no picture but the last asks anybody who was not asked before", () => {
    let before = recorded.first.view;
    heard.forEach(({ known }, index) => {
      for (const { view } of beats[index]?.slice(0, -1) ?? []) {
        expect(before?.asked).toEqual(expect.arrayContaining([...view.asked]));
      }
      before = known.view;
    });
  });

  test("no picture and no delivery takes too long to be shown", () => {
    for (const all of beats) {
      expect(Math.max(0, ...all.map((beat) => beat.lasts))).toBeLessThan(LONGEST_BEAT);
      expect(all.reduce((sum, beat) => sum + beat.lasts, 0)).toBeLessThan(LONGEST);
    }
  });
});

describe.each(
  GAMES.flatMap((one) => [1.6, 1, 0.5, 0].map((pace) => [one.name, pace, one] as const)),
)("%s, shown at %d of its time", (_, pace, recorded) => {
  const { game, first, heard } = recorded;

  /** Show the game; `look` is called whenever something else is shown. */
  function show(look: (presenter: Presenter, at: number, received: number) => void): void {
    const presenter = new Presenter(first, ME, CUTS[game], () => pace);
    let now = first.at;
    const until = (then: number, received: number): void => {
      while (presenter.due !== null && presenter.due <= then) {
        now = Math.max(now, presenter.due);
        presenter.tick(now);
        look(presenter, now, received);
      }
      now = Math.max(now, then);
    };
    heard.forEach(({ known, lines }, index) => {
      until(known.at, index - 1);
      presenter.hear(known, lines, now);
      look(presenter, now, index);
    });
    until(Infinity, heard.length - 1);
  }

  test("the story never runs ahead of the picture, and misses nothing", () => {
    const story = heard.flatMap(({ lines }) => lines);
    let told: unknown[] = [];
    show(({ shown }) => {
      const all = shown.known.story.slice(first.story.length);
      const grown = all.length - told.length;
      expect(grown).toBeGreaterThanOrEqual(0);
      if (grown > 0) expect(shown.told.lines.slice(-grown)).toEqual(all.slice(-grown));
      told = all;
    });
    expect(told).toEqual(story);
  });

  test("a picture has the words that belong to it, and a question only what led to it", () => {
    show(({ shown, due }, _at, received) => {
      const last = heard[received]?.known ?? first;
      if (due === null) {
        expect(shown.known).toBe(last);
        expect(shown.busy).toBe(false);
      } else {
        expect(shown.busy).toBe(true);
        expect(shown.known.story.slice(-shown.news.lines.length || Infinity)).toEqual(
          shown.news.lines,
        );
        const { question } = shown.known;
        if (question) expect(question.number).toBe(last.question?.number);
      }
    });
  });

  test("what is asked is seen in time to answer it", () => {
    show(({ shown, due }, at, received) => {
      const last = heard[received]?.known ?? first;
      if (last.question && due !== null && shown.known.question !== last.question) {
        expect(due).toBeLessThanOrEqual(Math.max(at, latest(last, ME)));
      }
    });
  });

  test("it never lags far behind the table", () => {
    show(({ due }, at, received) => {
      const lag = due === null ? 0 : at - (heard[received]?.known.at ?? at);
      expect(lag).toBeLessThanOrEqual((LONGEST + LONGEST_BEAT) * pace);
    });
  });
});

/** What can be seen of a table, as far as a picture between two views must have it right. */
const SEEN: Record<GameName, (view: never) => unknown> = {
  antayagi: ({ seats, discards }: Games["antayagi"]["View"]) => [
    seats.map(({ hand, area, points }) => [hand.length, area.length, points]),
    discards.length,
  ],
  antheno: ({ seats, table, bag }: Games["antheno"]["View"]) => [seats, table, bag],
  tanxi: ({ seats, round, fog, deities, monster, ...things }: Games["tanxi"]["View"]) => [
    seats.map(({ character, cell, hearts, standing, attack, defence, dice, ...held }) => [
      [character, cell, hearts, standing, attack, defence, dice],
      [held.cards, held.hand, held.known, held.gear, held.gems, held.fire, held.ice],
    ]),
    [round, fog, deities, monster],
    [things.decks, things.discards, things.merchant, things.relics, things.blocks],
  ],
};

test.each(GAMES.map((one) => [one.name, one] as const))(
  "the pictures of %s add up to what the table says",
  (_, { game, first, heard }) => {
    let before = first.view;
    for (const { known, lines } of heard) {
      const after = known.view;
      if (before && after && lines.some((line) => "event" in line)) {
        const more = [...lines, { act: "said" }] as typeof lines; // so that the last is a picture, too
        const all = CUTS[game]({ lines: more, before, after, me: ME });
        const last = (all.at(-2) ?? all.at(-1))?.view;
        expect(SEEN[game](last as never), JSON.stringify(lines)).toEqual(SEEN[game](after as never));
      }
      before = after;
    }
  },
);
