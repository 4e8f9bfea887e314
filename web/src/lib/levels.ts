/** How strong the others shall be at *Play now*: remembered on this device, game by game. */

import type { GameCard } from "./api";
import type { GameName, Room } from "./messages";
import type { Settings } from "./rest";

const KEY = "sobremesa levels";

function kept(): Partial<Record<GameName, string>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<GameName, string>>;
  } catch {
    return {};
  }
}

/** Whether this game was never begun here by *Play now*. */
export function isNewTo(game: GameName): boolean {
  return !kept()[game];
}

/** The level of last time; for who is new, the easiest. */
export function levelFor(game: Pick<GameCard, "name" | "levels">): string {
  const level = kept()[game.name];
  return level && game.levels.includes(level) ? level : (game.levels[0] ?? "");
}

export function keepLevel(game: GameName, level: string): void {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: level }));
}

/** Whom I played alone, if they were all bots of one level. */
export function levelOf({ you, seats }: Pick<Room, "you" | "seats">): string | null {
  if (you === null) return null;
  const others = seats.filter((_, seat) => seat !== you);
  const levels = new Set(others.map(({ plan }) => (plan.kind === "bot" ? plan.level : null)));
  return levels.size === 1 ? ([...levels][0] ?? null) : null;
}

/** The level after this one; none after the last. */
export function nextLevel(levels: string[], level: string): string | null {
  const at = levels.indexOf(level);
  return at < 0 ? null : (levels[at + 1] ?? null);
}

/** The same table for the same person, with all bots of this level. */
export function atLevel(
  { settings, seats, you }: Pick<Room, "settings" | "seats" | "you">,
  level: string,
): Settings {
  return {
    ...settings,
    seats: seats.map((_, seat) => (seat === you ? { kind: "open" } : { kind: "bot", level })),
  };
}
