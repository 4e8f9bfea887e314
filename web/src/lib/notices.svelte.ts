/** What whoever runs the server says: to everybody, and to who cannot take part. */

import { api } from "./api";
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
  }

  /** Look now and then while somebody looks at the page; where nobody answers, all stays. */
  keepLooking(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.look().catch(() => {});
    };
    const first = setTimeout(look, SOON);
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

export const notices = new Notices();
