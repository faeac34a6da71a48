import type { Words } from "$lib/words.svelte";
import { peripheralWord } from "./labels";
import type { Scene } from "./scene.svelte";
import { peripheralName } from "./tell";

export interface Rule {
  number: string;
  text: string;
}

/** The rules that matter now, each with its number and this game's own figures. */
export function rulesNow(words: Words, scene: Scene): Rule[] {
  const { view } = scene;
  const now = view.rules;
  const rules: Rule[] = [];
  const rule = (number: string, variant = "", values: Record<string, string | number> = {}) => {
    const key = ["fzzzt.rule", number, variant].filter(Boolean).join(".");
    rules.push({ number, text: words.say(key, values) });
  };
  if (view.peripheral) {
    const effect = words.say(`fzzzt.peripheral.${peripheralWord(view.peripheral)}`);
    rule("F7.2", "", { peripheral: peripheralName(view.peripheral), effect });
  }
  if (scene.isAuction) {
    const isOpen = now.bids_in_turn && now.bid_sizes_open;
    const chief = scene.isMe(view.chief) ? words.say("web.you") : scene.name(view.chief);
    rule("F4.1", now.bids_in_turn ? "in_turn" : "at_once");
    rule("F4.2", now.bids_face_up ? "face_up" : isOpen ? "open" : "hidden");
    rule("F4.3", "", { most: Math.min(now.bid_cards_at_most, now.hand_size) });
    rule("F4.5", "", { mechanic: now.mechanic_power, fzzzt: now.fzzzt_has_power ? 3 : 0 });
    rule("F4.7", now.winner_pays);
    rule("F4.9", now.tie_goes_to, { chief });
    rule("F4.10", now.chief_goes_to);
    rule("F4.11", now.new_hand_when, { n: now.hand_size });
    rule("F3.3", now.belt_speed, { n: scene.beltLength });
  } else if (view.phase === "building") {
    rule("F5.2", "", { n: now.robots_per_unit });
    rule("F5.3");
    rule("F5.4");
  } else {
    rule("F6.2");
  }
  rule("F6.4");
  rule("F6.5");
  rule("F5.5", "", { rounds: scene.rounds, n: view.deck_size, belt: scene.beltLength });
  rule("F6.6", now.fzzzt_counts_as_robot ? "fzzzt" : "robots");
  return rules;
}
