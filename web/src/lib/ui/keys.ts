interface Keys {
  isOn: () => boolean;
  /** By the key's name; letters are small. */
  keys: () => Record<string, () => void>;
  /** What the digits 1 to 9 choose, counted from 0. */
  choose: (at: number) => void;
}

/** Put the focus on a part of the table, on the first thing in it that can be used. */
export function focusOn(id: string): void {
  const place = document.getElementById(id);
  (place?.querySelector<HTMLElement>("button, [tabindex='0']") ?? place)?.focus();
}

/** Whoever chose something with a pointer goes on with Enter: it does what was chosen, and does not choose it again. */
export function letGo(event: MouseEvent): void {
  if (event.detail) (event.currentTarget as HTMLElement | SVGElement).blur();
}

/** Single keys at a table; typing somewhere is never taken for one. */
export function singleKeys({ isOn, keys, choose }: Keys) {
  return (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const types = target.closest("input, textarea, select, dialog");
    if (!isOn() || types || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" && target.closest("button, a, [role='button']")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (/^[1-9]$/.test(key)) choose(Number(key) - 1);
    else if (keys()[key]) keys()[key]!();
    else return;
    event.preventDefault();
  };
}
