"""Imports point one way: the order of the folders is a fact, not a hope."""

import ast
import re
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent

GAMES = {"fzzzt", "powergrid"}
THINKING = {"core", *GAMES, "games", "fast"}
PLAYING = {*THINKING, "telling", "bots", "envs", "arena"}
# Each folder, and what it may import besides itself and third parties. The package's
# own __init__, called "robobid", has nothing but the version in it.
MAY_IMPORT: dict[str, set[str]] = {
    "robobid": set(),
    "core": set(),
    "fzzzt": {"core"},
    "powergrid": {"core"},
    "telling": {"core", *GAMES, "games"},
    "lessons": {"core", *GAMES, "games", "telling"},
    "locales": set(),
    "rulebook": {"core", *GAMES, "games", "locales"},
    # The cards name places in all folders, as text, and import none of them.
    "games": {"core"},
    "fast": {"core", *GAMES},
    "bots": THINKING,
    "envs": {*THINKING, "bots"},
    "arena": {*THINKING, "bots", "envs"},
    "analysis": PLAYING,
    "puzzles": {*PLAYING, "analysis"},
    "reports": {*PLAYING, "analysis", "locales"},
    "server": {*PLAYING, "analysis", "lessons", "puzzles", "locales", "reports"},
    "terminal": {
        *PLAYING,
        "analysis",
        "lessons",
        "puzzles",
        "locales",
        "reports",
        "rulebook",
    },
    "cli": {
        *PLAYING,
        "analysis",
        "lessons",
        "puzzles",
        "locales",
        "reports",
        "rulebook",
        "server",
        "terminal",
    },
    "__main__": {"cli"},
}
STANDARD_LIBRARY_ONLY = {"robobid", "core", *GAMES, "games", "telling", "lessons"}


class Import(NamedTuple):
    """One import of a module: the module imported, by its full name."""

    line: int
    target: str


def wrong_arrows(root: Path) -> list[str]:
    """Every import under root/robobid that points the wrong way."""
    complaints = []
    for path in sorted((root / "robobid").rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        folder = parts[1] if parts[1:] != ("__init__",) else "robobid"
        where = path.relative_to(root).as_posix()
        if folder not in MAY_IMPORT:
            complaints.append(f"{where}: {folder} has no place in the order")
            continue
        for line, target in imports_of(path, parts[:-1]):
            if not may_import(folder, target):
                complaints.append(f"{where}:{line}: {folder} may not import {target}")
    return complaints


def may_import(folder: str, target: str) -> bool:
    top, _, rest = target.partition(".")
    if top != "robobid":
        known = top in sys.stdlib_module_names
        return known or folder not in STANDARD_LIBRARY_ONLY
    # `from robobid import __version__` is the package itself: harmless anywhere.
    inner = rest.partition(".")[0] or "robobid"
    return inner in {folder, "robobid", *MAY_IMPORT[folder]}


def imports_of(path: Path, package: tuple[str, ...]) -> Iterator[Import]:
    """All imports of a file, also those inside functions and `if TYPE_CHECKING`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(node.lineno, alias.name)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*start, *filter(None, [node.module])])
            if module != "robobid":
                yield Import(node.lineno, module)
                continue
            for alias in node.names:
                inside = alias.name in MAY_IMPORT
                yield Import(node.lineno, f"robobid.{alias.name}" if inside else module)


def import_graph(root: Path, package: str, *, types: bool) -> dict[str, set[str]]:
    """For every module of a package the modules of it that it imports."""
    files = {
        ".".join(path.relative_to(root).with_suffix("").parts): path
        for path in (root / "robobid" / package).rglob("*.py")
    }
    modules = {name.removesuffix(".__init__"): path for name, path in files.items()}
    return {
        name: {
            target
            for module, inside in names_imported(
                path, path.relative_to(root).parts[:-1], types=types
            )
            for target in [inside if inside in modules else module]
            if target in modules and target != name
        }
        for name, path in modules.items()
    }


def names_imported(
    path: Path, package: tuple[str, ...], *, types: bool
) -> Iterator[tuple[str, str]]:
    """Every name that a file imports: its module, and the name in full.

    That may be a module too: then the package around it is not meant.
    """
    tree = ast.parse(path.read_text("utf-8"), str(path))
    left_out = set[ast.AST]() if types else {*_for_types(tree)}
    for node in ast.walk(tree):
        if node in left_out:
            continue
        if isinstance(node, ast.Import):
            yield from ((alias.name, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*start, *filter(None, [node.module])])
            yield from ((module, f"{module}.{alias.name}") for alias in node.names)


def _for_types(tree: ast.Module) -> Iterator[ast.AST]:
    """What stands under `if TYPE_CHECKING` and so never runs."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            for statement in node.body:
                yield from ast.walk(statement)


ORDERED = sorted(
    folder
    for folder in MAY_IMPORT
    if (ROOT / "robobid" / folder).is_dir() and folder != "arena"
)
"""Packages whose modules have an order; in `arena` the workers of a cluster are hired
by whom they follow, but only where somebody has one."""


@pytest.mark.parametrize("package", ORDERED)
def test_no_import_leads_back(package: str) -> None:
    """Modules of a package have an order, lazy imports counted, and those for types.

    Not those for types in Power Grid: a table has robots, whose pieces are asked about
    the table, so that their types name each other.
    """
    types = package != "powergrid"
    try:
        TopologicalSorter(import_graph(ROOT, package, types=types)).prepare()
    except CycleError as error:
        pytest.fail(" <- ".join(error.args[1]))


def test_a_lazy_import_back_is_caught(tmp_path: Path) -> None:
    write(tmp_path, "core/a.py", "from robobid.core.b import x")
    (tmp_path / "robobid/core/b.py").write_text("def f():\n    from . import a\n")

    with pytest.raises(CycleError):
        TopologicalSorter(import_graph(tmp_path, "core", types=False)).prepare()


def test_an_import_for_types_leads_back_only_where_it_counts(tmp_path: Path) -> None:
    write(tmp_path, "core/a.py", "from robobid.core.b import x")
    (tmp_path / "robobid/core/b.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from . import a\n"
    )

    TopologicalSorter(import_graph(tmp_path, "core", types=False)).prepare()
    with pytest.raises(CycleError):
        TopologicalSorter(import_graph(tmp_path, "core", types=True)).prepare()


def test_every_room_is_in_the_drawing_of_the_house() -> None:
    text = (ROOT / "docs" / "house.md").read_text("utf-8")
    (drawing,) = re.findall(r"## The rooms\n\n```\n(.*?)```", text, re.DOTALL)
    rooms = {room for room in MAY_IMPORT if room not in ("robobid", "__main__")}

    drawn = set(re.findall(r"\w+", drawing))
    told = set(re.findall(r"`(\w+)(?:\.py)?`", text))

    assert rooms - drawn == set()
    assert rooms - told == set()


def test_no_import_points_the_wrong_way() -> None:
    assert wrong_arrows(ROOT) == []


@pytest.mark.parametrize(
    ("file", "line", "target"),
    [
        ("core/driver.py", "import robobid.fzzzt.cards", "robobid.fzzzt.cards"),
        ("core/driver.py", "from robobid.fzzzt import cards", "robobid.fzzzt"),
        ("core/driver.py", "from robobid import fzzzt", "robobid.fzzzt"),
        ("core/driver.py", "from ..fzzzt.cards import Card", "robobid.fzzzt.cards"),
        ("core/driver.py", "from .. import fzzzt as f", "robobid.fzzzt"),
        ("core/__init__.py", "from ..fzzzt import cards", "robobid.fzzzt"),
        ("core/deep/er.py", "from ...fzzzt import cards", "robobid.fzzzt"),
        ("core/driver.py", "import os, numpy.random", "numpy.random"),
        ("core/driver.py", "from rich import print", "rich"),
        ("core/driver.py", "def f():\n    import robobid.bots", "robobid.bots"),
        (
            "core/driver.py",
            "from typing import TYPE_CHECKING\n"
            "if TYPE_CHECKING:\n"
            "    from robobid.fzzzt.table import Table",
            "robobid.fzzzt.table",
        ),
        ("fzzzt/game.py", "from robobid.powergrid import plants", "robobid.powergrid"),
        ("powergrid/game.py", "import robobid.fzzzt", "robobid.fzzzt"),
        ("fzzzt/game.py", "import robobid.locales", "robobid.locales"),
        ("fzzzt/game.py", "import numba", "numba"),
        ("fzzzt/game.py", "import robobid.telling", "robobid.telling"),
        ("telling/told.py", "import robobid.locales", "robobid.locales"),
        ("telling/told.py", "import robobid.bots", "robobid.bots"),
        ("fast/fzzzt.py", "import robobid.bots", "robobid.bots"),
        ("bots/simple.py", "import robobid.locales", "robobid.locales"),
        ("bots/simple.py", "import robobid.envs", "robobid.envs"),
        ("envs/zoo.py", "import robobid.arena", "robobid.arena"),
        ("arena/match.py", "import robobid.terminal", "robobid.terminal"),
        ("arena/match.py", "import robobid.reports", "robobid.reports"),
        ("arena/match.py", "import robobid.analysis", "robobid.analysis"),
        ("bots/chief.py", "import robobid.analysis", "robobid.analysis"),
        ("analysis/luck.py", "import robobid.puzzles", "robobid.puzzles"),
        ("analysis/luck.py", "import robobid.reports", "robobid.reports"),
        ("analysis/luck.py", "import robobid.locales", "robobid.locales"),
        ("puzzles/shelf.py", "import robobid.reports", "robobid.reports"),
        ("puzzles/shelf.py", "import robobid.lessons", "robobid.lessons"),
        ("lessons/run.py", "import robobid.bots", "robobid.bots"),
        ("lessons/run.py", "import robobid.locales", "robobid.locales"),
        ("telling/told.py", "import robobid.lessons", "robobid.lessons"),
        ("reports/page.py", "import robobid.puzzles", "robobid.puzzles"),
        ("reports/page.py", "import robobid.terminal", "robobid.terminal"),
        ("reports/page.py", "import robobid.server", "robobid.server"),
        ("server/wire.py", "import robobid.terminal", "robobid.terminal"),
        ("terminal/screen.py", "import robobid.server", "robobid.server"),
        ("terminal/screen.py", "from robobid.cli import main", "robobid.cli"),
        ("locales/__init__.py", "import robobid.core", "robobid.core"),
        ("__init__.py", "from robobid.core import seats", "robobid.core"),
    ],
)
def test_a_wrong_arrow_is_caught(
    tmp_path: Path, file: str, line: str, target: str
) -> None:
    write(tmp_path, file, line)

    (complaint,) = wrong_arrows(tmp_path)

    assert complaint.startswith(f"robobid/{file}:")
    assert complaint.endswith(f" may not import {target}")


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/driver.py", "import collections.abc\nfrom .seats import Seat"),
        ("core/deep/er.py", "from ..seats import Seat\nfrom . import other"),
        ("core/__init__.py", "from . import seats\nfrom __future__ import x"),
        ("fzzzt/game.py", "from robobid.core import seats\nfrom . import cards"),
        ("telling/story.py", "from robobid.powergrid import events"),
        ("bots/simple.py", "from robobid.fast import fzzzt\nimport numpy"),
        ("terminal/screen.py", "from robobid import __version__, locales\nimport rich"),
        ("server/wire.py", "import robobid.arena.match, robobid.bots"),
        ("reports/page.py", "import robobid.arena.match, robobid.locales"),
        ("analysis/work.py", "import robobid.arena.executors, robobid.telling"),
        ("puzzles/finding.py", "import robobid.analysis.grades, numpy"),
        ("lessons/run.py", "from robobid.telling import Told"),
        ("reports/page.py", "import robobid.analysis.account"),
        ("terminal/show.py", "import robobid.reports.page"),
        ("cli.py", "import robobid.server, robobid.terminal, rich"),
        ("__main__.py", "from robobid.cli import main"),
    ],
)
def test_a_right_arrow_is_not(tmp_path: Path, file: str, line: str) -> None:
    write(tmp_path, file, line)

    assert wrong_arrows(tmp_path) == []


def test_a_new_folder_must_be_given_its_place(tmp_path: Path) -> None:
    write(tmp_path, "clouds/rain.py", "")

    assert wrong_arrows(tmp_path) == [
        "robobid/clouds/rain.py: clouds has no place in the order"
    ]


def write(root: Path, file: str, text: str) -> None:
    path = root / "robobid" / file
    path.parent.mkdir(parents=True)
    path.write_text(text + "\n", "utf-8")
