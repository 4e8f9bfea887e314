import { describe, expect, it } from "vitest";
import type { tanxi } from "../../lib/messages";
import {
  byCell,
  cardsIn,
  grouped,
  groupPrice,
  type TanxiMove,
  naming,
  indicesOf,
  payment,
  priceOf,
  takesEnergy,
  underHeadings,
} from "./offers";

const moves: TanxiMove[] = [
  { do: "step", cell: "c4" },
  { do: "explore" },
  { do: "attack", player: 1, weapons: [] },
  { do: "attack", player: 1, weapons: ["knife"] },
  { do: "equip", on: ["axe"], off: ["knife"] },
  { do: "end" },
];

describe("offered moves", () => {
  it("come in groups; a step is none of them", () => {
    expect([...grouped(moves).keys()]).toEqual(["explore", "attack", "equip", "end"]);
  });

  it("are found by their cell and by their cards", () => {
    expect(byCell(moves).get("c4")).toEqual({ do: "step", cell: "c4" });
    expect(naming(moves, "knife")).toHaveLength(2);
    expect(cardsIn({ do: "end" })).toEqual([]);
  });

  it("stand under what they are about", () => {
    const attacks = moves.filter((move) => move.do === "attack");
    expect(underHeadings(attacks)).toEqual([[1, attacks]]);
  });
});

describe("paying", () => {
  const pays: TanxiMove[] = [
    { do: "pay", cards: ["knife", "canteen"] },
    { do: "pay", cards: ["axe"] },
  ];

  it("knows where the cards of a payment lie, equal ones too", () => {
    const pay = { do: "pay", cards: ["knife", "canteen", "knife"] } as TanxiMove;
    expect(indicesOf(pay, ["knife", "rope", "knife", "canteen"])).toEqual([0, 3, 2]);
    expect(indicesOf(undefined, ["knife"])).toEqual([]);
  });

  it("finds the payment of these cards, in any order", () => {
    expect(payment(pays, ["canteen", "knife"])).toBe(pays[0]);
    expect(payment(pays, ["canteen"])).toBeNull();
  });

  it("knows what a move costs", () => {
    const prices: tanxi.Priced = {
      energy: { move: 1, deal: 1, explore: 0 },
      objects: { coffee: 0 },
      reloads: {},
      abilities: { shell: 1 },
      favours: {},
      benefits: { meal: 2 },
      wares: {},
    };
    expect(priceOf({ do: "deal", benefit: "meal" }, prices)).toEqual({ energy: 1, coins: 2 });
    expect(priceOf({ do: "use", card: "coffee" }, prices)).toEqual({ energy: 0 });
    expect(priceOf({ do: "explore" }, prices)).toEqual({ energy: 0 });
    expect(priceOf({ do: "end" }, prices)).toEqual({});
    expect(priceOf({ do: "explore" }, null)).toEqual({});
    expect(groupPrice("village", [{ do: "deal", benefit: "meal" }], prices)).toEqual({ energy: 1 });
    const shell: TanxiMove = { do: "ability", ability: "shell", cards: [] };
    expect(groupPrice("ability", [shell], prices)).toEqual({ gems: 1 });
    expect(groupPrice("use", [{ do: "use", card: "coffee" }], prices)).toEqual({});
    const taking = [...moves, shell].filter((move) => takesEnergy(move, prices));
    expect(taking.map((move) => move.do)).toEqual(["step", "attack", "attack", "equip"]);
    expect(takesEnergy({ do: "explore" }, null)).toBe(true);
    expect(takesEnergy({ do: "end" }, null)).toBe(false);
  });
});
