import type { Noun } from "$lib/message";
import type { Words } from "$lib/words.svelte";
import { strikesAround } from "./asked";
import type { Deed } from "./deed";
import { cardNoun, cityNoun, fuelNoun, marketNoun, regionNoun, robotNoun } from "./labels";
import type { Play } from "./play.svelte";

/** The robot that something is chosen for. */
export function robotChosenFor(words: Words, { scene }: Play): string | Noun {
  return scene.notes.robot === null ? "" : robotNoun(words, scene.name(scene.notes.robot));
}

/** One of the listed options: what it is called. */
export function optionNoun(words: Words, play: Play, option: Play["options"][number]): string | Noun {
  const action = option.action as Record<string, unknown> & { type: string };
  if ("city" in action) return cityNoun(words, String(action.city), play.scene.city(String(action.city)));
  if ("region" in action) return regionNoun(words, String(action.region));
  if ("plant" in action) return cardNoun(words, action.plant as number);
  if ("fuel" in action) return fuelNoun(words, action.fuel as number);
  if ("market" in action) return marketNoun(words, String(action.market));
  return words.say("web.powergrid.do.buy_nothing");
}

/** A choice among few things: of my own, or for a robot. */
export function picking(words: Words, play: Play): Deed {
  const picked = play.options.find(({ move }) => move === play.picked);
  const done = play.options.find(({ action }) => action.type === "Done");
  const kind = play.kind ?? "";
  const robot = robotChosenFor(words, play);
  const key = [play.asked, kind].map((each) => `web.powergrid.pick.${each}`).find((each) => words.has(each));
  const title = words.say(key ?? "web.powergrid.pick.choose", { robot });
  const what = picked && optionNoun(words, play, picked);
  return {
    title: String(what ?? title),
    parts: [],
    note: picked ? play.followsFrom(picked.move) || title : "",
    plant: (picked?.action as { plant?: number } | undefined)?.plant,
    go: picked && what !== undefined
      ? {
          label: words.say(words.has(`web.powergrid.picked.${kind}`) ? `web.powergrid.picked.${kind}` : "web.powergrid.picked.choose", { what, robot }),
          icon: "check",
          act: () => (kind === "stay" ? play.actAll(strikesAround(play.options, picked.move)) : play.act(picked.move)),
        }
      : undefined,
    end: done ? { label: words.say("web.powergrid.do.buy_nothing"), act: () => play.act(done.move) } : undefined,
  };
}
