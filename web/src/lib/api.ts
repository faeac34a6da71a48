import type {
  Analysis,
  Collection,
  CourseInfo,
  EveryRobot,
  FileInfo,
  GameInfo,
  HelperAnswer,
  HelperTable,
  Invitation,
  LessonShown,
  NewDeal,
  NewTable,
  NotesMade,
  OwnFile,
  PersonalLink,
  PlayOn,
  Problem,
  ProgressKept,
  ProgressMade,
  PuzzleInfo,
  PuzzleList,
  Replay,
  RobotRatings,
  SeatWish,
  TableInfo,
  Terms,
  Variation,
  VariationAsked,
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

/** What is printed; of one edition or map alone, if it is named. */
export const factsOf = <Facts>(game: string, variant?: string) =>
  ask<Facts>("GET", `/games/${encodeURIComponent(game)}/facts${variant ? `?variant=${encodeURIComponent(variant)}` : ""}`);

/** What a deck or map of one's own holds, before it is played with. */
export const lookAtFile = (game: string, file: OwnFile) =>
  ask<FileInfo>("POST", `/games/${encodeURIComponent(game)}/files`, file);

/** What is printed on the cards and boards of a table that is played with others than ours. */
export const tableFacts = <Facts>(code: string) => ask<Facts>("GET", `${table(code)}/facts`);

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

/** What the table answers for me in this round; null is nothing any more. */
export const giveOrder = (code: string, seat: number, order: string | null) =>
  ask<TableInfo>("POST", `${table(code)}/seats/${seat}/order`, { order });

/** A link by which another device has all my tables; it works once. */
export const deviceLink = () => ask<PersonalLink>("POST", "/me/link");

/** Have all tables of the device that made a link, here too. */
export const claimDevice = (link: string) => ask<unknown>("POST", "/me/claim", { link });

export const puzzlesOf = (game: string) => ask<PuzzleList>("GET", `/puzzles/${encodeURIComponent(game)}`);

export const puzzleOf = (game: string, id: string) =>
  ask<PuzzleInfo>("GET", `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`);

/** A table alone with bots, where chance gives everybody the same. */
export const playDeal = (deal: NewDeal) => ask<TableInfo>("POST", "/deals", deal);

/** What is new of my puzzles, lessons and deals; gives all that is kept of me. */
export const keepProgress = (made: ProgressMade) => ask<ProgressKept>("POST", "/me/progress", made);

export const forgetFinished = () => ask<unknown>("POST", "/me/forget");

export const rematch = (code: string) => ask<TableInfo>("POST", `${table(code)}/rematch`);

export const recordOf = async (code: string) =>
  (await ask<{ record: string }>("GET", `${table(code)}/record`)).record;

/** How everybody stood after each round of a finished game. */
export const courseOf = <Stand>(code: string) => ask<Stand[]>("GET", `${table(code)}/course`);

export const replayOf = (code: string, seat: number | null) =>
  ask<Replay>("GET", `${table(code)}/replay${seat === null ? "" : `?seat=${seat}`}`);

export const replayPasted = (record: string, seat: number | null) =>
  ask<Replay>("POST", "/replay", { record, seat });

/** Have a finished game of a table looked back on; asked for twice it is made once. */
export const analyseTable = (code: string) => ask<Analysis>("POST", `${table(code)}/analysis`);

export const analysePasted = (record: string) => ask<Analysis>("POST", "/analyses", { record });

/** How far an analysis has come, and at the end what came out. */
export const analysisOf = (code: string) => ask<Analysis>("GET", `/analyses/${encodeURIComponent(code)}`);

/** A new table from a moment of a finished game, against bots. */
export const playOn = (wish: PlayOn) => ask<TableInfo>("POST", "/play-on", wish);

/** A game left at one of its moments and played otherwise, as far as it has come. */
export const vary = (asked: VariationAsked) => ask<Variation>("POST", "/variations", asked);

/** Other notes at a moment of my table or a pasted record; gives the record with them. */
export const annotate = (made: NotesMade) => ask<{ record: string }>("POST", "/notes", made);

export const bestScore = <Score>(cards: Collection) =>
  ask<Score>("POST", "/fzzzt/score", cards);

/** How strong a robot is, by how many play. */
export const robotRatings = (pieces: string) => ask<RobotRatings>("GET", `/powergrid/robots/${encodeURIComponent(pieces)}`);

export const everyRobot = () => ask<EveryRobot>("GET", "/powergrid/robots");

export const askHelper = (table: HelperTable) =>
  ask<HelperAnswer>("POST", "/powergrid/helper", table);

/** The courses, with their scenes. */
export const courses = () => ask<CourseInfo[]>("GET", "/lessons");

/** A scene after what was answered in it; the last answer may be wrong. */
export const playScene = (course: string, scene: string, answers: readonly string[]) =>
  ask<LessonShown>("POST", `/lessons/${encodeURIComponent(course)}/${encodeURIComponent(scene)}`, { answers });

/** Where a table is listened to; what was seen already is not told again. */
export function tableSocket(code: string, seat: number | null, seen: number): string {
  const query = new URLSearchParams({ seen: String(seen) });
  if (seat !== null) query.set("seat", String(seat));
  return `/ws${table(code)}?${query}`;
}
