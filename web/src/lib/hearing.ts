/** What is worth a sound, or a number on a button, in what has just happened. */

import type { Line } from "./messages";

export type Sound = "turn" | "moved" | "said" | "short" | "end";

/** Whether a line tells of what this seat did or said; spectators are no seat. */
function isOf(line: Line, seat: number | null): boolean {
  const fields = line as { seat?: number | null; player?: number | null };
  return [fields.seat, fields.player].some((one) => one === seat);
}

/** How often others have said something. */
export function saidByOthers(lines: readonly Line[], me: number | null): number {
  return lines.filter((line) => "act" in line && line.act === "said" && !isOf(line, me)).length;
}

/** The one sound for all of it; null: nothing, or only what I did myself. */
export function soundOf(lines: readonly Line[], me: number | null): Sound | null {
  if (saidByOthers(lines, me)) return "said";
  return lines.some((line) => "event" in line && !isOf(line, me)) ? "moved" : null;
}
