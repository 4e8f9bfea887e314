/** What of the others' doings is worth telling again. */

import type { Line } from "../../lib/messages";
import type { Happening } from "./things";

const WORTH: Partial<Record<Happening["event"], number>> = {
  ate: 6,
  "hand-discarded": 6,
  took: 5,
  sabotaged: 4,
  received: 3,
  flipped: 3,
  cancelled: 2,
};

export const worth = (line: Line<"antayagi">): number =>
  "event" in line ? (WORTH[line.event] ?? 0) : 0;
