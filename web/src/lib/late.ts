/** What the table answered for me, since I had said nothing when a window closed.
 *
 * The table tells it as if I had let it be. That time ran out is seen only when it happens, so this
 * device remembers it: the page may be loaded anew, or opened in another tab.
 */

import type { Fresh, GameName, Line, Told } from "./messages";
import type { Known } from "./stream";
import { commit } from "./nonce";

const KEY = "sobremesa late";
const MOST = 60; // that are remembered, of all tables
const BEFORE = 6; // events before it, by which a line is known again

/** What was told; where time ran out for me it says so, and not what silence counts as. */
export function withLate<G extends GameName>(
  told: Told<G>,
  known: Known<G>,
  me: number | null,
): Told<G> {
  const until = known.question?.until ?? null;
  if (me === null || until === null || told.at < until) return told;
  const lines = (told.lines ?? []).map((line) => (isSilence(line, me) ? timeOver<G>(me) : line));
  return { ...told, lines };
}

/** Remember which of the last lines say that time ran out for me. */
export function keepLate(table: string, story: readonly Line[], last: number, me: number): void {
  const first = story.length - last;
  const marks = story.flatMap((line, at) =>
    at >= first && isTimeOver(line, me) ? [markOf(table, story, at, me)] : [],
  );
  if (!marks.length) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept(), ...marks].slice(-MOST)));
  } catch {
    // Where nothing may be stored, it is remembered as long as the page is there.
  }
}

/** All that may be known, with what this device remembers of time that ran out for me. */
export function withKeptLate<G extends GameName>(
  fresh: Fresh<G>,
  table: string,
  me: number | null,
): Fresh<G> {
  const marks = kept();
  const { story } = fresh;
  if (me === null || !story || !marks.length) return fresh;
  const isLate = (line: Line, at: number): boolean =>
    isSilence(line, me) && marks.includes(markOf(table, story, at, me));
  return { ...fresh, story: story.map((line, at) => (isLate(line, at) ? timeOver<G>(me) : line)) };
}

/** A line has no number: it is known by its table, and by what happened just before it. */
function markOf(table: string, story: readonly Line[], at: number, me: number): string {
  const before = story
    .slice(0, at)
    .filter((line) => "event" in line || isTimeOver(line, me))
    .slice(-BEFORE)
    .map((line) => (isSilence(line, me) || isTimeOver(line, me) ? "silence" : line));
  return commit(JSON.stringify([table, me, before])).slice(0, 16);
}

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

function timeOver<G extends GameName>(seat: number): Line<G> {
  return { act: "time-over", seat };
}

function isTimeOver(line: Line, me: number): boolean {
  return "act" in line && line.act === "time-over" && line.seat === me;
}

function isSilence(line: Line, me: number): boolean {
  return "event" in line && line.event === "let-be" && line.seat === me;
}
