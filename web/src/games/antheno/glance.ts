/** Antheno at a glance. */

import Abacus from "~icons/game-icons/abacus";
import CardPick from "~icons/game-icons/card-pick";
import Cycle from "~icons/game-icons/cycle";
import DominoTiles from "~icons/game-icons/domino-tiles";
import LaurelCrown from "~icons/game-icons/laurel-crown";
import RoundStar from "~icons/game-icons/round-star";
import SwapBag from "~icons/game-icons/swap-bag";
import type { GameGlance } from "../glance";

export default {
  goal: { Picture: LaurelCrown, says: "web-glance-antheno-goal" },
  turn: [
    { Picture: DominoTiles, says: "web-glance-antheno-play" },
    { Picture: Cycle, says: "web-glance-antheno-move" },
    { Picture: CardPick, says: "web-glance-antheno-draw" },
  ],
  pieces: [
    { Picture: Abacus, says: "rule-an-21" },
    { Picture: RoundStar, says: "rule-an-1" },
    { Picture: SwapBag, says: "rule-an-7" },
  ],
} satisfies GameGlance;
