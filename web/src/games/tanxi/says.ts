/** What is printed on the things of the box, in words. */

import type { tanxi } from "../../lib/messages";
import type { Speaker } from "../../lib/speaker";

/** Which frame a thing has: that of its card, or none of these. */
export type SentenceFrame = "weapon" | "equipment" | "object" | "gem" | "relic" | "other";

export function frameOf(card: tanxi.CardFace | undefined): SentenceFrame {
  if (!card) return "other";
  if (card.relic) return "relic";
  if (card.type === "equipment" || card.type === "object" || card.type === "gem") return card.type;
  return "weapon";
}

/** The text of anything in the box; nothing where its numbers say all. */
export function textOf(thing: string, speaker: Speaker): string {
  return speaker.knows(`text-${thing}`) ? speaker.say(`text-${thing}`) : "";
}

const signed = (number: number): string => (number > 0 ? `+${number}` : `−${-number}`);

/** What a card is: a two-handed melee weapon, a relic for the head. */
export function typeOf(card: tanxi.CardFace, speaker: Speaker): string {
  return speaker.say("web-tanxi-card-type", {
    type: card.place ?? card.type,
    hands: card.hands ?? 0,
    relic: card.relic ? "yes" : "no",
  });
}

/** What a card adds while it is equipped, or a weapon while it is used. */
export function bonuses(card: tanxi.CardFace, speaker: Speaker): string[] {
  const said = [
    card.attack && `${signed(card.attack)} ⚔`,
    card.defence && `${signed(card.defence)} 🛡`,
    card.energy && `${signed(card.energy)} ⚡`,
    card.dice && speaker.say("web-tanxi-more-dice", { dice: card.dice }),
  ];
  return said.filter((one) => typeof one === "string");
}

/** How it shoots, and what else its marks say. */
export function marks(card: tanxi.CardFace, speaker: Speaker): string[] {
  const said: string[] = [];
  if (card.range) said.push(speaker.say("web-tanxi-range", { range: card.range }));
  if (card.ammunition) {
    const shot = { all: card.ammunition, shot: card.shot ?? 0 };
    said.push(speaker.say("web-tanxi-ammunition", shot));
  }
  if (card.reload_gain) {
    const reload = { gain: card.reload_gain, energy: card.reload_energy ?? 0 };
    said.push(speaker.say("web-tanxi-reload", reload));
  }
  if (card.no_return) said.push(speaker.say("web-tanxi-no-return"));
  if (card.free) said.push(speaker.say("web-tanxi-free"));
  return said;
}

/** All that stands on a card, in a line. */
export function printed(thing: string, card: tanxi.CardFace | undefined, speaker: Speaker): string {
  if (!card) return textOf(thing, speaker);
  const facts = [typeOf(card, speaker), ...bonuses(card, speaker), ...marks(card, speaker)];
  return `${facts.join(" · ")}. ${textOf(thing, speaker)}`;
}

/** What a monster can take and does, and what beating it brings. */
export function monsterFacts(monster: tanxi.MonsterFace, speaker: Speaker): string[] {
  const { hearts, dice, ambush, reprisal, reward } = monster;
  const said = [
    speaker.say("web-tanxi-monster-hearts", { hearts }),
    speaker.say("web-tanxi-defence-dice", { dice }),
  ];
  if (ambush) said.push(speaker.say("web-tanxi-ambush", { hearts: ambush }));
  said.push(speaker.say("web-tanxi-reprisal", { hearts: reprisal }));
  const rewards = reward.map(({ what, number }) =>
    speaker.say("web-tanxi-reward", { what, number }),
  );
  if (rewards.length) {
    said.push(speaker.say("web-tanxi-rewards", { rewards: rewards.join(" + ") }));
  }
  return said;
}

/** The round track: its last space, and when what happens there. */
export const LAST = 12;
export const TIMES: Record<number, string> = { 3: "dawn", 6: "noon", 9: "dusk", 12: "night" };

export function roundOf(round: number, speaker: Speaker): string {
  return speaker.say("web-tanxi-round", { round, time: TIMES[Math.min(round, LAST)] ?? "none" });
}

/** A character's numbers. */
export function figures({ hearts, energy, attack, defence }: tanxi.CharacterFace): string {
  return `${hearts} ♥  ${energy} ⚡  ${attack} ⚔  ${defence} 🛡`;
}
