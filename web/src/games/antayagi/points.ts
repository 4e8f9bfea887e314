/** Where the things lie that a lesson points at: selectors, the first that is there counts. */

import type { Points } from "../../lib/pointed";

export default {
  hand: (seat) => [`[data-place="hand/${seat}"]`],
  area: (seat) => [`[data-place="area/${seat}"]`],
  card: (slot) => [`[data-place="hand/0/${slot}"]`],
  middle: () => ['[data-drop="middle"]'],
  answers: () => ['[data-point="answers"]'],
  pile: () => ['[data-place="pile"]'],
  discards: () => ['[data-place="discards"]'],
} satisfies Points;
