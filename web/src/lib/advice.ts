/** Why a bot would do what it suggests, as the page says it. */

import type { GameName, Hinted } from "./messages";
import type { Speaker } from "./speaker";

/** A move in words, and the chance to win after it in percent. */
export interface WeighedLine {
  words: string;
  percent: number;
}

export interface Advice {
  move: string;
  why: string[];
  /** To win as things stand, in percent; null: this table tells no chances. */
  now: number | null;
  /** The best moves, the suggested one first; moves that are said alike stand once. */
  weighed: WeighedLine[];
}

/** What can happen is never 0 %, and what may fail never 100 %. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return Math.round(100 * chance);
  return Math.min(Math.max(Math.round(100 * chance), 1), 99);
}

export function adviceOf(hinted: Hinted<GameName>, speaker: Speaker): Advice {
  const why = hinted.why ?? [];
  return {
    move: speaker.move(hinted.move),
    why: why.map(({ reason, args }) => speaker.say(reason, speaker.args(args ?? {}))),
    now: hinted.chances ? percent(hinted.chances.now) : null,
    weighed: weighedOf(hinted, speaker),
  };
}

function weighedOf(hinted: Hinted<GameName>, speaker: Speaker): WeighedLine[] {
  const lines: WeighedLine[] = [];
  for (const { move, chance } of hinted.chances?.weighed ?? []) {
    const words = speaker.move(move);
    if (!lines.some((line) => line.words === words)) lines.push({ words, percent: percent(chance) });
  }
  return lines;
}
