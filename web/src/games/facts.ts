/** Which games there are, and what the pages say of each before somebody plays it. */

import type { GameName } from "../lib/messages";
import { byGame } from "./by-game";
import type { Facts } from "./contract";

export const FACTS = byGame(
  import.meta.glob<Facts>("./*/facts.ts", { eager: true, import: "default" }),
);

export const GAMES = Object.keys(FACTS) as GameName[];

export function isGame(name: string | undefined): name is GameName {
  return GAMES.some((game) => game === name);
}
