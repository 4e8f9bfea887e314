/** The others watch how I rearrange the table, as fast as one can follow. */

import { tried } from "./pieces";
import type { AnthenoTurn } from "./turn.svelte";

const PAUSE = 350; // ms between what they are shown

export function letOthersWatch(turn: AnthenoTurn, draft: (draft: Record<string, unknown>) => void): void {
  let last = 0;
  let shown = false; // once they have seen something, they also see it taken back
  $effect(() => {
    const { pieces, mine, touched } = turn;
    if (!mine) shown = false;
    if (!mine || (!touched && !shown)) return;
    const show = (): void => {
      last = Date.now();
      shown = true;
      draft({ table: tried(pieces) });
    };
    const timer = setTimeout(show, Math.max(0, last + PAUSE - Date.now()));
    return () => clearTimeout(timer);
  });
}
