"""`robobid site`: everything as a folder of static files, for any web host."""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from robobid.app.commands.language import meta, say
from robobid.app.commands.options import add_language, set_run
from robobid.core.errors import Unsupported

MEGABYTE: Final = 1e6


def add_arguments(word: argparse.ArgumentParser) -> None:
    """Writing a static site."""
    word.add_argument("folder", type=Path, metavar=meta("DIR"), help=say("cli.site.to"))
    word.add_argument(
        "--pyodide", type=Path, metavar=meta("FILE"), help=say("cli.site.pyodide")
    )
    add_language(word)
    set_run(word, "robobid.app.commands.site:write")


def write(folder: Path, pyodide: Path | None, lang: str | None) -> int:
    """Write the site, and say how large it is."""
    from robobid.app.commands.site_files import PAGE, PARTS, make_folder
    from robobid.app.locales import language, words

    parts = PAGE / PARTS
    if not (parts / "pyodide.json").is_file():
        raise Unsupported(
            "no_site_page",
            "this installation holds no page for a static site; `make site` makes one",
        )
    pinned = json.loads((parts / "pyodide.json").read_text("utf-8"))
    if folder.exists() and not (folder.is_dir() and _is_free(folder)):
        raise Unsupported(
            "folder_taken",
            f"{folder} holds other things than a site",
            path=str(folder),
        )
    with _package(pyodide, pinned) as package:
        make_folder(folder, package, _compiler(parts / "compile.js", package))
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    say_it = words(language(lang))
    print(say_it("cli.site.done", path=str(folder), size=f"{size / MEGABYTE:.1f}"))
    return 0


def _is_free(folder: Path) -> bool:
    """May a site be written there: is nothing there, or an older site?"""
    return not any(folder.iterdir()) or (folder / "sw.js").is_file()


@contextmanager
def _package(given: Path | None, pinned: dict[str, str]) -> Iterator[Path]:
    """Pyodide's npm package, unpacked: a folder, npm's archive, or fetched by npm."""
    if given is not None and given.is_dir():
        _check_version(given, pinned["version"])
        yield given
        return
    with tempfile.TemporaryDirectory() as made:
        archive = _fetched(Path(made), pinned["version"]) if given is None else given
        try:
            data = archive.read_bytes()
        except OSError as error:
            raise _no_pyodide(pinned["version"]) from error
        kind, _, expected = pinned["integrity"].partition("-")
        if base64.b64encode(hashlib.new(kind, data).digest()).decode() != expected:
            raise _no_pyodide(pinned["version"])
        with tarfile.open(archive) as tar:
            tar.extractall(made, filter="data")
        yield Path(made) / "package"


def _check_version(folder: Path, version: str) -> None:
    try:
        told: dict[str, Any] = json.loads((folder / "package.json").read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise _no_pyodide(version) from error
    if (told.get("name"), told.get("version")) != ("pyodide", version):
        raise _no_pyodide(version)


def _fetched(folder: Path, version: str) -> Path:
    """The archive, from the registry that npm knows."""
    npm = shutil.which("npm")
    if npm is None:
        raise _no_pyodide(version)
    done = subprocess.run(
        [npm, "pack", "--silent", f"pyodide@{version}"], cwd=folder, capture_output=True
    )
    archive = folder / f"pyodide-{version}.tgz"
    if done.returncode or not archive.is_file():
        raise _no_pyodide(version)
    return archive


def _compiler(script: Path, package: Path) -> Any:
    """Compiles what is loaded first, if Node is here; else the first visitor does."""
    node = shutil.which("node")
    if node is None:
        return None

    def compiled(stdlib: Path, ours: Path) -> None:
        words = [node, script, package, stdlib, ours]
        subprocess.run([*map(str, words)], check=True, stdout=sys.stderr)

    return compiled


def _no_pyodide(version: str) -> Unsupported:
    return Unsupported(
        "no_pyodide",
        f"a static site needs Pyodide {version}: get it by `npm pack "
        f"pyodide@{version}`, then add --pyodide pyodide-{version}.tgz",
        version=version,
    )
