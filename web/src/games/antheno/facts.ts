/** What the pages say of Antheno before somebody plays it. */

import type { Facts } from "../contract";

export default { title: "Antheno", seats: 2, minutes: 25 } satisfies Facts;
