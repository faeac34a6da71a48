import type { Attachment } from "svelte/attachments";
import type { Zoom } from "./zoom.svelte";

/** A tap trembles a little; further than this it is a drag. */
const TREMBLE = 8;

/** Can the page be scrolled? Then the wheel is for that, unless Ctrl is held. */
const isScrollable = () => document.documentElement.scrollHeight > innerHeight + 1;

/**
 * Fingers and the mouse move a drawing, two fingers and the wheel enlarge it. The page
 * stays free: what the drawing cannot move any further, the page scrolls.
 */
export const drag =
  (zoom: Zoom): Attachment<HTMLElement> =>
  (place) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let moved = 0;
    let apart = 0;
    const wide = () => place.getBoundingClientRect();
    const pointAt = (x: number, y: number) => {
      const { left, top, width, height } = wide();
      const { box } = zoom;
      return [box.x + ((x - left) / width) * box.w, box.y + ((y - top) / height) * box.h] as const;
    };

    const down = (event: PointerEvent) => {
      if (!fingers.size) moved = 0;
      if ((event.target as Element).closest("button, details")) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      apart = 0;
    };
    const move = (event: PointerEvent) => {
      const last = fingers.get(event.pointerId);
      if (!last) return;
      const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      moved += Math.abs(dx) + Math.abs(dy);
      const [one, other] = [...fingers.values()];
      if (one && other) {
        const now = Math.hypot(one.x - other.x, one.y - other.y);
        if (apart) zoom.by(now / apart, ...pointAt((one.x + other.x) / 2, (one.y + other.y) / 2));
        apart = now;
      } else if (moved > TREMBLE) {
        const { width, height } = wide();
        const left = zoom.move(dx / width, dy / height);
        if (event.pointerType === "touch") scrollBy(0, -left * height);
      }
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      if ((event.target as Element).closest("details")) return;
      if (!event.ctrlKey && isScrollable()) return;
      event.preventDefault();
      zoom.by(event.deltaY < 0 ? 1.15 : 1 / 1.15, ...pointAt(event.clientX, event.clientY));
    };
    // After a drag the finger is lifted somewhere: that is no tap.
    const click = (event: MouseEvent) => {
      if (moved > TREMBLE && event.detail) event.stopPropagation();
    };

    place.addEventListener("pointerdown", down);
    place.addEventListener("wheel", wheel, { passive: false });
    place.addEventListener("click", click, { capture: true });
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      place.removeEventListener("pointerdown", down);
      place.removeEventListener("wheel", wheel);
      place.removeEventListener("click", click, { capture: true });
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  };
