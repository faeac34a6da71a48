"""What is built can be installed, and is the same whenever it is built."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable
from importlib.metadata import (
    PackageNotFoundError,
    packages_distributions,
    requires,
)
from pathlib import Path

import pytest

from robobid import __version__
from robobid.app.commands import REFUSED

ROOT = Path(__file__).resolve().parents[2]
LATER = "1893456000"
"""Another time of day, as builders tell it."""


def built(folder: Path, **environment: str) -> tuple[Path, Path]:
    """The wheel and the source distribution; the page is taken as it is."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, "ROBOBID_NO_PAGE": "1", **environment},
        check=True,
        capture_output=True,
    )
    (wheel,), (source,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return wheel, source


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return built(tmp_path_factory.mktemp("first"))


def test_the_same_sources_give_the_same_bytes(
    packages: tuple[Path, Path], tmp_path: Path
) -> None:
    again = built(tmp_path, TZ="Asia/Tokyo", PYTHONHASHSEED="7")

    for one, other in zip(packages, again, strict=True):
        assert one.name == other.name
        assert one.read_bytes() == other.read_bytes()


def test_everything_needed_is_in_them(packages: tuple[Path, Path]) -> None:
    wheel, source = packages
    names = set(zipfile.ZipFile(wheel).namelist())
    for name in (
        "robobid/py.typed",
        "robobid/app/locales/en/error.ftl",
        "robobid/games/powergrid/data/maps/germany.json",
        "robobid/envs/fzzzt_v1.py",
    ):
        assert name in names
    assert not any("node_modules" in name or "__pycache__" in name for name in names)
    top = f"robobid-{__version__}"
    with tarfile.open(source) as archive:
        inside = set(archive.getnames())
    for name in ("hatch_build.py", "web/package.json", "docs/why.md", "Dockerfile"):
        assert f"{top}/{name}" in inside


WORDS = ("simulate", "fzzzt", "--games", "2", "--jobs", "1", "--json")


@pytest.fixture(scope="module")
def fresh(
    packages: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """The Python of a new environment with the wheel; this takes the registry."""
    home = tmp_path_factory.mktemp("fresh") / "env"
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    install = [str(python), "-m", "pip", "install", "-q"]
    subprocess.run([*install, str(packages[0])], check=True)
    return python


def plays(command: Iterable[str], cwd: Path, *more: str) -> None:
    done = subprocess.run(
        [*command, *WORDS, *more], cwd=cwd, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert '"games": 2' in done.stdout


@pytest.mark.soak
def test_a_fresh_environment_plays(
    packages: tuple[Path, Path], fresh: Path, tmp_path: Path
) -> None:
    """`pip install` of the wheel, and `uvx --from` it."""
    plays([str(fresh), "-m", "robobid"], tmp_path)
    once = (sys.executable, "-m", "uv", "tool", "run", "--from", str(packages[0]))
    plays([*once, "--python", sys.executable, "robobid"], tmp_path)


@pytest.mark.soak
def test_the_command_that_is_named_brings_what_is_missing(
    fresh: Path, tmp_path: Path
) -> None:
    """It is shown by an environment that nobody has activated."""
    robobid = [str(fresh.with_name("robobid"))]
    keeping = ("--keep", "games.npz")
    refused = subprocess.run(
        [*robobid, *WORDS, *keeping, "--lang", "en"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert refused.returncode == REFUSED
    _, _, command = refused.stderr.strip().partition("here: ")

    subprocess.run(command.removesuffix("."), shell=True, check=True)

    plays(robobid, tmp_path, *keeping)
    assert (tmp_path / "games.npz").exists()


@pytest.mark.soak
def test_the_package_of_bots_in_the_docs_can_be_installed(
    fresh: Path, tmp_path: Path
) -> None:
    page = (ROOT / "docs/write-a-bot.md").read_text("utf-8")
    (project,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    (module,) = re.findall(r'write_text\("""(.*?)"""\)', page, re.DOTALL)
    folder = tmp_path / "mybots"
    folder.mkdir()
    (folder / "pyproject.toml").write_text(project, "utf-8")
    (folder / "mybots.py").write_text(module, "utf-8")

    install = [str(fresh), "-m", "pip", "install", "-q", "--no-deps", str(folder)]
    subprocess.run(install, check=True)

    plays([str(fresh), "-m", "robobid"], tmp_path, "--seats", "miser,random")


def test_the_page_can_be_built_with_what_a_builder_installs() -> None:
    """The page asks for the rulebooks; once they needed what no builder had."""
    script = (
        "import sys\n"
        "before = set(sys.modules)\n"
        "import runpy\n"
        "sys.argv = ['rulebook', 'fzzzt', 'de']\n"
        "runpy.run_module('robobid.app.rulebook', run_name='__main__')\n"
        "tops = {name.partition('.')[0] for name in {*sys.modules} - before}\n"
        "print(*sorted(tops - sys.stdlib_module_names), file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    there = with_their_needs(project["build-system"]["requires"])
    homes = packages_distributions()
    used = {home for name in done.stderr.split() for home in homes.get(name, ())}

    assert {name_of(each) for each in used} - {"robobid"} <= there


def with_their_needs(requirements: Iterable[str]) -> set[str]:
    """Packages by their names, and all that they need themselves."""
    found: set[str] = set()
    waiting = [name_of(each) for each in requirements]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            try:
                needs = requires(name) or []
            except PackageNotFoundError:  # of another system or Python
                continue
            waiting += [name_of(each) for each in needs if "extra ==" not in each]
    return found


def name_of(requirement: str) -> str:
    """A package's name in its one spelling."""
    (name,) = re.findall(r"^[\w.-]+", requirement)
    return re.sub(r"[-_.]+", "-", name).lower()
