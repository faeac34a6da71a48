import type { PuzzleInfo } from "$lib/wire";
import type { Words } from "$lib/words.svelte";

const LETTERS = "ABCDEF";

/** Whoever solves it is the player; the others go by their letters. */
export function nameOf(words: Words, puzzle: PuzzleInfo, seat: number): string {
  return seat === puzzle.seat ? words.say("web.start.my_name") : LETTERS[seat]!;
}

/** Everybody at the table, as the boards want them. */
export function seatsOf(words: Words, puzzle: PuzzleInfo): { name: string; kind: "person" | "robot" }[] {
  return puzzle.view.players.map((player, seat) => ({
    name: nameOf(words, puzzle, seat),
    kind: "pieces" in player && player.pieces ? "robot" : "person",
  }));
}
