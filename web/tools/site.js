/** What the page may do: run what is in its own folder, Python's WebAssembly included. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** What differs in the first file of a static site. */
export function site() {
  return {
    name: "robobid-site",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
      { tag: "script", attrs: { nomodule: true, src: "./old.js" }, injectTo: "head" },
    ],
  };
}
