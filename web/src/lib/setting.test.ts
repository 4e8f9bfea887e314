import { describe, expect, it } from "vitest";
import type { GameCard } from "./api";
import {
  addressOf,
  ago,
  fieldIn,
  fieldsOf,
  freshDraft,
  invitationIn,
  pathIn,
  questionsOf,
  resized,
  settingsOf,
  takenAt,
  wayAgain,
} from "./setting";

function card(properties: object, more: Partial<GameCard> = {}): GameCard {
  return {
    name: "antayagi",
    title: "AntaYagí",
    seats: [3, 7],
    levels: ["random", "greedy"],
    everyday: "greedy",
    options: { $ref: "#/$defs/Options", $defs: { Options: { properties } } },
    defaults: { edition: "80" },
    sayings: [],
    packs: [],
    ...more,
  };
}

describe("the options of a game", () => {
  it("are asked for by kind, the usual choice first", () => {
    const game = card({
      edition: { enum: ["65", "80"], default: "80" },
      memory_aid: { type: "boolean", default: true },
      hand: { type: "integer", minimum: 1, maximum: 30, default: 10 },
      round_limit: {
        anyOf: [{ type: "integer", minimum: 1, maximum: 999 }, { type: "null" }],
        default: null,
      },
    });
    expect(fieldsOf(game)).toEqual([
      { name: "edition", kind: "choice", values: ["80", "65"], usual: "80" },
      { name: "memory_aid", kind: "flag", usual: true },
      { name: "hand", kind: "number", from: 1, to: 30, usual: 10 },
      { name: "round_limit", kind: "limit", from: 1, to: 999, usual: null },
    ]);
  });

  it("leave out what people say of themselves", () => {
    const list = { type: "array", default: [] };
    expect(fieldsOf(card({ pockets: list }, { sayings: ["pockets"] }))).toEqual([]);
  });
});

describe("a draft", () => {
  it("has as many seats as the game allows", () => {
    expect(freshDraft(card({})).seats).toHaveLength(4);
    expect(freshDraft(card({}, { seats: [2, 3] })).seats).toHaveLength(3);
  });

  it("keeps its seats when there are more or fewer of them", () => {
    const bot = { kind: "bot", level: "greedy" } as const;
    expect(resized([{ kind: "open" }, bot], 3)).toEqual([{ kind: "open" }, bot, { kind: "open" }]);
    expect(resized([bot, { kind: "open" }], 1)).toEqual([bot]);
  });

  it("says only of its clock what that clock needs", () => {
    const game = card({});
    const draft = freshDraft(game);
    expect(settingsOf(game, draft).clock).toEqual({ kind: "none" });
    draft.clock.kind = "bank";
    const settings = settingsOf(game, draft);
    expect(settings.clock).toEqual({ kind: "bank", seconds: 900, increment: 10 });
    expect(settings.game).toBe("antayagi");
  });
});

describe("refusals", () => {
  const at = (where: string) =>
    fieldIn({ rule: "K-3", reason: "refused-bad-field", where: [where] });

  it("name the innermost field", () => {
    expect(at("options, field hand")).toBe("hand");
    expect(at("field seats, seat 2")).toBe("seats");
    expect(at("field options, field round_limit")).toBe("round_limit");
    expect(at("name")).toBe("name");
  });

  it("may name none", () => {
    expect(at("")).toBeNull();
    expect(fieldIn({ rule: "S-1", reason: "refused-too-fast" })).toBeNull();
  });
});

describe("questions for the fun of it", () => {
  const game = card({}, { sayings: ["pockets", "ages"] });

  it("ask for ages only where they matter", () => {
    expect(questionsOf(game, {})).toEqual(["pockets"]);
    expect(questionsOf(game, { edition: "65" })).toEqual(["pockets", "ages"]);
  });
});

describe("invitations", () => {
  it("are a code or an address", () => {
    expect(pathIn(" hxp969gvbkxy4 ")).toBe("/table/hxp969gvbkxy4");
    expect(pathIn("HXP969GVBKXY4")).toBe("/table/hxp969gvbkxy4");
    expect(pathIn("http://192.168.1.7:8000/table/hxp969gvbkxy4")).toBe("/table/hxp969gvbkxy4");
    expect(pathIn("https://here.example/table/abc#seat=2&link=XyZ")).toBe(
      "/table/abc#seat=2&link=XyZ",
    );
  });

  it("are nothing else", () => {
    expect(pathIn("")).toBeNull();
    expect(pathIn("come and play")).toBeNull();
    expect(pathIn("https://elsewhere.example/home")).toBeNull();
  });

  it("may keep a seat", () => {
    const address = addressOf("http://here", "abc", { seat: 2, link: "X/Y" });
    expect(address).toBe("http://here/table/abc#seat=2&link=X%2FY");
    expect(invitationIn(new URL(address).hash)).toEqual({ seat: 2, link: "X/Y" });
    expect(invitationIn("#seat=0")).toEqual({ seat: 0, link: null });
    expect(invitationIn("#now")).toBeNull();
    expect(addressOf("http://here", "abc")).toBe("http://here/table/abc");
  });
});

describe("another game", () => {
  it("keeps everybody's seat", () => {
    expect(wayAgain({ rematch: "abc", you: 2 })).toBe("/table/abc#seat=2");
    expect(wayAgain({ rematch: "abc", you: null })).toBe("/table/abc");
    expect(wayAgain({ rematch: null, you: 0 })).toBeNull();
  });
});

describe("tables in a list", () => {
  it("count bots among those who sit", () => {
    const seats = [
      { plan: { kind: "open" as const } },
      { plan: { kind: "open" as const }, name: "Ana" },
      { plan: { kind: "bot" as const, level: "greedy" } },
    ];
    expect(takenAt({ seats })).toEqual({ taken: 2, seats: 3 });
  });

  it("say how long ago something was", () => {
    expect(ago(0, 30_000)).toEqual([-0, "minute"]);
    expect(ago(0, 5 * 60_000)).toEqual([-5, "minute"]);
    expect(ago(0, 3 * 3_600_000)).toEqual([-3, "hour"]);
    expect(ago(0, 50 * 3_600_000)).toEqual([-2, "day"]);
    expect(ago(60_000, 0)).toEqual([0, "minute"]);
  });
});
