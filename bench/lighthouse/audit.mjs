/** Lighthouse's opinion of some pages, on the phone that it emulates.
 *
 * node audit.mjs CHROMIUM ADDRESS COOKIE SLOWDOWN PATH ...
 *
 * The phone's processor is so many times slower than ours; 0: as slow as the one that Lighthouse
 * means, however fast ours is at the moment.
 *
 * Prints a line of JSON for each page: path, slowdown, its scores from 0 to 100, the main figures
 * in ms, and the audits that cost points.
 */

import lighthouse from "lighthouse";
import { throttling } from "lighthouse/core/config/constants.js";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import puppeteer from "puppeteer-core";

const CATEGORIES = ["performance", "accessibility", "best-practices"];
const FIGURES = {
  first_paint: "first-contentful-paint",
  largest_paint: "largest-contentful-paint",
  blocked: "total-blocking-time",
  interactive: "interactive",
};
/** Lighthouse's 4 is meant for computers of index 1500 to 2000 (its docs/throttling.md), so that the
 * phone has about 440, in the middle of what is called mid-tier there. */
const MEANT = { index: 1750, slowdown: throttling.mobileSlow4G.cpuSlowdownMultiplier };
const TIMES = 3; // the index is measured; the median counts, since one may fall into a bad second
const [chromium, address, cookie, wished, ...paths] = process.argv.slice(2);

for (const path of paths) {
  let { slowdown, lhr } = await audited(path);
  if (lhr.runtimeError) ({ slowdown, lhr } = await audited(path)); // its trace gets lost now and then
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  const said = { path, slowdown, ...scores(lhr), figures: figures(lhr), lost: lost(lhr) };
  console.log(JSON.stringify(said));
}

/** How many times slower the phone is than this computer is now. */
async function calibrated(browser) {
  const page = await browser.newPage();
  const found = [];
  for (let time = 0; time < TIMES; time++) {
    found.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  }
  await page.close();
  const index = found.sort((one, other) => one - other)[Math.floor(TIMES / 2)];
  return Math.max(1, (MEANT.slowdown * index) / MEANT.index);
}

/** In a browser of its own, as `lighthouse ADDRESS` does it: before a page loads, its tools look through
 * all scripts that its process has run, which would count as work of the page. */
async function audited(path) {
  const browser = await puppeteer.launch({
    executablePath: chromium,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  await comeIn(browser);
  const slowdown = Number(wished) || (await calibrated(browser));
  const page = await browser.newPage();
  const flags = {
    onlyCategories: CATEGORIES,
    disableStorageReset: true,
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
  };
  const { lhr } = await lighthouse(address + path, flags, undefined, page);
  await browser.close();
  return { slowdown, lhr };
}

/** Somebody who has been here before: pages ask who they are. No page has been loaded yet. */
async function comeIn(browser) {
  const [name, value] = cookie.split("=");
  await browser.setCookie({ name, value, domain: new URL(address).hostname, path: "/" });
  const page = await browser.newPage();
  await page.goto(`${address}/icon.svg`);
  await page.evaluate(() => localStorage.setItem("sobremesa came in", "yes"));
  await page.close();
}

function scores({ categories }) {
  const rounded = CATEGORIES.map((one) => [one, Math.round(100 * categories[one].score)]);
  return Object.fromEntries(rounded);
}

function figures({ audits }) {
  const found = Object.entries(FIGURES).map(([what, id]) => [what, audits[id].numericValue]);
  return Object.fromEntries(found);
}

/** The audits that were not passed, of those that count. */
function lost({ categories, audits }) {
  return CATEGORIES.flatMap((one) => categories[one].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id].displayValue ?? ""}`.trim());
}
