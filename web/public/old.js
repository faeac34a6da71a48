// Only browsers that cannot run the page read this: they get a sentence, not a blank page.
document.addEventListener("DOMContentLoaded", function () {
  var p = document.createElement("p");
  p.style.cssText = "max-width:34em;margin:15vh auto;padding:0 1em;font:18px/1.5 sans-serif";
  p.textContent =
    "This page needs a newer browser: Chrome or Edge 91, Firefox 113, Safari 16.4, or later. · " +
    "Diese Seite braucht einen neueren Browser. · Cette page demande un navigateur plus récent. · " +
    "Этой странице нужен браузер поновее.";
  document.body.appendChild(p);
});
