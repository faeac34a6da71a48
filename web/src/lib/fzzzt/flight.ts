/** Milliseconds: as long as what moves takes to be seen, and how small it is when it arrives. */
const FLIGHT = 620;
const SMALL = 0.3;

/** A drawing of something leaves its place and comes to rest on something else. */
export function flyTo(what: Element | null, target: Element | null): void {
  if (!what || !target) return;
  const [from, to] = [what.getBoundingClientRect(), target.getBoundingClientRect()];
  const ghost = what.cloneNode(true) as HTMLElement;
  ghost.ariaHidden = "true";
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "40",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    margin: "0",
    listStyle: "none",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  const end = { transform: `translate(${x}px, ${y}px) scale(${SMALL})`, opacity: 0.4 };
  ghost.animate([{ transform: "none" }, end], { duration: FLIGHT, easing: "ease-in-out" }).onfinish = () => ghost.remove();
}
