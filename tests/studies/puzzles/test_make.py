"""Puzzles are found game by game, and a later run goes on where one was stopped."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from robobid.app.puzzles.puzzle import Choice, Puzzle
from robobid.app.puzzles.shelf import shipped
from robobid.arena.executors import workforce
from robobid.core.errors import RobobidError
from studies.puzzles import make as making
from studies.puzzles import search
from studies.puzzles.check import check, themed
from studies.puzzles.search import Measured, Spot, Task, puzzles_in


def one_puzzle(task: Task) -> list[Puzzle]:
    choices = (
        Choice(("m1",), 0.5, 0.01, 0.0, 0.0),
        Choice(("m2",), 0.4, 0.01, 0.1, 0.01),
    )
    return [Puzzle(f"table {task.number}", 0, "deny", 1, 512, choices)]


def make(file: Path, games: int) -> list[Puzzle]:
    with workforce(1) as force:
        kept = making.ResultsFile(file, "fzzzt", 1)
        return making.make_puzzles("fzzzt", games, 1, kept, force)


def test_a_later_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def noted(task: Task) -> list[Puzzle]:
        asked.append(task.number)
        return one_puzzle(task)

    monkeypatch.setattr(making, "puzzles_in", noted)
    at_once, in_parts = tmp_path / "one", tmp_path / "two"
    whole = make(at_once, 5)
    make(in_parts, 3)
    in_parts.write_bytes(in_parts.read_bytes() + b'[{"position":')
    asked.clear()

    assert make(in_parts, 5) == whole
    assert asked == [3, 4]
    assert in_parts.read_bytes() == at_once.read_bytes()


def test_another_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("something else\n")

    with pytest.raises(RobobidError) as refused:
        make(file, 1)

    assert refused.value.code == "bad_results"
    file.write_text('{"puzzles":"powergrid","format":1,"seed":1}\n')
    with pytest.raises(RobobidError) as refused:
        make(file, 1)
    assert refused.value.code == "other_results"


def test_the_same_task_finds_what_was_shipped() -> None:
    """Checked with three seeds, it has the same figures to the last digit."""
    known = {puzzle.id: puzzle for puzzle in shipped("fzzzt")}

    found = [each for each in puzzles_in(Task("fzzzt", 0, 1)) if each.id in known]

    assert found
    for puzzle in found:
        checked = check("fzzzt", puzzle).puzzle
        assert checked is not None
        assert themed("fzzzt", checked) == known[puzzle.id]


def test_only_what_is_wanted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """And all choices are looked at, not some of them."""
    spots_of, looked_at = search.spots_of, []

    def some_spots(*asked: Any) -> list[Spot]:
        return spots_of(*asked)[:70]

    def clear(game: str, spot: Spot, seed: str) -> Measured:
        looked_at.append(spot)
        return Measured(spot, np.zeros((len(spot.courses), 2)), 0.1)

    monkeypatch.setattr(search, "spots_of", some_spots)
    monkeypatch.setattr(search, "screen", clear)
    monkeypatch.setattr(search, "measure", clear)
    monkeypatch.setattr(search, "level_of", lambda *_: 1)
    every = {puzzle.theme for puzzle in puzzles_in(Task("fzzzt", 0, 1))}
    looked_at.clear()
    wanted = frozenset({min(every)})

    found = puzzles_in(Task("fzzzt", 0, 1, wanted))

    assert len(every) > 1
    assert {puzzle.theme for puzzle in found} == wanted
    assert len({id(spot) for spot in looked_at}) == 70


def test_themes_are_named_and_a_file_is_of_its_themes(tmp_path: Path) -> None:
    named = making.themes_named("fzzzt", "deny, save")
    with pytest.raises(RobobidError) as unknown:
        making.themes_named("fzzzt", "deny,luck")
    file = tmp_path / "file"
    making.ResultsFile(file, "fzzzt", 1, named).append([])

    assert named == {"deny", "save"}
    assert making.themes_named("fzzzt", None) == frozenset()
    assert unknown.value.code == "no_such_theme"
    assert making.ResultsFile(file, "fzzzt", 1, named).read() == [[]]
    with pytest.raises(RobobidError):
        making.ResultsFile(file, "fzzzt", 1).read()
