import { expect, test } from "vitest";
import { PromiseCache } from "./promise-cache";

test("is fetched once", async () => {
  const kept = new PromiseCache<number>();
  let fetched = 0;
  const fetch = async (): Promise<number> => ++fetched;
  expect(await Promise.all([kept.get("a", fetch), kept.get("a", fetch)])).toEqual([1, 1]);
  expect(await kept.get("b", fetch)).toBe(2);
});

test("is tried anew where it has failed", async () => {
  const kept = new PromiseCache<string>();
  await expect(kept.get("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await kept.get("a", async () => "there")).toBe("there");
});
