/** How fast what happens is shown. */

export const PACES = ["unhurried", "usual", "quick", "at-once"] as const;
export type Pace = (typeof PACES)[number];

/** By how much everything takes longer than usual. */
export const FACTORS: Record<Pace, number> = {
  unhurried: 1.6,
  usual: 1,
  quick: 0.5,
  "at-once": 0,
};

const FIRST = 3; // games in which one is new
const KEY = "sobremesa games played";

/** How many games have been played to their end on this device. */
export function gamesPlayed(): number {
  return Number(localStorage.getItem(KEY)) || 0;
}

export function countGame(): void {
  try {
    localStorage.setItem(KEY, String(gamesPlayed() + 1));
  } catch {
    // Where nothing may be stored, one stays new.
  }
}

/** The pace that was chosen; if none was, one's first games are unhurried. */
export function paceOf(chosen: Pace | null, played: number): Pace {
  return chosen ?? (played < FIRST ? "unhurried" : "usual");
}
