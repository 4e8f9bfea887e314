/** The rule that says what each side of a card does. */

import type { Side } from "./things";

export const RULES: Record<Side, string> = {
  treasure: "ay-40",
  bone: "ay-41",
  hat: "ay-42",
  "musical-lollipop": "ay-43",
  muffin: "ay-44",
  "t-rex": "ay-45",
  "toxic-waste": "ay-47",
  fish: "ay-48",
  "wandering-wizard": "ay-49",
  "empty-box": "ay-50",
  "treasure-and-t-rex": "ay-51",
  sabotage: "ay-52",
  "small-hat": "ay-53",
  plain: "ay-54",
};
