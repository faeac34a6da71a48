import type { Tab } from "$lib/fzzzt/Side.svelte";
import type { Play } from "$lib/fzzzt/play.svelte";

interface Place {
  play: Play;
  isOn: () => boolean;
  open: (tab: Tab) => void;
  close: () => void;
  read: () => void;
  help: () => void;
}

const focus = (id: string) => {
  const place = document.getElementById(id);
  (place?.querySelector<HTMLElement>("button, [tabindex='0']") ?? place)?.focus();
};

/** Single keys at a table; typing somewhere is never taken for one. */
export function tableKeys({ play, isOn, open, close, read, help }: Place) {
  const choose = (at: number) => {
    const id = play.hand[at];
    if (!id) return;
    if (play.mayBuild) play.pick(id);
    else play.toggle(id);
  };
  const act = () => {
    if (play.scene.reveal) play.table.goOn();
    else if (play.mayBid) play.layBid();
  };
  const keys: Record<string, () => void> = {
    Enter: act,
    Backspace: () => (play.table.state?.may_undo ? play.takeBack() : play.clear()),
    Escape: close,
    n: read,
    b: () => focus("belt"),
    h: () => focus("hand"),
    s: () => focus("seats"),
    l: () => open("talk"),
    c: () => {
      open("talk");
      setTimeout(() => document.getElementById("talk")?.focus(), 60);
    },
    r: () => open("rules"),
    e: () => play.mayBuild && play.finish(),
    t: () => play.table.askHint(),
    "?": help,
  };
  return (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const types = target.closest("input, textarea, select, dialog");
    if (!isOn() || types || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" && target.closest("button, a")) return;
    if (/^[1-9]$/.test(event.key)) choose(Number(event.key) - 1);
    else if (keys[event.key.length === 1 ? event.key.toLowerCase() : event.key])
      keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]!();
    else return;
    event.preventDefault();
  };
}
