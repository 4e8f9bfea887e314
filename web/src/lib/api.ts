/** The routes of the server that are not sockets. */

import type { AnyAct, Fresh, GameName, Games, Refusal, Told } from "./messages";
import type * as rest from "./rest";

// What the description of the server leaves open, since it is the game's to say

export type GameCard = rest.GameCard & { name: GameName };
export type GameList = Omit<rest.GameList, "games"> & { games: GameCard[] };
export type TableCard = rest.TableCard & { game: GameName };
export type Lobby = Record<keyof rest.Lobby, TableCard[]>;
export type MyTable = rest.MyTable & { card: TableCard };

export interface ReplayStep<G extends GameName = GameName>
  extends Omit<rest.ReplayStep, "lines" | "changes"> {
  lines?: (AnyAct | Games[G]["Event"])[];
  changes?: Partial<Games[G]["View"]>;
}

export interface Replay<G extends GameName = GameName> extends Omit<rest.Replay, "steps"> {
  steps: ReplayStep<G>[];
}

/** What somebody wants of a lesson. */
export type LessonWish<G extends GameName = GameName> =
  | { want: "look" | "go-on" | "hint" }
  | { want: "play" | "why-not"; move: Games[G]["Move"] }
  | { want: "ask"; ask: Games[G]["Ask"] };

/** Where somebody is in a lesson, and what they want there. */
export interface LessonPlace<G extends GameName = GameName> {
  step: number;
  moves: Games[G]["Move"][];
  wish: LessonWish<G>;
}

export interface LessonTaught<G extends GameName = GameName>
  extends Omit<rest.Taught, "deliveries" | "moves"> {
  deliveries?: (Fresh<G> | Told<G>)[];
  moves?: Games[G]["Move"][];
}

/** The server did not do it, and says why. */
export class NotDone extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.reason);
  }
}

/** What is said when nobody answers at all. */
export const UNREACHED: Refusal = { rule: "web", reason: "web-unreached" };

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const said: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    said.headers = { ...said.headers, "content-type": "application/json" };
    said.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, said);
  } catch {
    throw new NotDone(UNREACHED);
  }
  if (!response.ok) throw new NotDone(await readRefusal(response));
  return response;
}

async function readRefusal(response: Response): Promise<Refusal> {
  try {
    const refusal = (await response.json()) as Refusal;
    return refusal.reason ? refusal : UNREACHED;
  } catch {
    return UNREACHED;
  }
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await call(method, path, body);
  try {
    return (await response.json()) as T;
  } catch {
    throw new NotDone(UNREACHED); // it broke off
  }
}

async function text(path: string): Promise<string> {
  return (await call("GET", path)).text();
}

export const api = {
  shelf: () => json<GameList>("GET", "/api/games"),
  rules: (game: GameName) => json<rest.Rule[]>("GET", `/api/games/${game}/rules`),
  texts: (language: string) => text(`/api/texts/${language}`),
  gameTexts: (game: GameName, language: string) => text(`/api/games/${game}/texts/${language}`),
  tableTexts: (code: string, language: string) => text(`/api/tables/${code}/texts/${language}`),
  gameBox: <G extends GameName>(game: G) =>
    json<Games[G]["Box"]>("GET", `/api/games/${game}/box`),
  tableBox: <G extends GameName>(code: string) =>
    json<Games[G]["Box"]>("GET", `/api/tables/${code}/box`),
  lessons: (game: GameName) => json<rest.LessonCard[]>("GET", `/api/games/${game}/lessons`),
  lessonTexts: (game: GameName, language: string) =>
    text(`/api/games/${game}/lessons/texts/${language}`),
  learn: <G extends GameName>(game: G, lesson: string, at: LessonPlace<G>) =>
    json<LessonTaught<G>>("POST", `/api/games/${game}/lessons/${lesson}`, at),
  me: () => json<rest.Me>("GET", "/api/me"),
  comeIn: (name: string) =>
    json<rest.Me>("POST", "/api/guests", { name } satisfies rest.Named),
  notices: () => json<rest.Notices>("GET", "/api/notices"),
  lobby: () => json<Lobby>("GET", "/api/tables"),
  /** The latest; `before`: only those that changed earlier, in ms. */
  mine: (before?: number) =>
    json<MyTable[]>("GET", `/api/me/tables${before === undefined ? "" : `?before=${before}`}`),
  card: (code: string) => json<TableCard>("GET", `/api/tables/${code}`),
  /** `box`: the code of a table with whose box to play. */
  setTable: (settings: rest.Settings, box?: string) =>
    json<rest.TableMade>("POST", `/api/tables${box ? `?box=${box}` : ""}`, settings),
  replay: <G extends GameName>(code: string, eyes: string, first: number, count: number) =>
    json<Replay<G>>("GET", `/api/tables/${code}/replay?eyes=${eyes}&first=${first}&count=${count}`),
  recap: (code: string) => json<rest.Ending>("GET", `/api/tables/${code}/recap`),
  playOn: (code: string, body: rest.PlayOn) =>
    json<rest.TableMade>("POST", `/api/tables/${code}/play-on`, body),
};
