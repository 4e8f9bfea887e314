import { describe, expect, it } from "vitest";
import type { Rule } from "./rest";
import {
  chaptersOf,
  definition,
  finds,
  findsRule,
  mentions,
  partsOf,
  plain,
  thingsIn,
  withAlike,
  wordsOf,
} from "./searching";

describe("looking for words", () => {
  it("hears no accents, case, ligatures or kinds of space", () => {
    expect(plain("Œuf d’ÉTÉ\u00a0: Ñamku")).toBe("oeuf d'ete : namku");
    expect(finds(wordsOf("caja VACIA"), "una Caja Vacía")).toBe(true);
    expect(finds(wordsOf("l'objet"), "voyez l’objet")).toBe(true);
  });

  it("wants every word, in any order", () => {
    expect(finds(wordsOf("hand blind"), "A blind card in your hand")).toBe(true);
    expect(finds(wordsOf("hand seen"), "A blind card in your hand")).toBe(false);
    expect(finds(wordsOf("   "), "anything")).toBe(true);
  });

  it("knows rules by their ids", () => {
    for (const query of ["AY-22", "ay 22", "ay22", "22"]) {
      expect(findsRule(wordsOf(query), "AY-22", "Do both cards match?")).toBe(true);
    }
    expect(findsRule(wordsOf("AY-23"), "AY-22", "Do both cards match?")).toBe(false);
  });

  it("shows where it found them, in the characters of the text", () => {
    expect(partsOf(wordsOf("oeuf vac"), "Un œuf, Vacía")).toEqual([
      { text: "Un ", hit: false },
      { text: "œuf", hit: true },
      { text: ", ", hit: false },
      { text: "Vac", hit: true },
      { text: "ía", hit: false },
    ]);
    expect(partsOf([], "as it is")).toEqual([{ text: "as it is", hit: false }]);
    expect(partsOf(["x"], "")).toEqual([]);
  });
});

describe("looking for something", () => {
  it("finds what is written with hyphens without them, and shows where", () => {
    expect(finds(["trex"], "A T-Rex eats.")).toBe(true);
    expect(finds(["t-rex"], "A T-Rex eats.")).toBe(true);
    expect(partsOf(["trex"], "A T-Rex eats.")).toEqual([
      { text: "A ", hit: false },
      { text: "T-Rex", hit: true },
      { text: " eats.", hit: false },
    ]);
  });

  it("finds other words for the same", () => {
    const sought = withAlike(["goal", "five"], "goal, Aim, target, one is left; hat, cap");
    expect(sought).toEqual([["goal", "aim", "target", "one is left"], "five"]);
    expect(finds(sought, "Your target is five points.")).toBe(true);
    expect(finds(sought, "Five fight until only one\nis left.")).toBe(true);
    expect(finds(sought, "Five points.")).toBe(false);
  });

  it("finds those other words as whole words alone, and shows no more of them", () => {
    const sought = withAlike(["but"], "but, objectif, gagné");
    expect(finds(sought, "Au début, le butin est caché.")).toBe(false);
    expect(finds(sought, "Si l’on n’a gagné qu’un point.")).toBe(true);
    expect(partsOf(sought, "Le but du début")).toEqual([
      { text: "Le ", hit: false },
      { text: "but", hit: true },
      { text: " du début", hit: false },
    ]);
  });

  it("finds any part of other words, so that one need not type them to the end", () => {
    expect(finds(withAlike(["buti"], "but, objectif"), "le butin")).toBe(true);
  });
});

describe("a book of rules", () => {
  const rule = (id: string, chapter: string): Rule => ({ id, chapter, source: "rulebook" });

  it("has its chapters in order", () => {
    const rules = [rule("A-1", "setup"), rule("A-2", "turn"), rule("A-3", "setup")];
    expect(chaptersOf(rules).map(({ id, rules: within }) => [id, within.length])).toEqual([
      ["setup", 2],
      ["turn", 1],
    ]);
  });

  it("names what is in the box", () => {
    const source = "name-hat = Hat\n    .a = a Hat\nevent-x = name-no = x\nname-t-rex = T-Rex\n";
    expect(thingsIn(source)).toEqual(["hat", "t-rex"]);
  });

  const rules = [
    { id: "A-1", text: "Hat, 1 point. All cards turn round." },
    { id: "A-2", text: "Small Hat: you hold it in private." },
    { id: "A-3", text: "Sabotage\u00a0: stops an exchange. Hats off!" },
  ];

  it("defines a thing where a rule begins with it", () => {
    const says = { id: "A-1", text: "1 point. All cards turn round." };
    expect(definition("Hat", rules)).toEqual(says);
    expect(definition("Small Hat", rules)?.text).toBe("You hold it in private.");
    expect(definition("Sabotage", rules)?.text).toBe("Stops an exchange. Hats off!");
    expect(definition("Bone", rules)).toBeNull();
  });

  it("knows where a thing is mentioned", () => {
    const names = ["Hat", "Small Hat", "Sabotage"];
    expect(mentions("Hat", names, rules)).toEqual(["A-1"]);
    expect(mentions("Small Hat", names, rules)).toEqual(["A-2"]);
    expect(mentions("What (?)", names, rules)).toEqual([]);
  });
});
