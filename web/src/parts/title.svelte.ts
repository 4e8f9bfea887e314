import { say } from "../lib/texts.svelte";
import { titleWith } from "../lib/turns";
import { myTables } from "../lib/turns.svelte";

const page = $state({ title: "" });

/** The title of the page while a component shows. */
export function titled(title: () => string): void {
  $effect(() => {
    page.title = title();
    return () => (page.title = "");
  });
}

/** The tab says that it is my turn, here or elsewhere: by its title, its icon and, installed, a badge. */
export function tellTab(): void {
  const here = myTables.here?.mine ?? false;
  const elsewhere = myTables.elsewhere.length;
  document.title = titleWith(page.title, say("web-your-turn-title"), here, elsewhere);
  const turns = elsewhere + +here;
  document
    .querySelector<HTMLLinkElement>("link[rel=icon]")
    ?.setAttribute("href", turns ? "/icon-turn.svg" : "/icon.svg");
  if (!("setAppBadge" in navigator)) return;
  void (turns ? navigator.setAppBadge(turns) : navigator.clearAppBadge()).catch(() => {});
}
