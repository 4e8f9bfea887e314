/** A delivery becomes beats: each thing that happens on the island is seen by itself. */

import type { Beat, Happened } from "../../lib/presentation/beats";
import type { Line } from "../../lib/messages";
import { pictured, type TanxiEvent, withHandOf } from "./picture";

/** For how long each is shown, in ms at the usual pace. */
const TIMES: Partial<Record<TanxiEvent["event"], number>> = {
  landed: 400,
  unveiled: 900,
  "round-began": 1400,
  woke: 3200,
  "fog-rose": 2000,
  "turn-began": 500,
  "stood-up": 700,
  returned: 1000,
  fogged: 1800,
  moved: 330,
  explored: 900,
  met: 1800,
  fled: 900,
  fought: 3200,
  attacked: 3200,
  cancelled: 900,
  equipped: 700,
  used: 1600,
  invoked: 2400,
  favoured: 2800,
  reloaded: 500,
  asked: 800,
  chose: 500,
  paid: 500,
  took: 1400,
  rolled: 1600,
  lost: 700,
  fell: 1800,
  rewarded: 900,
  healed: 700,
  gained: 600,
  affected: 600,
  looked: 700,
  stole: 1200,
  scouted: 700,
  discarded: 500,
  shoved: 700,
  swapped: 900,
  froze: 700,
  thawed: 500,
  disarmed: 700,
  won: 1500,
};
/** One has just done it oneself, and goes on. */
const OWN: TanxiEvent["event"][] = ["moved", "equipped", "turn-began", "asked", "chose", "paid"];
const FOUND = 2800; // a card of one's own, to be read
/** Many of these at once are one thing. */
const ALIKE: TanxiEvent["event"][] = [
  "unveiled", "affected", "lost", "healed", "discarded", "disarmed", "gained", "drafted",
];

export function cut({ lines, before, after, me }: Happened<"tanxi">): Beat<"tanxi">[] {
  const beats: Beat<"tanxi">[] = [];
  let view = before;
  for (const group of grouped(lines)) {
    const happenings = group.filter(isHappening);
    const then = view;
    view = happenings.reduce((now, one) => pictured(now, one, after), then);
    const lasts = Math.max(0, ...happenings.map((one) => timeOf(one, me)));
    const comes = happenings.some((one) => comesToMe(one, me));
    beats.push({ lines: group, view: comes ? withHandOf(view, then, me) : view, lasts });
    if (comes) beats.push({ lines: [], view, lasts: 0 });
  }
  const last = beats.at(-1);
  return last ? [...beats.slice(0, -1), { ...last, view: after }] : [];
}

/** A card comes into my hand: first it is looked at. */
function comesToMe(one: TanxiEvent, me: number | null): boolean {
  const comes = one.event === "found" || one.event === "took" || one.event === "stole";
  return comes && one.seat === me;
}

export function isHappening(line: Line<"tanxi">): line is TanxiEvent {
  return "event" in line;
}

function timeOf(one: TanxiEvent, me: number | null): number {
  if (one.event === "found") return one.seat === me ? FOUND : 0;
  const mine = "seat" in one && one.seat === me;
  return mine && OWN.includes(one.event) ? 0 : (TIMES[one.event] ?? 0);
}

function grouped(lines: Line<"tanxi">[]): Line<"tanxi">[][] {
  const groups: Line<"tanxi">[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && joins(last.at(-1), line)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** What is explored with what is found there, and what comes to several at once. */
function joins(before: Line<"tanxi"> | undefined, line: Line<"tanxi">): boolean {
  if (!before || !isHappening(before) || !isHappening(line)) return false;
  if (before.event === "explored") return line.event === "found" || line.event === "met";
  return before.event === line.event && ALIKE.includes(line.event);
}
