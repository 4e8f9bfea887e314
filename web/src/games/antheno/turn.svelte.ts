/** The table as it is shown: as it stands, as somebody else tries it, or as I have it now. */

import type { antheno } from "../../lib/messages";
import { keep, keptFor, occasion } from "./draft-storage";
import {
  backToRack,
  type Cell,
  changes,
  type TileGroup,
  grouped,
  laidOut,
  moved,
  type Piece,
  played,
  positions,
  rebased,
  roomFor,
  same,
  settled,
  topLeft,
  tried,
  turned,
} from "./pieces";

type Laid = readonly [number, number, string];

export class AnthenoTurn {
  /** As the turn began. */
  base: Piece[] = $state.raw([]);
  /** As it is shown. */
  pieces: Piece[] = $state.raw([]);
  selected: ReadonlySet<number> = $state.raw(new Set<number>());
  mine = $state(false);
  /** Somebody else tries it like this. */
  watched = $state(false);

  #past: Piece[][] = $state.raw([]);
  #future: Piece[][] = $state.raw([]);
  #seen: ReadonlyMap<number, Cell> | null = $state.raw(null);
  #occasion = "";
  #ended = false; // my move is on its way
  #moved = false; // I have had a turn: what changed is told since then

  readonly touched = $derived(this.pieces.some((piece, index) => piece !== this.base[index]));
  readonly changes = $derived(changes(this.#seen ?? positions(this.base), this.base));
  /** Where something lies otherwise than when the turn began. */
  readonly touchedCells: Cell[] = $derived(
    this.pieces.flatMap((piece, index) =>
      piece.at && piece !== this.base[index] ? [piece.at] : [],
    ),
  );
  /** Where something lies otherwise than when I looked last. */
  readonly changedCells: Cell[] = $derived(
    this.base.flatMap(({ id, at }) =>
      at && (this.changes.fresh.has(id) || this.changes.moved.has(id)) ? [at] : [],
    ),
  );
  readonly canUndo = $derived(this.#past.length > 0);
  readonly canRedo = $derived(this.#future.length > 0);

  /** What the server shows now; `shown` is what another seat tries. */
  settle(view: antheno.View, rack: string[], mine: boolean, shown: readonly Laid[] | null): void {
    const now = occasion(view);
    if (mine && this.mine && now === this.#occasion) return; // nothing but a reconnect
    const goesOn = mine && this.mine && !this.#ended;
    if (now !== this.#occasion) this.#look(view, rack, goesOn);
    if (mine && !this.mine) this.#begin(now);
    else if (!goesOn) this.pieces = shown ? settled(this.pieces, shown, rack) : this.base;
    this.mine = mine;
    this.watched = shown !== null;
    this.#occasion = now;
    this.#ended = false;
  }

  #look(view: antheno.View, rack: string[], goesOn: boolean): void {
    const before = this.#seen === null ? null : this.base;
    const base = settled(goesOn ? this.base : this.pieces, view.table, rack);
    const own = this.pieces.filter((piece, index) => piece !== this.base[index]);
    this.base = base;
    this.pieces = goesOn ? this.#asBefore(rebased(base, own)) : base;
    this.#forget();
    if (!before) this.#seen = positions(base);
    else if (!this.#moved) this.#seen = positions(before);
  }

  #begin(now: string): void {
    const kept = keptFor(now);
    const laid = kept && laidOut(this.base, kept.map(([x, y, tile]): Laid => [x, y, tile]));
    this.pieces = laid ? this.#asBefore(laid) : this.base;
    this.#forget();
  }

  #forget(): void {
    this.#past = [];
    this.#future = [];
    this.selected = new Set();
  }

  /** My move goes out, and leaves the table like this: from here on it belongs to the others. */
  end(table: Piece[]): void {
    this.#ended = true;
    this.#moved = true;
    this.#seen = positions(table);
  }

  /** It was refused. */
  goOn(): void {
    this.#ended = false;
    this.notice();
  }

  /** What changed has been noticed. */
  notice(): void {
    this.#seen = positions(this.base);
  }

  #change(pieces: Piece[]): void {
    this.notice();
    this.#past = [...this.#past, this.pieces];
    this.#future = [];
    this.#show(pieces);
  }

  #show(pieces: Piece[]): void {
    this.pieces = this.#asBefore(pieces);
    keep(this.#occasion, tried(this.pieces));
  }

  /** Whatever is where it was is the very same piece: so it is seen whether anything differs. */
  #asBefore(pieces: Piece[]): Piece[] {
    const before = new Map(this.base.map((piece) => [piece.id, piece]));
    return pieces.map((piece) => {
      const then = before.get(piece.id);
      return then && same(then.at, piece.at) ? then : piece;
    });
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#future = [this.pieces, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#show(last);
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (!next) return;
    this.#past = [...this.#past, this.pieces];
    this.#future = rest;
    this.#show(next);
  }

  /** Take everything back. */
  reset(): void {
    this.selected = new Set();
    if (this.touched) this.#change(this.base);
  }

  select(ids: Iterable<number>): void {
    this.notice();
    this.selected = new Set(ids);
  }

  /** Choose this one too, or no longer. */
  toggle(id: number): void {
    const ids = new Set(this.selected);
    if (!ids.delete(id)) ids.add(id);
    this.select(ids);
  }

  group(held: number): TileGroup {
    return grouped(this.pieces, this.selected, held);
  }

  /** Put a group down here or close by; false: there is no room. */
  put(group: TileGroup, at: Cell, reach = 1): boolean {
    const room = roomFor(this.pieces, group, at, reach);
    if (room) this.#change(moved(this.pieces, room));
    return room !== null;
  }

  /** AnthenoTurn what is chosen, where it lies. */
  turn(): boolean {
    const lying = this.pieces.filter((piece) => piece.at && this.selected.has(piece.id));
    const first = topLeft(lying);
    if (!first || lying.length < 2) return false;
    const group = grouped(lying, this.selected, -1);
    return this.put(turned(group), first, 4);
  }

  /** Back to the rack with what came from it; false: none of it did. */
  takeBack(ids: ReadonlySet<number>): boolean {
    const back = backToRack(this.pieces, ids);
    const some = played(back) < played(this.pieces);
    if (some) this.#change(back);
    this.selected = new Set();
    return some;
  }

  /** Lay a whole table, to be looked at. */
  lay(table: readonly Laid[]): boolean {
    const laid = laidOut(this.base, table);
    if (laid) this.#change(laid);
    this.selected = new Set();
    return laid !== null;
  }
}
