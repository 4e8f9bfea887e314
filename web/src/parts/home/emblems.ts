/** Each game in one small picture. */

import Hat from "~icons/game-icons/top-hat";
import Island from "~icons/game-icons/island";
import Tiles from "~icons/game-icons/domino-tiles";

export const EMBLEMS = { antayagi: Hat, antheno: Tiles, tanxi: Island };
