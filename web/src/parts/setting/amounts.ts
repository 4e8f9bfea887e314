/** Amounts of time in words. */

import { say } from "../../lib/texts.svelte";

export function seconds(count: number): string {
  if (count === 0) return say("web-none-more");
  if (count % 60 === 0) return say("web-span-minutes", { count: count / 60 });
  return say("web-span-seconds", { count });
}

export function days(count: number): string {
  return say("web-span-days", { count });
}
