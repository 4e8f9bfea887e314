/** Which games there are, and what they are called, in every language. */

import type { GameName } from "../lib/messages";

export const TITLES: Record<GameName, string> = {
  antayagi: "AntaYagí",
  antheno: "Antheno",
  tanxi: "Tanxi",
};

export const GAMES = Object.keys(TITLES) as GameName[];

export function isGame(name: string | undefined): name is GameName {
  return GAMES.some((game) => game === name);
}
