import { createContext } from "svelte";
import { ApiError, playScene } from "$lib/api";
import type { Connect, Listener } from "$lib/socket";
import type { ClientMessage, CourseInfo, LessonShown, TableInfo } from "$lib/wire";
import { answersOf, keepAnswers, keepDone, type Answer } from "./progress";

type Act = Extract<ClientMessage, { type: "act" }>;
type Undo = Extract<ClientMessage, { type: "undo" }>;

/** A scene that is being played: it answers the table in place of a connection. */
export class Lesson {
  readonly course: CourseInfo;
  readonly scene: string;
  /** What was answered rightly so far; a move at the table can be taken back. */
  #answers: Answer[] = [];
  #listener: Listener | undefined;
  #latest: LessonShown | undefined = $state.raw();
  /** What is said and asked, as soon as the table has shown what led to it. */
  shown: LessonShown | undefined = $state.raw();
  isBusy = $state(false);

  constructor(course: CourseInfo, scene: string) {
    this.course = course;
    this.scene = scene;
  }

  /** The number of this scene in its course, counted from 1. */
  get number(): number {
    return this.course.scenes.findIndex(({ name }) => name === this.scene) + 1;
  }

  /** The name of the scene that follows; the last one has none. */
  get next(): string | undefined {
    return this.course.scenes[this.number]?.name;
  }

  /** Is everything said and done? What is read last needs no answer. */
  get isOver(): boolean {
    return !!this.shown && isEnd(this.shown);
  }

  async begin(): Promise<TableInfo> {
    this.#answers = answersOf(this.course.name, this.scene);
    try {
      this.#latest = this.shown = await this.#play([], true);
    } catch (error) {
      if (!(error instanceof ApiError) || !this.#answers.length) throw error;
      // The scene has changed since: it begins anew.
      this.#answers = [];
      this.#latest = this.shown = await this.#play([], true);
    }
    return this.#latest.table!.table;
  }

  readonly connect: Connect = (listener) => {
    this.#listener = listener;
    queueMicrotask(() => {
      listener.change("live");
      listener.hear(this.#latest!.table!);
    });
    return {
      send: (message) => {
        if (message.type === "act") void this.#answer(message.move, message);
        else if (message.type === "undo") void this.#takeBack(message);
        else return false;
        return true;
      },
      close: () => undefined,
    };
  };

  /** Say what comes next: the table has shown what the last answer led to. */
  settle(): void {
    this.shown = this.#latest;
  }

  goOn(): void {
    void this.#answer("");
  }

  choose(answer: string): void {
    void this.#answer(answer);
  }

  async #answer(said: string, act?: Act): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      const answered = await this.#play([said]);
      if (answered.wrong) this.#repeat(answered, act);
      else this.#proceed(said, answered, act);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#listener?.hear({ type: "refused", id: act?.id ?? null, problem: error.problem });
    } finally {
      this.isBusy = false;
    }
  }

  #play(more: string[], whole = false): Promise<LessonShown> {
    return playScene(this.course.name, this.scene, [...this.#answers.map(({ said }) => said), ...more], whole);
  }

  /** Take the last move at the table back, and all that was answered since: the table is shown anew. */
  async #takeBack({ id, position }: Undo): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      const last = this.#answers.findLastIndex(({ isMove }) => isMove);
      if (last >= 0) this.#keep(this.#answers.slice(0, last));
      const shown = await this.#play([], true);
      this.#latest = this.shown = shown;
      this.#listener?.hear({ type: "accepted", id, position });
      this.#listener?.hear(shown.table!);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#listener?.hear({ type: "refused", id, problem: error.problem });
    } finally {
      this.isBusy = false;
    }
  }

  #keep(answers: Answer[]): void {
    this.#answers = answers;
    keepAnswers(this.course.name, this.scene, answers);
  }

  /** A wrong answer: nothing has changed at the table. */
  #repeat(answered: LessonShown, act?: Act): void {
    this.#latest = this.shown = answered;
    if (act) this.#listener?.hear({ type: "accepted", id: act.id, position: act.position });
  }

  #proceed(said: string, answered: LessonShown, act?: Act): void {
    this.#keep([...this.#answers, { said, isMove: !!act }]);
    this.#latest = answered;
    // While the table shows what the right answer led to, nothing is wrong any more.
    if (this.shown) this.shown = { ...this.shown, wrong: null, news: [] };
    answered.moved.forEach((moved) => this.#listener?.hear(moved));
    const position = answered.moved.at(-1)?.move.position ?? act?.position ?? 0;
    if (act) this.#listener?.hear({ type: "accepted", id: act.id, position });
    if (!isEnd(answered)) return;
    keepDone(this.course.name, this.scene);
    keepAnswers(this.course.name, this.scene, []);
  }
}

function isEnd({ asks, step, steps }: LessonShown): boolean {
  return asks === "over" || (asks === "go_on" && step === steps - 1);
}

export const [getLesson, setLesson] = createContext<Lesson>();
