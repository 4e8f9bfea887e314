/** The things that a lesson points at, and where on the screen they are. */

/** For each kind of point its selectors, the best first; `cell:f1` is the kind `cell` with `f1`. */
export type Points = Record<string, (which: string) => string[]>;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ROOM = 6; // px between a thing and the ring around it

/** The selectors of a point; none where the game knows no such thing. */
export function selectorsOf(points: Points, point: string): string[] {
  const [kind = "", which = ""] = point.split(":");
  return points[kind]?.(which) ?? [];
}

/** The box around all of these; null: none of them can be seen. */
export function around(boxes: Box[]): Box | null {
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (!seen.length) return null;
  const x = Math.min(...seen.map((box) => box.x));
  const y = Math.min(...seen.map((box) => box.y));
  const right = Math.max(...seen.map((box) => box.x + box.width));
  const bottom = Math.max(...seen.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The part of a box that this frame shows. */
export function within(box: Box, frame: Box): Box {
  const x = Math.max(frame.x, box.x);
  const y = Math.max(frame.y, box.y);
  const right = Math.min(frame.x + frame.width, box.x + box.width);
  const bottom = Math.min(frame.y + frame.height, box.y + box.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/** Where an element is seen: of a drawing, as far as its frame shows it. */
export function seenOf(element: Element): Box {
  const box = element.getBoundingClientRect();
  const frame = element instanceof SVGElement && element.ownerSVGElement;
  return frame ? within(box, frame.getBoundingClientRect()) : box;
}

/** A box with some room around it, as far as a window of this size shows it. */
export function ringed(box: Box, wide: number, high: number): Box {
  const { x, y, width, height } = box;
  const roomy = { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM };
  return within(roomy, { x: 0, y: 0, width: wide, height: high });
}

/** The elements of a point that are there, by its best selector that finds any. */
export function elementsOf(points: Points, point: string, root: ParentNode): Element[] {
  for (const selector of selectorsOf(points, point)) {
    const found = [...root.querySelectorAll(selector)].filter(
      (one) => one.getClientRects().length > 0,
    );
    if (found.length) return found;
  }
  return [];
}
