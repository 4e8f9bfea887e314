/** Where we are: the address bar is the truth. */

import { renewal } from "./renewal";

/** A part that nobody can have written is left as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Address {
  path: string = $state(location.pathname);
  hash: string = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => (renewal.due ? location.reload() : this.#look()));
    document.addEventListener("click", (click) => this.#follow(click));
  }

  /** The parts of the path, decoded. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decoded);
  }

  go(to: string): void {
    if (renewal.due) {
      location.assign(to);
      return;
    }
    history.pushState(null, "", to);
    this.#look();
    scrollTo(0, 0);
  }

  /** What the hash asked for is done: neither a reload nor the way back asks for it again. */
  dropHash(): void {
    history.replaceState(null, "", this.path);
    this.hash = "";
  }

  #look(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  /** Links within the page need no new page. */
  #follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey)
      return;
    const link = (click.target as Element).closest?.("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download"))
      return;
    if (link.pathname.startsWith("/api")) return;
    if (link.pathname === location.pathname && link.hash) return;
    click.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const place = new Address();
