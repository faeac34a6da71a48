import type { Line } from "$lib/speak";
import type { EntryInfo } from "$lib/wire";
import type { Words } from "$lib/words.svelte";

interface Cast {
  name: (seat: number) => string;
  isMe: (seat: number) => boolean;
}

/** What an entry of a record is about: `told` is its main sentence, if it has one. */
export function titleOf(words: Words, cast: Cast, entry: EntryInfo | undefined, told: Line | undefined): string {
  if (!entry) return words.say("web.replay.begins");
  const { seat, move, undo } = entry;
  if (seat === null || (told && !undo)) return told?.text ?? move;
  const who = cast.isMe(seat) ? "you" : "other";
  return words.say(undo ? "web.replay.took_back" : "web.replay.turn_ended", { who, name: cast.name(seat) });
}
