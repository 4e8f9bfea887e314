/** How likely each fight or attack succeeds, as far as the table says so. */

import type { tanxi } from "../../lib/messages";
import { isFight } from "./fights";
import type { TanxiMove } from "./offers";

const PATIENCE = 600; // ms after which the choices are shown without

/** Moves as they are offered: what is worse in every way than another one is folded away. */
export interface Arranged {
  shown: TanxiMove[];
  folded: TanxiMove[];
  /** The one to be pressed first; null: nothing is weighed. */
  best: TanxiMove | null;
}

const foeOf = (move: tanxi.Attack | tanxi.Fight): number | null =>
  move.do === "attack" ? move.player : null;

/** What was said of this fight. */
export function oddsIn(strikes: tanxi.StrikeOdds[], move: TanxiMove): tanxi.StrikeOdds | undefined {
  if (!isFight(move)) return undefined;
  const weapons = [...move.weapons].sort().join(" ");
  return strikes.find(
    (one) => one.player === foeOf(move) && [...one.weapons].sort().join(" ") === weapons,
  );
}

/** The likeliest fights first, then all else as it was. */
export function arranged(strikes: tanxi.StrikeOdds[], moves: TanxiMove[]): Arranged {
  const rank = (move: TanxiMove): number => {
    const odds = oddsIn(strikes, move);
    return odds ? strikes.indexOf(odds) : strikes.length;
  };
  const order = [...moves].sort((one, other) => rank(one) - rank(other));
  const folded = order.filter((move) => oddsIn(strikes, move)?.outdone);
  const shown = order.filter((move) => !folded.includes(move));
  return { shown, folded, best: shown.find((move) => oddsIn(strikes, move)) ?? null };
}

export class Weighing {
  strikes: tanxi.StrikeOdds[] = $state.raw([]);
  /** Whether it was asked for, and may still come in time. */
  awaited = $state(false);
  #times = 0; // it was forgotten: what was asked before is of no use
  readonly #ask: () => Promise<tanxi.Weighed | null>;

  constructor(ask: () => Promise<tanxi.Weighed | null>) {
    this.#ask = ask;
  }

  forget(): void {
    this.#times += 1;
    this.strikes = [];
    this.awaited = false;
  }

  async learn(): Promise<void> {
    const times = this.#times;
    this.awaited = true;
    const late = setTimeout(() => (this.awaited = false), PATIENCE);
    const found = await this.#ask();
    clearTimeout(late);
    if (times !== this.#times) return;
    this.strikes = found?.strikes ?? [];
    this.awaited = false;
  }
}
