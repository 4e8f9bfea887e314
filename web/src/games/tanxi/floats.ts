/** Life that comes or goes, written over a cell. */

import type { Line } from "../../lib/messages";

export interface Float {
  key: string;
  cell: string;
  text: string;
  good: boolean;
}

/** Whose life has changed; `cells`: where everybody stands, by seat. */
export function floatsIn(
  number: number,
  lines: Line<"tanxi">[],
  cells: (string | null)[],
): Float[] {
  return lines.flatMap((line, index) => {
    if (!("event" in line) || (line.event !== "lost" && line.event !== "healed")) return [];
    const cell = cells[line.seat];
    const good = line.event === "healed";
    const text = `${good ? "+" : "−"}${line.hearts} ♥`;
    return cell ? [{ key: `${number} ${index}`, cell, good, text }] : [];
  });
}
