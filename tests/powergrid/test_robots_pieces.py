"""Pieces are objects: each is one module, and a new one is one class."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import import_module

import pytest

from robobid.games.powergrid.robots import robot
from robobid.games.powergrid.robots.pieces import PIECES, REASONS
from robobid.games.powergrid.robots.robot import KINDS, Piece, robot_with
from robobid.games.powergrid.robots.special import SpecialPiece
from robobid.games.powergrid.text.arrange import Holding
from robobid.games.powergrid.variants import Pieces
from tests.powergrid.builders import A, play
from tests.powergrid.robots import robot_table


@pytest.mark.rule("P-C1.1")
def test_there_are_six_pieces_of_each_kind() -> None:
    assert Counter(name[0] for name in PIECES) == dict.fromkeys(KINDS, 6)
    assert list(PIECES) == [f"{kind}{n}" for kind in KINDS for n in range(1, 7)]


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_is_one_module_that_says_what_it_does_and_where_it_stands(
    name: str,
) -> None:
    piece = type(PIECES[name])

    assert piece.__module__.rsplit(".", 1)[1] == name.lower()
    assert (import_module(piece.__module__).__doc__ or "").startswith(f"{name}: ")
    assert 'FR "' in (piece.__doc__ or "")
    assert {*piece.reasons} <= {*REASONS}


def test_a_robot_has_its_pieces_by_kind() -> None:
    found = robot_with(Pieces(2, 5, 1, 6, 3))

    assert [piece.name for piece in found] == ["F2", "A5", "R1", "B6", "S3"]


def test_a_piece_that_is_not_dealt_yet_changes_nothing() -> None:
    found = robot_with(Pieces(0, 0, 0, 0, 0))

    assert found.special.start_money(50) == 50
    assert found.special.payment(21) == 21
    assert not found.first_city.alone_only


@pytest.fixture
def thrifty() -> Iterator[Piece]:
    """A seventh special piece, which pays one less for a plant."""

    class Thrifty(SpecialPiece, name="S7"):
        """The robot pays one elektro less for its plants."""

        def payment(self, bid: int) -> int:
            return bid - 1

    yield robot._PIECES["S7"]
    del robot._PIECES["S7"]
    robot_with.cache_clear()


def test_a_new_piece_is_one_class(thrifty: Piece) -> None:
    table = robot_table("robot 1-4-4-6-6; Ann; Bob", Holding(), round=2)
    table.players[A].pieces = Pieces(1, 4, 4, 6, 7)

    play(table, "A plant 6; B pass; C pass")

    assert thrifty.name == "S7"
    assert table.players[A].money == 50 - 5
