/** What one recipient knows: the fold of its deliveries. */

import type { ClocksShown, Fresh, GameName, Games, Line, Question, Told } from "./messages";

const STORY = 400; // lines that are kept

export interface Known<G extends GameName = GameName> {
  number: number;
  at: number;
  story: Line<G>[];
  view: Games[G]["View"] | null;
  question: Question<G> | null;
  back: number;
  clocks: ClocksShown | null;
}

/** All that is known, whatever came before. */
export function begin<G extends GameName>(fresh: Fresh<G>): Known<G> {
  return {
    number: fresh.number,
    at: fresh.at,
    story: fresh.story ?? [],
    view: fresh.view ?? null,
    question: fresh.question ?? null,
    back: fresh.back ?? 0,
    clocks: fresh.clocks ?? null,
  };
}

/** What is known after this; null where a delivery is missing. One that came twice changes nothing. */
export function goOn<G extends GameName>(known: Known<G>, told: Told<G>): Known<G> | null {
  if (told.number <= known.number) return known;
  if (told.number !== known.number + 1) return null;
  return {
    number: told.number,
    at: told.at,
    story: lengthened(known.story, told.lines ?? []),
    view: told.changes ? ({ ...known.view, ...told.changes } as Games[G]["View"]) : known.view,
    question: told.question === undefined ? known.question : told.question,
    back: told.back ?? known.back,
    clocks: told.clocks ?? known.clocks,
  };
}

/** The story with these lines too; what is long ago is given up. */
export function lengthened<G extends GameName>(story: Line<G>[], lines: Line<G>[]): Line<G>[] {
  return lines.length ? [...story, ...lines].slice(-STORY) : story;
}
