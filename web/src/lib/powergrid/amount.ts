import type { Attachment } from "svelte/attachments";

/** What may be bid. */
export interface Range {
  least: number;
  most: number;
}

/** The nearest amount that is allowed. */
export const within = ({ least, most }: Range, wanted: number): number =>
  Math.max(least, Math.min(most, Math.round(wanted)));

export const isWithin = (range: Range, wanted: number): boolean => within(range, wanted) === wanted;

/** How far a key moves an amount. */
export const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

const PATIENCE = 400;
const PACE = 70;

/** A button that goes on as long as it is held. */
export const held =
  (act: () => void): Attachment<HTMLElement> =>
  (button) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasHeld = false;
    const again = () => {
      wasHeld = true;
      act();
      timer = setTimeout(again, PACE);
    };
    const press = () => {
      wasHeld = false;
      timer = setTimeout(again, PATIENCE);
    };
    const release = () => clearTimeout(timer);
    // A click is one step, unless the button has been held: that was enough.
    const click = () => {
      if (!wasHeld) act();
      wasHeld = false;
    };
    const ends = ["pointerup", "pointerleave", "pointercancel"];
    button.addEventListener("pointerdown", press);
    button.addEventListener("click", click);
    for (const end of ends) button.addEventListener(end, release);
    return () => {
      release();
      button.removeEventListener("pointerdown", press);
      button.removeEventListener("click", click);
      for (const end of ends) button.removeEventListener(end, release);
    };
  };

/** How fast things are counted that cost something. */
const COUNT_PACE = 170;

/** A button that counts as long as it is held: letting go does so many, leaving it does nothing. */
export const counted =
  (most: () => number, show: (count: number) => void, act: (count: number) => void): Attachment<HTMLElement> =>
  (button) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let count = 0;
    let wasHeld = false;
    const again = () => {
      wasHeld = true;
      count = Math.min(most(), count + 1);
      show(count);
      timer = setTimeout(again, COUNT_PACE);
    };
    const press = () => {
      wasHeld = false;
      timer = setTimeout(again, PATIENCE);
    };
    const leave = () => {
      clearTimeout(timer);
      count = 0;
      show(0);
    };
    const release = () => {
      const wanted = count;
      leave();
      if (wanted) act(wanted);
    };
    const click = () => {
      if (!wasHeld) act(1);
      wasHeld = false;
    };
    const menu = (event: Event) => wasHeld && event.preventDefault();
    const answers = { pointerdown: press, pointerup: release, pointerleave: leave, pointercancel: leave, click, contextmenu: menu };
    for (const [name, answer] of Object.entries(answers)) button.addEventListener(name, answer);
    return () => {
      leave();
      for (const [name, answer] of Object.entries(answers)) button.removeEventListener(name, answer);
    };
  };
