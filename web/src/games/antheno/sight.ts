/** Which part of the endless cloth is in sight: a cell lies at cell × CELL × zoom + x, y. */

import type { Cell } from "./pieces";

export const CELL = 64; // px of a cell at zoom 1
export const STRAY = 6; // px that a tap may slip
const NEAREST = 1.8;
const FARTHEST = 0.3;
const AROUND = 1.3; // cells of cloth beside what is fitted, on both sides together
const CLOSE = 1.15; // a few tiles are not blown up to fill the cloth

export interface Sight {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export function cellAt(sight: Sight, point: Point): Cell {
  const size = CELL * sight.zoom;
  return { x: Math.floor((point.x - sight.x) / size), y: Math.floor((point.y - sight.y) / size) };
}

export function panned(sight: Sight, x: number, y: number): Sight {
  return { ...sight, x: sight.x + x, y: sight.y + y };
}

/** Nearer or farther, with the point of the cloth under `point` staying there. */
export function zoomed(sight: Sight, factor: number, point: Point): Sight {
  const zoom = Math.min(NEAREST, Math.max(FARTHEST, sight.zoom * factor));
  const ratio = zoom / sight.zoom;
  return {
    zoom,
    x: point.x - (point.x - sight.x) * ratio,
    y: point.y - (point.y - sight.y) * ratio,
  };
}

/** Two fingers: what was under them stays under them. */
export function pinched(sight: Sight, before: [Point, Point], after: [Point, Point]): Sight {
  const [from, to] = [middle(...before), middle(...after)];
  const factor = apart(...after) / Math.max(1, apart(...before));
  return zoomed(panned(sight, to.x - from.x, to.y - from.y), factor, to);
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** All of these cells, with some cloth around them; tiles are not made smaller than `least`. */
export function fitted(cells: readonly Cell[], size: Size, least = FARTHEST): Sight {
  if (!cells.length) return centred({ left: 0, top: 0, right: 1, bottom: 1 }, 1, size);
  const box = {
    left: Math.min(...cells.map((cell) => cell.x)),
    top: Math.min(...cells.map((cell) => cell.y)),
    right: Math.max(...cells.map((cell) => cell.x)) + 1,
    bottom: Math.max(...cells.map((cell) => cell.y)) + 1,
  };
  const across = size.width / (CELL * (box.right - box.left + AROUND));
  const down = size.height / (CELL * (box.bottom - box.top + AROUND));
  const zoom = Math.min(CLOSE, Math.max(least, Math.min(across, down)));
  return centred(box, zoom, size);
}

/** Everything; where its tiles would be too small to pick, so much of it around these cells. */
export function framed(
  all: readonly Cell[],
  wanted: readonly Cell[],
  size: Size,
  least: number,
): Sight {
  const whole = fitted(all, size);
  return whole.zoom >= least ? whole : fitted(wanted, size, least);
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function centred(bounds: Bounds, zoom: number, { width, height }: Size): Sight {
  const size = CELL * zoom;
  return {
    zoom,
    x: width / 2 - ((bounds.left + bounds.right) / 2) * size,
    y: height / 2 - ((bounds.top + bounds.bottom) / 2) * size,
  };
}

export function isInSight(sight: Sight, cell: Cell, { width, height }: Size): boolean {
  const size = CELL * sight.zoom;
  const [x, y] = [sight.x + cell.x * size, sight.y + cell.y * size];
  return x >= 0 && y >= 0 && x + size <= width && y + size <= height;
}

/** Moved just as far as it takes to see this cell and its neighbours. */
export function revealing(sight: Sight, cell: Cell, { width, height }: Size): Sight {
  const size = CELL * sight.zoom;
  const within = (at: number, room: number): number => {
    const margin = Math.min(size, Math.max(0, (room - size) / 2));
    if (at < margin) return margin - at;
    return at + size > room - margin ? room - margin - size - at : 0;
  };
  return panned(
    sight,
    within(sight.x + cell.x * size, width),
    within(sight.y + cell.y * size, height),
  );
}
