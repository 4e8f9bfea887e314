/** What stays when the network is gone: the shell of the page, which says just that.
 *
 * The network always comes first, so nobody is ever shown an old version by it; what is kept serves
 * only where the network does not answer. It belongs to one build, whose files are named in it: with
 * the next build this program is another one, and throws away what the one before has kept. What the
 * server says under /api passes by untouched, and is never kept.
 */

import { ahead, isKept, PREFIX } from "./lib/shell";

/** The files of the shell, put here when the pages are built; the first names the build. */
declare const SHELL: string[];

/** As much of a service worker's world as is needed here. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Pressed extends Lasting {
  notification: Notification;
}
interface Tab {
  url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(which: object): Promise<Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Pressed) => void): void;
}
const worker = self as unknown as Worker;

const name = PREFIX + SHELL[0];

worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  if (ahead(event.request, location.origin, SHELL)) event.respondWith(answer(event));
});
worker.addEventListener("notificationclick", (event) => event.waitUntil(goTo(event.notification)));

/** Keep the shell, all of it from the build that this program belongs to. */
async function keep(): Promise<void> {
  const page = await fetch("/", { credentials: "omit", cache: "no-store" });
  if (!page.ok || !(await page.clone().text()).includes(SHELL[0] ?? "")) throw new Error("another build");
  const cache = await caches.open(name);
  await Promise.all([cache.put("/", page), cache.addAll(SHELL)]);
  await worker.skipWaiting();
}

/** What older builds have kept is of no use any more. */
async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((one) => one !== name && isKept(one));
  await Promise.all(old.map((one) => caches.delete(one)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** From the network; where it does not answer, from the shell. */
async function answer({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (gone) {
    const path = request.mode === "navigate" ? "/" : new URL(request.url).pathname;
    const kept = await (await caches.open(name)).match(path, { ignoreVary: true });
    if (!kept) throw gone;
    return kept;
  }
}

/** Who presses a notification wants to be at that table. */
async function goTo(notification: Notification): Promise<void> {
  notification.close();
  const url = new URL(`/table/${notification.tag}`, location.origin).href;
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url.split("#")[0] === url);
  await (there ? there.focus() : worker.clients.openWindow(url));
}
