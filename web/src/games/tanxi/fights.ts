/** How a fight would begin, and what it takes: said before anything is spent. */

import { percent } from "../../lib/advice";
import type { tanxi } from "../../lib/messages";
import type { Speaker } from "../../lib/speaker";
import type { TanxiMove } from "./offers";
import type { Print } from "./print";

type Fighting = tanxi.Attack | tanxi.Fight;

export function isFight(move: TanxiMove): move is Fighting {
  return move.do === "attack" || move.do === "fight";
}

/** Attack and defence before the dice; nothing while that is not known. */
export function odds(move: Fighting, aimed: tanxi.Aimed | undefined, speaker: Speaker): string {
  const player = move.do === "attack" ? move.player : null;
  const foe = aimed?.foes.find((one) => one.player === player);
  if (!aimed || aimed.attack === null || !foe) return "";
  return speaker.say("web-tanxi-odds", {
    attack: aimed.attack,
    defence: foe.defence,
    dice: foe.dice,
  });
}

/** What an attack costs the other on average, and how likely it defeats them. */
export function chancesIn(odds: tanxi.StrikeOdds | undefined, speaker: Speaker): string {
  if (!odds || odds.player === null) return "";
  const average = Math.round(10 * odds.average) / 10;
  return speaker.say("web-tanxi-average", { average, fell: percent(odds.fatal) });
}

/** The ammunition that it takes, weapon by weapon. */
export function shots(
  weapons: string[],
  gear: tanxi.Gear[],
  print: Print,
  speaker: Speaker,
): string[] {
  return weapons.flatMap((weapon) => {
    const shot = print.card(weapon)?.shot;
    const loaded = gear.find((one) => one.card === weapon)?.ammunition;
    if (!shot || loaded === undefined) return [];
    return [speaker.say("web-tanxi-shot", { weapon: speaker.name(weapon), shot, loaded })];
  });
}

/** What is lost for good when it comes off. */
export function lostBy(move: tanxi.Equip, print: Print, speaker: Speaker): string[] {
  return move.off
    .filter((card) => print.card(card)?.no_return)
    .map((card) => speaker.say("web-tanxi-lost-for-good", { card: speaker.name(card) }));
}
