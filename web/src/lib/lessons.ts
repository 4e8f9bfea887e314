/** Where a game can be learnt, if it can. */

import type { GameName } from "./messages";

/** Pages and lessons come in one package: where there is the page, there are lessons. */
const PAGE = import.meta.glob("../pages/Learn.svelte");

/** The way to the lessons of a game; null: there are none. */
export function wayToLearn(game: GameName): string | null {
  return Object.keys(PAGE).length ? `/learn/${game}` : null;
}
