/** AntaYagí at a glance. */

import CardPick from "~icons/game-icons/card-pick";
import LaurelCrown from "~icons/game-icons/laurel-crown";
import Scissors from "~icons/game-icons/scissors";
import ShakingHands from "~icons/game-icons/shaking-hands";
import SwapBag from "~icons/game-icons/swap-bag";
import type { GameGlance } from "../glance";
import { PICTURES, type Side } from "./things";

/** The rules that say what each thing does. */
const SAID: [Side, string][] = [
  ["treasure", "rule-ay-40"],
  ["bone", "rule-ay-41"],
  ["hat", "rule-ay-42"],
  ["musical-lollipop", "rule-ay-43"],
  ["muffin", "rule-ay-44"],
  ["t-rex", "rule-ay-45"],
  ["toxic-waste", "rule-ay-47"],
  ["fish", "rule-ay-48"],
  ["wandering-wizard", "rule-ay-49"],
  ["empty-box", "rule-ay-50"],
  ["sabotage", "rule-ay-52"],
  ["small-hat", "rule-ay-53"],
];

export default {
  goal: { Picture: LaurelCrown, says: "web-glance-antayagi-goal" },
  turn: [
    { Picture: ShakingHands, says: "web-glance-antayagi-choose" },
    { Picture: CardPick, says: "web-glance-antayagi-lay" },
    { Picture: Scissors, says: "web-glance-antayagi-sabotage" },
    { Picture: SwapBag, says: "web-glance-antayagi-swap" },
  ],
  pieces: SAID.map(([side, says]) => ({ Picture: PICTURES[side][0] ?? CardPick, says })),
} satisfies GameGlance;
