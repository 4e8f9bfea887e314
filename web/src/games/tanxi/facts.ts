/** What the pages say of Tanxi before somebody plays it. */

import type { Facts } from "../contract";

export default { title: "Tanxi", seats: 3, minutes: 60 } satisfies Facts;
