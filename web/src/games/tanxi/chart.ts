/** The island as lines and curves: where its coast, its rivers and its trees are drawn. */

import { BRIDGES, CELL_BY_NAME, CELLS, type Cell, cellName, RIVERS } from "./box";

export const SIZE = 40; // a cell, in the units of the drawing

export interface Spot {
  x: number;
  y: number;
}

export interface Tree extends Spot {
  quadrant: number;
  size: number;
}

export interface Bridge extends Spot {
  across: boolean; // one walks over it from west to east
}

/** Always the same chance for the same place: from 0 to 1. */
export function chance(x: number, y: number, salt = 0): number {
  const wave = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return wave - Math.floor(wave);
}

export function middle(cell: Cell): Spot {
  return { x: (cell.column + 0.5) * SIZE, y: (cell.row + 0.5) * SIZE };
}

export function spotOf(name: string): Spot | null {
  const cell = CELL_BY_NAME.get(name);
  return cell ? middle(cell) : null;
}

function isLand(row: number, column: number): boolean {
  return CELL_BY_NAME.has(cellName(row, column));
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** A soft curve through these spots. */
export function curve(spots: Spot[], closed: boolean): string {
  const at = (index: number): Spot => {
    const last = spots.length - 1;
    const within = Math.max(0, Math.min(last, index));
    return spots[closed ? (index + spots.length) % spots.length : within] as Spot;
  };
  const first = at(0);
  let path = `M${round(first.x)} ${round(first.y)}`;
  for (let index = 0; index < spots.length - (closed ? 0 : 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${[one, two, to].map((spot) => `${round(spot.x)} ${round(spot.y)}`).join(" ")}`;
  }
  return closed ? `${path}Z` : path;
}

// The coast

interface Edge {
  from: Spot;
  to: Spot;
}

/** Clockwise around a cell: the corner where a side begins, and where it leads. */
const SIDES = [
  { corner: [0, 0], along: [1, 0] },
  { corner: [1, 0], along: [0, 1] },
  { corner: [1, 1], along: [-1, 0] },
  { corner: [0, 1], along: [0, -1] },
] as const;

function shore(): Edge[] {
  return CELLS.flatMap(({ row, column }) =>
    SIDES.filter(({ along }) => !isLand(row - along[0], column + along[1])).map(
      ({ corner, along }) => {
        const from = { x: column + corner[0], y: row + corner[1] };
        return { from, to: { x: from.x + along[0], y: from.y + along[1] } };
      },
    ),
  );
}

/** Edges, one after the other, until each has come back to where it began. */
function loops(edges: Edge[]): Edge[][] {
  const left = [...edges];
  const found: Edge[][] = [];
  while (left.length) {
    const loop = [left.shift() as Edge];
    for (;;) {
      const end = (loop.at(-1) as Edge).to;
      const next = left.findIndex(({ from }) => from.x === end.x && from.y === end.y);
      if (next < 0) break;
      loop.push(left.splice(next, 1)[0] as Edge);
    }
    found.push(loop);
  }
  return found;
}

/** A spot a little out at sea, as a hand that draws would put it. */
function outward(x: number, y: number, side: Spot): Spot {
  const out = 7 + 4 * chance(x, y);
  const wobble = 3 * (chance(x, y, 1) - 0.5);
  return { x: x * SIZE + side.x * out + wobble, y: y * SIZE + side.y * out + wobble };
}

function outside({ from, to }: Edge): Spot {
  return { x: to.y - from.y, y: from.x - to.x };
}

/** The outline of the land. */
export function coast(): string {
  return loops(shore())
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

// Rivers and bridges

function between(pair: string): Edge | null {
  const [one, two] = pair.split(" ").map((name) => CELL_BY_NAME.get(name));
  if (!one || !two) return null;
  if (one.row === two.row) {
    return { from: { x: two.column, y: one.row }, to: { x: two.column, y: one.row + 1 } };
  }
  return { from: { x: one.column, y: two.row }, to: { x: one.column + 1, y: two.row } };
}

const same = (one: Spot, two: Spot): boolean => one.x === two.x && one.y === two.y;

/** Edges joined to lines that run as far as they can. */
export function joined(edges: Edge[]): Spot[][] {
  const left = [...edges];
  const lines: Spot[][] = [];
  const after = (end: Spot): Spot | null => {
    const index = left.findIndex(({ from, to }) => same(from, end) || same(to, end));
    if (index < 0) return null;
    const { from, to } = left.splice(index, 1)[0] as Edge;
    return same(from, end) ? to : from;
  };
  while (left.length) {
    const { from, to } = left.shift() as Edge;
    const line = [from, to];
    for (let next = after(to); next; next = after(next)) line.push(next);
    for (let next = after(from); next; next = after(next)) line.unshift(next);
    lines.push(line);
  }
  return lines;
}

function touchesSea({ x, y }: Spot): boolean {
  return ![[0, 0], [0, 1], [1, 0], [1, 1]].every(([a = 0, b = 0]) => isLand(y - a, x - b));
}

/** From `next` through `end`, and out into the sea where that is the coast. */
function mouth(end: Spot, next: Spot): Spot[] {
  if (!touchesSea(end)) return [];
  return [{ x: end.x + (end.x - next.x) * 0.45, y: end.y + (end.y - next.y) * 0.45 }];
}

/** The rivers, from one end to the other. */
export function rivers(): string[] {
  const edges = [...RIVERS, ...BRIDGES].map(between).filter((edge) => edge !== null);
  return joined(edges).map((line) => {
    const first = mouth(line[0] as Spot, line[1] as Spot);
    const last = mouth(line.at(-1) as Spot, line.at(-2) as Spot);
    const spots = [...first, ...line, ...last].map(({ x, y }) => ({
      x: x * SIZE + 5 * (chance(x, y, 2) - 0.5),
      y: y * SIZE + 5 * (chance(x, y, 3) - 0.5),
    }));
    return curve(spots, false);
  });
}

export function bridges(): Bridge[] {
  return BRIDGES.map(between)
    .filter((edge) => edge !== null)
    .map(({ from, to }) => ({
      x: ((from.x + to.x) / 2) * SIZE,
      y: ((from.y + to.y) / 2) * SIZE,
      across: from.x === to.x,
    }));
}

// What stands where four cells meet

/** The spot in the middle of these cells. */
function amid(cells: Cell[]): Spot {
  const spots = cells.map(middle);
  const mean = (of: (spot: Spot) => number): number =>
    spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
  return { x: mean((spot) => spot.x), y: mean((spot) => spot.y) };
}

export function points(): Spot[] {
  const count = Math.max(...CELLS.map((cell) => cell.point ?? -1)) + 1;
  return Array.from({ length: count }, (_, point) =>
    amid(CELLS.filter((cell) => cell.point === point)),
  );
}

export function village(): Spot {
  return amid(CELLS.filter((cell) => cell.kind === "village"));
}

/** Trees and rocks in the corners of cells, so that none of them hides one. */
export function trees(): Tree[] {
  const wet = [...RIVERS, ...BRIDGES]
    .map(between)
    .flatMap((edge) => (edge ? [edge.from, edge.to] : []));
  const taken = [...points(), village()].map(({ x, y }) => ({ x: x / SIZE, y: y / SIZE }));
  return CELLS.filter(({ row, column }) => {
    const corner = { x: column, y: row };
    if (touchesSea(corner) || [...wet, ...taken].some((spot) => same(spot, corner))) return false;
    return chance(column, row, 5) < 0.72;
  }).map(({ row, column, quadrant }) => ({
    x: column * SIZE + 6 * (chance(column, row, 6) - 0.5),
    y: row * SIZE + 6 * (chance(column, row, 7) - 0.5),
    quadrant,
    size: 0.8 + 0.4 * chance(column, row, 8),
  }));
}

/** Whether the fog, after so many steps, lies on this cell. */
export function inFog(cell: Cell, steps: number): boolean {
  return cell.fog > 0 && cell.fog <= steps;
}

/** What the light on the island is like, by the space of the round track. */
export function timeOfDay(round: number): "morning" | "day" | "dusk" | "night" {
  if (round < 3) return "morning";
  if (round < 9) return "day";
  return round < 12 ? "dusk" : "night";
}
