/** What the referee says of a draft, ready to be shown where it belongs. */

import type { antheno, Refusal } from "../../lib/messages";
import type { Speaker } from "../../lib/speaker";
import type { Cell } from "./pieces";

/** A line to be underlined, in cells. */
export interface Mark {
  key: string;
  x: number;
  y: number;
  across: number;
  down: number;
  fine: boolean;
}

export interface Fault {
  key: string;
  rule: string;
  /** Two or three words, and all of it. */
  short: string;
  sentence: string;
  cells: Cell[];
  /** Where to say so; null: it concerns no cell. */
  at: { x: number; y: number; above: boolean } | null;
}

export function marksOf(judgement: antheno.Judgement): Mark[] {
  return judgement.lines.flatMap(({ cells, fine }) => {
    const [first, last] = [cells[0], cells.at(-1)];
    if (!first || !last) return [];
    const [x, y] = first;
    const [across, down] = [last[0] - x + 1, last[1] - y + 1];
    return [{ key: `${x},${y},${across},${down}`, x, y, across, down, fine }];
  });
}

export function faultsOf(judgement: antheno.Judgement, speaker: Speaker): Fault[] {
  return judgement.faults.map(({ rule, reason, where }, index) => ({
    ...faultOf({ rule, reason: reason.id, args: reason.args, where }, speaker),
    key: `${index} ${reason.id} ${where.join(" ")}`,
  }));
}

export function faultOf(refusal: Refusal, speaker: Speaker): Fault {
  const cells = (refusal.where ?? []).map((one) => cellOf(String(one)));
  const sentence = speaker.refusal(refusal);
  const short = `web-antheno-${refusal.reason}`;
  return {
    key: refusal.reason,
    rule: refusal.rule,
    short: speaker.knows(short) ? speaker.say(short) : sentence,
    sentence,
    cells,
    at: besideOf(cells),
  };
}

function cellOf(text: string): Cell {
  const [x, y] = text.split(",").map(Number);
  return { x: x ?? 0, y: y ?? 0 };
}

/** Below the middle, but above a column: so that lines that cross do not hide one another's tag. */
function besideOf(cells: Cell[]): Fault["at"] {
  if (!cells.length) return null;
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs) + 1];
  const above = cells.length > 1 && right - left === 1;
  return { x: (left + right) / 2, y: above ? Math.min(...ys) : Math.max(...ys) + 1, above };
}

/** What the stars stand for, by cell. */
export function starsOf(
  judgement: antheno.Judgement,
  table: readonly antheno.Placed[],
): Map<string, number> {
  const stars = new Set(
    table.filter(([, , tile]) => tile.endsWith("*")).map(([x, y]) => `${x},${y}`),
  );
  const stand = new Map<string, number>();
  for (const { cells, numbers } of judgement.lines) {
    cells.forEach(([x, y], index) => {
      const number = numbers[index];
      if (number && stars.has(`${x},${y}`)) stand.set(`${x},${y}`, number);
    });
  }
  return stand;
}
