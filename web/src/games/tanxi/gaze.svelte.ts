/** How the chart is looked at: dragged, pinched, and followed to where one stands. */

import { sized } from "../../lib/sized";
import { around, type Camera, fitted, type Frame, holds, seen, widened, zoomed } from "./camera";
import type { LinePlace } from "./lines";

const FINGER = 44; // px: a cell has so many at first, on a small screen
const SMALL = 480; // px
const SLIP = 8; // px that a press may slip before it is a drag

export class Gaze {
  width = $state(0); // of the window, in px
  height = $state(0);
  camera: Camera = $state.raw({ x: 0, y: 0, zoom: 1 });
  element: SVGSVGElement | undefined = $state.raw();
  touch = false; // by which the chart was pressed last
  dragged = false;
  readonly #fingers = new Map<number, LinePlace>();
  readonly #all: Frame;
  readonly #side: () => number; // px on both sides that other things cover

  readonly #room = $derived.by(() => this.width - 2 * this.#side());
  readonly #aspect = $derived.by(() =>
    this.#room > 0 && this.height ? this.#room / this.height : 1.3,
  );
  /** The part of the chart between what other things cover. */
  readonly inner = $derived.by(() => seen(this.camera, this.#all, this.#aspect));
  /** The part of the chart that is seen. */
  readonly frame = $derived.by(() => widened(this.inner, this.#side(), this.#room));

  constructor(all: Frame, side: () => number) {
    this.#all = all;
    this.#side = side;
    this.whole();
  }

  /** The window is so large. */
  readonly fill = sized((width, height) => {
    this.width = width;
    this.height = height;
  });

  /** Whether one does not see all of it. */
  get near(): boolean {
    return this.camera.zoom > 1;
  }

  whole(): void {
    const { left, top, width, height } = this.#all;
    this.camera = { x: left + width / 2, y: top + height / 2, zoom: 1 };
  }

  /** On a small screen, begin close enough for fingers. */
  begin(spot: LinePlace, cell: number): void {
    const whole = seen({ x: 0, y: 0, zoom: 1 }, this.#all, this.#aspect);
    const pixels = (cell * this.#room) / whole.width;
    const small = this.#room < SMALL && !this.#side(); // else it would go on below what is beside it
    const zoom = small ? Math.min(2, Math.max(1, FINGER / pixels)) : 1;
    this.camera = { ...spot, zoom };
  }

  /** Look there, as closely as now. */
  follow(spot: LinePlace): void {
    if (this.near) this.camera = { ...this.camera, ...spot };
  }

  find(spot: LinePlace): void {
    this.camera = { ...spot, zoom: 2 };
  }

  /** Look there if one does not see it. */
  show(spot: LinePlace, margin: number): void {
    if (!holds(this.frame, spot, margin)) this.camera = { ...this.camera, ...spot };
  }

  /** Step back until one sees all of these. */
  fit(spots: LinePlace[], margin: number): void {
    if (spots.every((spot) => holds(this.frame, spot, margin))) return;
    this.camera = fitted(this.camera, spots, margin, around(this.#all, this.#aspect));
  }

  zoom(factor: number): void {
    this.#closer(factor, this.#centre);
  }

  get #centre(): LinePlace {
    const { left, top, width, height } = this.frame;
    return { x: left + width / 2, y: top + height / 2 };
  }

  #closer(factor: number, spot: LinePlace): void {
    this.camera = zoomed({ ...this.camera, ...this.#centre }, factor, spot.x, spot.y);
  }

  /** The spot of the chart below a spot of the page. */
  #below({ x, y }: LinePlace): LinePlace {
    const box = this.element?.getBoundingClientRect();
    if (!box) return this.#centre;
    return {
      x: this.frame.left + ((x - box.left) / box.width) * this.frame.width,
      y: this.frame.top + ((y - box.top) / box.height) * this.frame.height,
    };
  }

  // Fingers and mice

  readonly down = (event: PointerEvent): void => {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.touch = event.pointerType !== "mouse";
    if (this.#fingers.size === 1) this.dragged = false;
  };

  readonly move = (event: PointerEvent): void => {
    const from = this.#fingers.get(event.pointerId);
    if (!from || !this.width) return;
    const to = { x: event.clientX, y: event.clientY };
    if (!this.dragged && Math.hypot(to.x - from.x, to.y - from.y) < SLIP) return;
    if (!this.dragged) this.element?.setPointerCapture(event.pointerId);
    this.dragged = true;
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(from, to, other);
    else this.#drag(from, to);
    this.#fingers.set(event.pointerId, to);
  };

  readonly up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    setTimeout(() => (this.dragged = false)); // after the click that belongs to it
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const spot = this.#below({ x: event.clientX, y: event.clientY });
    this.#closer(event.deltaY < 0 ? 1.2 : 1 / 1.2, spot);
  };

  #drag(from: LinePlace, to: LinePlace): void {
    const scale = this.frame.width / this.width;
    const { x, y } = this.#centre;
    this.camera = {
      ...this.camera,
      x: x - (to.x - from.x) * scale,
      y: y - (to.y - from.y) * scale,
    };
  }

  #pinch(from: LinePlace, to: LinePlace, other: LinePlace): void {
    const apart = (spot: LinePlace): number => Math.hypot(spot.x - other.x, spot.y - other.y);
    const between = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
    this.#closer(apart(to) / Math.max(apart(from), 1), this.#below(between));
  }
}
