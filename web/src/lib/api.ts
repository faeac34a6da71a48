import { reach, type Answer } from "./host";
import type {
  Analysis,
  BesideInfo,
  PlansWorth,
  Collection,
  CourseInfo,
  DeviceInfo,
  DeviceInvitation,
  EveryRobot,
  FileInfo,
  GameInfo,
  GamesFile,
  GamesTaken,
  HelperAnswer,
  HelperTable,
  HookInfo,
  Invitation,
  LessonShown,
  NewDeal,
  NewTable,
  NotesMade,
  NoticeSettings,
  NoticeWish,
  OwnFile,
  PersonalLink,
  PlayOn,
  Problem,
  ProgressKept,
  ProgressMade,
  PushWish,
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
  let answer: Answer;
  try {
    answer = await reach(method, `/api${path}`, body);
  } catch {
    throw new ApiError(NO_ANSWER);
  }
  if (answer.ok) return answer.said as T;
  const problem = answer.said as Partial<Problem> | undefined;
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

/** All clocks stand for some days, or run again (0), when everybody wants it; null: I want nothing any more. */
export const wantPause = (code: string, days: number | null) => ask<TableInfo>("POST", `${table(code)}/pause`, { days });

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

/** What I keep beside the board: plans as things stand, notes, and what orders gave up. */
export const besideOf = (code: string, seat: number) => ask<BesideInfo>("GET", `${table(code)}/seats/${seat}/beside`);

export const keepPlans = (code: string, seat: number, plans: readonly string[]) =>
  ask<BesideInfo>("POST", `${table(code)}/seats/${seat}/plans`, { plans });

/** What my plans are worth, each by itself and beside the others, and what the coach would do. */
export const weighPlans = (code: string, seat: number) => ask<PlansWorth>("POST", `${table(code)}/seats/${seat}/plans/worth`);

export const keepNotes = (code: string, seat: number, notes: string) =>
  ask<BesideInfo>("POST", `${table(code)}/seats/${seat}/notes`, { notes });

/** What is done for me in this round; null is nothing any more. */
export const giveOrder = (code: string, seat: number, order: string | null) =>
  ask<TableInfo>("POST", `${table(code)}/seats/${seat}/order`, { order });

/** A link by which another device has all my tables; it works once. */
export const deviceLink = () => ask<PersonalLink>("POST", "/me/link");

/** Who made a link to another device, and what it would do to this one. */
export const deviceInvitation = (link: string) => ask<DeviceInvitation>("POST", "/me/invitation", { link });

/** Have all tables of whoever made a link, here too; those of this device come along or are left. */
export const claimDevice = (link: string, mine: "move" | "leave") => ask<unknown>("POST", "/me/claim", { link, mine });

export const myDevices = async () => (await ask<{ devices: DeviceInfo[] }>("GET", "/me/devices")).devices;

/** End a device of mine; gives those that are left. */
export const endDevice = async (device: string) =>
  (await ask<{ devices: DeviceInfo[] }>("POST", "/me/devices/end", { device })).devices;

/** How I am told that a table waits for me. */
export const notices = () => ask<NoticeSettings>("GET", "/me/notices");

export const setNotices = (wish: NoticeWish) => ask<NoticeSettings>("POST", "/me/notices", wish);

/** Tell this browser by push; or, without a wish, no more. */
export const setPush = (wish?: PushWish) => (wish ? ask<NoticeSettings>("POST", "/me/push", wish) : ask<NoticeSettings>("POST", "/me/push/end"));

/** Ask an address whether it wants mail, at most once in some hours. */
export const wantMail = (address: string, hours: number) => ask<NoticeSettings>("POST", "/me/mail", { address, hours });

export const endMail = () => ask<NoticeSettings>("POST", "/me/mail/end");

/** What a link in a mail is for; gives whether it still was for anything. */
export const settleMail = async (what: "confirm" | "stop", secret: string) => (await ask<{ done: boolean }>("POST", `/mail/${what}`, { secret })).done;

/** What opens my turns and my feed, and nothing else; the one before ends. */
export const makeToken = async () => (await ask<{ token: string }>("POST", "/me/token")).token;

export const endToken = () => ask<NoticeSettings>("POST", "/me/token/end");

/** Which chat is told of a table of mine. */
export const hookOf = (code: string) => ask<HookInfo>("GET", `${table(code)}/hook`);

export const setHook = (code: string, url: string | null, lang: string) => ask<HookInfo>("POST", `${table(code)}/hook`, { url, lang });

export const puzzlesOf = (game: string) => ask<PuzzleList>("GET", `/puzzles/${encodeURIComponent(game)}`);

export const puzzleOf = (game: string, id: string) =>
  ask<PuzzleInfo>("GET", `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`);

/** A table alone with bots, where chance gives everybody the same. */
export const playDeal = (deal: NewDeal) => ask<TableInfo>("POST", "/deals", deal);

/** What is new of my puzzles, lessons and deals; gives all that is kept of me. */
export const keepProgress = (made: ProgressMade) => ask<ProgressKept>("POST", "/me/progress", made);

export const forgetFinished = () => ask<unknown>("POST", "/me/forget");

/** A table that cannot be continued goes on from its last good moment. */
export const mendTable = (code: string) => ask<TableInfo>("POST", `${table(code)}/mend`);

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

/** My games as one file: those that I play alone, and those that are over. */
export const gamesFile = () => ask<GamesFile>("GET", "/games-file");

/** Take games from such a file; gives how many are new here. Each is sent by itself: a host takes only so much at once. */
export async function takeGames(text: string): Promise<number> {
  const { games, ...rest } = JSON.parse(text) as GamesFile;
  let [count, wrong]: [number, unknown] = [0, undefined];
  for (const game of games) {
    try {
      count += (await ask<GamesTaken>("POST", "/games-file", { ...rest, games: [game] })).count;
    } catch (error) {
      if (!(error instanceof ApiError && error.problem.code === "no_games_file")) throw error;
      wrong = error;
    }
  }
  if (!count && (wrong || !games.length)) throw wrong ?? new Error("no games");
  return count;
}

/** The courses, with their scenes. */
export const courses = () => ask<CourseInfo[]>("GET", "/lessons");

/** A scene after what was answered in it; the last answer may be wrong. */
export const playScene = (course: string, scene: string, answers: readonly string[], whole = false) =>
  ask<LessonShown>("POST", `/lessons/${encodeURIComponent(course)}/${encodeURIComponent(scene)}`, { answers, whole });

/** Where a table is listened to; what was seen already is not told again. */
export function tableSocket(code: string, seat: number | null, seen: number): string {
  const query = new URLSearchParams({ seen: String(seen) });
  if (seat !== null) query.set("seat", String(seat));
  return `/ws${table(code)}?${query}`;
}
