/** Play now: a table of one's own against bots, with what most people like. */

import { FACTS } from "../games/facts";
import { api, type GameCard } from "./api";
import { person } from "./person.svelte";
import type { Settings } from "./rest";
import { place } from "./router.svelte";
import { settings } from "./settings.svelte";
import { say } from "./texts.svelte";

/** One person and bots of the everyday level. */
export function againstBots(game: GameCard): Settings {
  return {
    game: game.name,
    seats: [
      { kind: "open" },
      ...Array.from({ length: FACTS[game.name].seats - 1 }, () => ({
        kind: "bot" as const,
        level: game.everyday,
      })),
    ],
    window: { seconds: 10, closes: "answered" },
  };
}

export async function playNow(game: GameCard): Promise<void> {
  if (!(await person.look())) await person.comeInNameless(say("web-guest"));
  const { table } = await api.setTable({ ...againstBots(game), language: settings.language });
  place.go(`/table/${table}#now`);
}
