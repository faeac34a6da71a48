"""The spanner and the hands are told apart, and everybody has each equally often."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from robobid.arena.executors import Portion, workforce
from robobid.twins.fzzzt import Box
from robobid.twins.fzzzt.spanner import Moved, move_spanner
from studies.census.fzzzt.cards import Design, Equals, Kind
from studies.census.fzzzt.spanner import MOST_ROUNDS, count, counted, take, worths
from studies.resumable import ResumableSums

SEATS = 3


def test_wins_are_counted_from_the_spanner_and_by_the_hand() -> None:
    """One round, in which seat 1 wins whoever is Chief."""
    places = np.full((1, 1, SEATS, SEATS), 2, np.int32)
    places[0, 0, :, 1] = 1
    moved = Moved(places, np.array([[3, 1, 2]], np.int32))

    found = counted(moved)[0]

    assert found[0] == 1
    assert found[1 : 1 + SEATS].tolist() == [60, 60, 60]
    assert found[-SEATS:].tolist() == [3 * 60, 0, 0]
    assert found.sum() == 1 + 2 * 3 * 60


def test_a_winner_by_the_spanner_is_found_at_its_place() -> None:
    """Whoever is Chief wins."""
    places = np.full((1, 2, SEATS, SEATS), 2, np.int32)
    for chief in range(SEATS):
        places[0, :, chief, chief] = 1
    moved = Moved(places, np.array([[1, 2, 3]], np.int32))

    found = worths(counted(moved), SEATS)

    assert [figure.value for figure in found.spanner] == pytest.approx([2 / 3] * 2)
    assert [figure.value for figure in found.hands] == pytest.approx([0] * 3)
    assert found.places[1].value == pytest.approx(-1 / 3)


@pytest.mark.parametrize(("edition", "players"), [("en", 4), ("ru", 6)])
def test_everybody_has_a_hand_and_every_copy_a_winner(
    edition: str, players: int
) -> None:
    moved = move_spanner(Box.open(edition, players), ["random"] * players, 6, seed=2)

    assert (np.sort(moved.hands, axis=1) == np.arange(1, players + 1)).all()
    assert (moved.places.min(axis=3) == 1).all()
    assert moved.places.shape[1] <= MOST_ROUNDS


def test_stopped_and_gone_on_it_is_the_same(tmp_path: Path) -> None:
    design = Design(("fr",), "apprentice", 3, 1000, (2,), peripherals=False)
    half, file = design._replace(games=500), tmp_path / "cards.npz"
    with workforce(1) as force:
        whole = take(design, force, ResumableSums(None, {}))
        take(half, force, ResumableSums(file, {}))
        again = take(design, force, ResumableSums(file, {}))

    assert whole == again
    assert [*whole] == [Kind("fr", 2)]
    assert sum(figure.value for figure in whole[Kind("fr", 2)].hands) == (
        pytest.approx(0)
    )


def test_levels_of_the_rules_have_none() -> None:
    design = Design(("en",), "engineer", 1, 2)

    with workforce(1) as force:
        assert take(design, force, ResumableSums(None, {})) == {}


def test_the_same_games_by_parts_are_the_same() -> None:
    kind = Kind("en", 2)
    parts = [count(Portion(Equals(kind, "random"), 4, first, 10)) for first in (0, 10)]

    assert (
        parts[0] + parts[1] == count(Portion(Equals(kind, "random"), 4, 0, 20))
    ).all()
