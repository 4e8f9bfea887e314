/** What happened, cut into beats: one picture with its words after the other. */

import type { GameName, Games, Line } from "../messages";

/** One thing that is shown: how the table looks now, what is said of it, and for how long. */
export interface Beat<G extends GameName = GameName> {
  lines: Line<G>[];
  view: Games[G]["View"];
  lasts: number; // ms at the usual pace; 0: it needs no time of its own
}

/** A delivery: what was told, and the view before and after all of it. */
export interface Happened<G extends GameName = GameName> {
  lines: Line<G>[];
  before: Games[G]["View"];
  after: Games[G]["View"];
  me: number | null;
}

/** A game's way to cut: every line in its order, and the last view is the one after it all. */
export type Cut<G extends GameName = GameName> = (happened: Happened<G>) => Beat<G>[];

const GLANCE = 500; // ms

/** All of it at a glance: for games that do not say more about it. */
export function atAGlance<G extends GameName>({ lines, after }: Happened<G>): Beat<G>[] {
  const happens = lines.some((line) => "event" in line);
  return [{ lines, view: after, lasts: happens ? GLANCE : 0 }];
}
