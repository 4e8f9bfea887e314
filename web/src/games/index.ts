/** Each game is a chunk of its own. */

import type { GameName } from "../lib/messages";
import type { GameModule } from "./contract";

const MODULES: { [G in GameName]: () => Promise<{ default: GameModule<G> }> } = {
  antayagi: () => import("./antayagi"),
  antheno: () => import("./antheno"),
  tanxi: () => import("./tanxi"),
};

export async function gameModule<G extends GameName>(game: G): Promise<GameModule<G>> {
  return (await MODULES[game]()).default as GameModule<G>;
}
