/** How far somebody has come in the lessons, kept on this device. */

import type { GameName } from "./messages";

export interface LessonProgress {
  step: number; // from 0
  moves: object[]; // one's own since the scene began
  done: boolean; // to its end, at least once
}

const KEY = "sobremesa lessons";

type Kept = Partial<Record<string, Partial<LessonProgress>>>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

const nameOf = (game: GameName, lesson: string): string => `${game}/${lesson}`;

/** Where somebody is in a lesson; at its beginning if they have never been there. */
export function progressIn(game: GameName, lesson: string): LessonProgress {
  return { step: 0, moves: [], done: false, ...kept()[nameOf(game, lesson)] };
}

/** Remember it. What is done stays done, also when it is begun anew. */
export function keepProgress(game: GameName, lesson: string, progress: LessonProgress): void {
  const done = progress.done || progressIn(game, lesson).done;
  try {
    const all = { ...kept(), [nameOf(game, lesson)]: { ...progress, done } };
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Where nothing may be stored, a lesson is begun anew.
  }
}

/** Whether somebody has done a lesson of this game. */
export function hasLearnt(game: GameName): boolean {
  return Object.entries(kept()).some(
    ([name, progress]) => name.startsWith(`${game}/`) && !!progress?.done,
  );
}

/** Where the lessons of a game are. */
export const lessonsAt = (game: GameName): string => `/learn/${game}`;
