import { describe, expect, it } from "vitest";
import type { tanxi } from "../../lib/messages";
import type { TanxiMove } from "./offers";
import { arranged, oddsIn } from "./weighing.svelte";

const strike = (
  player: number | null,
  weapons: string[],
  fatal: number,
  outdone = false,
): tanxi.StrikeOdds => ({ player, weapons, fatal, hurt: fatal, average: 1, outdone });

const FLEE: TanxiMove = { do: "flee" };
const fight = (...weapons: string[]): TanxiMove => ({ do: "fight", weapons });
const STRIKES = [strike(null, ["knife"], 0.9), strike(null, ["bow"], 0.4, true), strike(null, [], 0.1, true)];

describe("choices with their chances", () => {
  it("are the likeliest first, and what is worse in every way is folded away", () => {
    const moves = [fight(), fight("knife"), fight("bow"), FLEE];
    expect(arranged(STRIKES, moves)).toEqual({
      shown: [fight("knife"), FLEE],
      folded: [fight("bow"), fight()],
      best: fight("knife"),
    });
  });

  it("stay as they are where the table tells no chances", () => {
    const moves = [FLEE, fight(), fight("knife")];
    expect(arranged([], moves)).toEqual({ shown: moves, folded: [], best: null });
  });

  it("are known by who is struck with what, in whatever order", () => {
    const strikes = [strike(1, ["knife", "bow"], 0.5), strike(2, ["knife", "bow"], 0.2)];
    const attack: TanxiMove = { do: "attack", player: 2, weapons: ["bow", "knife"] };
    expect(oddsIn(strikes, attack)?.fatal).toBe(0.2);
    expect(oddsIn(strikes, fight("knife", "bow"))).toBeUndefined();
    expect(oddsIn(strikes, FLEE)).toBeUndefined();
  });
});
