/** A game that is looked back on, as the pages show it. */
import type { Line, Speaker } from "$lib/speak";
import type { Account, Analysis, Drawn, Judged } from "$lib/wire";
import type { Words } from "$lib/words.svelte";

/** As chess players write it: colours alone say nothing to some. */
export const SIGNS: Record<Judged["grade"], string> = { best: "✓", good: "=", doubtful: "?!", mistake: "?", blunder: "??", no_stake: "·" };
export const GRADES = Object.keys(SIGNS) as Judged["grade"][];
/** Grades of moves that gave nothing away, and of those that cost something. */
const FAULTLESS: readonly Judged["grade"][] = ["best", "no_stake"];
const COSTLY: readonly Judged["grade"][] = ["doubtful", "mistake", "blunder"];
export const isFaultless = ({ grade }: Pick<Judged, "grade">) => FAULTLESS.includes(grade);

/** A chance or a change of one, in games out of 100. */
export const games = (chance: number, lang: string, digits = 1) =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(100 * chance);

export const signed = (chance: number, lang: string) =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(100 * chance);

export type Which = "costly" | "turns" | "all";

export class Looking {
  readonly code: string;
  readonly game: string;
  /** What was pasted; none of a table's. */
  readonly record: string | null;
  readonly account: Account;
  readonly speaker: Speaker;
  readonly players: readonly string[];
  /** My seat, if I sat there. */
  readonly mine: number | undefined;
  readonly #marks: readonly number[];
  readonly #at: Map<number, Judged>;

  constructor({ code, game, record }: Analysis, account: Account, speaker: Speaker, players: readonly string[], { marks = [], mine }: { marks?: readonly number[]; mine?: number | undefined } = {}) {
    this.code = code;
    this.game = game;
    this.record = record;
    this.account = account;
    this.speaker = speaker;
    this.players = players;
    this.mine = mine;
    this.#marks = marks;
    this.#at = new Map(account.moves.map((move) => [move.number, move]));
  }

  /** What is decided next, after so many entries, if it was judged. */
  next(at: number): Judged | undefined {
    return this.#at.get(at + 1);
  }

  /** What would have been better then, for the board; with some eyes it is not seen. */
  better(at: number, eyes?: number): object | undefined {
    const move = this.next(at);
    if (eyes !== undefined && move?.seat !== eyes) return undefined;
    return move?.better_action ?? move?.points?.better_action ?? undefined;
  }

  /** A story with the grades of what gave something away, behind who did it. */
  marked(lines: readonly Line[], words: Pick<Words, "say">): Line[] {
    const told = new Map<number, number>();
    return lines.map((line) => {
      const { seat, position } = line;
      if (seat == null || !position) return line;
      const since = told.get(seat) ?? 0;
      told.set(seat, position);
      const done = this.account.moves.filter((move) => move.seat === seat && move.number > since && move.number <= position);
      const worst = GRADES.findLast((grade) => !FAULTLESS.includes(grade) && done.some((move) => move.grade === grade));
      return worst ? { ...line, text: `${line.text} ${SIGNS[worst]} ${words.say(`analysis.grade.${worst}`)}` } : line;
    });
  }

  /** The strokes of luck that clearly helped and hurt everybody most. */
  draws(): { seat: number; drawn: Drawn }[] {
    const at = new Map(this.account.draws.map((drawn) => [drawn.number, drawn]));
    return this.account.seats.flatMap(({ seat, luckiest, unluckiest }) =>
      [luckiest, unluckiest].flatMap((number) => {
        const drawn = number === null ? undefined : at.get(number);
        return drawn ? [{ seat, drawn }] : [];
      }),
    );
  }

  /** The moves of a list: what cost something, turning points or all, of everybody or of one seat. */
  moves(which: Which, seat: number | undefined): Judged[] {
    const turns = this.account.turns.map(({ number }) => number);
    return this.account.moves.filter(
      (move) =>
        (seat === undefined || move.seat === seat) &&
        (which === "all" || (which === "turns" ? turns.includes(move.number) : COSTLY.includes(move.grade) || Boolean(move.points?.better))),
    );
  }

  /** A judged move in words, with what it was for and what came of it. */
  told(move: Judged): string {
    const done = this.speaker.words(move.told as never);
    return move.outcome ? `${done}, ${this.speaker.words(move.outcome as never)}` : done;
  }

  /** A grade in words, and what the move cost: games, or points where no chance was at stake. */
  graded(move: Judged, words: Pick<Words, "say" | "lang">): string {
    const { loss, error, points } = move;
    const grade = words.say(points ? "analysis.even" : `analysis.grade.${move.grade}`);
    if (points?.told) return `${grade}, ${this.speaker.words(points.told as never)}`;
    if (isFaultless(move)) return grade;
    return `${grade}, ${words.say("analysis.loss", { loss: games(loss, words.lang), error: games(error, words.lang) })}`;
  }

  /** What would have been better, in words. */
  improved(move: Judged, words: Pick<Words, "say">): string | undefined {
    const better = move.better_told ?? move.points?.better_told;
    return better ? words.say("analysis.better", { better: this.speaker.words(better as never) }) : undefined;
  }

  /** A player's mark, as at the table. */
  number(seat: number): number {
    return this.#marks[seat] ?? seat + 1;
  }

  name(seat: number): string {
    return this.players[seat] ?? "?";
  }
}
