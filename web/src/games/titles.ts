/** What the games are called, in every language. */

import type { GameName } from "../lib/messages";

export const TITLES: Record<GameName, string> = {
  antayagi: "AntaYagí",
  antheno: "Antheno",
  tanxi: "Tanxi",
};
