// What is wrong with a screen: wider than the window, covered controls, cut words.
() => {
  const faults = [];
  const over = document.documentElement.scrollWidth - innerWidth;
  const name = (e) => {
    const said = e.getAttribute("aria-label") ?? e.textContent;
    const words = said.trim().replace(/\s+/g, " ").slice(0, 40);
    const kind = typeof e.className === "string" ? e.className : e.getAttribute("class");
    return `<${e.localName} ${(kind ?? "").replace(/s(velte)?-\S+/g, "").trim()}> ${words}`;
  };
  if (over > 0) {
    const isClipped = (e) => {
      for (let p = e.parentElement; p && p !== document.body; p = p.parentElement)
        if (getComputedStyle(p).overflowX !== "visible") return true;
      return false;
    };
    const out = [...document.querySelectorAll("body *")]
      .filter((e) => e.getBoundingClientRect().right > innerWidth + 0.5 && !isClipped(e));
    faults.push(`wider than the window by ${over}: ${out.slice(0, 3).map(name).join(", ")}`);
  }
  const isShown = (e) =>
    e.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  // A control in the middle of the window can be pressed where it is drawn.
  const controls = [...document.querySelectorAll(
    "button, a[href], input, select, textarea, summary, [role=button], [role=tab]",
  )].filter((e) => isShown(e) && !e.disabled && !e.closest("[inert], .skip, #map"));
  for (const control of controls) {
    if (getComputedStyle(control).pointerEvents === "none") continue;
    if (control.matches("input[type=radio], input[type=checkbox], input[type=file]"))
      continue;
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = control.getClientRects()[0];
    if (!box || box.width < 3 || box.height < 3) continue;
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    if (!hit) faults.push(`out of reach: ${name(control)}`);
    else if (!control.contains(hit) && !hit.contains(control)
      && hit.closest("label")?.control !== control)
      faults.push(`covered: ${name(control)} by ${name(hit)}`);
  }
  scrollTo(0, 0);

  // Words end before what cuts them off; what a robot did lately is whole in its sheet,
  // the map is moved, and decoration is not read.
  const NOT_READ = "#map, .skip, .lately, .scene, [aria-hidden=true]";
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !isShown(parent) || parent.closest(NOT_READ)) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((r) => r.width > 1 && r.height > 1);
    if (!rects.length) continue;
    const left = Math.min(...rects.map((r) => r.left));
    const right = Math.max(...rects.map((r) => r.right));
    const top = Math.min(...rects.map((r) => r.top));
    const bottom = Math.max(...rects.map((r) => r.bottom));
    for (let e = parent; e && e !== document.body; e = e.parentElement) {
      const style = getComputedStyle(e);
      const box = e.getBoundingClientRect();
      // Read aloud only.
      if (style.clipPath !== "none" || (box.width <= 2 && box.height <= 2)) break;
      // What scrolls may be longer.
      const { overflowX, overflowY } = style;
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const wide = /hidden|clip/.test(overflowX)
        && (left < box.left - 1.5 || right > box.right + 1.5);
      const tall = /hidden|clip/.test(overflowY)
        && (top < box.top - 4 || bottom > box.bottom + 4);
      if (wide || tall) {
        faults.push(`cut: "${node.data.trim().slice(0, 40)}" in ${name(e)}`);
        break;
      }
      if (style.position === "fixed") break;
    }
  }
  return [...new Set(faults)];
}
