/** The box of Tanxi, kind by kind. */

import type { tanxi } from "../../lib/messages";
import type { Gallery, Shelf } from "../contract";
import { textOf } from "./says";

type Type = tanxi.CardFace["type"];

const KINDS: [string, Type[]][] = [
  ["weapons", ["melee", "ranged"]],
  ["shields", ["shield"]],
  ["equipment", ["equipment"]],
  ["objects", ["object"]],
  ["gems", ["gem"]],
];

function shelves(box: tanxi.Box): Shelf[] {
  const cards = Object.entries(box.cards);
  const found = cards.filter(([, card]) => !card.relic);
  return [
    { kind: "characters", things: Object.keys(box.characters) },
    ...KINDS.map(([kind, types]) => ({
      kind,
      things: found.flatMap(([id, card]) => (types.includes(card.type) ? [id] : [])),
    })),
    { kind: "relics", things: cards.flatMap(([id, card]) => (card.relic ? [id] : [])) },
    { kind: "monsters", things: Object.keys(box.monsters) },
    { kind: "deities", things: [...box.deities] },
    { kind: "residents", things: Object.keys(box.residents) },
  ].filter(({ things }) => things.length);
}

const words: Gallery<"tanxi">["words"] = (id, box, speaker) => {
  const character = box.characters[id];
  const parts = character ? [character.passive, ...character.abilities] : (box.residents[id] ?? []);
  const texts = [id, `${id}-wrath`, `${id}-favour`, ...parts].map((one) => textOf(one, speaker));
  return [...[id, ...parts].map((one) => speaker.name(one)), ...texts].join(" ");
};

export const gallery: Gallery<"tanxi"> = { shelves, words };
