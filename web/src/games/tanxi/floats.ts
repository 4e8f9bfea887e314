/** What of the latest news is shown on the board. */

import type { Line, tanxi } from "../../lib/messages";

/** Dice have been thrown. */
export interface Throw {
  key: string;
  event: tanxi.Fought | tanxi.Attacked | tanxi.Rolled | tanxi.Fogged;
}

/** Life that comes or goes, written over a cell. */
export interface Float {
  key: string;
  cell: string;
  text: string;
  good: boolean;
}

/** All dice of a batch of news, in their order. */
export function throwsIn(number: number, lines: Line<"tanxi">[]): Throw[] {
  return lines.flatMap((line, index) => {
    if (!("event" in line)) return [];
    const { event } = line;
    const isThrow =
      event === "fought" || event === "attacked" || event === "rolled" || event === "fogged";
    return isThrow ? [{ key: `${number} ${index}`, event: line }] : [];
  });
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
