"""What a static site's folder holds beside its page: Python, our package, a worker.

Python comes from Pyodide's npm package, ours is cut down to what a page needs, and both
are packed so that no host need compress them. Nothing in the folder names a host.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import shutil
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import robobid

PACKAGE: Final = Path(robobid.__file__).resolve().parent
PAGE: Final = PACKAGE / "app" / "browser" / "page"
"""The page as it was built for a host inside itself; a wheel holds it."""
PARTS: Final = "parts"
"""Of it: what is no file of the site, but makes some."""
LEFT_OUT: Final = (
    *("app/browser/page", "app/commands", "app/reports", "app/rulebook"),
    *("app/server", "app/terminal", "arena", "envs", "twins/native"),
)
"""Rooms that a page has no use for."""
WORDS: Final = {".ftl", ".md"}
"""Its words and rulebooks are files of its own."""
MODULES: Final = ("pyodide.mjs", "pyodide.asm.mjs")
"""Of Pyodide: what a browser loads as it is."""
Compile = Callable[[Path, Path], None]
"""Compiles the Python in two archives: its own library, and our package."""


def make_folder(site: Path, pyodide: Path, compiled: Compile | None) -> None:
    """Write a site from the page that was built, and from Pyodide's package."""
    shutil.copytree(
        PAGE, site, dirs_exist_ok=True, ignore=shutil.ignore_patterns(PARTS, "*.jpg")
    )
    add_python(site / "python", pyodide, compiled)
    add_worker(site)


def add_python(folder: Path, pyodide: Path, compiled: Compile | None) -> None:
    """Python itself and our package."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in MODULES:
        text = (pyodide / name).read_text("utf-8")
        lines = [line for line in text.splitlines() if "sourceMappingURL" not in line]
        (folder / name).write_text("\n".join(lines) + "\n", "utf-8")
    stdlib, ours = folder / "python_stdlib.zip", folder / "robobid.zip"
    shutil.copy(pyodide / stdlib.name, stdlib)
    ours.write_bytes(our_package())
    if compiled is not None:
        compiled(stdlib, ours)
    packed = {
        "pyodide.asm.wasm": (pyodide / "pyodide.asm.wasm").read_bytes(),
        "pyodide-lock.json": lock(pyodide),
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
    made = [folder / name for name in (*MODULES, *(f"{name}.bin" for name in packed))]
    version = hashlib.sha256("".join(map(digest, made)).encode()).hexdigest()[:12]
    files = {"packed": sizes, "plain": plain, "version": version}
    (folder / "files.json").write_text(json.dumps(files), "utf-8")


def lock(pyodide: Path) -> bytes:
    """Pyodide's list of packages without any: nothing is fetched from elsewhere."""
    known: dict[str, Any] = json.loads((pyodide / "pyodide-lock.json").read_text())
    return json.dumps({**known, "packages": {}}).encode()


def our_package() -> bytes:
    """What a page needs of this package; it is compressed as a whole later."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(needed()):
            name = path.relative_to(PACKAGE.parent).as_posix()
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            archive.writestr(entry, path.read_bytes())
    return held.getvalue()


def needed() -> Iterator[Path]:
    """The files of it."""
    for path in PACKAGE.rglob("*"):
        name = path.relative_to(PACKAGE).as_posix()
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
    worker = (PAGE / PARTS / "site-worker.js").read_text("utf-8")
    (site / "sw.js").write_text(head + worker, "utf-8")


def digest(path: Path) -> str:
    """What is in a file, in short."""
    return hashlib.sha256(path.read_bytes()).hexdigest()
