/** The pages were updated while this one is open: what is opened next comes from the new build. */

const RENEWED = "sobremesa renewed";

class Renewal {
  /** Whether the server has another build than the one that runs here. */
  due = false;
  #build: string | null = null;

  /** What the server has: the first script of its pages. */
  hear(build: string | null): void {
    this.#build = build;
    const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
    const own = script && new URL(script.src).pathname;
    this.due = import.meta.env.PROD && build !== null && build !== own;
  }

  /** A part of the page is missing, as all are of a build that is gone: it is loaded anew.
   *
   * Once for each build: while several servers are updated, nobody is sent round and round.
   */
  loadAnew(): void {
    if (!this.due || sessionStorage.getItem(RENEWED) === this.#build) return;
    sessionStorage.setItem(RENEWED, this.#build ?? "");
    location.reload();
  }
}

export const renewal = new Renewal();
