/** What the pages say of AntaYagí before somebody plays it. */

import type { Facts } from "../contract";

export default {
  title: "AntaYagí",
  seats: 4,
  minutes: 20,
  window: true,
  matters: (saying, { edition }) => saying !== "ages" || edition === "65",
} satisfies Facts;
