/** What the columns and rows of the chart are called: a1 is where the first of both meet. */

import type { Frame } from "./camera";
import type { LinePlace } from "./lines";
import type { Print } from "./print";

type Named = [index: number, name: string];

/** Those on which there is land, in order. */
export function rims(print: Print): { columns: Named[]; rows: Named[] } {
  const columns = new Map<number, string>();
  const rows = new Map<number, string>();
  for (const { name, row, column } of print.land) {
    const [, letters = "", digits = ""] = /^(\D+)(\d+)$/.exec(name) ?? [];
    columns.set(column, letters);
    rows.set(row, digits);
  }
  return { columns: inOrder(columns), rows: inOrder(rows) };
}

function inOrder(names: Map<number, string>): Named[] {
  return [...names].sort(([one], [other]) => one - other);
}

const STEPS = 60; // from an end to the middle

/** Where a name of this size is not covered: at both ends, or at one; else moved in from one. */
export function uncovered(ends: [LinePlace, LinePlace], size: number, covers: readonly Frame[]): LinePlace[] {
  const [one, other] = ends;
  const found = [movedIn(one, other, size, covers), movedIn(other, one, size, covers)];
  const least = Math.min(...found.map(({ steps }) => steps));
  return found.filter(({ steps }) => steps === least).map(({ spot }) => spot);
}

/** The first free spot on the way to the middle; if there is none, the end itself. */
function movedIn(
  end: LinePlace,
  other: LinePlace,
  size: number,
  covers: readonly Frame[],
): { spot: LinePlace; steps: number } {
  for (let steps = 0; steps <= STEPS; steps++) {
    const part = steps / STEPS / 2;
    const spot = { x: end.x + (other.x - end.x) * part, y: end.y + (other.y - end.y) * part };
    if (!covers.some((cover) => touches(cover, spot, size / 2))) return { spot, steps };
  }
  return { spot: end, steps: STEPS + 1 };
}

function touches({ left, top, width, height }: Frame, { x, y }: LinePlace, margin: number): boolean {
  const across = x > left - margin && x < left + width + margin;
  return across && y > top - margin && y < top + height + margin;
}
