"""The puzzles that ship: clear, legal, of all themes, and without anybody's secrets."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from robobid.app.puzzles.maker import maker_of
from robobid.app.puzzles.puzzle import Choice, Puzzle
from robobid.app.puzzles.shelf import (
    explained,
    mixed,
    pack,
    read_packed,
    shipped,
    with_id,
)
from robobid.bots import levels_of
from robobid.bots.appraisal import NOISE
from robobid.core.errors import RobobidError
from robobid.core.record import action_of
from robobid.games.registry import game_named
from studies.puzzles.search import CLEAR

GAMES = ("fzzzt", "powergrid")


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_clear_and_can_be_played(game: str) -> None:
    rules, puzzles = game_named(game).game, shipped(game)

    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        opened = puzzle.open(rules)
        assert puzzle.theme in maker_of(game).themes
        assert 0 <= puzzle.level <= len(levels_of(game))
        for choice in puzzle.choices:
            move = action_of(rules, opened.table, puzzle.seat, choice.moves[0])
            assert move in opened.decision.options
        for other in puzzle.choices[1:]:
            assert other.loss - NOISE * other.loss_error >= CLEAR - 0.0005


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_is_made_up(game: str) -> None:
    """Whoever reads the file learns no more than the seat could imagine."""
    rules = game_named(game).game

    for puzzle in shipped(game)[::25]:
        seen = puzzle.open(rules).view
        other = rules.imagine(seen, Random(puzzle.id))
        assert rules.view(other, puzzle.seat) == seen


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_explained(game: str) -> None:
    for puzzle in shipped(game)[::25]:
        told = explained(game, puzzle)

        assert told.theme.name == puzzle.theme
        assert sorted(told.asked) == [*range(len(puzzle.choices))]


def test_a_mix_has_something_of_everything() -> None:
    choices = (Choice(("m1",), 0.5, 0.01, 0.0, 0.0),)
    many = [Puzzle(f"a{at}", 0, "deny", 0, 8, choices) for at in range(9)]
    few = [Puzzle(f"b{at}", 0, "trap", 2, 8, choices) for at in range(2)]

    found = mixed([*many, *many, *few], 6)

    assert Counter(puzzle.theme for puzzle in found) == {"deny": 4, "trap": 2}


def test_a_packed_file_is_read_again(tmp_path: Path) -> None:
    puzzles = shipped("fzzzt")[:3]
    file = tmp_path / "mine.json.gz"
    file.write_bytes(pack(puzzles))

    assert read_packed(file) == puzzles
    assert with_id(puzzles, puzzles[1].id) == puzzles[1]
    with pytest.raises(RobobidError):
        with_id(puzzles, "nothing")
    packed = bytearray(file.read_bytes())
    packed[20:40] = bytes(20)
    for bad in (b"no puzzles", bytes(packed), packed[:60]):
        file.write_bytes(bad)
        with pytest.raises(RobobidError):
            read_packed(file)
