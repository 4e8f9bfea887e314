/** The cells of the island in words, and the way from one to the next by keys. */

import type { tanxi } from "../../lib/messages";
import type { Speaker } from "../../lib/speaker";
import { inFog } from "./chart";
import type { MapMark } from "./marks";
import type { Print } from "./print";

/** All that can be said of a cell. */
export function wordsOf(
  cell: tanxi.Land,
  view: tanxi.View,
  speaker: Speaker,
  mark?: MapMark,
  aimed = false,
): string {
  const who = view.seats.findIndex((one) => one.cell === cell.name);
  const said = [
    speaker.name(cell.quadrant),
    cell.ground === "land" ? "" : speaker.say(`web-tanxi-${cell.ground}`),
    cell.point === null ? "" : speaker.say("web-tanxi-point"),
    inFog(cell, view.fog) ? speaker.say("web-tanxi-in-fog") : "",
    cell.fog === view.fog + 1 ? speaker.say("web-tanxi-fog-next") : "",
    view.blocks.includes(cell.name) ? speaker.say("web-tanxi-ice") : "",
    who < 0 ? "" : person(who, view, speaker),
    aimed ? speaker.say("web-tanxi-in-range") : "",
  ];
  const facts = `${cell.name}: ${said.filter(Boolean).join(", ")}`;
  return mark ? `${facts}. ${mark.words}` : facts;
}

function person(seat: number, view: tanxi.View, speaker: Speaker): string {
  const { hearts = 0, maximum = 0 } = view.seats[seat] ?? {};
  return `${speaker.seat(seat)} (${speaker.say("web-tanxi-hearts", { hearts, maximum })})`;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function isArrow(key: string): boolean {
  return key in ARROWS;
}

/** The next land in the direction of an arrow key, over the sea if need be. */
export function beyond(cell: tanxi.Land, key: string, print: Print): tanxi.Land | null {
  const [down, right] = ARROWS[key] ?? [0, 0];
  if (!down && !right) return null;
  const { rows, columns } = print.box.chart;
  let [row, column] = [cell.row + down, cell.column + right];
  while (row >= 0 && row < rows && column >= 0 && column < columns) {
    const found = print.at(row, column);
    if (found) return found;
    row += down;
    column += right;
  }
  return null;
}

const NEAREST = 0.5;
const FARTHEST = 0.08;
const STEP = 0.13;

/** How strongly a cell is tinted that costs so much energy to go to. */
export function nearness(energy: number): number {
  return Math.max(FARTHEST, NEAREST - STEP * (energy - 1));
}
