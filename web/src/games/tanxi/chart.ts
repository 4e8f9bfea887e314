/** The island as lines and curves: where its coast, its rivers and its trees are drawn. */

import type { tanxi } from "../../lib/messages";
import type { Frame } from "./camera";
import { chance, curve, type Edge, joined, loops, same, type LinePlace } from "./lines";
import type { Look, Print } from "./print";

export const SIZE = 40; // a cell, in the units of the drawing

export interface Tree extends LinePlace {
  look: Look;
  size: number;
}

export interface Bridge extends LinePlace {
  across: boolean; // one walks over it from west to east
}

export function middle(cell: tanxi.Land): LinePlace {
  return { x: (cell.column + 0.5) * SIZE, y: (cell.row + 0.5) * SIZE };
}

export function frameOf({ column, row }: tanxi.Land): Frame {
  return { left: column * SIZE, top: row * SIZE, width: SIZE, height: SIZE };
}

/** Where a cell is drawn; null: there is no such cell. */
export function spotOf(name: string, print: Print): LinePlace | null {
  const cell = print.cell(name);
  return cell ? middle(cell) : null;
}

/** The island with the sea around it. */
export function extent({ box: { chart } }: Print): Frame {
  return {
    left: -22,
    top: -26,
    width: chart.columns * SIZE + 44,
    height: chart.rows * SIZE + 52,
  };
}

export function centre({ box: { chart } }: Print): LinePlace {
  return { x: (chart.columns * SIZE) / 2, y: (chart.rows * SIZE) / 2 };
}

// The coast

/** Clockwise around a cell: the corner where a side begins, and where it leads. */
const SIDES = [
  { corner: [0, 0], along: [1, 0] },
  { corner: [1, 0], along: [0, 1] },
  { corner: [1, 1], along: [-1, 0] },
  { corner: [0, 1], along: [0, -1] },
] as const;

function shore(print: Print): Edge[] {
  return print.land.flatMap(({ row, column }) =>
    SIDES.filter(({ along }) => !print.at(row - along[0], column + along[1])).map(
      ({ corner, along }) => {
        const from = { x: column + corner[0], y: row + corner[1] };
        return { from, to: { x: from.x + along[0], y: from.y + along[1] } };
      },
    ),
  );
}

/** A spot a little out at sea, as a hand that draws would put it. */
function outward(x: number, y: number, side: LinePlace): LinePlace {
  const out = 7 + 4 * chance(x, y);
  const wobble = 3 * (chance(x, y, 1) - 0.5);
  return { x: x * SIZE + side.x * out + wobble, y: y * SIZE + side.y * out + wobble };
}

function outside({ from, to }: Edge): LinePlace {
  return { x: to.y - from.y, y: from.x - to.x };
}

/** The outline of the land. */
export function coast(print: Print): string {
  return loops(shore(print))
    .map((loop) => {
      const spots = loop.flatMap((edge, index) => {
        const before = outside(loop.at(index - 1) as Edge);
        const here = outside(edge);
        const corner = { x: (before.x + here.x) / 2, y: (before.y + here.y) / 2 };
        const half = { x: (edge.from.x + edge.to.x) / 2, y: (edge.from.y + edge.to.y) / 2 };
        return [outward(edge.from.x, edge.from.y, corner), outward(half.x, half.y, here)];
      });
      return curve(spots, true);
    })
    .join("");
}

// Quadrants

/** The ground of a quadrant: its cells, each larger by so much on all sides. */
export function ground(quadrant: string, print: Print, more: number): string {
  const side = SIZE + 2 * more;
  return print.land
    .filter((cell) => cell.quadrant === quadrant)
    .map(({ row, column }) => {
      const [x, y] = [column * SIZE - more, row * SIZE - more];
      return `M${x} ${y}h${side}v${side}h${-side}z`;
    })
    .join("");
}

/** Where one quadrant ends and another one begins. */
export function borders(print: Print): string {
  const edges = print.land.flatMap((cell) => {
    const east = print.at(cell.row, cell.column + 1);
    const south = print.at(cell.row + 1, cell.column);
    return [east, south]
      .filter((other) => other !== undefined)
      .filter((other) => other.quadrant !== cell.quadrant)
      .map((other) => side(cell, other));
  });
  return joined(edges)
    .map((line) => `M${line.map(({ x, y }) => `${x * SIZE} ${y * SIZE}`).join("L")}`)
    .join("");
}

/** Where the name of a quadrant is written: in its middle, away from points and village. */
export function lettering(quadrant: string, print: Print): LinePlace {
  const spots = print.land.filter((cell) => cell.quadrant === quadrant).map(middle);
  const heart = mean(spots);
  const taken = [...points(print), village(print)];
  /** Words are wide: what is beside them is nearer than what is above. */
  const apart = (one: LinePlace, two: LinePlace): number => Math.hypot((one.x - two.x) / 2, one.y - two.y);
  const worth = (spot: LinePlace): number =>
    Math.min(SIZE, ...taken.map((other) => apart(spot, other))) - apart(spot, heart);
  return spots.reduce((best, spot) => (worth(spot) > worth(best) ? spot : best));
}

// Rivers and bridges

/** What lies between two neighbours. */
function side(one: tanxi.Land, two: tanxi.Land): Edge {
  if (one.row === two.row) {
    return { from: { x: two.column, y: one.row }, to: { x: two.column, y: one.row + 1 } };
  }
  return { from: { x: one.column, y: two.row }, to: { x: one.column + 1, y: two.row } };
}

function between(pairs: [string, string][], print: Print): Edge[] {
  return pairs.flatMap(([one, two]) => {
    const [here, there] = [print.cell(one), print.cell(two)];
    return here && there ? [side(here, there)] : [];
  });
}

/** A bridge spans a river: there is water below it. */
function waters(print: Print): Edge[] {
  const { rivers, bridges } = print.box.chart;
  return between([...rivers, ...bridges], print);
}

function touchesSea({ x, y }: LinePlace, print: Print): boolean {
  return ![[0, 0], [0, 1], [1, 0], [1, 1]].every(([a = 0, b = 0]) => print.at(y - a, x - b));
}

/** From `next` through `end`, and out into the sea where that is the coast. */
function mouth(end: LinePlace, next: LinePlace, print: Print): LinePlace[] {
  if (!touchesSea(end, print)) return [];
  return [{ x: end.x + (end.x - next.x) * 0.45, y: end.y + (end.y - next.y) * 0.45 }];
}

/** The rivers, from one end to the other. */
export function rivers(print: Print): string[] {
  return joined(waters(print)).map((line) => {
    const first = mouth(line[0] as LinePlace, line[1] as LinePlace, print);
    const last = mouth(line.at(-1) as LinePlace, line.at(-2) as LinePlace, print);
    const spots = [...first, ...line, ...last].map(({ x, y }) => ({
      x: x * SIZE + 5 * (chance(x, y, 2) - 0.5),
      y: y * SIZE + 5 * (chance(x, y, 3) - 0.5),
    }));
    return curve(spots, false);
  });
}

export function bridges(print: Print): Bridge[] {
  return between(print.box.chart.bridges, print).map(({ from, to }) => ({
    x: ((from.x + to.x) / 2) * SIZE,
    y: ((from.y + to.y) / 2) * SIZE,
    across: from.x === to.x,
  }));
}

// What stands where four cells meet

function mean(spots: LinePlace[]): LinePlace {
  const sum = (of: (spot: LinePlace) => number): number =>
    spots.reduce((all, spot) => all + of(spot), 0);
  return { x: sum((spot) => spot.x) / spots.length, y: sum((spot) => spot.y) / spots.length };
}

export function points(print: Print): LinePlace[] {
  return print.box.chart.points.map((_, point) =>
    mean(print.land.filter((cell) => cell.point === point).map(middle)),
  );
}

export function village(print: Print): LinePlace {
  return mean(print.land.filter((cell) => cell.ground === "village").map(middle));
}

/** Trees and rocks in the corners of cells, so that none of them hides one. */
export function trees(print: Print): Tree[] {
  const wet = waters(print).flatMap(({ from, to }) => [from, to]);
  const built = [...points(print), village(print)].map(({ x, y }) => ({
    x: x / SIZE,
    y: y / SIZE,
  }));
  const taken = [...wet, ...built];
  return print.land
    .filter(({ row, column }) => {
      const corner = { x: column, y: row };
      if (touchesSea(corner, print) || taken.some((spot) => same(spot, corner))) return false;
      return chance(column, row, 5) < 0.72;
    })
    .map(({ row, column, quadrant }) => ({
      x: column * SIZE + 6 * (chance(column, row, 6) - 0.5),
      y: row * SIZE + 6 * (chance(column, row, 7) - 0.5),
      look: print.look(quadrant),
      size: 0.8 + 0.4 * chance(column, row, 8),
    }));
}

/** Whether the fog, after so many steps, lies on this cell. */
export function inFog(cell: tanxi.Land, steps: number): boolean {
  return cell.fog > 0 && cell.fog <= steps;
}

/** What the light on the island is like, by the space of the round track. */
export function timeOfDay(round: number): "morning" | "day" | "dusk" | "night" {
  if (round < 3) return "morning";
  if (round < 9) return "day";
  return round < 12 ? "dusk" : "night";
}
