/** Play now: a table of one's own against bots, with what most people like. */

import { api, type GameCard } from "./api";
import type { GameName } from "./messages";
import { person } from "./person.svelte";
import type { Settings } from "./rest";
import { place } from "./router.svelte";
import { say } from "./texts.svelte";

/** How many sit at such a table, the person among them. */
const SEATS: Record<GameName, number> = { antayagi: 4, antheno: 2, tanxi: 3 };

/** About how long a game takes. */
export const MINUTES_OF: Record<GameName, number> = { antayagi: 20, antheno: 25, tanxi: 60 };

/** One person and bots of the everyday level. */
export function againstBots(game: GameCard): Settings {
  return {
    game: game.name,
    seats: [
      { kind: "open" },
      ...Array.from({ length: SEATS[game.name] - 1 }, () => ({
        kind: "bot" as const,
        level: game.everyday,
      })),
    ],
    window: { seconds: 10, closes: "answered" },
  };
}

export async function playNow(game: GameCard): Promise<void> {
  if (!(await person.look())) await person.comeInNameless(say("web-guest"));
  const { table } = await api.setTable(againstBots(game));
  place.go(`/table/${table}#now`);
}
