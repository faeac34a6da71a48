import { tick } from "svelte";

/** The side column: which tab is shown, and on small screens whether it is open. */
export class Drawer {
  tab = $state("talk");
  isOpen = $state(false);

  open(tab: string): void {
    this.tab = tab;
    this.isOpen = true;
    void tick().then(() => document.getElementById(`tab-${tab}`)?.focus());
  }

  close(): void {
    this.isOpen = false;
  }
}
