/** What of the others' doings is worth telling again. */

import type { Line } from "../../lib/messages";
import type { TanxiEvent } from "./picture";

const WORTH: Partial<Record<TanxiEvent["event"], number>> = {
  fell: 10,
  attacked: 9,
  woke: 8,
  stole: 8,
  favoured: 7,
  invoked: 7,
  fought: 6,
  "fog-rose": 6,
  lost: 5,
  used: 4,
  took: 4,
  returned: 4,
  found: 3,
  fled: 2,
  equipped: 1,
};

export const worth = (line: Line<"tanxi">): number =>
  "event" in line ? (WORTH[line.event] ?? 0) : 0;
