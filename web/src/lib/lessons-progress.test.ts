import { beforeEach, describe, expect, it, vi } from "vitest";
import { hasLearnt, keepProgress, lessonsAt, progressIn } from "./lessons-progress";

describe("progress in lessons", () => {
  let stored: string | null;

  beforeEach(() => {
    stored = null;
    vi.stubGlobal("localStorage", {
      getItem: () => stored,
      setItem: (_: string, text: string) => (stored = text),
    });
  });

  it("begins at the beginning, and is found again", () => {
    expect(progressIn("antheno", "crossings")).toEqual({ step: 0, moves: [], done: false });
    keepProgress("antheno", "crossings", { step: 2, moves: [{ do: "draw" }], done: false });
    expect(progressIn("antheno", "crossings").step).toBe(2);
    expect(progressIn("tanxi", "crossings").step).toBe(0);
    expect(hasLearnt("antheno")).toBe(false);
  });

  it("stays done when a lesson is begun anew", () => {
    keepProgress("tanxi", "ashore", { step: 0, moves: [], done: true });
    keepProgress("tanxi", "ashore", { step: 1, moves: [], done: false });
    expect(progressIn("tanxi", "ashore")).toEqual({ step: 1, moves: [], done: true });
    expect(hasLearnt("tanxi")).toBe(true);
    expect(hasLearnt("antayagi")).toBe(false);
  });

  it("does without a place to keep it", () => {
    stored = "nonsense";
    expect(hasLearnt("tanxi")).toBe(false);
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    keepProgress("tanxi", "ashore", { step: 1, moves: [], done: false });
    expect(lessonsAt("tanxi")).toBe("/learn/tanxi");
  });
});
