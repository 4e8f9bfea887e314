/** What happens at the table of Antheno, as it is shown: a turn is one picture. */

import type { Beat, Happened } from "../../lib/presentation/beats";
import type { Games } from "../../lib/messages";

type Happening = Games["antheno"]["Event"];

const OWN = 250; // ms: one has just done it
const TURNS: Partial<Record<Happening["event"], number>> = {
  played: 1500,
  drew: 900,
  passed: 900,
  "went-out": 1200,
};

export function cut({ lines, after, me }: Happened<"antheno">): Beat<"antheno">[] {
  const lasts = lines.map((line) => ("event" in line ? timeOf(line, me) : 0));
  return [{ lines, view: after, lasts: Math.max(0, ...lasts) }];
}

function timeOf(one: Happening, me: number | null): number {
  const usual = TURNS[one.event] ?? 0;
  return "seat" in one && one.seat === me ? Math.min(usual, OWN) : usual;
}
