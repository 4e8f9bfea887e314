/** What of the others' doings is worth telling again. */

import type { Games, Line } from "../../lib/messages";

const WORTH: Partial<Record<Games["antheno"]["Event"]["event"], number>> = {
  "went-out": 4,
  played: 3,
  drew: 2,
  passed: 2,
};

export const worth = (line: Line<"antheno">): number =>
  "event" in line ? (WORTH[line.event] ?? 0) : 0;
