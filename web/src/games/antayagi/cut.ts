/** A delivery becomes beats: each thing that happens is seen by itself, with its sentence. */

import type { Beat, Happened } from "../../lib/presentation/beats";
import type { Line } from "../../lib/messages";
import { pictured } from "./picture";
import { tell } from "./steps";
import type { Happening } from "./things";

export function cut({ lines, before, after, me }: Happened<"antayagi">): Beat<"antayagi">[] {
  const beats: Beat<"antayagi">[] = [];
  let view = before;
  const all = lines.filter(isHappening);
  let at = 0;
  for (const group of grouped(lines)) {
    const happenings = group.filter(isHappening);
    const then = view;
    for (const _ of happenings) view = pictured(view, all, at++, after);
    beats.push({ lines: group, view, lasts: tell(happenings, then, view, me).lasts });
  }
  const last = beats.at(-1);
  return last ? [...beats.slice(0, -1), { ...last, view: after }] : [];
}

function isHappening(line: Line<"antayagi">): line is Happening {
  return "event" in line;
}

/** What belongs together: all that is drawn, and a card that is taken with where it goes. */
function grouped(lines: Line<"antayagi">[]): Line<"antayagi">[][] {
  const groups: Line<"antayagi">[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && joins(last.at(-1), line)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

function joins(before: Line<"antayagi"> | undefined, line: Line<"antayagi">): boolean {
  if (!before || !isHappening(before) || !isHappening(line)) return false;
  return before.event === "took" || (before.event === "drew" && line.event === "drew");
}
