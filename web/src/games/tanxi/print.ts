/** What is printed on the things of this table's box, ready to be looked up. */

import { createContext } from "svelte";
import type { tanxi } from "../../lib/messages";

/** How a quadrant is drawn; in the order in which strange ones are dressed. */
export const LOOKS = ["jungle", "peaks", "swamp", "volcano"] as const;
export type Look = (typeof LOOKS)[number];

export class Print {
  readonly land: tanxi.Land[];
  /** As they come on the chart: north-west, north-east, south-west, south-east. */
  readonly quadrants: string[];
  readonly #byName: Map<string, tanxi.Land>;
  readonly #byPlace: Map<string, tanxi.Land>;
  readonly #looks: Map<string, Look>;

  constructor(readonly box: tanxi.Box) {
    this.land = box.chart.land;
    this.quadrants = [...new Set(this.land.map((cell) => cell.quadrant))];
    this.#byName = new Map(this.land.map((cell) => [cell.name, cell]));
    this.#byPlace = new Map(this.land.map((cell) => [`${cell.row} ${cell.column}`, cell]));
    this.#looks = looksOf(this.quadrants);
  }

  cell(name: string): tanxi.Land | undefined {
    return this.#byName.get(name);
  }

  /** The cell in this row and column, unless that is sea. */
  at(row: number, column: number): tanxi.Land | undefined {
    return this.#byPlace.get(`${row} ${column}`);
  }

  card(thing: string): tanxi.CardFace | undefined {
    return this.box.cards[thing];
  }

  /** How a quadrant, or its deck, is drawn. */
  look(quadrant: string): Look {
    return this.#looks.get(quadrant) ?? LOOKS[0];
  }
}

/** Those that we know look like themselves; the others take what is left, one after the other. */
function looksOf(quadrants: string[]): Map<string, Look> {
  const known = (id: string): id is Look => (LOOKS as readonly string[]).includes(id);
  const left = LOOKS.filter((look) => !quadrants.includes(look));
  return new Map(quadrants.map((id) => [id, known(id) ? id : (left.shift() ?? LOOKS[0])]));
}

/** The print of the table that a component belongs to. */
export const [usePrint, putPrint] = createContext<Print>();
