import { createContext } from "svelte";
import { tableSocket } from "./api";
import { connect as connectToHost } from "./host";
import type { Connect, Wire } from "./socket";
import { goOn, type StoryLine } from "./story";
import type {
  ClientMessage,
  HintGiven,
  Problem,
  ServerMessage,
  SlipInfo,
  State,
  MoveInfo,
  TableInfo,
  TalkLine,
  ThinkingInfo,
  Told,
} from "./wire";

/** A state with the rules that matter in it, also where they came with an earlier one. */
export type ShownState = State & { rules: NonNullable<State["rules"]> };

/** A move that is being shown, before the table goes on to what it led to. */
export interface Pause {
  move: MoveInfo;
  after: ShownState;
}

export type Connection = "joining" | "live" | "restarting" | "lost" | "refused" | "gone";

/** A move that the coach looks at before it is sent. */
interface Weighed {
  id: string;
  move: string;
}

/** Milliseconds after which a move is sent, whatever the coach thinks of it. */
const PATIENCE = 2_500;

type Sent = Extract<ClientMessage, { id: string }>;

/**
 * A table as it is on the screen.
 *
 * What arrives is shown move by move: `pauses` says which moves are held until
 * somebody, or the clock, says `goOn`.
 */
export class Table {
  readonly code: string;
  connection: Connection = $state("joining");
  #info: TableInfo | undefined = $state.raw();
  /** When that was said, by this machine's clock. */
  infoAt = $state(0);
  seat: number | null = $state(null);
  state: ShownState | undefined = $state.raw();
  pause: Pause | undefined = $state.raw();
  moves: MoveInfo[] = $state.raw([]);
  /** What has been told of them. */
  story: StoryLine[] = $state.raw([]);
  talk: TalkLine[] = $state.raw([]);
  /** The bots that need long, and when that was said. */
  thinking: ThinkingInfo[] = $state.raw([]);
  thinkingAt = $state(0);
  /** Who answered last for a seat whose own player could not. */
  answered: Told | undefined = $state.raw();
  problem: Problem | undefined = $state.raw();
  hint: HintGiven | undefined = $state.raw();
  /** Is somebody thinking about a hint for me? */
  isThinking = $state(false);
  /** The part of the table that a lesson speaks of. */
  point = $state("");
  /** An action that is on its way. */
  sent: Sent | undefined = $state.raw();
  /** Does a coach look at my moves before they are sent? */
  isCoached = $state(false);
  /** How much of the screen coach and advice take above the table, in pixels. */
  above = $state(0);
  /** Does what the coach says stand above the table? */
  hasCoach = $state(false);
  weighed: Weighed | undefined = $state.raw();
  /** What is wrong with a move that I may not have meant. */
  slip: (SlipInfo & { played: string }) | undefined = $state.raw();
  /** The move that was asked about last, and when. */
  #doubted = "";
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** How many moves wait to be shown. */
  backlog = $state(0);
  /** The position that my last action led to: what was asked before it is answered. */
  #answered = $state(0);

  /** Did I take back what I did last? Then nothing is played for me. */
  hasTakenBack = $state(false);
  /** Is what is on its way to be taken back? */
  #takesBack = false;
  #waiting: Pause[] = [];
  #rules: ShownState["rules"] | undefined;
  #seen = 0;
  readonly #wire: Wire;
  /** Is it the table of a lesson, which nobody else knows of? */
  readonly isLesson: boolean;
  readonly #pauses: (move: MoveInfo) => boolean;
  readonly #happened: (move: MoveInfo) => void;

  constructor(
    code: string,
    seat: number | null,
    pauses: (move: MoveInfo) => boolean,
    happened: (move: MoveInfo) => void,
    connect?: Connect,
  ) {
    this.code = code;
    this.seat = seat;
    this.#pauses = pauses;
    this.#happened = happened;
    this.isLesson = !!connect;
    this.#wire = (connect ?? connectToHost)({
      address: () => tableSocket(code, this.seat, this.#seen),
      hear: (message) => this.#hear(message),
      change: (connection) => (this.connection = connection),
    });
  }

  get info(): TableInfo | undefined {
    return this.#info;
  }

  set info(info: TableInfo | undefined) {
    this.#info = info;
    this.infoAt = Date.now();
  }

  /** Does a bot play for me? */
  get isPlayedFor(): boolean {
    return this.seat !== null && !!this.info?.seats[this.seat]?.stand_in;
  }

  close(): void {
    clearTimeout(this.#patience);
    this.#wire.close();
  }

  /** The seats that belong to this browser. */
  get mine(): number[] {
    return (this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
  }

  get isSpectator(): boolean {
    return this.seat === null;
  }

  /** What I am to decide, once everything before it has been shown. */
  get decision() {
    if (!this.state || this.pause || this.sent || this.isPlayedFor) return null;
    return this.state.position < this.#answered ? null : this.state.decision;
  }

  /** Does the table as it is shown wait for me? It still does while my answer is on its way. */
  get isAsked(): boolean {
    return !!this.state?.decision && !this.pause;
  }

  /** Can the next action be sent: is everything shown, and the last one answered? */
  get isReady(): boolean {
    return !!this.state && !this.sent && !this.weighed && !this.pause && this.state.position >= this.#answered;
  }

  /** Do something; a coach looks at it first, unless I am sure or have no choice. */
  act(move: string, isSure = false): void {
    if (!this.state || this.sent || this.weighed || this.slip) return;
    this.hasTakenBack = false;
    const { coach, decision } = this.state;
    const doubt = `${coach?.moment} ${move}`;
    if (!this.isCoached || !coach || isSure || decision?.forced || this.#doubted === doubt) this.#act(move);
    else this.#weigh(move, doubt);
  }

  #act(move: string): void {
    if (this.state) this.#send({ type: "act", id: newId(), position: this.state.position, move });
  }

  #weigh(move: string, doubt: string): void {
    this.#doubted = doubt;
    this.problem = undefined;
    this.weighed = { id: newId(), move };
    this.#patience = setTimeout(() => this.#settle(), PATIENCE);
    if (!this.#wire.send({ type: "weigh", position: this.state!.position, ...this.weighed })) this.#settle();
  }

  /** The coach has looked at a move, or takes too long: send it, unless something is wrong with it. */
  #settle(slip: SlipInfo | null = null): void {
    clearTimeout(this.#patience);
    const played = this.weighed?.move;
    this.weighed = undefined;
    if (played === undefined) return;
    if (slip) this.slip = { ...slip, played };
    else this.#act(played);
  }

  /** Do what the coach has asked about, or think again: then what it would do lies ready as a hint. */
  answerSlip(isMeant: boolean): void {
    const slip = this.slip;
    this.slip = undefined;
    if (!slip || !this.state) return;
    if (isMeant) this.act(slip.played, true);
    else this.hint = { type: "hint", position: this.state.position, move: slip.move, action: slip.action, told: slip.why };
  }

  /** Take back what I did last; if it is still on its way, as soon as it has arrived. */
  takeBack(): void {
    this.#takesBack = !!this.sent;
    this.hasTakenBack = true;
    if (!this.state || this.sent) return;
    this.#send({ type: "undo", id: newId(), position: this.state.position });
  }

  /** Are hints given here? Among people only where all have them. */
  get hasHints(): boolean {
    const seats = this.info?.seats ?? [];
    return !this.isLesson && (!!this.info?.hints || seats.every((seat) => seat.kind !== "person" || seat.mine));
  }

  askHint(): void {
    this.isThinking = this.#wire.send({ type: "hint" });
  }

  say(text: string): boolean {
    return this.#wire.send({ type: "say", text });
  }

  /** Remind somebody that the table waits for them. */
  nudge(seat: number): void {
    this.#wire.send({ type: "nudge", seat });
  }

  /** Let a simpler bot answer for one that needs long. */
  hurry(seat: number): void {
    this.#wire.send({ type: "hurry", seat });
  }

  /** Look through the eyes of another seat of this browser. */
  sit(seat: number | null): void {
    this.#wire.send({ type: "sit", seat, seen: 0 });
  }

  /** Show what comes after the move that is held. */
  goOn(): void {
    if (!this.pause) return;
    this.#show(this.pause.after);
    this.pause = undefined;
    this.#next();
  }

  #send(message: Sent): void {
    this.#takesBack = false;
    this.problem = undefined;
    this.hint = undefined;
    this.sent = message;
    // If nobody hears it now, it is sent again when the connection is back.
    this.#wire.send(message);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.#begin(message);
        break;
      case "move":
        this.#seen = Math.max(this.#seen, message.move.position);
        this.#waiting.push({ move: message.move, after: this.#withRules(message.state) });
        this.backlog = this.#waiting.length;
        this.#next();
        break;
      case "accepted":
        if (message.id === this.sent?.id) {
          this.#answered = message.position;
          this.sent = undefined;
          if (this.#takesBack && this.isReady) this.takeBack();
        }
        break;
      case "weighed":
        if (message.id === this.weighed?.id) this.#settle(message.slip);
        break;
      case "refused":
        if (message.id !== null && message.id === this.weighed?.id) {
          this.#settle();
          break;
        }
        if (message.id !== null && message.id === this.sent?.id) this.sent = undefined;
        this.problem = message.problem;
        this.isThinking = false;
        break;
      case "talk":
        this.talk = [...this.talk, message.line];
        break;
      case "waits":
        this.#wait(message.thinking);
        break;
      case "changed":
        this.info = message.table;
        break;
      case "gone":
        this.close();
        this.connection = "gone";
        break;
      case "hint":
        this.hint = message;
        this.isThinking = false;
        break;
    }
  }

  #begin(message: Extract<ServerMessage, { type: "table" }>): void {
    // A lesson in which something was taken back is shown anew as well.
    const isNew = this.state === undefined || message.seat !== this.seat || message.state.position < this.state.position;
    const before = isNew ? [] : this.moves;
    const last = before.at(-1)?.position ?? 0;
    const fresh = message.moves.filter((move) => move.position > last);
    this.#waiting = [];
    this.backlog = 0;
    this.#answered = 0;
    this.pause = undefined;
    this.info = message.table;
    this.seat = message.seat;
    this.talk = message.talk;
    this.#wait(message.thinking);
    this.moves = [...before, ...fresh];
    this.story = goOn(isNew ? [] : this.story, fresh);
    this.#show(this.#withRules(message.state));
    this.#seen = message.state.position;
    if (!isNew) fresh.forEach(this.#happened);
    if (this.sent) this.#wire.send(this.sent);
  }

  #wait(thinking: ThinkingInfo[]): void {
    this.thinking = thinking;
    this.thinkingAt = Date.now();
  }

  /** Rules come only when they have changed. */
  #withRules(state: State): ShownState {
    this.#rules = state.rules ?? this.#rules;
    return { ...state, rules: this.#rules! };
  }

  #next(): void {
    while (!this.pause) {
      const next = this.#waiting.shift();
      this.backlog = this.#waiting.length;
      if (!next) return;
      this.moves = [...this.moves, next.move];
      this.story = goOn(this.story, [next.move]);
      if (next.move.answered) this.answered = next.move.answered;
      this.#happened(next.move);
      if (this.#pauses(next.move)) this.pause = next;
      else this.#show(next.after);
    }
  }

  #show(state: ShownState): void {
    if (!state.decision) this.slip = undefined;
    if (state.position !== this.state?.position) {
      this.hint = undefined;
      this.isThinking = false;
    }
    this.state = state;
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const [getTable, setTable] = createContext<Table>();
