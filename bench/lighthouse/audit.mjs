/** Lighthouse's opinion of some pages, on the phone that it emulates.
 *
 * node audit.mjs CHROMIUM ADDRESS COOKIE PATH ...
 *
 * Prints a line of JSON for each page: path, its scores from 0 to 100, the main figures in ms, and
 * the audits that cost points.
 */

import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";

const CATEGORIES = ["performance", "accessibility", "best-practices"];
const FIGURES = {
  first_paint: "first-contentful-paint",
  largest_paint: "largest-contentful-paint",
  blocked: "total-blocking-time",
  interactive: "interactive",
};
const [chromium, address, cookie, ...paths] = process.argv.slice(2);

const browser = await puppeteer.launch({
  executablePath: chromium,
  args: ["--no-sandbox", "--disable-gpu"],
});
const [name, value] = cookie.split("=");
await browser.setCookie({ name, value, domain: new URL(address).hostname, path: "/" });
await comeIn();

for (const path of paths) {
  let lhr = await audited(path);
  if (lhr.runtimeError) lhr = await audited(path); // its trace gets lost now and then
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  console.log(JSON.stringify({ path, ...scores(lhr), figures: figures(lhr), lost: lost(lhr) }));
}
await browser.close();

async function audited(path) {
  const page = await browser.newPage();
  await forgetFiles(page);
  const flags = { onlyCategories: CATEGORIES, disableStorageReset: true };
  const { lhr } = await lighthouse(address + path, flags, undefined, page);
  await page.close();
  return lhr;
}

/** Somebody who has been here before: pages ask who they are. */
async function comeIn() {
  const page = await browser.newPage();
  await page.goto(address);
  await page.evaluate(() => localStorage.setItem("sobremesa came in", "yes"));
  await page.close();
}

/** Lighthouse may not, since it would forget the person too. */
async function forgetFiles(page) {
  const devtools = await page.createCDPSession();
  await devtools.send("Network.clearBrowserCache");
  await devtools.detach();
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
