import { NotDone, UNREACHED } from "../../lib/api";
import type { Refusal } from "../../lib/messages";
import { say } from "../../lib/texts.svelte";

/** Why something was not done, in a sentence. */
export function why(refusal: Refusal): string {
  return say(refusal.reason, (refusal.args ?? {}) as Record<string, string>);
}

/** What was refused; whatever else goes wrong means that nobody answered. */
export function refusalIn(problem: unknown): Refusal {
  return problem instanceof NotDone ? problem.refusal : UNREACHED;
}
