/** Play now: a table of one's own against bots, with what most people like. */

import { FACTS } from "../games/facts";
import { api, type GameCard } from "./api";
import { keepLevel } from "./levels";
import { person } from "./person.svelte";
import type { Settings } from "./rest";
import { place } from "./router.svelte";
import { settings } from "./settings.svelte";
import { say } from "./texts.svelte";

/** One person and bots of this level. */
function againstBots(game: GameCard, level: string): Settings {
  return {
    game: game.name,
    seats: [
      { kind: "open" },
      ...Array.from({ length: FACTS[game.name].seats - 1 }, () => ({
        kind: "bot" as const,
        level,
      })),
    ],
    window: { seconds: 20, closes: "answered" }, // nobody else has to wait for who is new
  };
}

export async function playNow(game: GameCard, level: string): Promise<void> {
  if (!(await person.look())) await person.comeInNameless(say("web-guest"));
  const asked = { ...againstBots(game, level), language: settings.language };
  const { table } = await api.setTable(asked);
  keepLevel(game.name, level);
  place.go(`/table/${table}#now`);
}
