"""The whole of Robobid as a folder of static files: `make site`.

The page is built for a host inside itself; Python comes from Pyodide's npm package, and
our own package is cut down to what such a page needs. Nothing in the folder names a
host: any web server can serve it, from any path.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import hashlib
import io
import json
import shutil
import zipfile
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import hatch_build

ROOT: Final = Path(__file__).resolve().parent.parent
SITE: Final = ROOT / "build" / "site"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
LEFT_OUT: Final = (
    *("app/commands", "app/reports", "app/rulebook", "app/server", "app/terminal"),
    *("arena", "envs", "twins/native"),
)
"""Rooms that a page has no use for."""
WORDS: Final = {".ftl", ".md"}
"""Its words and rulebooks are files of its own."""
MODULES: Final = ("pyodide.mjs", "pyodide.asm.mjs")
"""Of Pyodide: what a browser loads as it is."""
WORKER: Final = ROOT / "web" / "tools" / "site-worker.js"
_COMPRESSED: Final = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".webmanifest"}
"""What most hosts compress by themselves, and so does the one here."""


def make_site() -> Path:
    """Build everything, unless it is fresh; gives the folder."""
    with hatch_build.one_at_a_time():
        mark, wanted = SITE.with_name("site.made-of"), fingerprint()
        if SITE.is_dir() and mark.is_file() and mark.read_text() == wanted:
            return SITE
        hatch_build.install_packages()
        hatch_build.npm("run", "site")
        for picture in SITE.glob("preview-*.jpg"):
            picture.unlink()  # shown by messengers, to whom a server sends a table
        add_python(SITE / "python")
        add_worker(SITE)
        mark.write_text(wanted)
        return SITE


def fingerprint() -> str:
    """A digest of everything that the site is made of."""
    ours = hashlib.sha256(hatch_build.fingerprint().encode())
    for path in sorted(needed()):
        ours.update(digest(path).encode())
    ours.update(digest(Path(__file__)).encode())
    return ours.hexdigest()


def add_python(folder: Path) -> None:
    """Python itself and our package, packed so that no host need compress them."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in MODULES:
        text = (PYODIDE / name).read_text("utf-8")
        lines = [line for line in text.splitlines() if "sourceMappingURL" not in line]
        (folder / name).write_text("\n".join(lines) + "\n", "utf-8")
    stdlib, ours = folder / "python_stdlib.zip", folder / "robobid.zip"
    shutil.copy(PYODIDE / stdlib.name, stdlib)
    ours.write_bytes(our_package())
    hatch_build.npm("run", "compile", "--", str(stdlib), str(ours))
    packed = {
        "pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
        "pyodide-lock.json": lock(),
        **{path.name: path.read_bytes() for path in (stdlib, ours)},
    }
    stdlib.unlink()
    ours.unlink()
    sizes = {}
    for name, data in packed.items():
        small = gzip.compress(data, 9, mtime=0)
        (folder / f"{name}.bin").write_bytes(small)
        sizes[name] = len(small)
    plain = {name: (folder / name).stat().st_size for name in MODULES}
    files = {"packed": sizes, "plain": plain}
    (folder / "files.json").write_text(json.dumps(files), "utf-8")


def lock() -> bytes:
    """Pyodide's list of packages without any: nothing is fetched from elsewhere."""
    known: dict[str, Any] = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    return json.dumps({**known, "packages": {}}).encode()


def our_package() -> bytes:
    """What a page needs of this package; it is compressed as a whole later."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(needed()):
            name = path.relative_to(ROOT).as_posix()
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            archive.writestr(entry, path.read_bytes())
    return held.getvalue()


def needed() -> Iterator[Path]:
    """The files of it."""
    package = ROOT / "robobid"
    for path in package.rglob("*"):
        name = path.relative_to(package).as_posix()
        if path.is_dir() or "__pycache__" in path.parts or path.suffix in WORDS:
            continue
        if not any(name.startswith(f"{room}/") for room in LEFT_OUT):
            yield path


def add_worker(site: Path) -> None:
    """The service worker, which knows every file and what is in it."""
    files = {
        path.relative_to(site).as_posix(): digest(path)
        for path in sorted(site.rglob("*"))
        if path.is_file() and path.name != "sw.js"
    }
    build = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:12]
    head = f'const BUILD = "{build}";\nconst FILES = {json.dumps(files)};\n'
    (site / "sw.js").write_text(head + WORKER.read_text("utf-8"), "utf-8")


def digest(path: Path) -> str:
    """What is in a file, in short."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


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
