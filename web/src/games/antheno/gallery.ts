/** The box of Antheno: its tiles, by colour. */

import type { Gallery } from "../contract";
import { COLOURS, shapeOf } from "./tiles";

export const gallery: Gallery<"antheno"> = {
  shelves: () => [{ kind: "tiles", things: [...COLOURS] }],
  words: (id, _, speaker) => {
    const colour = COLOURS.find((one) => one === id);
    if (!colour) return "";
    const named = speaker.name(colour);
    const star = `${speaker.say("web-antheno-star", { colour: named })} ${speaker.say("web-antheno-star-is")}`;
    return `${named} ${speaker.name(shapeOf(colour))} ${star}`;
  },
};
