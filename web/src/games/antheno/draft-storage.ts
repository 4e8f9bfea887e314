/** A draft outlives a page that is loaded again: it is kept for the very table it was made on. */

import type { antheno } from "../../lib/messages";
import type { Tried } from "./pieces";

const KEY = "sobremesa antheno draft";

/** The same table, racks and turn give the same text, whatever else came in between. */
export function occasion(view: antheno.View): string {
  const { seat, seats, table, bag, turn, passes } = view;
  return JSON.stringify([seat, seats, table, bag, turn, passes]);
}

export function keep(occasion: string, table: Tried[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ occasion, table }));
  } catch {
    // Where nothing may be stored, a draft lives as long as its page.
  }
}

export function keptFor(occasion: string): Tried[] | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    return kept.occasion === occasion ? (kept.table as Tried[]) : null;
  } catch {
    return null;
  }
}
