import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

interface Way {
  x?: number;
  y?: number;
  scale?: number;
  delay?: number;
  isCalm: boolean;
}

const CALM = 120;
const MOVE = 320;

/** Something comes or goes by a short way; where calm is asked for it only fades. */
export function travel(_: Element, { x = 0, y = 0, scale = 1, delay = 0, isCalm }: Way): TransitionConfig {
  if (isCalm) return { duration: CALM, css: (t) => `opacity: ${t}` };
  return {
    delay,
    duration: MOVE,
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translate(${u * x}px, ${u * y}px) scale(${t + u * scale})`,
  };
}
