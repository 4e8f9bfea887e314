/** The box of AntaYagí: both sides of its cards. */

import type { Games } from "../../lib/messages";
import type { Gallery } from "../contract";
import { RULES } from "./rules";
import type { Side } from "./things";

const BACKS: readonly Side[] = ["sabotage", "small-hat", "treasure-and-t-rex", "plain"];
const OBJECTS = (Object.keys(RULES) as Side[]).filter((side) => !BACKS.includes(side));

export const gallery: Gallery<"antayagi"> = {
  shelves: () => [
    { kind: "sides", things: [...OBJECTS] },
    { kind: "backs", things: [...BACKS] },
  ],
  words: (id, _, speaker) => `${speaker.name(id)} ${speaker.say(`rule-${RULES[id as Side]}`)}`,
};

/** How many cards show this side, and out of how many, in each edition that has any. */
export function copiesOf(
  side: Side,
  box: Games["antayagi"]["Box"],
): { copies: number; cards: number }[] {
  return Object.values(box.editions)
    .map(({ cards, objects, backs }) => ({
      copies: ({ ...objects, ...backs } as Partial<Record<Side, number>>)[side] ?? 0,
      cards,
    }))
    .filter(({ copies }) => copies)
    .sort((one, other) => other.cards - one.cards);
}
