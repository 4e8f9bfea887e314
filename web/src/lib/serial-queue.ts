/** What is done one after the other: the page shows what one has changed before the next begins. */
export class SerialQueue {
  #last: Promise<void> = Promise.resolve();

  next(run: () => void | Promise<void>): void {
    this.#last = this.#last.then(run).catch((why: unknown) => reportError(why));
  }
}
