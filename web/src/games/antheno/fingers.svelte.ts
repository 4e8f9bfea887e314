/** What fingers and the mouse do on the cloth: pan, pinch, draw around tiles, tap, lift tiles. */

import type { ClothCamera } from "./camera.svelte";
import type { Cell } from "./pieces";
import { type Point, STRAY } from "./sight";

/** What can be done to the tiles. */
export interface Tiles {
  mayMove: () => boolean;
  /** Dragging over empty cloth chooses tiles instead of panning. */
  choosing: () => boolean;
  lying: () => { id: number; at: Cell }[];
  lift: (event: PointerEvent, id: number) => void;
  drop: () => void;
  tapCell: (cell: Cell) => void;
  choose: (ids: number[], more: boolean) => void;
}

type Doing = "nothing" | "pan" | "lasso" | "tile" | "pinch";

export interface SelectionBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Fingers {
  lasso: SelectionBox | null = $state.raw(null);

  #down = new Map<number, Point>();
  #doing: Doing = "nothing";
  #start: Point = { x: 0, y: 0 };
  #strayed = false;

  constructor(
    readonly camera: ClothCamera,
    readonly tiles: Tiles,
  ) {}

  /** True: the pointer belongs to the cloth from now on. */
  press(event: PointerEvent): boolean {
    if (event.button !== 0) return false;
    this.#down.set(event.pointerId, this.camera.here(event));
    if (this.#down.size === 2) {
      if (this.#doing === "tile") this.tiles.drop();
      this.#doing = "pinch";
      this.lasso = null;
      return false;
    }
    this.#start = this.camera.here(event);
    this.#strayed = false;
    this.#doing = this.#begun(event);
    return true;
  }

  #begun(event: PointerEvent): Doing {
    const tile = (event.target as Element).closest<HTMLElement>("[data-piece]");
    if (!this.tiles.mayMove()) return "pan";
    if (tile) {
      this.tiles.lift(event, Number(tile.dataset.piece));
      return "tile";
    }
    return event.shiftKey || this.tiles.choosing() ? "lasso" : "pan";
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const now = this.camera.here(event);
    this.#strayed ||= Math.hypot(now.x - this.#start.x, now.y - this.#start.y) > STRAY;
    if (this.#doing === "pinch") this.#pinch(event.pointerId, before, now);
    else if (!this.#strayed) return;
    else if (this.#doing === "pan") this.camera.pan(now.x - before.x, now.y - before.y, false);
    else if (this.#doing === "lasso") this.lasso = boxOf(this.#start, now);
    this.#down.set(event.pointerId, now);
  }

  #pinch(finger: number, before: Point, now: Point): void {
    const other = [...this.#down].find(([id]) => id !== finger)?.[1];
    if (other) this.camera.pinch([before, other], [now, other]);
  }

  release(event: PointerEvent): void {
    if (!this.#down.delete(event.pointerId)) return;
    if (this.lasso) this.tiles.choose(this.#within(this.lasso), event.shiftKey);
    else if (event.type === "pointerup") this.#tap(event);
    this.lasso = null;
    if (!this.#down.size) this.#doing = "nothing";
  }

  #tap(event: PointerEvent): void {
    const onCloth = this.#doing === "pan" || this.#doing === "lasso";
    if (!onCloth || this.#strayed || this.camera.magnified(event)) return;
    this.tiles.tapCell(this.camera.cellAt(event.clientX, event.clientY));
  }

  #within({ x, y, width, height }: SelectionBox): number[] {
    const inside = ({ at }: { at: Cell }): boolean => {
      const middle = this.camera.middleOf(at);
      return middle.x > x && middle.x < x + width && middle.y > y && middle.y < y + height;
    };
    return this.tiles.lying().filter(inside).map((piece) => piece.id);
  }
}

function boxOf(a: Point, b: Point): SelectionBox {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}
