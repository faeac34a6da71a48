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

GAMES = {"games/fzzzt", "games/powergrid"}
RULES = {"core", "support", "games", *GAMES}
THINKING = {*RULES, "twins"}
LIBRARY = {*THINKING, "narration", "bots", "envs", "arena"}
WORDS = {"app/locales", "app/rulebook", "app/lessons"}
MATTERS = {"app/analysis", "app/puzzles", "app/reports"}
# Each room, and what it may import besides itself and third parties. A room is the
# longest of these names that a module's path begins with.
MAY_IMPORT: dict[str, set[str]] = {
    # The library.
    "core": set(),
    "support": {"core"},
    # The registry names targets in all rooms, as text, and imports none of them.
    "games": {"core"},
    "games/fzzzt": {"core", "support"},
    "games/powergrid": {"core", "support"},
    "narration": RULES,
    "twins": RULES,
    "bots": THINKING,
    "envs": {*THINKING, "bots"},
    "arena": {*THINKING, "bots", "envs"},
    # The front door, which is the package's own __init__. The library takes nothing
    # from it but the version.
    "match": LIBRARY,
    "robobid": {*LIBRARY, "match"},
    # The application.
    "app": set(),
    "app/locales": set(),
    "app/lessons": {*RULES, "narration"},
    "app/rulebook": {*RULES, "app/locales"},
    "app/analysis": LIBRARY,
    "app/puzzles": {*LIBRARY, "app/analysis"},
    "app/reports": {*LIBRARY, "app/analysis", "app/locales"},
    "app/hosting": {*LIBRARY, *WORDS, *MATTERS},
    "app/server": {*LIBRARY, *WORDS, *MATTERS, "app/hosting"},
    "app/browser": {*LIBRARY, *WORDS, *MATTERS, "app/hosting"},
    "app/terminal": {*LIBRARY, *WORDS, *MATTERS},
    # It knows a server as anybody does, by what goes over the wire.
    "app/guest": LIBRARY,
    "app/commands": {
        *LIBRARY,
        *WORDS,
        *MATTERS,
        "app/server",
        "app/terminal",
        "app/guest",
    },
    "__main__": {"app/commands"},
    # Apart.
    "studies": {*LIBRARY, *WORDS, *MATTERS, "app/terminal", "app/commands"},
}
FRONT_DOOR = {"robobid", "match"}
VERSION = "robobid.__version__"
STANDARD_LIBRARY_ONLY = {*FRONT_DOOR, *RULES, "narration", "app", "app/lessons"}
TOPS = ("robobid", "studies")
GAME_NAMES = {room.partition("/")[2] for room in GAMES}
PHASES = "rules"
NOT_IN_THE_BOOK = {"text", "files", "asides"}
"""Of a game's package: what the book itself knows nothing of."""


class Import(NamedTuple):
    """One import of a module: the module imported, by its full name."""

    line: int
    target: str


def room_of(module: str) -> str | None:
    """The room that a module is in, by its full name; None if it has none."""
    top, _, rest = module.partition(".")
    if top == "studies" or not rest or module == VERSION:
        return top
    parts = rest.split(".")
    paths = ("/".join(parts[:length]) for length in (2, 1))
    return next((path for path in paths if path in MAY_IMPORT), None)


def wrong_arrows(root: Path) -> list[str]:
    """Every import under root that points the wrong way."""
    complaints = []
    for path in sources(root):
        parts = path.relative_to(root).with_suffix("").parts
        where = path.relative_to(root).as_posix()
        room = room_of(".".join(parts).removesuffix(".__init__"))
        if room is None:
            complaints.append(f"{where}: {parts[1]} has no place in the order")
            continue
        for line, target in imports_of(path, parts[:-1]):
            if not may_import(room, target):
                complaints.append(f"{where}:{line}: {room} may not import {target}")
    return complaints


def sources(root: Path) -> Iterator[Path]:
    return (path for top in TOPS for path in sorted((root / top).rglob("*.py")))


def may_import(room: str, target: str) -> bool:
    if target.partition(".")[0] not in TOPS:
        known = target.partition(".")[0] in sys.stdlib_module_names
        return known or room not in STANDARD_LIBRARY_ONLY
    if target == VERSION:
        return True  # harmless anywhere
    below = {room, *MAY_IMPORT[room]}
    if room not in {*LIBRARY, "match"}:
        below |= FRONT_DOOR
    return room_of(target) in below


def imports_of(path: Path, package: tuple[str, ...]) -> Iterator[Import]:
    """All imports of a file, also those inside functions and `if TYPE_CHECKING`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(node.lineno, alias.name)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*start, *filter(None, [node.module])])
            for alias in node.names:
                inside = f"{module}.{alias.name}"
                if inside == VERSION:
                    yield Import(node.lineno, inside)
                    continue
                known = module.startswith("robobid") and room_of(inside)
                yield Import(
                    node.lineno,
                    inside if known != room_of(module) and known else module,
                )


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
    room
    for room in MAY_IMPORT
    if (ROOT / "robobid" / room).is_dir() and room not in ("arena", "games", "app")
)
"""Packages whose modules have an order; in `arena` the workers of a cluster are hired
by whom they follow, but only where somebody has one."""


@pytest.mark.parametrize("package", ORDERED)
def test_no_import_leads_back(package: str) -> None:
    """Modules of a package have an order, lazy imports counted, and those for types.

    Not those for types in Power Grid: a table has robots, whose pieces are asked about
    the table, so that their types name each other.
    """
    types = package != "games/powergrid"
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


def test_the_drawing_of_the_house_is_made_from_this_table() -> None:
    text = (ROOT / "docs" / "house.md").read_text("utf-8")
    (drawn,) = re.findall(r"## The rooms\n\n```\n(.*?)```", text, re.DOTALL)

    assert drawn == drawing(), f"docs/house.md should have:\n{drawing()}"


def test_every_room_is_told_of_in_the_house() -> None:
    text = (ROOT / "docs" / "house.md").read_text("utf-8")
    rooms = {room for room in MAY_IMPORT if room not in ("robobid", "__main__", "app")}

    assert {room for room in rooms if f"`{room}`" not in text} == set()


def drawing() -> str:
    """The rooms, each with those right below it."""
    rows = [
        (
            "__init__" if room == "robobid" else room,
            sorted(right_below(room), key=[*MAY_IMPORT].index),
        )
        for room in MAY_IMPORT
        if room not in ("app", "__main__")
    ]
    width = max(len(room) for room, _ in rows)
    return "".join(
        f"{room:{width}} ─→ {', '.join(below)}".rstrip(" ─→") + "\n"
        for room, below in rows
    )


def right_below(room: str) -> set[str]:
    below = MAY_IMPORT[room]
    further = {each for other in below for each in reach(other) - {other}}
    return below - further


def reach(room: str) -> set[str]:
    """A room and all that it may import, directly or not."""
    found, new = {room}, {room}
    while new:
        new = {each for one in new for each in MAY_IMPORT[one]} - found
        found |= new
    return found


def test_no_import_points_the_wrong_way() -> None:
    assert wrong_arrows(ROOT) == []


def test_the_book_knows_no_files_and_no_text() -> None:
    """What is in `rules/` of a game reads like its rulebook, and nothing else does."""
    found = [
        f"{path.relative_to(ROOT)}:{line}: {target}"
        for game in GAMES
        for path in sorted((ROOT / "robobid" / game / PHASES).rglob("*.py"))
        for line, target in imports_of(path, path.relative_to(ROOT).parts[:-1])
        if target.split(".")[3:4] and target.split(".")[3] in NOT_IN_THE_BOOK
        if target.startswith("robobid.games.")
    ]

    assert found == []


def test_a_games_part_of_a_floor_is_a_folder_of_its_name() -> None:
    """Always a folder, never a prefix, and what knows one game alone is in it."""
    assert unnamed(ROOT) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("arena/fzzzt_deals.py", ""),
        ("arena/powergrid.py", ""),
        ("arena/deals.py", "from robobid.games.fzzzt.table import Table"),
        ("arena/deals.py", "def f():\n    from robobid.bots import powergrid"),
        ("arena/powergrid/deals.py", "import robobid.games.fzzzt.table"),
    ],
)
def test_a_games_part_outside_its_folder_is_caught(
    tmp_path: Path, file: str, line: str
) -> None:
    write(tmp_path, file, line)

    (complaint,) = unnamed(tmp_path)

    assert complaint.startswith(f"robobid/{file}")


ENVIRONMENTS = re.compile(r"envs/\w+_v\d+\.py$")
"""Their names are promised to whoever imports them, as PettingZoo's are."""


def unnamed(root: Path) -> list[str]:
    """What belongs to one game and does not say so by its folder."""
    complaints = []
    for path in sources(root):
        where = path.relative_to(root).as_posix()
        named = GAME_NAMES & set(path.relative_to(root).parts[:-1])
        if ENVIRONMENTS.search(where):
            continue
        if any(re.match(rf"{name}(_|$)", path.stem) for name in GAME_NAMES):
            complaints.append(f"{where}: a folder, not a file, has a game's name")
        used = {
            name
            for module, inside in names_imported(
                path, path.relative_to(root).parts[:-1], types=True
            )
            for name in GAME_NAMES
            if name in f"{module}.{inside.rpartition('.')[2]}".split(".")
        }
        complaints += [f"{where}: knows {name}" for name in sorted(used - named)]
    return complaints


@pytest.mark.parametrize(
    ("file", "line", "target"),
    [
        (
            "core/driver.py",
            "import robobid.games.fzzzt.table",
            "robobid.games.fzzzt.table",
        ),
        ("core/driver.py", "from robobid.games import fzzzt", "robobid.games.fzzzt"),
        ("core/driver.py", "from robobid import games", "robobid.games"),
        (
            "core/driver.py",
            "from ..games.fzzzt.table import T",
            "robobid.games.fzzzt.table",
        ),
        ("core/driver.py", "from .. import games as g", "robobid.games"),
        ("core/__init__.py", "from ..games import registry", "robobid.games"),
        ("core/deep/er.py", "from ...games import registry", "robobid.games"),
        ("core/driver.py", "import os, numpy.random", "numpy.random"),
        ("core/driver.py", "from rich import print", "rich"),
        ("core/driver.py", "def f():\n    import robobid.bots", "robobid.bots"),
        (
            "core/driver.py",
            "from typing import TYPE_CHECKING\n"
            "if TYPE_CHECKING:\n"
            "    from robobid.games.fzzzt.table import Table",
            "robobid.games.fzzzt.table",
        ),
        (
            "core/record.py",
            "import robobid.support.jsonlines",
            "robobid.support.jsonlines",
        ),
        (
            "games/fzzzt/game.py",
            "from robobid.games import powergrid",
            "robobid.games.powergrid",
        ),
        (
            "games/powergrid/game.py",
            "import robobid.games.fzzzt",
            "robobid.games.fzzzt",
        ),
        (
            "games/fzzzt/game.py",
            "import robobid.games.registry",
            "robobid.games.registry",
        ),
        ("games/fzzzt/game.py", "import robobid.app.locales", "robobid.app.locales"),
        ("games/fzzzt/game.py", "import numba", "numba"),
        ("games/fzzzt/game.py", "import robobid.narration", "robobid.narration"),
        ("narration/story.py", "import robobid.app.locales", "robobid.app.locales"),
        ("narration/story.py", "import robobid.bots", "robobid.bots"),
        ("twins/luck.py", "import robobid.bots", "robobid.bots"),
        ("bots/simple.py", "import robobid.app.locales", "robobid.app.locales"),
        ("bots/simple.py", "import robobid.envs", "robobid.envs"),
        ("bots/simple.py", "import robobid.narration", "robobid.narration"),
        ("envs/zoo.py", "import robobid.arena", "robobid.arena"),
        ("arena/match.py", "import robobid.app.terminal", "robobid.app.terminal"),
        ("arena/match.py", "import robobid.app.reports", "robobid.app.reports"),
        ("arena/match.py", "import studies.census", "studies.census"),
        ("bots/chief.py", "import robobid.app.analysis", "robobid.app.analysis"),
        ("app/analysis/luck.py", "import robobid.app.puzzles", "robobid.app.puzzles"),
        ("app/analysis/luck.py", "import robobid.app.locales", "robobid.app.locales"),
        ("app/puzzles/shelf.py", "import robobid.app.reports", "robobid.app.reports"),
        ("app/puzzles/shelf.py", "import studies.puzzles", "studies.puzzles"),
        ("app/lessons/run.py", "import robobid.bots", "robobid.bots"),
        ("app/lessons/run.py", "import robobid.app.locales", "robobid.app.locales"),
        ("app/reports/page.py", "import robobid.app.puzzles", "robobid.app.puzzles"),
        ("app/reports/page.py", "import robobid.app.server", "robobid.app.server"),
        ("app/server/app.py", "import robobid.app.terminal", "robobid.app.terminal"),
        ("app/terminal/screen.py", "import robobid.app.server", "robobid.app.server"),
        (
            "app/terminal/screen.py",
            "from robobid.app import hosting",
            "robobid.app.hosting",
        ),
        ("app/locales/__init__.py", "import robobid.core", "robobid.core"),
        ("__init__.py", "from robobid.app import terminal", "robobid.app.terminal"),
        ("match.py", "import robobid.app.terminal", "robobid.app.terminal"),
        ("match.py", "def f():\n    from robobid import new", "robobid"),
        ("arena/deals.py", "from robobid import Match", "robobid"),
        ("arena/deals.py", "from robobid import match", "robobid.match"),
        ("bots/chief.py", "import robobid", "robobid"),
        ("core/record.py", "from robobid.match import Match", "robobid.match"),
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
        ("support/extras.py", "from robobid.core.errors import Unsupported"),
        ("games/fzzzt/game.py", "from robobid.core import seats\nfrom . import table"),
        ("narration/story.py", "from robobid.games.powergrid.rules import events"),
        ("bots/simple.py", "from robobid.twins import fzzzt\nimport numpy"),
        ("app/terminal/screen.py", "from robobid import __version__\nimport rich"),
        ("app/server/wire.py", "import robobid.arena.match, robobid.bots"),
        ("app/reports/page.py", "import robobid.arena.match, robobid.app.locales"),
        ("app/analysis/work.py", "import robobid.arena.executors, robobid.narration"),
        ("app/puzzles/shelf.py", "import robobid.app.analysis.grades, numpy"),
        ("app/lessons/run.py", "from robobid.narration import Told"),
        ("app/terminal/show.py", "from robobid.app.reports import page"),
        (
            "app/commands/play.py",
            "import robobid.app.server, robobid.app.terminal, rich",
        ),
        ("__main__.py", "from robobid.app.commands import main"),
        ("__init__.py", "import robobid.arena.simulate\nfrom robobid import match"),
        ("match.py", "from robobid.core.record import Record"),
        ("arena/deals.py", "from robobid import __version__"),
        ("app/server/replays.py", "from robobid import load\nimport robobid"),
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
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text + "\n", "utf-8")
