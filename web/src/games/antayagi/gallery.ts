/** The box of AntaYagí: both sides of its cards. */

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
