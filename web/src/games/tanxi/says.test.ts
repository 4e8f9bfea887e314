import { describe, expect, it } from "vitest";
import { bundleOf, Speaker } from "../../lib/speaker";
import own from "../../../texts/en/tanxi.ftl?raw";
import { bonuses, figures, frameOf, marks, monsterFacts, printed, typeOf } from "./says";
import { SMALL } from "./small.fixture";

const speaker = new Speaker(bundleOf("en", [own, "text-tea = Calms."]));
const card = (name: string) => SMALL.cards[name] as NonNullable<(typeof SMALL.cards)[string]>;

describe("what a card says", () => {
  it("has a frame by its type; a relic is one whatever it is else", () => {
    const frames = ["dagger", "cap", "tea", "pike", "newt"].map((one) => frameOf(SMALL.cards[one]));
    expect(frames).toEqual(["weapon", "equipment", "object", "relic", "other"]);
  });

  it("says its numbers", () => {
    expect(bonuses(card("buckler"), speaker)).toEqual(["+2 🛡", "+1 defence die"]);
    expect(bonuses(card("cap"), speaker)).toEqual(["+1 🛡", "−1 ⚡"]);
    expect(marks(card("sling"), speaker)).toEqual([
      "Range 2",
      "Ammunition 3, 1 a shot",
      "Discarded when it comes off",
    ]);
    expect(typeOf(card("pike"), speaker)).toBe("Relic: two-handed melee weapon");
  });

  it("says all of it in a line", () => {
    expect(printed("tea", card("tea"), speaker)).toBe("object · Costs no ⚡. Calms.");
    expect(printed("tea", undefined, speaker)).toBe("Calms.");
  });
});

it("says what a monster does and brings", () => {
  const newt = SMALL.monsters.newt;
  expect(newt && monsterFacts(newt, speaker)).toEqual([
    "3 ♥ to reach",
    "1 defence die",
    "Reprisal: −2 ♥",
    "Reward: 2 ◆ + a relic",
  ]);
});

it("says what a character can do", () => {
  const zoe = SMALL.characters.zoe;
  expect(zoe && figures(zoe)).toBe("13 ♥  4 ⚡  2 ⚔  3 🛡");
});
