/** What the columns and rows of the chart are called: a1 is where the first of both meet. */

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
