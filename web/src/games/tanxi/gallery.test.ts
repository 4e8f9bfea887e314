import { expect, test } from "vitest";
import type { tanxi } from "../../lib/messages";
import { gallery } from "./gallery";

const card = (type: string, relic = false): object => ({ type, relic, value: 1 });

test("every card stands on one shelf, and empty shelves are left out", () => {
  const box = {
    cards: { knife: card("melee"), bow: card("ranged"), crown: card("equipment", true) },
    monsters: { crab: {} },
    characters: { ines: { passive: "fumes", abilities: ["kaboom"] } },
    deities: ["sea"],
    residents: {},
  } as unknown as tanxi.Box;
  expect(gallery.shelves(box)).toEqual([
    { kind: "characters", things: ["ines"] },
    { kind: "weapons", things: ["knife", "bow"] },
    { kind: "relics", things: ["crown"] },
    { kind: "monsters", things: ["crab"] },
    { kind: "deities", things: ["sea"] },
  ]);
});
