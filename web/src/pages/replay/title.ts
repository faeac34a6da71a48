import type { Line } from "$lib/speak";
import type { EntryInfo } from "$lib/wire";
import type { Words } from "$lib/words.svelte";

interface Cast {
  name: (seat: number) => string;
  isMe: (seat: number) => boolean;
}

/**
 * What an entry of a record is about: `told` is its main sentence, if it has one. What
 * is done silently or in secret has the message `silent`.
 */
export function titleOf(
  words: Words,
  cast: Cast,
  entry: EntryInfo | undefined,
  told: Line | undefined,
  silent: "web.replay.turn_ended" | "web.now.building",
): string {
  if (!entry) return words.say("web.replay.begins");
  const { seat, move, undo } = entry;
  if (seat === null || (told && !undo)) return told?.text ?? move;
  const [who, name] = [cast.isMe(seat) ? "you" : "other", cast.name(seat)];
  return words.say(undo ? "web.replay.took_back" : silent, { who, name, names: name, n: 1 });
}
