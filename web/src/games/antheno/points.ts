/** Where the things lie that a lesson points at: selectors, the first that is there counts. */

import type { Points } from "../../lib/pointed";

export default {
  rack: () => [".rack"],
  cloth: () => [".cloth"],
  seat: (seat) => [`.seats li:nth-child(${Number(seat) + 1})`],
  draw: () => ['[data-move="draw"]'],
  done: () => ['[data-move="play"]'],
} satisfies Points;
