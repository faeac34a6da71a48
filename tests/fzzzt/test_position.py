"""A position in one line."""

from __future__ import annotations

from random import Random

import pytest

from robobid.core.errors import RobobidError, Unreadable
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.text.position import read_position, write_position
from tests.fzzzt.builders import (
    OFFERS,
    PERIPHERALS,
    A,
    B,
    a_building,
    a_new_game,
    allocate,
    an_auction,
    bid,
)

GOOD = (
    "fzzzt edition=en players=2 round=1 phase=bidding chief=A waiting=A,B belt=r5b "
    "unseen=r1e A.hand=m1,r1a B.hand=m2,r1b"
)


def test_a_position_is_one_line() -> None:
    table = an_auction(hands={A: "m1 r1a", B: "m2 r1b"}, unseen="r1e")

    assert write_position(table) == GOOD
    assert read_position(GOOD) == table


def test_a_table_shows_the_call_that_rebuilds_it() -> None:
    table = an_auction(hands={A: "m1 r1a", B: "m2 r1b"}, units={A: "pa+r1k"})
    FZZZT.apply(table, A, bid("m1 r1a"))

    again = eval(repr(table), {"read_position": read_position})

    assert again == table
    assert repr(again) == repr(table)


def test_a_plan_and_allocated_robots_are_written() -> None:
    table = a_building(
        hands={A: "m1 r1a", B: "m2"}, units={A: "pc+r1f+r2f pa"}, phase="layout"
    )
    FZZZT.apply(table, A, allocate("r1a", "pc"))

    line = write_position(table)

    assert "layout=by-hand" in line
    assert line.endswith("A.hand=m1,r1a A.units=pc+r1f+r2f,pa A.plan=r1a>pc B.hand=m2")
    assert read_position(line) == table


@pytest.mark.parametrize(("edition", "players"), OFFERS)
def test_every_table_of_a_game_is_read_back(edition: str, players: int) -> None:
    random = Random(f"{edition} {players}")
    table = a_new_game(edition, players, peripherals=PERIPHERALS, by_hand=players == 2)
    while True:
        line = write_position(table)
        again = read_position(line)
        assert again == table
        assert write_position(again) == line
        assert "\n" not in line
        decisions = FZZZT.decisions(table)
        assert [d.seat for d in FZZZT.decisions(again)] == [d.seat for d in decisions]
        if not decisions:
            break
        seat, _, options = random.choice(decisions)
        FZZZT.apply(table, seat, options.pick(random))


def test_the_switches_of_an_edition_are_kept() -> None:
    table = an_auction("ru", switches="chief_goes_to:any_loser,hand_size:7")

    line = write_position(table)

    assert " switches=chief_goes_to:any_loser,hand_size:7 " in line
    assert read_position(line) == table


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "expected a line that begins with 'fzzzt'"),
        ("chess e4", "expected a line that begins with 'fzzzt'"),
        ("fzzzt", "the field 'edition' is missing"),
        (GOOD + " round=2", "'round=2': expected each field once"),
        (GOOD + " hello", "'hello': expected each field once"),
        (GOOD + " colour=red", "there is no field 'colour'; there are edition, "),
        (GOOD + " C.hand=r1c", "C.hand: there are only seats AB"),
        (GOOD + " Ahand=r1c", "no field 'Ahand'; did you mean A.hand?"),
        (GOOD + " A.pocket=r1c", "there is no field 'A.pocket'"),
        (GOOD + " A.spend=r1c", "no field 'A.spend'; did you mean A.spent?"),
        (GOOD + " A.spent=", "A.spent= is empty: write A.spent=- for nothing"),
        (GOOD + " A.spent=r9z", "A.spent: no card is called 'r9z'"),
        (GOOD + " A.spent=r1b", "r1b lies in two places"),
        (GOOD + " A.plan=r1a", "A.plan=r1a: expected robots and their units"),
        (GOOD.replace("chief=A", "chief=C"), "chief=C: expected one of seats AB"),
        (GOOD.replace("chief=A", "chief=AB"), "chief=AB: expected one of seats AB"),
        (GOOD.replace("waiting=A,B", "waiting=A,G"), "waiting=A,G: expected one of"),
        (GOOD.replace("waiting=A,B", "waiting=A,C"), "waiting=A,C: expected one of"),
        (GOOD.replace("round=1", "round=one"), "round=one: expected a number from 0"),
        (GOOD.replace("round=1", "round=" + "1" * 5000), "expected a number"),
        (
            GOOD.replace("bidding", "biding"),
            "phase=biding: expected one of set-up, .*; did you mean bidding\\?",
        ),
        (GOOD.replace("players=2", "players=5"), "editions for 5"),
        (GOOD.replace("players=2", "players=many"), "players=many: expected a number"),
        (GOOD.replace("edition=en", "edition=jp"), "there is no edition 'jp'"),
        (GOOD + " peripheral=mouse", "no peripheral is called 'mouse'"),
        (GOOD + " switches=turbo:1", "no switch 'turbo'"),
        (GOOD + " switches=hand_size:" + "1" * 5000, "switches: .*a whole number"),
        (GOOD + " peripherals=monitor,monitor", "peripherals names monitor twice"),
        (GOOD + " after=lunch", "after=lunch: expected one of lay_belt"),
        (GOOD + " dealing=A", "dealing=A: expected a number from 1"),
        (GOOD + " dealing=6", "dealing=6: expected one of seats AB"),
    ],
)
def test_a_bad_line_is_refused_with_the_reason(line: str, reason: str) -> None:
    with pytest.raises(RobobidError, match=reason):
        read_position(line)


def test_a_view_is_no_position() -> None:
    """A `?` stands for a card that is not known: no table can be made of it."""
    with pytest.raises(RobobidError, match=r"no card is called '\?'"):
        read_position(GOOD + " A.aside=?,?")
    with pytest.raises(Unreadable):
        read_position("fzzzt edition")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (GOOD.replace(" A.hand=m1,r1a", ""), "waiting: seat A cannot act in phase"),
        (GOOD.replace("belt=r5b", "belt=-"), "belt must not be empty in phase 'bidd"),
        (GOOD + " down=2", "down=2: expected a number from 0 to 1"),
        (GOOD + " down=-1", "down=-1: expected a number from 0"),
        (GOOD.replace("waiting=A,B", "waiting=-"), "waiting must not be empty"),
        (GOOD.replace("waiting=A,B", "waiting=A,A"), "waiting names A twice"),
        (GOOD.replace("m1,r1a", "m1,pa"), "A.hand: pa cannot lie there"),
        (GOOD + " A.units=r1c", "A.units: r1c cannot lie there"),
        (GOOD.replace("belt=r5b", "belt=m3"), "belt: m3 cannot lie there"),
        (GOOD + " A.shown=r1b", "A.shown: r1b cannot lie there"),
        (GOOD + " mechanics=m3", "mechanics must be empty in phase 'bidding'"),
        (GOOD + " A.units=pa A.plan=r1a>pa", "A.plan must be empty in phase"),
        (GOOD.replace("bidding", "over"), "belt must be empty in phase 'over'"),
        (GOOD.replace("bidding", "turning"), "waiting must be empty in phase"),
        (GOOD.replace("bidding", "paying"), "waiting: seat B cannot act in phase"),
    ],
)
def test_a_position_that_cannot_be_is_refused(line: str, reason: str) -> None:
    with pytest.raises(Unreadable, match=reason):
        read_position(line)


def test_a_field_may_say_that_it_is_empty() -> None:
    assert read_position(GOOD + " A.spent=- down=- mechanics=-") == read_position(GOOD)
