/** Whose turn it is at my tables: what stands first, and how it is said. */

import type { MyTable, TableCard } from "./api";
import type { GameName } from "./messages";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const GOING: readonly string[] = ["waiting", "playing"];

/** The tables that are not over: where I am asked first, the most urgent before the others. */
export function goingOf(mine: MyTable[]): MyTable[] {
  return mine
    .filter(({ card }) => GOING.includes(card.stage))
    .sort((one, other) => rank(one) - rank(other) || urgency(one) - urgency(other));
}

/** At how many tables I am asked; `but`: the one that I am at. */
export function turnsIn(mine: MyTable[], but: string | null = null): MyTable[] {
  return mine.filter(({ card, turn }) => turn?.yours && card.table !== but);
}

function rank({ card, turn }: MyTable): number {
  if (turn?.yours) return 0;
  return card.stage === "playing" ? 1 : 2;
}

function urgency({ card, turn }: MyTable): number {
  return turn?.yours ? (turn.until ?? Number.MAX_SAFE_INTEGER) : -card.changed;
}

/** The names of those who are thinking, as all can see. */
export function thinkers({ card, turn, seat }: MyTable): string[] {
  const others = (turn?.seats ?? []).filter((one) => one !== seat);
  return others.flatMap((one) => card.seats[one]?.name ?? []);
}

/** Who sits there besides one seat; null: everybody. */
export function namesBut(seat: number | null, card: TableCard): string[] {
  return card.seats.flatMap(({ name }, at) => (name && at !== seat ? name : []));
}

/** A table where I am asked, as far as it concerns a notification. */
export interface Asked {
  table: string;
  game: GameName;
}

/** Where I am asked now and was not before; what is found at the first look is no news. */
export function newlyAsked(before: Asked[] | null, now: Asked[]): Asked[] {
  if (!before) return [];
  return now.filter(({ table }) => !before.some((one) => one.table === table));
}

/** How much time is left, about, in the largest unit that is worth saying. */
export function leftUntil(until: number, now: number): [number, "minute" | "hour" | "day"] {
  const left = Math.max(0, until - now);
  if (left >= 2 * DAY) return [Math.round(left / DAY), "day"];
  if (left >= 2 * HOUR) return [Math.round(left / HOUR), "hour"];
  return [Math.ceil(left / MINUTE), "minute"];
}

/** The title of the tab: the page, and what waits elsewhere. */
export function titleWith(page: string, yours: string, here: boolean, elsewhere: number): string {
  const named = page ? `${page} · Sobremesa` : "Sobremesa";
  const base = here || (elsewhere && !page) ? yours : named;
  return elsewhere ? `(${elsewhere}) ${base}` : base;
}
