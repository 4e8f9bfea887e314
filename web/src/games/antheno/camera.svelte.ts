/** What is seen of the endless cloth, and how one looks elsewhere. */

import { untrack } from "svelte";
import { sized } from "../../lib/sized";
import type { Ground } from "./drag.svelte";
import type { Cell } from "./pieces";
import * as sights from "./sight";
import { CELL, type Point, type Sight } from "./sight";

const FINGER = 44; // px that a fingertip needs

export class ClothCamera implements Ground {
  width = $state(0);
  height = $state(0);
  sight: Sight = $state.raw({ x: 0, y: 0, zoom: 1 });
  gliding = $state(false);

  #element: HTMLElement | null = null;
  #asUsual = true; // nobody has looked elsewhere since everything was in sight

  /** `cells`: those with tiles on them. */
  constructor(readonly cells: () => Cell[]) {
    $effect(() => {
      if (!this.width || !this.height || !this.#asUsual) return;
      untrack(() => this.#look(this.#frame(this.cells()), false, true));
    });
  }

  readonly size = $derived(CELL * this.sight.zoom);
  /** This is the cloth on the page. */
  film = (element: HTMLElement): void => {
    this.#element = element;
  };

  /** It has this much room there. */
  readonly fill = sized((width, height) => {
    this.width = width;
    this.height = height;
  });

  focus(): void {
    this.#element?.focus({ preventScroll: true });
  }

  cellSize(): number {
    return this.size;
  }

  cellAt(x: number, y: number): Cell {
    return sights.cellAt(this.sight, this.here({ clientX: x, clientY: y }));
  }

  covers(x: number, y: number): boolean {
    const box = this.#element?.getBoundingClientRect();
    return !!box && x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  }

  /** A point of the page, seen from the corner of the cloth. */
  here({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = this.#element?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  }

  /** Where the middle of a cell is now. */
  middleOf({ x, y }: Cell): Point {
    return {
      x: this.sight.x + (x + 0.5) * this.size,
      y: this.sight.y + (y + 0.5) * this.size,
    };
  }

  /** All of it, however small. */
  fit(): void {
    this.#look(sights.fitted(this.cells(), this), true, true);
  }

  /** Make sure that these are seen; fingers can pick them then. */
  show(cells: Cell[]): void {
    if (cells.every((cell) => sights.isInSight(this.sight, cell, this))) return;
    this.#look(this.#frame(cells), true, true);
  }

  reveal(cell: Cell): void {
    this.#look(sights.revealing(this.sight, cell, this), true);
  }

  zoom(factor: number, point: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.#look(sights.zoomed(this.sight, factor, point), true);
  }

  /** As `zoom`, by a wheel: it turns in small steps, and each is followed at once. */
  turn(factor: number, point: Point): void {
    this.#look(sights.zoomed(this.sight, factor, point), false);
  }

  pan(x: number, y: number, glide = true): void {
    this.#look(sights.panned(this.sight, x, y), glide);
  }

  pinch(before: [Point, Point], after: [Point, Point]): void {
    this.#look(sights.pinched(this.sight, before, after), false);
  }

  /** Where a finger tapped what is too small for it, look nearer instead; false: it is not. */
  magnified(event: PointerEvent): boolean {
    if (event.pointerType !== "touch" || this.size >= FINGER - 1) return false;
    this.zoom((1.1 * FINGER) / this.size, this.here(event));
    return true;
  }

  #frame(wanted: Cell[]): Sight {
    const least = matchMedia("(pointer: coarse)").matches ? FINGER / CELL : 0;
    return sights.framed(this.cells(), wanted, this, least);
  }

  #look(to: Sight, glide: boolean, asUsual = false): void {
    this.gliding = glide;
    this.#asUsual = asUsual;
    this.sight = to;
  }
}
