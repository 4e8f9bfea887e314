/** My tables as they were last seen, wherever on the page one is. */

import { api, type MyTable } from "./api";
import { person } from "./person.svelte";
import { type Asked, goingOf, turnsIn } from "./turns";

const KEPT = "sobremesa going";
const SOON = 4_000; // ms until the first look: what the page shows comes first
const EVERY = 60_000; // ms between looks

class MyTables {
  /** null: not looked at yet. */
  all: MyTable[] | null = $state.raw(null);
  /** The table that is on the page, and whether I am asked there: it knows first. */
  here: (Asked & { mine: boolean }) | null = $state.raw(null);
  /** How many were going on when this device looked last: as much room is kept for them. */
  readonly expected = Number(localStorage.getItem(KEPT) ?? 0);

  readonly going = $derived(goingOf(this.all ?? []));
  /** The others that wait for me. */
  readonly elsewhere = $derived(turnsIn(this.all ?? [], this.here?.table ?? null));

  /** Where I am asked; null: not looked at yet. */
  readonly asked: Asked[] | null = $derived.by(() => {
    if (!this.all && !this.here) return null;
    const elsewhere = this.elsewhere.map(({ card: { table, game } }) => ({ table, game }));
    return this.here?.mine ? [...elsewhere, this.here] : elsewhere;
  });

  async look(): Promise<void> {
    this.all = (await person.look()) ? await api.mine() : [];
    localStorage.setItem(KEPT, String(this.going.length));
  }

  /** I sit at this table: the home page keeps room for it, even if it is opened before the next look. */
  sitAt(table: string, goesOn: boolean): void {
    const others = this.going.filter(({ card }) => card.table !== table).length;
    const known = others + (goesOn ? 1 : 0);
    const least = this.all ? known : Math.max(known, this.expected);
    localStorage.setItem(KEPT, String(least));
  }

  /** Look now and then, wherever on the page one is; where nobody answers, what was seen stays. */
  keepLooking(): () => void {
    const look = (): void => void this.look().catch(() => {});
    const first = setTimeout(() => this.all ?? look(), SOON);
    const timer = setInterval(look, EVERY);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }
}

export const myTables = new MyTables();
