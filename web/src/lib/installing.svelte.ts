/** The page as an app: offered where browsers can do that, on HTTPS and at home alone. */

const LATER = 5_000; // ms; what the page shows comes first

/** What a browser offers that could install the page. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Installing {
  /** null: the browser does not offer it, or it is done. */
  #offer: Offer | null = $state.raw(null);

  get offered(): boolean {
    return this.#offer !== null;
  }

  /** Ask the browser to install it; it asks once more by itself. */
  async install(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }

  /** Keep the shell of the page for when the network is gone, and the browser's offer. */
  prepare(): void {
    if (!isSecureContext || !("serviceWorker" in navigator) || !import.meta.env.PROD) return;
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.#offer = null));
    const how: RegistrationOptions = { updateViaCache: "none" };
    setTimeout(() => {
      navigator.serviceWorker.register("/service-worker.js", how).catch(() => {}); // it goes without
    }, LATER);
  }
}

export const installing = new Installing();
