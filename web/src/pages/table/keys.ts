import type { Play } from "$lib/fzzzt/play.svelte";
import { focusOn } from "$lib/ui/keys";

/** What the keys at a table of Fzzzt! do, beside those of every table. */
export function fzzztKeys(play: Play): Record<string, () => void> {
  const act = () => {
    if (play.scene.reveal) play.table.goOn();
    else if (play.mayBid) play.layBid();
  };
  return {
    Enter: act,
    Backspace: () => (play.table.state?.may_undo ? play.takeBack() : play.clear()),
    b: () => focusOn("belt"),
    h: () => focusOn("hand"),
    e: () => play.mayBuild && play.finish(),
    t: () => play.table.askHint(),
  };
}

export function chooseCard(play: Play, at: number): void {
  const id = play.hand[at];
  if (!id) return;
  if (play.mayBuild) play.pick(id);
  else play.toggle(id);
}

/** Which keys there are, and by which word each is explained. */
export const FZZZT_KEYS: readonly (readonly [key: string, what: string])[] = [
  ["1 – 9", "choose"], ["Enter", "act"], ["Backspace", "back"], ["E", "end"], ["T", "hint"],
  ["N", "now"], ["H", "hand"], ["B", "belt"], ["S", "seats"], ["L", "log"], ["C", "chat"],
  ["R", "rules"], ["?", "help"],
];
