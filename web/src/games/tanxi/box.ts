/** Written from the box of the package ("Isla del Desafío"): what is printed, and no rule.
 *
 * What a card says in words comes with the texts; here are its numbers, and the island.
 */

export type CardType = "melee" | "ranged" | "shield" | "equipment" | "object" | "gem";
export type Place = "head" | "chest" | "feet" | "accessory";

export interface Card {
  type: CardType;
  value: number; // in coins
  relic?: true;
  place?: Place;
  hands?: number;
  attack?: number;
  defence?: number;
  energy?: number;
  dice?: number;
  range?: number;
  ammunition?: number;
  shot?: number;
  reload_energy?: number;
  reload_gain?: number;
  no_return?: true;
  free?: true;
}

export interface Monster {
  hearts: number;
  dice: number;
  ambush: number;
  reprisal: number;
  /** What beating it brings, as far as its own text does not say it. */
  reward: Partial<Record<"heart" | "gem" | "fire" | "ice" | "relic", number>>;
}

export interface Character {
  hearts: number;
  energy: number;
  attack: number;
  defence: number;
  passive: string;
  abilities: string[];
}

/** A cell of land. `fog`: the step of the fog that covers it; 0: none does. */
export interface Cell {
  name: string;
  row: number;
  column: number;
  fog: number;
  kind: "land" | "beach" | "village";
  quadrant: number;
  point: number | null;
}

export const QUADRANTS = ["jungle", "peaks", "swamp", "volcano"] as const;

export const CARDS: Record<string, Card> = {
  knife: { type: "melee", value: 2, hands: 1, attack: 2 },
  machete: { type: "melee", value: 3, hands: 1, attack: 3 },
  "boat-hook": { type: "melee", value: 2, hands: 1, attack: 2 },
  rapier: { type: "melee", value: 3, hands: 1, attack: 2, defence: 1 },
  axe: { type: "melee", value: 4, hands: 2, attack: 5 },
  lance: { type: "melee", value: 3, hands: 2, attack: 4 },
  "hunting-crossbow": {
    type: "ranged",
    value: 3,
    hands: 1,
    attack: 2,
    range: 2,
    ammunition: 3,
    shot: 1,
    reload_energy: 1,
    reload_gain: 1,
  },
  "forest-sceptre": {
    type: "ranged",
    value: 4,
    hands: 2,
    attack: 3,
    range: 3,
    ammunition: 6,
    shot: 2,
    reload_energy: 1,
    reload_gain: 2,
  },
  longbow: {
    type: "ranged",
    value: 4,
    hands: 2,
    attack: 4,
    range: 4,
    ammunition: 3,
    shot: 1,
    reload_energy: 1,
    reload_gain: 1,
  },
  "throwing-blades": {
    type: "ranged",
    value: 2,
    hands: 1,
    attack: 4,
    range: 1,
    ammunition: 2,
    shot: 1,
    no_return: true,
  },
  blunderbuss: {
    type: "ranged",
    value: 3,
    hands: 2,
    attack: 7,
    range: 2,
    ammunition: 1,
    shot: 1,
    no_return: true,
  },
  "wooden-shield": { type: "shield", value: 2, hands: 1, defence: 2 },
  "turtle-shield": { type: "shield", value: 4, hands: 1, defence: 1, dice: 1 },
  "peeping-mask": { type: "equipment", value: 3, place: "head", defence: 1 },
  "coconut-helmet": { type: "equipment", value: 2, place: "head", defence: 1 },
  "leather-vest": { type: "equipment", value: 2, place: "chest", defence: 1 },
  breastplate: { type: "equipment", value: 4, place: "chest", defence: 2 },
  "travellers-boots": { type: "equipment", value: 3, place: "feet" },
  flippers: { type: "equipment", value: 2, place: "feet" },
  "storm-lantern": { type: "equipment", value: 2, place: "accessory" },
  "claw-ring": { type: "equipment", value: 4, place: "accessory", attack: 1 },
  "goblin-purse": { type: "equipment", value: 3, place: "accessory" },
  canteen: { type: "object", value: 1 },
  "fire-orb": { type: "object", value: 3 },
  "ice-orb": { type: "object", value: 3 },
  ceviche: { type: "object", value: 3 },
  coffee: { type: "object", value: 2, free: true },
  "coconut-bomb": { type: "object", value: 3 },
  "treasure-map": { type: "object", value: 2 },
  grapple: { type: "object", value: 2, free: true },
  "gem-of-power": { type: "gem", value: 2 },
  "tide-trident": { type: "melee", value: 5, hands: 1, attack: 4, defence: 1, relic: true },
  "tanxite-blade": { type: "melee", value: 6, hands: 1, attack: 5, relic: true },
  "volcano-hammer": { type: "melee", value: 6, hands: 2, attack: 8, relic: true },
  "leech-fang": { type: "melee", value: 5, hands: 1, attack: 3, relic: true },
  "needle-of-fate": { type: "melee", value: 5, hands: 1, attack: 3, relic: true },
  "moon-bow": {
    type: "ranged",
    value: 6,
    hands: 2,
    attack: 6,
    range: 3,
    ammunition: 4,
    shot: 1,
    reload_energy: 1,
    reload_gain: 2,
    relic: true,
  },
  "buccaneer-pistol": {
    type: "ranged",
    value: 5,
    hands: 1,
    attack: 5,
    range: 2,
    ammunition: 2,
    shot: 1,
    reload_energy: 1,
    reload_gain: 1,
    relic: true,
  },
  aegis: { type: "shield", value: 5, hands: 1, defence: 2, dice: 1, relic: true },
  "mirror-shield": { type: "shield", value: 5, hands: 1, defence: 2, relic: true },
  "coral-crown": { type: "equipment", value: 5, place: "head", defence: 1, relic: true },
  "cyclops-helm": { type: "equipment", value: 5, place: "head", defence: 1, relic: true },
  "obsidian-mail": { type: "equipment", value: 5, place: "chest", defence: 3, relic: true },
  "leviathan-skin": {
    type: "equipment",
    value: 5,
    place: "chest",
    defence: 1,
    dice: 1,
    relic: true,
  },
  "seven-league-boots": { type: "equipment", value: 5, place: "feet", relic: true },
  "island-heart": { type: "equipment", value: 6, place: "accessory", energy: 1, relic: true },
  "titan-glove": { type: "equipment", value: 5, place: "accessory", attack: 2, relic: true },
  ambrosia: { type: "object", value: 4, free: true, relic: true },
  "bottled-thunder": { type: "object", value: 4, free: true, relic: true },
};

export const MONSTERS: Record<string, Monster> = {
  "grumpy-crab": { hearts: 3, dice: 1, ambush: 0, reprisal: 1, reward: { heart: 3 } },
  "mutant-mushroom": { hearts: 5, dice: 2, ambush: 0, reprisal: 2, reward: { gem: 1 } },
  "bat-swarm": { hearts: 4, dice: 1, ambush: 1, reprisal: 1, reward: { gem: 1 } },
  "light-fingered-monkey": { hearts: 4, dice: 2, ambush: 0, reprisal: 1, reward: {} },
  "glutton-plant": { hearts: 6, dice: 1, ambush: 1, reprisal: 2, reward: { gem: 2 } },
  "armoured-tortoise": { hearts: 4, dice: 3, ambush: 0, reprisal: 1, reward: { ice: 1, gem: 1 } },
  "fire-salamander": { hearts: 6, dice: 2, ambush: 1, reprisal: 3, reward: { fire: 1, gem: 1 } },
  "buccaneer-bones": { hearts: 7, dice: 1, ambush: 0, reprisal: 3, reward: {} },
  "coral-golem": { hearts: 7, dice: 3, ambush: 0, reprisal: 3, reward: { relic: 1 } },
  "bay-kraken": { hearts: 9, dice: 2, ambush: 2, reprisal: 4, reward: { relic: 1, gem: 1 } },
};

export const CHARACTERS: Record<string, Character> = {
  paula: {
    hearts: 13,
    energy: 4,
    attack: 2,
    defence: 3,
    passive: "clinging-on",
    abilities: ["shell", "undertow"],
  },
  ian: {
    hearts: 14,
    energy: 4,
    attack: 2,
    defence: 2,
    passive: "frozen-skin",
    abilities: ["ice-blocks", "frosty-breath"],
  },
  isaac: {
    hearts: 14,
    energy: 4,
    attack: 3,
    defence: 1,
    passive: "fervour",
    abilities: ["sacrifice", "someone-elses-penance"],
  },
  darla: {
    hearts: 14,
    energy: 4,
    attack: 2,
    defence: 2,
    passive: "loaded-die",
    abilities: ["luck", "double-or-nothing"],
  },
  ines: {
    hearts: 13,
    energy: 4,
    attack: 1,
    defence: 3,
    passive: "fumes",
    abilities: ["fiery-elixir", "kaboom"],
  },
  mara: {
    hearts: 14,
    energy: 4,
    attack: 1,
    defence: 3,
    passive: "light-feet",
    abilities: ["sprint", "express-mail"],
  },
  elba: {
    hearts: 14,
    energy: 4,
    attack: 2,
    defence: 3,
    passive: "hawk-eye",
    abilities: ["cannon-shot", "reload-and-roll"],
  },
  armando: {
    hearts: 14,
    energy: 4,
    attack: 2,
    defence: 2,
    passive: "bare-knuckles",
    abilities: ["suplex", "encore"],
  },
  dolores: {
    hearts: 12,
    energy: 4,
    attack: 1,
    defence: 3,
    passive: "healing-hands",
    abilities: ["syrup", "expired-syrup"],
  },
  susana: {
    hearts: 12,
    energy: 4,
    attack: 1,
    defence: 3,
    passive: "way-with-beasts",
    abilities: ["sic-em-rex", "tracking"],
  },
  aitor: {
    hearts: 13,
    energy: 4,
    attack: 1,
    defence: 3,
    passive: "reserved-forecast",
    abilities: ["lightning", "gale"],
  },
  esteban: {
    hearts: 11,
    energy: 4,
    attack: 2,
    defence: 3,
    passive: "light-fingers",
    abilities: ["smoke-bomb", "backstab"],
  },
};

/** Those who live in the village, and what they offer; the merchant sells cards. */
export const RESIDENTS: Record<string, string[]> = {
  innkeeper: ["meal", "bed"],
  witch: ["second-sight", "witch-fire", "witch-ice"],
  goblin: ["one-gem", "two-gems"],
  merchant: [],
};

export const ROWS = 10;
export const COLUMNS = 14;

/** Each cell as its kind, its step of fog and its exploration point, row by row; ~ is sea. */
const DRAWING = `
~~~ ~~~ .1- b1- .1- .1a .1a .1- .1- .1- b1- .1- ~~~ ~~~
~~~ .1- .2- .2- .2- .2a .2a .2b .2b .2- .2- .2c .1c ~~~
.1- .2d .3d .3- .3- .3- .3- .3b .3b .3- .3- .2c .1c ~~~
.1- .2d .3d .3- .3e .3e .0- .0- .3- .3f .3f .3- .2- .1-
~~~ .1- .2- .3- .0e .0e v0- v0- .0- .0f .3f .3- .2- b1-
b1- .2- .3- .3g .0g .0- v0- v0- .0h .0h .3- .2- .1- ~~~
.1- .2- .3- .3g .3g .3- .0- .0- .3h .3h .3- .3i .2i .1-
~~~ .1j .2j .3- .3- .3k .3k .3- .3- .3- .3- .3i .2i .1-
~~~ .1j .2j .2- .2- .2k .2k .2l .2l .2- .2- .2- .1- ~~~
~~~ ~~~ .1- b1- .1- .1- .1- .1l .1l .1- b1- .1- ~~~ ~~~
`;

/** The deck of each exploration point: a quadrant. */
export const POINT_DECKS = [0, 1, 1, 0, 0, 1, 2, 3, 3, 2, 2, 3];

/** Between which cells rivers run, and where a bridge spans them. */
export const RIVERS = [
  "g2 h2", "f3 f4", "g3 h3", "g3 g4", "c5 c6", "d5 d6", "e5 e6", "j5 j6", "k5 k6", "l5 l6",
  "h7 h8", "i7 i8", "g8 h8", "g9 h9",
];

export const BRIDGES = [
  "g1 h1", "b5 b6", "m5 m6", "g10 h10",
];

const MIDDLE = { row: 4, column: 6 }; // the last ones of the north-west

const KINDS = { ".": "land", b: "beach", v: "village" } as const;

function cellOf(signs: string, row: number, column: number): Cell | null {
  const [kind = "~", fog = "0", point = "-"] = signs;
  if (kind === "~") return null;
  return {
    name: cellName(row, column),
    row,
    column,
    fog: Number(fog),
    kind: KINDS[kind as keyof typeof KINDS],
    quadrant: 2 * Number(row > MIDDLE.row) + Number(column > MIDDLE.column),
    point: point === "-" ? null : point.charCodeAt(0) - "a".charCodeAt(0),
  };
}

/** What people call a place: a1 is the upper left one. */
export function cellName(row: number, column: number): string {
  return `${String.fromCharCode("a".charCodeAt(0) + column)}${row + 1}`;
}

export const CELLS: Cell[] = DRAWING.trim()
  .split("\n")
  .flatMap((line, row) => line.split(" ").map((signs, column) => cellOf(signs, row, column)))
  .filter((cell) => cell !== null);

export const CELL_BY_NAME: ReadonlyMap<string, Cell> = new Map(
  CELLS.map((cell) => [cell.name, cell]),
);
