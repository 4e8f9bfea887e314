import { expect, test } from "vitest";
import { ahead, isKept, PREFIX } from "./shell";

const HERE = "https://sobremesa.example";
const SHELL = ["/assets/index-a1.js"];

const asks = (url: string, mode: RequestMode = "cors", method = "GET"): boolean =>
  ahead({ url, mode, method }, HERE, SHELL);

test("pages and files of the shell are answered by it, nothing else", () => {
  expect(asks(`${HERE}/`, "navigate")).toBe(true);
  expect(asks(`${HERE}/table/abc#seat=1`, "navigate")).toBe(true);
  expect(asks(`${HERE}/assets/index-a1.js`)).toBe(true);
  expect(asks(`${HERE}/assets/other-b2.js`)).toBe(false);
  expect(asks("https://elsewhere.example/", "navigate")).toBe(false);
  expect(asks(`${HERE}/`, "navigate", "POST")).toBe(false);
});

test("what the server says passes by", () => {
  expect(asks(`${HERE}/api`, "navigate")).toBe(false);
  expect(asks(`${HERE}/api/me/tables`)).toBe(false);
  expect(asks(`${HERE}/api/tables/abc`, "navigate")).toBe(false);
});

test("only its own caches are thrown away", () => {
  expect(isKept(`${PREFIX}/assets/index-a1.js`)).toBe(true);
  expect(isKept("somebody else's")).toBe(false);
});
