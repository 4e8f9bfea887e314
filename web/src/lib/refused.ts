/** Why something was not done, in the language of the page. */

import { NotDone, UNREACHED } from "./api";
import type { Refusal } from "./messages";
import { fieldIn } from "./setting";
import { pageTexts } from "./texts.svelte";

/** What was refused; whatever else goes wrong means that something did not reach us. */
export function refusalIn(problem: unknown): Refusal {
  if (problem instanceof NotDone) return problem.refusal;
  console.error(problem);
  return UNREACHED;
}

/** In a sentence. `label`: what the page calls the field that it is about. */
export function sentenceOf(refusal: Refusal, label = ""): string {
  const speaker = pageTexts.speaker;
  if (!speaker) return "";
  const own = `web-wrong-${fieldIn(refusal)}`;
  if (speaker.knows(own)) return speaker.say(own);
  const said = speaker.refusal(refusal);
  return label ? speaker.say("web-wrong-field", { label, said }) : said;
}

/** Why it was not done, whatever went wrong. */
export const whyNot = (problem: unknown): string => sentenceOf(refusalIn(problem));
