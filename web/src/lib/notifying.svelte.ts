/** A notification when my turn begins while the page is in the background, for who wants that. */

import { FACTS } from "../games/facts";
import { settings } from "./settings.svelte";
import { say } from "./texts.svelte";
import { type Asked, newlyAsked } from "./turns";

const SEEN = "sobremesa seen"; // the lock of all pages that are looked at

class Notifying {
  readonly possible = isSecureContext && "Notification" in window;
  #permission: NotificationPermission = $state(this.possible ? Notification.permission : "denied");
  #before: Asked[] | null = null;

  /** Whether the browser has been told to refuse them. */
  get refused(): boolean {
    return this.#permission === "denied";
  }

  get on(): boolean {
    return settings.notify && this.#permission === "granted";
  }

  /** Switch them on, which the browser asks about, or off: only ever after a press. */
  async want(on: boolean): Promise<void> {
    settings.notify = on;
    if (on) this.#permission = await Notification.requestPermission();
  }

  /** What is asked where, each time that it changes. */
  follow(asked: Asked[] | null): void {
    const news = newlyAsked(this.#before, asked ?? []);
    this.#before = asked;
    if (this.on && document.hidden && news.length) void tell(news);
  }

  /** While somebody looks at this page, their others in the background keep quiet. */
  keepOthersQuiet(): () => void {
    if (!this.possible) return () => {};
    let away = (): void => {};
    const look = (): void => {
      away();
      if (document.hidden) return;
      const seen = new Promise<void>((resolve) => (away = resolve));
      void navigator.locks.request(SEEN, { mode: "shared" }, () => seen);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      away();
      document.removeEventListener("visibilitychange", look);
    };
  }
}

/** Show it, unless a page of theirs is looked at, which says it by itself. */
async function tell(news: Asked[]): Promise<void> {
  const { held } = await navigator.locks.query();
  if (held?.some(({ name }) => name === SEEN)) return;
  for (const one of news) void show(one);
}

/** The game and "your turn", nothing else; by the service worker, where phones allow no other way. */
async function show({ table, game }: Asked): Promise<void> {
  const { title } = FACTS[game];
  const said = { body: say("web-turn-yours"), tag: table, icon: "/icon-192.png" };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification(title, said);
    return;
  }
  const shown = new Notification(title, said);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

export const notifying = new Notifying();
