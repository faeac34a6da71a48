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
