// Before the first paint: the theme that was chosen here, or the system's.
(() => {
  let chosen = "auto";
  try {
    chosen = JSON.parse(localStorage.getItem("robobid.settings") ?? "{}").theme ?? "auto";
  } catch {
    // A broken note is as good as none.
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme =
    chosen === "auto" ? (dark ? "dark" : "light") : chosen;
})();
