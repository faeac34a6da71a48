"""Puzzles in the terminal."""

import io

import pytest

from robobid.app.commands.puzzles import filtered, solve, tasks_of
from robobid.app.puzzles.shelf import explained, shipped
from robobid.app.terminal.screen import Screen
from robobid.core.errors import Unsupported
from tests.app.terminal.stage import ESCAPE, a_terminal, shown_on


@pytest.mark.parametrize("game", ["fzzzt", "powergrid"])
def test_a_puzzle_is_asked_and_explained(game: str) -> None:
    puzzle = shipped(game)[0]
    found = explained(game, puzzle)
    right = found.asked.index(0) + 1
    out = io.StringIO()
    screen = Screen(io.StringIO(f"what\n{right}\nq\n"), out)

    solve(
        game=game,
        theme=None,
        level=None,
        puzzle=puzzle.id,
        file=None,
        lang="en",
        screen=screen,
    )

    told = " ".join(out.getvalue().split())
    assert f"Puzzle {puzzle.id}: what do you do?" in told
    assert "There’s no such answer. Type a number from 1 to" in told
    assert "Right: " in told
    assert "1 of 1 solved." in told
    assert f"{100 * found.puzzle.choices[0].chance:.1f} %" in told


def test_only_those_of_a_theme() -> None:
    tasks = tasks_of("fzzzt", None)
    theme = tasks[0].puzzle.theme

    assert {task.puzzle.theme for task in filtered(tasks, theme, None)} == {theme}
    with pytest.raises(Unsupported):
        filtered(tasks, "chess", None)
    with pytest.raises(Unsupported):
        filtered(tasks, None, 99)


def test_the_table_makes_room_for_the_choices_and_the_chances_stand_in_a_column() -> (
    None
):
    puzzle = shipped("fzzzt")[0]
    screen = a_terminal("1", "q")

    solve(
        game="fzzzt",
        theme=None,
        level=None,
        puzzle=puzzle.id,
        file=None,
        lang="en",
        screen=screen,
    )

    lines = ESCAPE.sub("", shown_on(screen)).splitlines()
    asked = next(at for at, line in enumerate(lines) if "Your choice" in line)
    assert asked <= 27  # A screen of 24 rows; the airy table needs 32.
    chances = [line for line in lines if " % (" in line]
    assert len({line.index(" % (") for line in chances}) == 1
