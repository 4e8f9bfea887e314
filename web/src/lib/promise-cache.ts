/** Fetched once, whoever asks how often; what has failed is tried anew. */
export class PromiseCache<T> {
  readonly #found = new Map<string, Promise<T>>();

  get(key: string, fetch: () => Promise<T>): Promise<T> {
    const found = this.#found.get(key);
    if (found) return found;
    const coming = fetch();
    this.#found.set(key, coming);
    coming.catch(() => this.#found.delete(key));
    return coming;
  }
}
