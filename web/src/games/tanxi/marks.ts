/** What is marked on the map: where one can go, and what that takes. */

import type { tanxi } from "../../lib/messages";
import type { Speaker } from "../../lib/speaker";
import type { Kind, TanxiMove } from "./offers";

export interface MapMark {
  cost: number | null; // in energy; null: nothing is said of it
  words: string;
}

/** In one's turn all that can be walked to, with its price; else the cells that are asked for. */
export function marksOf(
  kind: Kind | null,
  cells: Map<string, TanxiMove>,
  ways: Map<string, tanxi.Way>,
  speaker: Speaker,
): Map<string, MapMark> {
  const asked = [...cells].map(([cell, move]): [string, MapMark] => {
    return [cell, { cost: null, words: speaker.move(move) }];
  });
  if (kind !== "act") return new Map(asked);
  const known = [...ways.values()].map((way): [string, MapMark] => {
    const words = speaker.say("web-tanxi-way", { energy: way.cost });
    return [way.cell, { cost: way.cost, words }];
  });
  return new Map([...asked, ...known]);
}
