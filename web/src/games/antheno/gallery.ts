/** The box of Antheno: its tiles, by colour. */

import type { Gallery } from "../contract";
import { COLOURS, shapeOf } from "./tiles";

export const gallery: Gallery<"antheno"> = {
  shelves: () => [{ kind: "tiles", things: [...COLOURS] }],
  words: (id, _, speaker) => {
    const colour = COLOURS.find((one) => one === id);
    return colour ? `${speaker.name(colour)} ${speaker.name(shapeOf(colour))}` : "";
  },
};
