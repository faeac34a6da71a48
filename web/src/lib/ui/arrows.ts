import type { Attachment } from "svelte/attachments";

/** Arrow keys move between the buttons of a group, Home and End to its ends. */
export const arrows: Attachment<HTMLElement> = (group) => {
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const end = { Home: 0, End: -1 }[event.key];
    if (step === undefined && end === undefined) return;
    const buttons = [...group.querySelectorAll<HTMLElement>("button, a[href]")];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const next =
      end !== undefined ? buttons.at(end) : buttons[(at + step! + buttons.length) % buttons.length];
    next?.focus();
    event.preventDefault();
  };
  group.addEventListener("keydown", move);
  return () => group.removeEventListener("keydown", move);
};
