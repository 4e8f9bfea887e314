/** A small box for the tests: an island of six by four, and a card of each kind. */

import type { tanxi } from "../../lib/messages";

/** Rows of cells: ground, step of fog, quadrant, exploration point; ~~~~ is sea. */
const DRAWING = `
~~~~ .1d- b1d- .1w- .1w- ~~~~
.1d0 .2d0 v0d- v0w- .1w1 .1w1
.2d0 .2d0 v0m- v0k- .1w1 .1w1
~~~~ b1m- .1m- .1k- b1k- ~~~~
`;
const GROUNDS = { ".": "land", b: "beach", v: "village" } as const;
const QUADRANTS: Record<string, string> = { d: "dunes", w: "peaks", m: "mangroves", k: "karst" };

function cellOf(signs: string, row: number, column: number): tanxi.Land[] {
  const [ground = "~", fog, quadrant = "", point = "-"] = signs;
  if (ground === "~") return [];
  return [
    {
      name: `${"abcdef"[column]}${row + 1}`,
      row,
      column,
      ground: GROUNDS[ground as keyof typeof GROUNDS],
      fog: Number(fog),
      quadrant: QUADRANTS[quadrant] ?? "",
      point: point === "-" ? null : Number(point),
    },
  ];
}

const land = DRAWING.trim()
  .split("\n")
  .flatMap((line, row) => line.split(" ").flatMap((signs, column) => cellOf(signs, row, column)));

export const SMALL: tanxi.Box = {
  cards: {
    dagger: { type: "melee", value: 2, hands: 1, attack: 2 },
    pike: { type: "melee", value: 4, hands: 2, attack: 5, relic: true },
    sling: {
      type: "ranged",
      value: 3,
      hands: 1,
      attack: 2,
      range: 2,
      ammunition: 3,
      shot: 1,
      no_return: true,
    },
    buckler: { type: "shield", value: 2, hands: 1, defence: 2, dice: 1 },
    cap: { type: "equipment", value: 1, place: "head", defence: 1, energy: -1 },
    tea: { type: "object", value: 1, free: true },
  },
  monsters: {
    newt: {
      hearts: 3,
      dice: 1,
      ambush: 0,
      reprisal: 2,
      reward: [
        { what: "gem", number: 2 },
        { what: "relic", number: 1 },
      ],
    },
  },
  characters: {
    zoe: {
      hearts: 13,
      energy: 4,
      attack: 2,
      defence: 3,
      passive: "calm",
      abilities: ["leap"],
      easy: true,
      style: null,
    },
  },
  deities: ["mu"],
  residents: { baker: ["bun"], pedlar: [] },
  ability_price: 3,
  favour_price: 4,
  chart: {
    rows: 4,
    columns: 6,
    land,
    points: ["dunes", "peaks"],
    rivers: [["b1", "c1"]],
    bridges: [["b4", "c4"]],
  },
};
