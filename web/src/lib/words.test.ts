import { afterEach, describe, expect, it, vi } from "vitest";
import { commit, forgetWords, keepWords, keptWords, newWords } from "./words";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("words for the seed", () => {
  it("are new each time, and long enough not to be guessed", () => {
    const one = newWords();
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(newWords()).not.toBe(one);
  });

  it("are committed to by their SHA-256, as the server counts it", () => {
    expect(commit("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(commit("ñandú")).toMatch(/^[0-9a-f]{64}$/);
  });

  it("are kept until they are opened", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      setItem: (key: string, value: string) => kept.set(key, value),
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
    });
    keepWords(commit("abc"), "abc");
    expect(keptWords(commit("abc"))).toBe("abc");
    expect(keptWords(commit("other"))).toBeNull();
    forgetWords(commit("abc"));
    expect(keptWords(commit("abc"))).toBeNull();
  });
});
