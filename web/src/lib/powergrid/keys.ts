import { DOUBLE_TAP } from "$lib/taps";
import { focusOn } from "$lib/ui/keys";
import type { Deed } from "./deed";
import type { Play } from "./play.svelte";

/** What the keys at a table of Power Grid do, beside those of every table. */
export function powerGridKeys(play: Play, deed: () => Deed): Record<string, () => void> {
  const isBid = () => deed().hasStepper;
  const less = () => {
    const last = play.bought.at(-1);
    if (isBid()) play.amount -= 1;
    else if (last) play.unbuy(last.fuel);
  };
  const more = () => {
    const last = play.bought.at(-1);
    if (isBid()) play.amount += 1;
    else if (last) play.buy(last.fuel);
  };
  const end = () => {
    if (play.kind === "open" || play.kind === "bid" || play.kind === "city-bid") return;
    (deed().end ?? deed().go)?.act();
  };
  // Where nothing is bid these keys turn the page, as ever.
  const leaps: Record<string, () => void> = isBid()
    ? { PageUp: () => (play.amount += 10), PageDown: () => (play.amount -= 10) }
    : {};
  return {
    ...leaps,
    Enter: () => {
      const { question } = play;
      if (!question) deed().go?.act();
      else if (performance.now() - question.at >= DOUBLE_TAP) question.yes();
    },
    Backspace: () => (play.mayUndo ? play.takeBack() : play.clear()),
    "+": more,
    "=": more,
    "-": less,
    p: () => {
      if (play.kind === "open" || play.kind === "bid" || play.kind === "city-bid") deed().end?.act();
    },
    e: end,
    b: () => focusOn("map"),
    h: () => focusOn("hand"),
    f: () => focusOn("fuel"),
    t: () => play.table.askHint(),
  };
}

/** What a digit chooses: a plant of the market, a fuel, one of mine, or an option. */
export function chooseByDigit(play: Play, at: number): void {
  const { scene } = play;
  switch (play.kind) {
    case "open": {
      const plant = scene.view.market[at];
      if (plant !== undefined) play.choosePlant(plant);
      return;
    }
    case "fuel":
      if (at < 4) play.buy(at);
      return;
    case "build": {
      const site = play.building?.sites[at];
      if (site) play.chooseCity(site.city);
      return;
    }
    case "run": {
      const plant = scene.me?.plants[at];
      if (plant !== undefined) play.choosePlant(plant);
      return;
    }
    default: {
      const option = play.options[at];
      if (option && "city" in option.action) play.chooseCity(option.action.city);
      else if (option) play.picked = option.move;
    }
  }
}

/** Which keys there are, and by which word each is explained. */
export const POWER_GRID_KEYS: readonly (readonly [key: string, what: string])[] = [
  ["1 – 9", "pg_choose"], ["Enter", "pg_act"], ["+ −", "pg_amount"], ["PgUp PgDn", "pg_leap"], ["+ − 0", "pg_zoom"], ["P", "pg_pass"], ["E", "pg_end"],
  ["Backspace", "back"], ["T", "hint"], ["N", "now"], ["B", "pg_map"], ["H", "pg_own"], ["F", "pg_fuel"],
  ["S", "seats"], ["L", "log"], ["C", "chat"], ["R", "rules"], ["?", "help"],
];
