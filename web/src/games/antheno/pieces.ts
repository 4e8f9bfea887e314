/** The tiles of a turn as things that can be moved: each keeps its identity wherever it goes. */

import type { antheno } from "../../lib/messages";
import { isBlank } from "./tiles";

export interface Cell {
  x: number;
  y: number;
}

export interface Piece {
  id: number;
  tile: string;
  /** Where it was when the turn began. */
  from: "table" | "rack";
  /** Where it lies on the cloth; null: on the rack. */
  at: Cell | null;
}

export type Lying = Piece & { at: Cell };
export type Tried = [number, number, string, "rack" | "table"];
type Laid = readonly [number, number, string];

export const keyOf = ({ x, y }: Cell): string => `${x},${y}`;
export const same = (one: Cell | null, other: Cell | null): boolean =>
  one?.x === other?.x && one?.y === other?.y;

let next = 1;

/** Pieces for this table and rack; those that were there before are recognised. */
export function settled(
  before: readonly Piece[],
  table: readonly Laid[],
  rack: readonly string[],
): Piece[] {
  const left = new Set(before);
  const take = (fits: (piece: Piece) => boolean): number | null => {
    for (const piece of left) {
      if (!fits(piece)) continue;
      left.delete(piece);
      return piece.id;
    }
    return null;
  };
  const ids: (number | null)[] = table.map(([x, y, tile]) =>
    take((piece) => same(piece.at, { x, y }) && piece.tile === tile),
  );
  const find = (fits: (piece: Piece, laid: Laid) => boolean): void =>
    table.forEach((laid, index) => (ids[index] ??= take((piece) => fits(piece, laid))));
  // One that was seen from behind is turned over; others have come from elsewhere.
  find((piece, [x, y, tile]) => same(piece.at, { x, y }) && turnsInto(piece.tile, tile));
  find((piece, [, , tile]) => piece.at !== null && piece.tile === tile);
  const mine = rack.map((tile) => take((piece) => piece.from === "rack" && piece.tile === tile));
  find((piece, [, , tile]) => turnsInto(piece.tile, tile));
  return [
    ...table.map(
      ([x, y, tile], index): Piece => ({
        id: ids[index] ?? next++,
        tile,
        from: "table",
        at: { x, y },
      }),
    ),
    ...rack.map(
      (tile, index): Piece => ({ id: mine[index] ?? next++, tile, from: "rack", at: null }),
    ),
  ];
}

function turnsInto(one: string, other: string): boolean {
  return one.charAt(0) === other.charAt(0) && (isBlank(one) || isBlank(other));
}

/** The moves of a draft on a table that is no longer the same: they stay, if all of them can. */
export function rebased(base: readonly Piece[], own: readonly Piece[]): Piece[] {
  const wished = new Map(own.map((piece) => [piece.id, piece.at]));
  const wish = (piece: Piece): Cell | null => {
    const at = wished.get(piece.id);
    return at === undefined || (at === null && piece.from === "table") ? piece.at : at;
  };
  const taken = new Set<string>();
  const place = (piece: Piece, at: Cell | null): Piece | null => {
    if (at && taken.has(keyOf(at))) return null;
    if (at) taken.add(keyOf(at));
    return { ...piece, at };
  };
  // Those that stay where they are go first: nobody else can have their cell.
  const still = base.filter((piece) => same(wish(piece), piece.at));
  const placed = new Map(still.map((piece) => [piece.id, place(piece, piece.at)]));
  for (const piece of base) {
    if (!placed.has(piece.id)) placed.set(piece.id, place(piece, wish(piece)));
  }
  // Half a draft helps nobody: where others lie now, it gives way as a whole.
  if ([...placed.values()].includes(null)) return [...base];
  return base.map((piece) => placed.get(piece.id) ?? piece);
}

/** These pieces laid out as a whole table; null: it takes others than these. */
export function laidOut(base: readonly Piece[], table: readonly Laid[]): Piece[] | null {
  const left = new Set(base);
  const laid = new Map<number, Cell>();
  const lay = (fits: (piece: Piece) => boolean, [x, y]: Laid): boolean => {
    for (const piece of left) {
      if (!fits(piece)) continue;
      left.delete(piece);
      laid.set(piece.id, { x, y });
      return true;
    }
    return false;
  };
  let rest = [...table];
  const passes: ((piece: Piece, [x, y, tile]: Laid) => boolean)[] = [
    (piece, [x, y, tile]) => piece.tile === tile && same(piece.at, { x, y }),
    (piece, [, , tile]) => piece.tile === tile && piece.from === "table",
    (piece, [, , tile]) => piece.tile === tile,
  ];
  for (const fits of passes) rest = rest.filter((one) => !lay((piece) => fits(piece, one), one));
  if (rest.length) return null;
  return base.map((piece) => ({
    ...piece,
    at: laid.get(piece.id) ?? (piece.from === "rack" ? null : piece.at),
  }));
}

/** What is kept of a draft, and what others may watch. */
export function tried(pieces: readonly Piece[]): Tried[] {
  return pieces.flatMap(({ at, tile, from }): Tried[] => (at ? [[at.x, at.y, tile, from]] : []));
}

export function placed(pieces: readonly Piece[]): antheno.Placed[] {
  return tried(pieces).map(([x, y, tile]) => [x, y, tile]);
}

export const played = (pieces: readonly Piece[]): number =>
  pieces.filter((piece) => piece.at && piece.from === "rack").length;

/** The pieces with some of them elsewhere. */
export function moved(pieces: readonly Piece[], to: ReadonlyMap<number, Cell | null>): Piece[] {
  return pieces.map((piece) => {
    const at = to.get(piece.id);
    return at === undefined ? piece : { ...piece, at };
  });
}

/** Back to the rack with those that came from it. */
export function backToRack(pieces: readonly Piece[], ids: ReadonlySet<number>): Piece[] {
  return pieces.map((piece) =>
    ids.has(piece.id) && piece.from === "rack" ? { ...piece, at: null } : piece,
  );
}

/** Some pieces that move together: how far each lies from the one that is held. */
export type TileGroup = Map<number, Cell>;

/** Those on the cloth keep their places to one another; those of the rack follow in a row. */
export function grouped(pieces: readonly Piece[], ids: ReadonlySet<number>, held: number): TileGroup {
  const chosen = pieces.filter((piece) => ids.has(piece.id));
  const lying = chosen.filter((piece) => piece.at);
  const anchor = lying.find((piece) => piece.id === held)?.at ?? topLeft(lying);
  const group: TileGroup = new Map();
  for (const { id, at } of lying) {
    if (at && anchor) group.set(id, { x: at.x - anchor.x, y: at.y - anchor.y });
  }
  const order = [...ids]; // as they were chosen
  const loose = chosen.filter((piece) => !piece.at);
  loose.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  const row = [...group.values()].filter((cell) => cell.y === 0).map((cell) => cell.x);
  const first = row.length ? Math.max(...row) + 1 : 0;
  const shift = Math.max(0, loose.findIndex((piece) => piece.id === held));
  loose.forEach(({ id }, index) =>
    group.set(id, { x: first + index - (lying.length ? 0 : shift), y: 0 }),
  );
  return group;
}

/** The first cell as one reads. */
export function topLeft(lying: readonly Piece[]): Cell | null {
  const cells = lying.flatMap((piece) => (piece.at ? [piece.at] : []));
  cells.sort((one, other) => one.y - other.y || one.x - other.x);
  return cells[0] ?? null;
}

/** What lay across lies down, and the other way round. */
export function turned(group: TileGroup): TileGroup {
  return new Map([...group].map(([id, { x, y }]) => [id, { x: y, y: x }]));
}

/** The cells nearest to `at` where the whole group finds room, within `reach`; null: none. */
export function roomFor(
  pieces: readonly Piece[],
  group: TileGroup,
  at: Cell,
  reach = 0,
): Map<number, Cell> | null {
  const taken = new Set(
    pieces.flatMap((piece) => (piece.at && !group.has(piece.id) ? [keyOf(piece.at)] : [])),
  );
  for (const { x, y } of around(reach)) {
    const cells = new Map(
      [...group].map(([id, cell]) => [id, { x: at.x + x + cell.x, y: at.y + y + cell.y }]),
    );
    if (![...cells.values()].some((cell) => taken.has(keyOf(cell)))) return cells;
  }
  return null;
}

function around(reach: number): Cell[] {
  const cells: Cell[] = [];
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) cells.push({ x, y });
  }
  return cells.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
}

/** Every unbroken line of two or more, across and then down, as one reads. */
export function linesOf(pieces: readonly Piece[]): Piece[][] {
  const at = new Map(pieces.flatMap((piece) => (piece.at ? [[keyOf(piece.at), piece]] : [])));
  const lines: Piece[][] = [];
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
  ] as const) {
    for (const piece of inReadingOrder(pieces)) {
      const { x, y } = piece.at;
      if (at.has(keyOf({ x: x - dx, y: y - dy }))) continue;
      const line: Piece[] = [];
      for (let step = 0; ; step++) {
        const found = at.get(keyOf({ x: x + step * dx, y: y + step * dy }));
        if (!found) break;
        line.push(found);
      }
      if (line.length > 1) lines.push(line);
    }
  }
  return lines;
}

/** What a tap on a tile chooses: the tile; tapped again, each of its lines; then nothing. */
export function tapped(
  pieces: readonly Piece[],
  selected: ReadonlySet<number>,
  id: number,
): number[] {
  const lines = linesOf(pieces).map((line) => line.map((piece) => piece.id));
  const choices = [[id], ...lines.filter((line) => line.includes(id)), []];
  const now = choices.findIndex(
    (ids) => ids.length === selected.size && ids.every((one) => selected.has(one)),
  );
  return choices[now + 1] ?? [id];
}

function inReadingOrder(pieces: readonly Piece[]): Lying[] {
  return lyingOf(pieces).sort(
    (one, other) => one.at.y - other.at.y || one.at.x - other.at.x,
  );
}

/** Those on the cloth. */
export const lyingOf = (pieces: readonly Piece[]): Lying[] =>
  pieces.filter((piece): piece is Lying => piece.at !== null);

/** What lies elsewhere than one remembers, and what is new. */
export interface Changes {
  fresh: Set<number>;
  moved: Map<number, Cell>; // from where
}

export const positions = (pieces: readonly Piece[]): Map<number, Cell> =>
  new Map(pieces.flatMap(({ id, at }) => (at ? [[id, at]] : [])));

export function changes(seen: ReadonlyMap<number, Cell>, now: readonly Piece[]): Changes {
  const found: Changes = { fresh: new Set(), moved: new Map() };
  for (const { id, at } of now) {
    const before = seen.get(id);
    if (!at) continue;
    if (!before) found.fresh.add(id);
    else if (!same(before, at)) found.moved.set(id, before);
  }
  return found;
}

/** The cells from which tiles have moved away, where no other lies now. */
export function leftBehind({ moved }: Changes, now: readonly Piece[]): Cell[] {
  const taken = positions(now);
  const cells = new Set([...taken.values()].map(keyOf));
  return [...moved].flatMap(([id, from]) =>
    taken.has(id) && !cells.has(keyOf(from)) ? [from] : [],
  );
}
