/** Which part of the chart is looked at. */

export interface Camera {
  x: number; // the middle of what is seen
  y: number;
  zoom: number; // 1: all of it
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MOST = 4;

/** What is seen through a window of this shape.
 *
 * It never leaves what there is to see, and where that is less than the window it is in the middle.
 */
export function seen(camera: Camera, all: Frame, aspect: number): Frame {
  const whole = around(all, aspect);
  const zoom = Math.max(1, camera.zoom);
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  return {
    left: kept(camera.x, width, all.left, all.width),
    top: kept(camera.y, height, all.top, all.height),
    width,
    height,
  };
}

/** Where a stretch of this length begins: around the middle, but within what there is. */
function kept(middle: number, length: number, first: number, there: number): number {
  if (length >= there) return first + (there - length) / 2;
  return clamp(middle - length / 2, first, first + there - length);
}

/** The same, and what lies to both sides of it, so many px each; itself has `room` px. While a window
 * becomes narrower that may be none. */
export function widened(frame: Frame, side: number, room: number): Frame {
  const more = room > 0 ? (frame.width * side) / room : 0;
  return { ...frame, left: frame.left - more, width: frame.width + 2 * more };
}

/** The smallest frame of this shape that holds the other one. */
export function around(all: Frame, aspect: number): Frame {
  const width = Math.max(all.width, all.height * aspect);
  const height = width / aspect;
  return {
    left: all.left + (all.width - width) / 2,
    top: all.top + (all.height - height) / 2,
    width,
    height,
  };
}

/** Whether one sees this spot, and so much around it. */
export function holds(frame: Frame, spot: { x: number; y: number }, margin: number): boolean {
  const [x, y] = [spot.x - frame.left, spot.y - frame.top];
  return x > margin && x < frame.width - margin && y > margin && y < frame.height - margin;
}

/** Back far enough to see all of these spots, and so much around them. */
export function fitted(
  camera: Camera,
  spots: { x: number; y: number }[],
  margin: number,
  whole: Frame,
): Camera {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [right, bottom] = [Math.max(...xs) + margin, Math.max(...ys) + margin];
  const zoom = Math.min(camera.zoom, whole.width / (right - left), whole.height / (bottom - top));
  return { x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.max(1, zoom) };
}

/** Closer or further away; the spot under the finger stays there. */
export function zoomed(camera: Camera, factor: number, x: number, y: number): Camera {
  const zoom = clamp(camera.zoom * factor, 1, MOST);
  const kept = camera.zoom / zoom;
  return { zoom, x: x + (camera.x - x) * kept, y: y + (camera.y - y) * kept };
}

function clamp(number: number, least: number, most: number): number {
  return Math.min(Math.max(number, least), most);
}
