/** A finished game, moment by moment: the view of every moment is kept, so going back is exact. */

import type { Replay } from "./api";
import type { GameName, Games, Line } from "./messages";
import type { Known } from "./stream";

export const PAGE = 100; // moments that are fetched at once
const STORY = 400; // lines that are shown

/** Whose knowledge one looks with. */
export type Eyes = number | "spectator" | "open";

export interface Moment<G extends GameName = GameName> {
  seat: number | null; // who acted
  lines: Line<G>[];
  view: Games[G]["View"];
}

/** What has been fetched so far, by entry; entry 0 is the table before the first move. */
export interface Reel<G extends GameName = GameName> {
  entries: number;
  moments: (Moment<G> | undefined)[];
}

/** What is there with these pages too. The first step of a page brings the whole view. */
export function wind<G extends GameName>(reel: Reel<G> | null, page: Replay<G>): Reel<G> {
  const moments = reel ? [...reel.moments] : Array<undefined>(page.entries + 1).fill(undefined);
  let view = {} as Games[G]["View"];
  for (const step of page.steps) {
    view = { ...view, ...step.changes } as Games[G]["View"];
    moments[step.entry] = { seat: step.seat ?? null, lines: step.lines ?? [], view };
  }
  return { entries: page.entries, moments };
}

/** Where the page to fetch next begins: the wanted one's, then the earliest; null: all are here. */
export function nextPage(reel: Reel | null, wanted: number): number | null {
  const begins = (entry: number): number => entry - (entry % PAGE);
  if (!reel) return begins(wanted);
  const entry = within(reel.entries, wanted);
  const missing = reel.moments[entry] ? reel.moments.indexOf(undefined) : entry;
  return missing < 0 ? null : begins(missing);
}

/** The story up to and with this entry, as far back as it is there without a gap. */
export function storyUntil<G extends GameName>(reel: Reel<G>, entry: number): Line<G>[] {
  let story: Line<G>[] = [];
  for (let at = entry; at >= 0 && story.length < STORY; at--) {
    const moment = reel.moments[at];
    if (!moment) break;
    story = [...moment.lines, ...story];
  }
  return story.slice(-STORY);
}

/** How long a moment stays after it has been shown happening, in ms at the usual pace. */
export function lasts(moment: Moment): number {
  return moment.lines.length ? 900 : 250;
}

/** What is known at a moment: nothing is asked when one looks back. */
export function knownAt<G extends GameName>(reel: Reel<G>, entry: number): Known<G> {
  const view = reel.moments[entry]?.view ?? null;
  return { ...NOTHING, number: entry, story: storyUntil(reel, entry), view } as Known<G>;
}

/** Before anything is there. */
export const NOTHING: Known = {
  number: 0,
  at: 0,
  story: [],
  view: null,
  question: null,
  back: 0,
  clocks: null,
};

/** An entry that there is. */
export function within(entries: number, entry: number): number {
  return Math.min(Math.max(entry, 0), entries);
}

/** A moment of a game as the address holds it: `#entry=41&eyes=2`. */
export interface ReplaySpot {
  entry: number;
  eyes: Eyes;
}

export function readSpot(hash: string, seats: number): ReplaySpot {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  return { entry: whole(said.get("entry")) ?? 0, eyes: readEyes(said.get("eyes"), seats) };
}

export function writeSpot({ entry, eyes }: ReplaySpot): string {
  return `#entry=${entry}&eyes=${eyes}`;
}

export function readEyes(said: string | null, seats: number): Eyes {
  if (said === "spectator") return said;
  const seat = whole(said);
  return seat !== null && seat < seats ? seat : "open";
}

function whole(said: string | null): number | null {
  return said !== null && /^\d{1,6}$/.test(said) ? Number(said) : null;
}
