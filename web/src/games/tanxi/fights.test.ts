import { describe, expect, it } from "vitest";
import type { tanxi } from "../../lib/messages";
import { bundleOf, Speaker } from "../../lib/speaker";
import own from "../../../texts/en/tanxi.ftl?raw";
import { chancesIn, lostBy, odds, shots } from "./fights";
import { Print } from "./print";
import { SMALL } from "./small.fixture";

const print = new Print(SMALL);
const speaker = new Speaker(bundleOf("en", [own, "name-sling = Sling"]));
const aimed: tanxi.Aimed = {
  attack: 5,
  cells: [],
  foes: [{ player: 1, defence: 2, dice: 1, refused: null }],
};

describe("before a fight", () => {
  it("is said how it begins", () => {
    const attack = { do: "attack", player: 1, weapons: [] } as const;
    expect(odds({ ...attack, weapons: [] }, aimed, speaker)).toBe(
      "5 ⚔ + die against 2 🛡 + one die",
    );
    expect(odds({ ...attack, weapons: [] }, undefined, speaker)).toBe("");
    expect(odds({ do: "fight", weapons: [] }, aimed, speaker)).toBe("");
  });

  it("is said what it may come to, where the table says so", () => {
    const strike = { player: 1, weapons: [], hurt: 0.8, outdone: false };
    expect(chancesIn({ ...strike, average: 2.345, fatal: 0 }, speaker)).toBe("2.3 ♥ on average");
    expect(chancesIn({ ...strike, average: 2, fatal: 0.001 }, speaker)).toBe(
      "2 ♥ on average, 1 % to defeat",
    );
    expect(chancesIn({ ...strike, player: null, average: 2, fatal: 0.5 }, speaker)).toBe("");
    expect(chancesIn(undefined, speaker)).toBe("");
  });

  it("is said what it uses up", () => {
    const gear = [{ card: "sling", ammunition: 2 }, { card: "dagger", ammunition: 0 }];
    expect(shots(["sling", "dagger"], gear, print, speaker)).toEqual([
      "Sling: uses 1 of 2 ammunition",
    ]);
  });
});

it("is said what is lost for good", () => {
  expect(lostBy({ do: "equip", on: [], off: ["sling", "cap"] }, print, speaker)).toEqual([
    "Sling is discarded when it comes off.",
  ]);
});
