/** What the table answered for me, since I had said nothing when a window closed. */

import type { GameName, Line, Told } from "./messages";
import type { Known } from "./stream";

/** What was told; where time ran out for me it says so, and not what silence counts as. */
export function withLate<G extends GameName>(
  told: Told<G>,
  known: Known<G>,
  me: number | null,
): Told<G> {
  const until = known.question?.until ?? null;
  if (me === null || until === null || told.at < until) return told;
  const lines = (told.lines ?? []).map(
    (line): Line<G> => (isSilence(line, me) ? { act: "time-over", seat: me } : line),
  );
  return { ...told, lines };
}

function isSilence(line: Line, me: number): boolean {
  return "event" in line && line.event === "let-be" && line.seat === me;
}
