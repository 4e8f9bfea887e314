/** Tanxi at a glance. */

import CrossedSwords from "~icons/game-icons/crossed-swords";
import CutDiamond from "~icons/game-icons/cut-diamond";
import Fog from "~icons/game-icons/fog";
import Hearts from "~icons/game-icons/hearts";
import HutsVillage from "~icons/game-icons/huts-village";
import Island from "~icons/game-icons/island";
import Lightning from "~icons/game-icons/power-lightning";
import Shield from "~icons/game-icons/shield";
import TreasureMap from "~icons/game-icons/treasure-map";
import TwoCoins from "~icons/game-icons/two-coins";
import WalkingBoot from "~icons/game-icons/walking-boot";
import type { GameGlance } from "../glance";

export default {
  goal: { Picture: Island, says: "web-glance-tanxi-goal" },
  turn: [
    { Picture: WalkingBoot, says: "web-glance-tanxi-walk" },
    { Picture: TreasureMap, says: "web-glance-tanxi-explore" },
    { Picture: CrossedSwords, says: "web-glance-tanxi-fight" },
    { Picture: HutsVillage, says: "web-glance-tanxi-village" },
    { Picture: Fog, says: "web-glance-tanxi-fog" },
  ],
  pieces: [
    { Picture: Hearts, says: "web-glance-tanxi-life" },
    { Picture: Lightning, says: "web-glance-tanxi-energy" },
    { Picture: Shield, says: "web-glance-tanxi-power" },
    { Picture: CutDiamond, says: "web-glance-tanxi-gems" },
    { Picture: TwoCoins, says: "web-glance-tanxi-coins" },
  ],
} satisfies GameGlance;
