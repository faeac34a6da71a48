/** What was learnt: the scenes that are done, by course. */
import { forget, foundOf, note } from "$lib/progress";

export function doneIn(course: string): string[] {
  const begin = `${course}/`;
  return Object.keys(foundOf("lesson"))
    .filter((scene) => scene.startsWith(begin))
    .map((scene) => scene.slice(begin.length));
}

export function keepDone(course: string, scene: string): void {
  note("lesson", `${course}/${scene}`, "done");
}

export function forgetDone(course: string): void {
  void forget("lesson", `${course}/`);
}

/** An answer to a step of a scene. */
export interface Answer {
  said: string;
  /** Was it a move at the table? */
  isMove: boolean;
}

const placeOf = (course: string, scene: string) => `robobid.lesson.${course}.${scene}`;

/** What was answered in a scene before the page was loaded anew. */
export function answersOf(course: string, scene: string): Answer[] {
  try {
    return JSON.parse(sessionStorage.getItem(placeOf(course, scene)) ?? "[]");
  } catch {
    return [];
  }
}

export function keepAnswers(course: string, scene: string, answers: readonly Answer[]): void {
  try {
    if (answers.length) sessionStorage.setItem(placeOf(course, scene), JSON.stringify(answers));
    else sessionStorage.removeItem(placeOf(course, scene));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
