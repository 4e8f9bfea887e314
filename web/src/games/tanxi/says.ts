/** What is printed on the things of the box, in words. */

import type { Speaker } from "../../lib/speaker";
import { CARDS, CHARACTERS, MONSTERS, type Card } from "./box";

/** Which frame a thing has. */
export type Frame = "weapon" | "equipment" | "object" | "gem" | "relic" | "other";

export function frameOf(thing: string): Frame {
  const card = CARDS[thing];
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
export function typeOf(card: Card, speaker: Speaker): string {
  return speaker.say("web-tanxi-card-type", {
    type: card.place ?? card.type,
    hands: card.hands ?? 0,
    relic: card.relic ? "yes" : "no",
  });
}

/** What a card adds while it is equipped, or a weapon while it is used. */
export function bonuses(card: Card, speaker: Speaker): string[] {
  const said = [
    card.attack && `${signed(card.attack)} ⚔`,
    card.defence && `${signed(card.defence)} 🛡`,
    card.energy && `${signed(card.energy)} ⚡`,
    card.dice && speaker.say("web-tanxi-more-dice", { dice: card.dice }),
  ];
  return said.filter((one) => typeof one === "string");
}

/** How it shoots, and what else its marks say. */
export function marks(card: Card, speaker: Speaker): string[] {
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

/** What a monster can take and does, and what beating it brings. */
export function monsterFacts(monster: string, speaker: Speaker): string[] {
  const one = MONSTERS[monster];
  if (!one) return [];
  const said = [
    speaker.say("web-tanxi-monster-hearts", { hearts: one.hearts }),
    speaker.say("web-tanxi-defence-dice", { dice: one.dice }),
  ];
  if (one.ambush) said.push(speaker.say("web-tanxi-ambush", { hearts: one.ambush }));
  said.push(speaker.say("web-tanxi-reprisal", { hearts: one.reprisal }));
  const rewards = Object.entries(one.reward).map(([what, number]) =>
    speaker.say("web-tanxi-reward", { what, number }),
  );
  if (rewards.length) {
    said.push(speaker.say("web-tanxi-rewards", { rewards: rewards.join(" + ") }));
  }
  return said;
}

/** A character's numbers. */
export function figures(character: string): string {
  const one = CHARACTERS[character];
  return one ? `${one.hearts} ♥  ${one.energy} ⚡  ${one.attack} ⚔  ${one.defence} 🛡` : "";
}
