"""The whole of Robobid as a folder of static files: `make site`.

The page is built for a host inside itself; what lies beside it is the same that
`robobid site` writes (`robobid.app.commands.site_files`).
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import hashlib
import shutil
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import hatch_build
from robobid.app.commands import site_files
from robobid.app.commands.site_files import digest, make_folder, needed

ROOT: Final = Path(__file__).resolve().parent.parent
SITE: Final = ROOT / "build" / "site"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
_COMPRESSED: Final = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".webmanifest"}
"""What most hosts compress by themselves, and so does the one here."""


def make_site() -> Path:
    """Build everything, unless it is fresh; gives the folder."""
    with hatch_build.one_at_a_time():
        hatch_build.build_site_page()
        mark, wanted = SITE.with_name("site.made-of"), fingerprint()
        if SITE.is_dir() and mark.is_file() and mark.read_text() == wanted:
            return SITE
        shutil.rmtree(SITE, ignore_errors=True)
        make_folder(SITE, PYODIDE, compiled)
        mark.write_text(wanted)
        return SITE


def compiled(stdlib: Path, ours: Path) -> None:
    """Compile what a page imports at its start."""
    hatch_build.npm("run", "compile", "--", str(PYODIDE), str(stdlib), str(ours))


def fingerprint() -> str:
    """A digest of everything that the site is made of."""
    ours = hashlib.sha256(hatch_build.fingerprint().encode())
    for path in sorted(needed()):
        ours.update(digest(path).encode())
    for module in (Path(__file__), Path(site_files.__file__)):
        ours.update(digest(module).encode())
    return ours.hexdigest()


class Shown(SimpleHTTPRequestHandler):
    """Serves the folder as a static host does: text is compressed on the way."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        takes = "gzip" in self.headers.get("accept-encoding", "")
        if not path.is_file() or path.suffix not in _COMPRESSED or not takes:
            super().do_GET()
            return
        mark = f'"{digest(path)}"'
        if self.headers.get("if-none-match") == mark:
            self.send_response(304)
            self.end_headers()
            return
        body = gzip.compress(path.read_bytes(), 6, mtime=0)
        self.send_response(200)
        self.send_header("etag", mark)
        self.send_header("content-type", self.guess_type(str(path)))
        self.send_header("content-encoding", "gzip")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self) -> None:
        self.send_header("cache-control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing of every request."""


Shown.extensions_map = {
    **SimpleHTTPRequestHandler.extensions_map,
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
}


def server(
    folder: Path, port: int = 0, handler: type[Shown] = Shown
) -> ThreadingHTTPServer:
    """Serves a folder on this machine alone."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(handler, directory=folder))


def main() -> None:
    """Make the site, and show it if asked."""
    parser = argparse.ArgumentParser(prog="make site", description=__doc__)
    parser.add_argument("--to", type=Path, help="copy it to this folder, too")
    parser.add_argument("--serve", action="store_true", help="show it on this machine")
    parser.add_argument("--port", type=int, default=8770)
    said = parser.parse_args()
    folder = make_site()
    if said.to:
        shutil.copytree(folder, said.to, dirs_exist_ok=True)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"The site is in {said.to or folder}: {size / 1e6:.1f} MB")
    if said.serve:
        with server(folder, said.port) as served:
            print(f"http://127.0.0.1:{served.server_address[1]}/ (Ctrl+C ends it)")
            with contextlib.suppress(KeyboardInterrupt):
                served.serve_forever()


if __name__ == "__main__":
    main()
