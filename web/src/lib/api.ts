import type {
  Collection,
  GameInfo,
  HelperAnswer,
  HelperTable,
  Invitation,
  NewTable,
  PersonalLink,
  Problem,
  Replay,
  SeatWish,
  TableInfo,
  Terms,
} from "./wire";

/** The server refused, or was not there; the code says why. */
export class ApiError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

const NO_ANSWER: Problem = {
  code: "no_answer",
  message: "the server does not answer",
  told: { key: "error.no_answer", values: {} },
  values: {},
};

/** How often, and after how many milliseconds, a server that is starting is asked again. */
const TRIES = 30;
const PAUSE = 1_000;

/** Ask the server; one that is just starting has done nothing yet, and is asked again. */
async function ask<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await askOnce<T>(method, path, body);
    } catch (error) {
      const isStarting = error instanceof ApiError && error.problem.code === "starting";
      if (!isStarting || tries >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

async function askOnce<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(NO_ANSWER);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer as T;
  const problem = answer as Partial<Problem> | undefined;
  throw new ApiError({ ...NO_ANSWER, ...problem });
}

const table = (code: string) => `/tables/${encodeURIComponent(code)}`;

export const games = () => ask<GameInfo[]>("GET", "/games");

export async function gameNamed(wanted: string): Promise<GameInfo> {
  return (await games()).find(({ name }) => name === wanted)!;
}

export const factsOf = <Facts>(game: string) =>
  ask<Facts>("GET", `/games/${encodeURIComponent(game)}/facts`);

export const setUpTable = (wish: NewTable) => ask<TableInfo>("POST", "/tables", wish);

export const myTables = async () =>
  (await ask<{ tables: TableInfo[] }>("GET", "/tables")).tables;

export const showTable = (code: string) => ask<TableInfo>("GET", table(code));

export const claimSeat = (code: string, link: string, name: string) =>
  ask<TableInfo>("POST", `${table(code)}/claim`, { link, name });

export const renameSeat = (code: string, seat: number, name: string) =>
  ask<TableInfo>("POST", `${table(code)}/seats/${seat}/name`, { name });

export const personalLink = (code: string) =>
  ask<PersonalLink>("POST", `${table(code)}/personal-link`);

/** What a link is for, before it is used. */
export const invitation = (code: string, link: string) =>
  ask<Invitation>("POST", `${table(code)}/invitation`, { link });

/** Before the game: another bot, or a friend. */
export const changeSeat = (code: string, seat: number, wish: SeatWish) =>
  ask<TableInfo>("POST", `${table(code)}/seats/${seat}`, wish);

export const beginGame = (code: string, botsSitIn: boolean) =>
  ask<TableInfo>("POST", `${table(code)}/begin`, { bots_sit_in: botsSitIn });

/** Time for each move, and who may find the table. */
export const setTerms = (code: string, terms: Terms) => ask<TableInfo>("POST", `${table(code)}/terms`, terms);

/** Take a free seat at a table that anybody may join. */
export const sitDown = (code: string, name: string) => ask<TableInfo>("POST", `${table(code)}/sit`, { name });

export const publicTables = async () => (await ask<{ tables: TableInfo[] }>("GET", "/public")).tables;

/** Leave for good; gives whether the table is gone too. */
export const leaveTable = async (code: string) =>
  (await ask<{ gone: boolean }>("POST", `${table(code)}/leave`)).gone;

/** A bot for a seat of mine; or, where somebody is away, a vote for one. */
export const standIn = (code: string, seat: number) =>
  ask<TableInfo>("POST", `${table(code)}/seats/${seat}/stand-in`);

export const takeBack = (code: string, seat: number) =>
  ask<TableInfo>("POST", `${table(code)}/seats/${seat}/take-back`);

/** A link by which another device has all my tables; it works once. */
export const deviceLink = () => ask<PersonalLink>("POST", "/me/link");

/** Have all tables of the device that made a link, here too. */
export const claimDevice = (link: string) => ask<unknown>("POST", "/me/claim", { link });

export const forgetFinished = () => ask<unknown>("POST", "/me/forget");

export const rematch = (code: string) => ask<TableInfo>("POST", `${table(code)}/rematch`);

export const recordOf = async (code: string) =>
  (await ask<{ record: string }>("GET", `${table(code)}/record`)).record;

export const replayOf = (code: string, seat: number | null) =>
  ask<Replay>("GET", `${table(code)}/replay${seat === null ? "" : `?seat=${seat}`}`);

export const replayPasted = (record: string, seat: number | null) =>
  ask<Replay>("POST", "/replay", { record, seat });

export const bestScore = <Score>(cards: Collection) =>
  ask<Score>("POST", "/fzzzt/score", cards);

export const askHelper = (table: HelperTable) =>
  ask<HelperAnswer>("POST", "/powergrid/helper", table);

/** Where a table is listened to; what was seen already is not told again. */
export function tableSocket(code: string, seat: number | null, seen: number): string {
  const query = new URLSearchParams({ seen: String(seen) });
  if (seat !== null) query.set("seat", String(seat));
  return `/ws${table(code)}?${query}`;
}
