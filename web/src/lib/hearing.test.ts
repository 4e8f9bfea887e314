import { describe, expect, it } from "vitest";
import { saidByOthers, soundOf } from "./hearing";
import type { Line } from "./messages";

const said = (seat: number | null): Line =>
  ({ act: "said", seat, name: "Bea", text: "Hello" }) as Line;
const event = (fields: object): Line => ({ event: "turn-began", ...fields }) as unknown as Line;

describe("what was said", () => {
  it("counts when others said it", () => {
    expect(saidByOthers([said(1), said(0), said(null), event({ seat: 1 })], 0)).toBe(2);
  });

  it("does not count for a spectator who said it", () => {
    expect(saidByOthers([said(null)], null)).toBe(0);
  });
});

describe("the sound of what happened", () => {
  it("is one for all that others did", () => {
    expect(soundOf([event({ player: 1 }), event({ seat: 2 })], 0)).toBe("moved");
    expect(soundOf([event({})], 0)).toBe("moved");
  });

  it("is none for what I did myself, and for nothing", () => {
    expect(soundOf([event({ player: 0 }), event({ seat: 0 })], 0)).toBeNull();
    expect(soundOf([{ act: "time-over", seat: 1 }], 0)).toBeNull();
    expect(soundOf([], 0)).toBeNull();
  });

  it("is that of talk where somebody talks", () => {
    expect(soundOf([event({ player: 1 }), said(1)], 0)).toBe("said");
  });
});
