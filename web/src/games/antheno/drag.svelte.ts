/** Tiles that hang on a finger or the mouse, from the rack or the cloth. */

import { type Cell, type TileGroup, roomFor, turned } from "./pieces";
import { STRAY } from "./sight";
import type { AnthenoTurn } from "./turn.svelte";

const ABOVE = 0.75; // of a cell: so that a finger does not hide what it holds

/** The cloth, as far as a drag has to know it. */
export interface Ground {
  cellAt: (x: number, y: number) => Cell;
  covers: (x: number, y: number) => boolean;
  cellSize: () => number;
}

interface Pressing {
  pointer: number;
  id: number;
  x: number;
  y: number;
  lift: number; // how far above the pointer it hangs, in cells
}

interface Hanging {
  group: TileGroup;
  x: number;
  y: number;
  size: number;
  over: boolean; // the cloth
}

const NONE: ReadonlySet<number> = new Set<number>();

export class Drag {
  hanging: Hanging | null = $state.raw(null);
  dropped: ReadonlySet<number> = $state.raw(NONE);
  #pressing: Pressing | null = null;

  constructor(
    readonly turn: AnthenoTurn,
    readonly ground: Ground,
  ) {}

  readonly lifted = $derived(this.hanging ? new Set(this.hanging.group.keys()) : NONE);
  readonly targets = $derived(this.#targets());

  #targets(): { cells: Cell[]; fits: boolean } | null {
    if (!this.hanging?.over) return null;
    const { group, x, y } = this.hanging;
    const at = this.ground.cellAt(x, y);
    const room = roomFor(this.turn.pieces, group, at, 1);
    const there = [...group.values()].map((cell) => ({ x: at.x + cell.x, y: at.y + cell.y }));
    return { cells: room ? [...room.values()] : there, fits: room !== null };
  }

  press(event: PointerEvent, id: number): void {
    if (this.#pressing) return;
    const lift = event.pointerType === "touch" ? ABOVE : 0;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    this.#pressing = { pointer, id, x, y, lift };
  }

  move(event: PointerEvent): void {
    const pressing = this.#pressing;
    if (pressing?.pointer !== event.pointerId) return;
    const far = Math.hypot(event.clientX - pressing.x, event.clientY - pressing.y) > STRAY;
    if (!this.hanging && !far) return;
    const group = this.hanging?.group ?? this.#take(pressing.id);
    const size = this.ground.cellSize();
    const over = this.ground.covers(event.clientX, event.clientY);
    const y = event.clientY - (over ? pressing.lift * size : 0);
    this.hanging = { group, x: event.clientX, y, size, over };
  }

  #take(id: number): TileGroup {
    if (!this.turn.selected.has(id)) this.turn.select([id]);
    return this.turn.group(id);
  }

  /** Let go: what was tapped, where nothing was dragged; whether it found room, where it was. */
  release(event: PointerEvent): { tapped: number } | { room: boolean } | null {
    const pressing = this.#pressing;
    if (pressing?.pointer !== event.pointerId) return null;
    const hanging = this.hanging;
    this.cancel();
    if (!hanging) return { tapped: pressing.id };
    const ids = new Set(hanging.group.keys());
    this.dropped = ids;
    requestAnimationFrame(() => requestAnimationFrame(() => (this.dropped = NONE)));
    if (hanging.over) {
      const at = this.ground.cellAt(hanging.x, hanging.y);
      const room = this.turn.put(hanging.group, at);
      if (room) this.turn.select([]);
      return { room };
    }
    this.turn.takeBack(ids);
    return { room: true };
  }

  rotate(): void {
    if (this.hanging) this.hanging = { ...this.hanging, group: turned(this.hanging.group) };
  }

  cancel(): void {
    this.#pressing = null;
    this.hanging = null;
  }
}
