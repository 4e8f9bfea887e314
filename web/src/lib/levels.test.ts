import { beforeEach, describe, expect, test, vi } from "vitest";
import { atLevel, isNewTo, keepLevel, levelFor, levelOf, nextLevel } from "./levels";
import type { SeatedView } from "./messages";

const LEVELS = ["novice", "casual", "strong"];
const TANXI = { name: "tanxi" as const, levels: LEVELS };
const bot = (level: string): SeatedView => ({ plan: { kind: "bot", level } });
const person: SeatedView = { plan: { kind: "open" }, name: "Ana" };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

describe("the level of Play now", () => {
  test("is the easiest for who is new", () => {
    expect(isNewTo("tanxi")).toBe(true);
    expect(levelFor(TANXI)).toBe("novice");
  });

  test("is remembered for each game by itself", () => {
    keepLevel("tanxi", "strong");
    keepLevel("antheno", "casual");
    expect(levelFor(TANXI)).toBe("strong");
    expect(isNewTo("antayagi")).toBe(true);
  });

  test("that there is no more is forgotten, and so is nonsense", () => {
    keepLevel("tanxi", "greedy");
    expect(levelFor(TANXI)).toBe("novice");
    localStorage.setItem("sobremesa levels", "{");
    expect(levelFor(TANXI)).toBe("novice");
  });
});

describe("the next level", () => {
  test("is offered after a game alone against bots of one level", () => {
    expect(levelOf({ you: 1, seats: [bot("casual"), person, bot("casual")] })).toBe("casual");
    expect(levelOf({ you: 1, seats: [bot("casual"), person, bot("strong")] })).toBeNull();
    expect(levelOf({ you: 1, seats: [person, person, bot("strong")] })).toBeNull();
    expect(levelOf({ you: null, seats: [bot("strong"), bot("strong")] })).toBeNull();
  });

  test("comes after that one, as long as there is one", () => {
    expect(nextLevel(LEVELS, "casual")).toBe("strong");
    expect(nextLevel(LEVELS, "strong")).toBeNull();
    expect(nextLevel(LEVELS, "greedy")).toBeNull();
  });

  test("is played at a table that is set alike", () => {
    const settings = { game: "tanxi", seats: [], options: { characters: "random" } };
    const seats = [bot("casual"), person, bot("casual")];
    expect(atLevel({ settings: settings as never, seats, you: 1 }, "strong")).toEqual({
      ...settings,
      seats: [{ kind: "bot", level: "strong" }, { kind: "open" }, { kind: "bot", level: "strong" }],
    });
  });
});
