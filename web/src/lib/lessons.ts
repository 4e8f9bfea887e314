/** Where a game can be learnt: the one place that says whether there is anything to learn it by. */

import type { GameCard } from "./api";

/** The way to the lessons of a game; null: this server has none. */
export function wayToLearn(game: GameCard): string | null {
  const { lessons } = game as { lessons?: unknown[] };
  return lessons?.length ? `/learn/${game.name}` : null;
}
