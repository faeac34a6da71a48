import type { Rule, Rules } from "$lib/rules";
import type { Words } from "$lib/words.svelte";
import { peripheralWord } from "./labels";
import type { Scene } from "./scene.svelte";
import { peripheralName } from "./tell";

/** The rules, each with its number and this game's own figures. */
export function rulesOf(words: Words, scene: Scene): Rules {
  const now = chapterOf(scene);
  const chapters = Object.entries(chaptersOf(words, scene));
  return {
    now: chapters.flatMap(([name, rules]) => (name === now || name === "always" ? rules : [])),
    others: chapters.flatMap(([name, rules]) => (name === now || name === "always" ? [] : rules)),
  };
}

type Chapter = "auction" | "building" | "ending";

function chapterOf(scene: Scene): Chapter {
  if (scene.isAuction) return "auction";
  return scene.view.phase === "building" ? "building" : "ending";
}

function chaptersOf(words: Words, scene: Scene): Record<Chapter | "always", Rule[]> {
  const { view } = scene;
  const now = view.rules;
  const rule = (number: string, variant = "", values: Record<string, string | number> = {}): Rule => {
    const key = ["fzzzt.rule", number, variant].filter(Boolean).join(".");
    return { number, text: words.say(key, values) };
  };
  const isOpen = now.bids_in_turn && now.bid_sizes_open;
  const chief = scene.isMe(view.chief) ? words.say("web.you_in_a_list") : scene.name(view.chief);
  return {
    auction: [
      rule("F4.1", now.bids_in_turn ? "in_turn" : "at_once"),
      rule("F4.2", now.bids_face_up ? "face_up" : isOpen ? "open" : "hidden"),
      rule("F4.3", "", { most: Math.min(now.bid_cards_at_most, now.hand_size) }),
      rule("F4.5", "", { mechanic: now.mechanic_power, fzzzt: now.fzzzt_has_power ? 3 : 0 }),
      rule("F4.7", now.winner_pays),
      rule("F4.9", now.tie_goes_to, { chief }),
      rule("F4.10", now.chief_goes_to),
      rule("F4.11", now.new_hand_when, { n: now.hand_size }),
      rule("F3.3", now.belt_speed, { n: scene.beltLength }),
    ],
    building: [rule("F5.2", "", { n: now.robots_per_unit }), rule("F5.3"), rule("F5.4")],
    ending: [rule("F6.2")],
    always: [
      ...peripheralRule(scene, rule, words),
      rule("F6.4"),
      rule("F6.5"),
      rule("F5.5", "", { rounds: scene.rounds, n: view.deck_size, belt: scene.beltLength }),
      rule("F6.6", now.fzzzt_counts_as_robot ? "fzzzt" : "robots"),
    ],
  };
}

function peripheralRule(
  { view }: Scene,
  rule: (number: string, variant: string, values: Record<string, string>) => Rule,
  words: Words,
): Rule[] {
  if (!view.peripheral) return [];
  const effect = words.say(`fzzzt.peripheral.${peripheralWord(view.peripheral)}`);
  return [rule("F7.2", "", { peripheral: peripheralName(view.peripheral), effect })];
}
