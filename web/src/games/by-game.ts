import type { GameName } from "../lib/messages";

/** What the folders of the games hold in one and the same file, by the name of the game. */
export function byGame<T>(found: Record<string, T>): Record<GameName, T> {
  const parts = Object.entries(found).map(([path, part]) => [path.split("/").at(-2), part]);
  return Object.fromEntries(parts) as Record<GameName, T>;
}
