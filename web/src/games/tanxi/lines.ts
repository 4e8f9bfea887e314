/** Lines: edges that are joined to longer ones, and curves through spots. */

export interface LinePlace {
  x: number;
  y: number;
}

export interface Edge {
  from: LinePlace;
  to: LinePlace;
}

export const same = (one: LinePlace, two: LinePlace): boolean => one.x === two.x && one.y === two.y;

/** Always the same chance for the same place: from 0 to 1. */
export function chance(x: number, y: number, salt = 0): number {
  const wave = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return wave - Math.floor(wave);
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** A soft curve through these spots. */
export function curve(spots: LinePlace[], closed: boolean): string {
  const at = (index: number): LinePlace => {
    const last = spots.length - 1;
    const within = Math.max(0, Math.min(last, index));
    return spots[closed ? (index + spots.length) % spots.length : within] as LinePlace;
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

/** Edges, one after the other, until each has come back to where it began. */
export function loops(edges: Edge[]): Edge[][] {
  const left = [...edges];
  const found: Edge[][] = [];
  while (left.length) {
    const loop = [left.shift() as Edge];
    for (;;) {
      const end = (loop.at(-1) as Edge).to;
      const next = left.findIndex(({ from }) => same(from, end));
      if (next < 0) break;
      loop.push(left.splice(next, 1)[0] as Edge);
    }
    found.push(loop);
  }
  return found;
}

/** Edges joined to lines that run as far as they can. */
export function joined(edges: Edge[]): LinePlace[][] {
  const left = [...edges];
  const lines: LinePlace[][] = [];
  const after = (end: LinePlace): LinePlace | null => {
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
