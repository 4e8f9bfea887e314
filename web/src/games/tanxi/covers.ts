/** What lies over the chart, and where. */

import type { Frame } from "./camera";

const COVERS = ".tx-tool";

/** Whatever covers a part of the map, in px from its corner. */
export function coversOf(map: HTMLElement): Frame[] {
  const corner = map.getBoundingClientRect();
  const found = map.parentElement?.querySelectorAll(COVERS) ?? [];
  return Array.from(found, (one) => one.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ left, top, width, height }) => ({
      left: left - corner.left,
      top: top - corner.top,
      width,
      height,
    }));
}

/** The same in units of the drawing: `scale` of them are a px. */
export function onChart(cover: Frame, seen: Frame, scale: number): Frame {
  return {
    left: seen.left + cover.left * scale,
    top: seen.top + cover.top * scale,
    width: cover.width * scale,
    height: cover.height * scale,
  };
}
