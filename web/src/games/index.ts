/** Each game is a chunk of its own. */

import { api } from "../lib/api";
import { PromiseCache } from "../lib/promise-cache";
import type { GameName, Games } from "../lib/messages";
import type { GameModule } from "./contract";

const MODULES: { [G in GameName]: () => Promise<{ default: GameModule<G> }> } = {
  antayagi: () => import("./antayagi"),
  antheno: () => import("./antheno"),
  tanxi: () => import("./tanxi"),
};
const boxes = new PromiseCache<Games[GameName]["Box"]>();

export async function gameModule<G extends GameName>(game: G): Promise<GameModule<G>> {
  return (await MODULES[game]()).default as GameModule<G>;
}

/** What is needed to draw a table: the game's part of the client, and the table's box. */
export function drawn<G extends GameName>(
  game: G,
  code: string,
): Promise<[GameModule<G>, Games[G]["Box"]]> {
  return Promise.all([gameModule(game), boxes.get(code, () => api.tableBox(code))]);
}

/** The same for a game that is played with its own box. */
export function drawnByItself<G extends GameName>(
  game: G,
): Promise<[GameModule<G>, Games[G]["Box"]]> {
  return Promise.all([gameModule(game), boxes.get(game, () => api.gameBox(game))]);
}
