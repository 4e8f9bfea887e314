/** What whoever runs the server says: to everybody, to who cannot take part, and of its pages. */

import { api } from "./api";
import { renewal } from "./renewal";
import type { Announcement } from "./rest";

const HIDDEN = "sobremesa notice";
const SOON = 1_500; // ms until the first look: what the page shows comes first
const EVERY = 60_000; // ms between looks

class Notices {
  all: readonly Announcement[] = $state.raw([]);
  /** Until when one cannot take part, in ms since 1970. */
  banned: number | null = $state(null);
  /** The last one that somebody does not want to see any more. */
  #hidden = $state(Number(localStorage.getItem(HIDDEN) ?? 0));

  readonly shown = $derived(this.all.filter(({ id }) => id > this.#hidden));

  hide(id: number): void {
    this.#hidden = id;
    localStorage.setItem(HIDDEN, String(id));
  }

  async look(): Promise<void> {
    const found = await api.notices();
    this.all = found.announcements;
    this.banned = found.banned ?? null;
    renewal.hear(found.build ?? null);
  }

  /** A part of the page did not come: perhaps the pages were updated. */
  async miss(): Promise<void> {
    await this.look();
    renewal.loadAnew();
  }

  /** Look now and then while somebody looks at the page; where nobody answers, all stays. */
  keepLooking(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.look().catch(() => {});
    };
    const first = setTimeout(look, SOON);
    const timer = setInterval(look, EVERY);
    const miss = (): void => void this.miss().catch(() => {});
    document.addEventListener("visibilitychange", look);
    addEventListener("vite:preloadError", miss);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("vite:preloadError", miss);
    };
  }
}

export const notices = new Notices();
