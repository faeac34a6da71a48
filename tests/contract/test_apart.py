"""Nothing of one game is loaded for another, and nobody asks for a game's name."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from robobid.games.registry import entries

ROOT = Path(__file__).resolve().parents[2]
NAMES = [entry.name for entry in entries()]
ARENA = """
import sys
from robobid.app.commands import main
main(["arena", "{game}", "--bots", "{bots}", "--players", "2", "--deals", "1",
      "--jobs", "1", "--json"])
print(*sorted(name for name in sys.modules if name.startswith("robobid")),
      file=sys.stderr)
"""


@pytest.mark.parametrize(
    ("game", "other", "bots"),
    [
        ("fzzzt", "powergrid", "apprentice,random"),
        ("powergrid", "fzzzt", "simple,random"),
    ],
)
def test_an_arena_loads_nothing_of_the_other_game(
    game: str, other: str, bots: str
) -> None:
    """It used to be fifty modules."""
    done = subprocess.run(
        [sys.executable, "-c", ARENA.format(game=game, bots=bots)],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )

    loaded = done.stderr.split()

    assert f"robobid.games.{game}.game" in loaded
    assert [name for name in loaded if other in name.split(".")] == []


def test_nobody_asks_for_a_games_name() -> None:
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{line}"
        for path in sorted((ROOT / "robobid").rglob("*.py"))
        if not of_one_game(path.relative_to(ROOT))
        for line in questions(path)
    ]

    assert found == []


def of_one_game(path: Path) -> bool:
    """Does it belong to one game? It may speak of it, and of a card of its name."""
    return any(re.split("[_.]", part)[0] in NAMES for part in path.parts)


def questions(path: Path) -> Iterator[int]:
    """Comparisons with a game's name, and dictionaries and matches by it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        compared: list[ast.expr | None] = []
        if isinstance(node, ast.Compare):
            compared = [node.left, *node.comparators]
        elif isinstance(node, ast.Dict):
            compared = list(node.keys)
        elif isinstance(node, ast.MatchValue):
            compared = [node.value]
        inner = [each for it in compared if it is not None for each in parts(it)]
        names = [
            each
            for each in inner
            if isinstance(each, ast.Constant) and each.value in NAMES
        ]
        of_games = [
            each
            for each in inner
            if isinstance(each, ast.Attribute) and each.attr == "name"
            if isinstance(each.value, ast.Name)
            if each.value.id in ("FZZZT", "POWER_GRID")
        ]
        if names or of_games:
            yield getattr(node, "lineno", 0)


def parts(it: ast.expr) -> list[ast.expr]:
    """What is compared, and each of several that it is compared with."""
    return it.elts if isinstance(it, ast.Tuple | ast.List | ast.Set) else [it]


def test_no_page_asks_for_a_games_name() -> None:
    quoted = "|".join(NAMES)
    game = rf"""["'](?:{quoted})["']"""
    asks = re.compile(rf"[=!]==?\s*{game}|{game}\s*[=!]=")
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{number}"
        for path in sorted((ROOT / "web/src").rglob("*"))
        if path.suffix in (".ts", ".svelte") and path.name != "games.ts"
        if not of_one_game(path.relative_to(ROOT))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if asks.search(line) and "kind ===" not in line and "sound ===" not in line
    ]

    assert found == []
