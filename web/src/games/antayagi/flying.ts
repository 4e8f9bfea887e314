/** From what happened to what is seen moving: places on the page become ways over it. */

import { type Flight, type Place, type AnimationPlan, TRAVEL } from "./steps";
import type { Side } from "./things";

const NAMED = 60; // px from which a card carries its name
const SMALL = 36; // px that a card is wide where there is no place of its own
const FADE = 160;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
/** Places that are as wide as a card. */
const CARD = /^(pile|discards|\w+\/\d+\/.+|middle\/\d)$/;

/** A card over the table, with its way as the browser animates it. Times are in ms. */
export interface Flying {
  id: number;
  to: Place; // where it ends
  first: Side | null;
  last: Side | null;
  width: number;
  large: boolean;
  frames: Keyframe[];
  lasts: number;
  turn: number | null;
  pace: number;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
}

/** Where everything lies, as seen from the corner of the table. */
export function survey(root: HTMLElement): Map<Place, Rect> {
  const corner = root.getBoundingClientRect();
  const rects = new Map<Place, Rect>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-place]")) {
    const { x, y, width } = node.getBoundingClientRect();
    rects.set(node.dataset.place as Place, { x: x - corner.x, y: y - corner.y, width });
  }
  return rects;
}

/** The place, or the middle of what it is part of. */
function find(rects: Map<Place, Rect>, place: Place): Rect | undefined {
  const whole = CARD.test(place) ? rects.get(place) : undefined;
  if (whole) return whole;
  const around = rects.get(place) ?? rects.get(place.slice(0, place.lastIndexOf("/")));
  return around && { ...around, x: around.x + (around.width - SMALL) / 2, width: SMALL };
}

let next = 0;

/** What was told becomes cards in flight; `meanwhile` keeps what they become out of sight.
 *
 * `pace`: by how much all of it takes longer than usual.
 */
export function takeOff(
  root: HTMLElement,
  told: AnimationPlan,
  before: Map<Place, Rect>,
  pace: number,
): { flying: Flying[]; meanwhile: Animation[] } {
  const after = survey(root);
  const flying: Flying[] = [];
  const meanwhile: (Animation | undefined)[] = told.turns.flatMap(({ places, start }) =>
    places.map((place) => turnRound(root, place, start, pace)),
  );
  for (const flight of told.flights) {
    const one = fly(flight, before, after, pace);
    if (!one) continue;
    flying.push(one);
    meanwhile.push(hide(root, one.to, one.lasts));
  }
  return { flying, meanwhile: meanwhile.filter((one) => one !== undefined) };
}

/** For those who like it still: whatever has come somewhere is faded in. */
export function fadeIn(root: HTMLElement, told: AnimationPlan): void {
  const places = told.flights.map((flight) => flight.legs.at(-1)?.to ?? "");
  for (const place of [...places, ...told.turns.flatMap((turn) => turn.places)]) {
    nodeAt(root, place)?.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
  }
}

function fly(
  flight: Flight,
  before: Map<Place, Rect>,
  after: Map<Place, Rect>,
  pace: number,
): Flying | null {
  const time = (ms: number): number => ms * pace;
  const from = find(before, flight.from) ?? find(after, flight.from);
  const stops = flight.legs.map(({ to, start }) => ({ rect: find(after, to), start: time(start) }));
  if (!from || stops.some(({ rect }) => !rect?.width)) return null;
  const rects = [from, ...stops.map(({ rect }) => rect as Rect)];
  const width = Math.max(...rects.map((rect) => rect.width));
  const travel = TRAVEL * pace;
  const turn = flight.turn === null ? null : time(flight.turn);
  const lasts = Math.max(...stops.map(({ start }) => start), turn ?? 0) + travel;
  const at = (rect: Rect): string =>
    `translate(${rect.x}px, ${rect.y}px) scale(${rect.width / width})`;
  const seen = flight.waits ? 0 : (stops[0]?.start ?? 0) / lasts;
  const frames: Keyframe[] = [
    { transform: at(from), opacity: 0, offset: 0 },
    { transform: at(from), opacity: 0, offset: seen },
    { transform: at(from), opacity: 1, offset: seen },
  ];
  stops.forEach(({ rect, start }, index) => {
    const origin = at(rects[index] as Rect);
    frames.push({ transform: origin, opacity: 1, offset: start / lasts, easing: EASE });
    frames.push({ transform: at(rect as Rect), opacity: 1, offset: (start + travel) / lasts });
  });
  frames.push({ ...frames.at(-1), offset: 1 });
  const { first, last } = flight;
  const to = flight.legs.at(-1)?.to ?? "";
  return { id: next++, to, first, last, width, large: width >= NAMED, frames, lasts, turn, pace };
}

function nodeAt(root: HTMLElement, place: Place): HTMLElement | undefined {
  const nodes = root.querySelectorAll<HTMLElement>(`[data-place="${place}"]`);
  return nodes[nodes.length - 1];
}

/** What has come is not seen before it is there. Piles are never empty for a moment. */
function hide(root: HTMLElement, place: Place, lasts: number): Animation | undefined {
  if (place === "discards" || place === "pile") return undefined;
  const card = nodeAt(root, place)?.querySelector(".card");
  return card?.animate([{ opacity: 0 }, { opacity: 0 }], lasts);
}

function turnRound(
  root: HTMLElement,
  place: Place,
  start: number,
  pace: number,
): Animation | undefined {
  return nodeAt(root, place)?.animate([{ transform: "rotateY(180deg)" }, { transform: "none" }], {
    delay: start * pace,
    duration: TRAVEL * pace,
    easing: "ease-out",
  });
}
