/** Somebody who says things in one language, of one game, to one listener.
 *
 * Keys follow from types and content, as in the rules engine: `move-<do>`, `event-<tag>`,
 * `act-<tag>`, `name-<content id>`, `rule-<id>`, `refused-<reason>`. Seats become names, with
 * `<field>_is` saying whether it is the listener, another one or nobody; content ids become names,
 * with their article where the language has one; slots count from 1.
 */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentVariable,
  type Message,
  type Scope,
} from "@fluent/bundle";
import type { Refusal } from "./messages";

type Args = Record<string, FluentVariable>;
const SEATS = ["seat", "player"];
const GROUPED = 1000; // from here on languages write numbers in their own ways

/** Small numbers are the same everywhere, and the browser's formatter is slow to come. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const small = Number.isInteger(this.value) && Math.abs(this.value) < GROUPED;
    return small ? String(this.value) : super.toString(scope);
  }
}

function counted(args: Args): Args {
  const pairs = Object.entries(args);
  return Object.fromEntries(
    pairs.map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value]),
  );
}

/** A message, which is read when it is said for the first time: of a thousand a page says a few
 * dozen, and reading all of them takes a slow phone long. */
class Entry {
  readonly id: string;
  readonly #text: string;
  #message: Message | undefined;

  constructor(text: string) {
    this.id = text.slice(0, text.search(/[ =]/));
    this.#text = text;
  }

  get message(): Message | undefined {
    this.#message ??= new FluentResource(this.#text).body[0] as Message | undefined;
    return this.#message;
  }
}

const BEGINNING = /^(?=-?[a-zA-Z][\w-]* *=)/m;

/** Divided once, since many speakers share texts. */
const divided = new Map<string, Entry[]>();

function entriesOf(source: string): Entry[] {
  const entries = divided.get(source) ?? source.split(BEGINNING).map((text) => new Entry(text));
  divided.set(source, entries);
  return entries;
}

/** Where a bundle looks messages up; the first of those that are called alike counts. */
class Messages extends Map<string, Message> {
  readonly #entries: Map<string, Entry>;

  constructor(entries: Entry[]) {
    super();
    this.#entries = new Map(entries.toReversed().map((entry) => [entry.id, entry]));
  }

  override has(id: string): boolean {
    return this.#entries.has(id);
  }

  override get(id: string): Message | undefined {
    return this.#entries.get(id)?.message;
  }
}

/** The messages of these sources, and the terms in them. */
export function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const messages = new Messages(sources.flatMap(entriesOf));
  bundle._messages = messages;
  bundle._terms = messages as Map<string, unknown> as FluentBundle["_terms"];
  return bundle;
}

export class Speaker {
  readonly #bundle: FluentBundle;

  constructor(
    bundle: FluentBundle,
    readonly names: readonly string[] = [],
    readonly listener: number | null = null,
  ) {
    this.#bundle = bundle;
  }

  /** The same language and texts, at another table or to another listener. */
  to(names: readonly string[], listener: number | null): Speaker {
    return new Speaker(this.#bundle, names, listener);
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The message of this key; a key that is missing is shown itself, so that it is found. */
  say(key: string, args: Args = {}): string {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return key;
    if (typeof message.value === "string") return message.value.replaceAll("\n", " ");
    return this.#bundle.formatPattern(message.value, counted(args), []).replaceAll("\n", " ");
  }

  /** What a card, an object or anything else in the box is called. */
  name(thing: string): string {
    return this.say(`name-${thing}`);
  }

  move(move: object & { do: string }): string {
    return this.say(`move-${move.do}`, this.args(move));
  }

  event(event: object & { event: string }): string {
    return this.say(`event-${event.event}`, this.args(event));
  }

  act(act: object & { act: string }): string {
    return this.say(`act-${act.act}`, this.args(act));
  }

  /** Why something is not allowed. */
  refusal(refusal: Refusal): string {
    return this.say(refusal.reason, this.args(refusal.args ?? {}));
  }

  seat(seat: number): string {
    return this.names[seat] ?? this.say("seat", { number: seat + 1 });
  }

  args(fields: object): Args {
    const args: Args = {};
    for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
      if (SEATS.includes(name)) {
        args[name] = typeof value === "number" ? this.seat(value) : "none";
        args[`${name}_is`] = this.#who(value);
      } else {
        args[name] = this.#arg(name, value);
      }
    }
    return args;
  }

  #who(seat: unknown): string {
    if (typeof seat !== "number") return "nobody";
    return seat === this.listener ? "you" : "other";
  }

  #arg(name: string, value: unknown): FluentVariable {
    if (value === null || value === undefined) return "none";
    if (Array.isArray(value)) {
      return value.length ? value.map((part) => String(this.#arg(name, part))).join(", ") : "none";
    }
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return name.endsWith("slot") ? value + 1 : value;
    if (typeof value === "string") return this.#withArticle(value);
    return JSON.stringify(value);
  }

  #withArticle(thing: string): string {
    const message = this.#bundle.getMessage(`name-${thing}`);
    const pattern = message?.attributes.a ?? message?.value;
    return pattern ? this.#bundle.formatPattern(pattern, {}, []) : thing;
  }
}
