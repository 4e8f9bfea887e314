/** The moves that a question offers, sorted by what they are about. */

import type { Games, tanxi } from "../../lib/messages";

export type TanxiMove = Games["tanxi"]["Move"];
export type Kind = Games["tanxi"]["Question"];

/** What can be done in one's turn, in this order. */
export const GROUPS = [
  "explore",
  "attack",
  "use",
  "equip",
  "village",
  "ability",
  "favour",
  "end",
] as const;
export type OfferGroup = (typeof GROUPS)[number];

const GROUP_OF: Partial<Record<TanxiMove["do"], OfferGroup>> = {
  explore: "explore",
  attack: "attack",
  reload: "attack",
  use: "use",
  equip: "equip",
  deal: "village",
  buy: "village",
  ability: "ability",
  favour: "favour",
  end: "end",
};

export function grouped(moves: TanxiMove[]): Map<OfferGroup, TanxiMove[]> {
  const groups = new Map<OfferGroup, TanxiMove[]>();
  for (const group of GROUPS) {
    const found = moves.filter((move) => GROUP_OF[move.do] === group);
    if (found.length) groups.set(group, found);
  }
  return groups;
}

/** What can be answered by choosing a cell. */
export function byCell(moves: TanxiMove[]): Map<string, TanxiMove> {
  return new Map(moves.flatMap((move) => ("cell" in move ? [[move.cell, move]] : [])));
}

/** The cards that a move names, those that it would put on first. */
export function cardsIn(move: TanxiMove): string[] {
  switch (move.do) {
    case "equip":
      return [...move.on, ...move.off];
    case "attack":
    case "fight":
      return move.weapons;
    case "ability":
    case "favour":
    case "pay":
    case "sort":
      return move.cards;
    default:
      return "card" in move ? [move.card] : [];
  }
}

/** What can be done with this card. */
export function naming(moves: TanxiMove[], card: string): TanxiMove[] {
  return moves.filter((move) => cardsIn(move).includes(card));
}

/** Whom a move is aimed at. */
export function against(moves: TanxiMove[], seat: number): TanxiMove[] {
  return moves.filter((move) => "player" in move && move.player === seat);
}

/** What a move is chosen under: the card that it puts on, the person that it meets. */
export function heading(move: TanxiMove): string | number | null {
  if ("player" in move) return move.player;
  if (move.do === "equip") return move.on[0] ?? null;
  if (move.do === "ability") return move.ability;
  if (move.do === "favour") return move.deity;
  return null;
}

/** Moves under their headings, in the order in which these first come. */
export function underHeadings(moves: TanxiMove[]): [string | number | null, TanxiMove[]][] {
  const found = new Map<string | number | null, TanxiMove[]>();
  for (const move of moves) {
    const key = heading(move);
    found.set(key, [...(found.get(key) ?? []), move]);
  }
  return [...found];
}

/** The payment that consists of exactly these cards, if it is offered. */
export function payment(moves: TanxiMove[], cards: string[]): TanxiMove | null {
  const wanted = [...cards].sort().join(" ");
  const pays = (move: TanxiMove): boolean =>
    move.do === "pay" && [...move.cards].sort().join(" ") === wanted;
  return moves.find(pays) ?? null;
}

/** Where the cards of a payment lie in the hand, each card once. */
export function indicesOf(move: TanxiMove | undefined, hand: string[]): number[] {
  if (move?.do !== "pay") return [];
  const laid: number[] = [];
  for (const card of move.cards) {
    laid.push(hand.findIndex((one, index) => one === card && !laid.includes(index)));
  }
  return laid;
}

export interface Price {
  energy?: number;
  gems?: number;
  coins?: number;
}

const ENERGY: Partial<Record<TanxiMove["do"], string>> = {
  step: "move",
  explore: "explore",
  equip: "equip",
  attack: "attack",
};

/** What a move costs, as the table has said. */
export function priceOf(move: TanxiMove, prices: tanxi.Priced | null): Price {
  if (!prices) return {};
  switch (move.do) {
    case "use":
      return { energy: prices.objects[move.card] };
    case "reload":
      return { energy: prices.reloads[move.card] };
    case "ability":
      return { gems: prices.abilities[move.ability] };
    case "favour":
      return { gems: prices.favours[move.deity] };
    case "deal":
      return { energy: prices.energy.deal, coins: prices.benefits[move.benefit] };
    case "buy":
      return { energy: prices.energy.deal, coins: prices.wares[move.card] };
    default: {
      const action = ENERGY[move.do];
      return action ? { energy: prices.energy[action] } : {};
    }
  }
}

/** What may take energy. */
const SPENDS: TanxiMove["do"][] = ["step", "explore", "attack", "reload", "use", "equip", "deal", "buy"];

/** Whether a move takes energy; until the table has said what it costs, whether it may. */
export function takesEnergy(move: TanxiMove, prices: tanxi.Priced | null): boolean {
  const { energy } = priceOf(move, prices);
  return energy === undefined ? SPENDS.includes(move.do) : energy > 0;
}

/** What everything in a group costs; nothing where that differs, or is not to be paid at once. */
export function groupPrice(group: OfferGroup, offered: TanxiMove[], prices: tanxi.Priced | null): Price {
  const first = offered[0];
  if (!first || group === "use" || group === "end") return {};
  const { energy, gems } = priceOf(first, prices);
  if (energy !== undefined) return { energy };
  return gems === undefined ? {} : { gems };
}

/** The thing whose text says what a move does. */
export function explainedBy(move: TanxiMove): string | null {
  switch (move.do) {
    case "use":
      return move.card;
    case "ability":
      return move.ability;
    case "favour":
      return `${move.deity}-favour`;
    default:
      return null;
  }
}
