/** Where the things lie that a lesson points at: selectors, the first that is there counts. */

import type { Points } from "../../lib/pointed";

const OWN = 0;

export default {
  island: () => ["[data-cell]"],
  cell: (cell) => [`[data-cell="${cell}"]`],
  village: () => ['[data-cell="g5"], [data-cell="h6"]'],
  seat: (seat) => [
    `[data-seat="${seat}"]`,
    ...(Number(seat) === OWN ? [".own .self"] : []),
  ],
  energy: () => [".own .energy"],
  gems: () => [".own .gems"],
  hand: () => [".own .hand", ".own .toggle"],
  gear: () => [".own .figure", ".own .toggle"],
  answers: () => [".tanxi .action"],
  sun: () => [".sun"],
  deities: () => [".deity", ".sun"],
} satisfies Points;
