/** Why something was not done, in words of the page where it has them for that field. */

import type { Refusal } from "../../lib/messages";
import { fieldIn } from "../../lib/setting";
import { house } from "../../lib/texts.svelte";

export function sentenceOf(refusal: Refusal): string {
  const own = `web-wrong-${fieldIn(refusal)}`;
  if (house.speaker?.knows(own)) return house.speaker.say(own);
  return house.speaker?.refusal(refusal) ?? "";
}
