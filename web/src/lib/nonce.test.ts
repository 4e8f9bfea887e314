import { afterEach, describe, expect, it, vi } from "vitest";
import { commit, forgetNonce, keepNonce, keptNonce, newNonce } from "./nonce";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a nonce for the seed", () => {
  it("is new each time, and long enough not to be guessed", () => {
    const one = newNonce();
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(newNonce()).not.toBe(one);
  });

  it("is committed to by its SHA-256, as the server counts it", () => {
    expect(commit("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(commit("ñandú")).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is kept until it is opened", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      setItem: (key: string, value: string) => kept.set(key, value),
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
    });
    keepNonce(commit("abc"), "abc");
    expect(keptNonce(commit("abc"))).toBe("abc");
    expect(keptNonce(commit("other"))).toBeNull();
    forgetNonce(commit("abc"));
    expect(keptNonce(commit("abc"))).toBeNull();
  });
});
