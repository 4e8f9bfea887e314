/** Who sits in front of this page. */

import { api, NotDone } from "./api";
import type { Refusal } from "./messages";

const CAME = "sobremesa came in";
const NAMELESS: Refusal = { rule: "web", reason: "web-wrong-name" };

async function known(): Promise<string | null> {
  try {
    return (await api.me()).name;
  } catch (why) {
    if (why instanceof NotDone && why.refusal.reason === "refused-come-in-first") return null;
    throw why;
  }
}

class Person {
  /** null: has not come in yet; undefined: we do not know. */
  name: string | null | undefined = $state(undefined);
  /** Whether that name was given to us. */
  nameless = $state(localStorage.getItem(CAME) === "nameless");

  /** Ask the server, if we have come in on this device before. */
  async look(): Promise<string | null> {
    if (this.name === undefined) this.name = localStorage.getItem(CAME) ? await known() : null;
    return this.name;
  }

  async comeIn(name: string): Promise<void> {
    if (!name.trim()) throw new NotDone(NAMELESS);
    this.name = (await api.comeIn(name.trim())).name;
    this.#came("yes");
  }

  /** Come in without saying what one is called: others see this name. */
  async comeInNameless(name: string): Promise<void> {
    await this.comeIn(name);
    this.#came("nameless");
  }

  #came(how: "yes" | "nameless"): void {
    localStorage.setItem(CAME, how);
    this.nameless = how === "nameless";
  }
}

export const person = new Person();
