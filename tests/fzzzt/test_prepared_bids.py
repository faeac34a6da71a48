"""Bids that are prepared for the cards in sight."""

from __future__ import annotations

from typing import Any

import pytest

from robobid.core.decisions import Decision
from robobid.core.errors import Illegal
from robobid.games.fzzzt.asides.prepared_bids import (
    outlook,
    prepare_bids,
    prepared_bid,
    read_bids,
)
from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.table import Table
from tests.fzzzt.builders import A, B, a_position, bid, cards


def an_auction(
    hand: str = "m1 r1a r2a r3a", belt: str = "r5b r3c", **more: Any
) -> Table:
    """A is to bid for the first card of the belt."""
    return a_position(
        "ru",
        "bidding",
        players=2,
        waiting="AB",
        belt=belt,
        hand={A: hand, B: "m2 r1b r2b r3b"},
        **more,
    )


def asked(table: Table, seat: int = A) -> Decision:
    return next(each for each in FZZZT.decisions(table) if each.seat == seat)


def laid(table: Table, words: str) -> object:
    """What a plan bids for whoever sits at A."""
    plan = read_bids(f"{table.round} {words}", standard_deck())
    return prepared_bid(plan, FZZZT.view(table, A), asked(table))


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("for r5b r2a+r3a", bid("r2a r3a")),
        ("for r3c r2a+r3a", None),
        ("for r3c r3a; for r5b m1", bid("m1")),
        ("for r5b r2a+r4a", None),
        ("for r5b r2a+r4a rest", bid("r2a")),
        ("for r5b r4a rest", None),
    ],
)
def test_what_is_still_there_is_bid_for_the_head_of_the_belt(
    words: str, expected: object
) -> None:
    assert laid(an_auction(), words) == expected


def test_a_prepared_bid_holds_for_its_round() -> None:
    table = an_auction()
    plan = read_bids("2 for r5b r2a", standard_deck())

    assert prepared_bid(plan, FZZZT.view(table, A), asked(table)) is None


def test_where_one_card_is_allowed_no_more_are_laid() -> None:
    table = an_auction(peripheral="keyboard")

    assert laid(table, "for r5b r2a+r3a") is None
    assert laid(table, "for r5b r3a") == bid("r3a")


def test_every_bid_is_seen_as_things_stand() -> None:
    plan = read_bids(
        "1 for r5b r2a+r3a; for r3c r2a+r4a; for r4c r1a; for r3d r2a", standard_deck()
    )
    first, spent, *gone = outlook(plan, FZZZT.view(an_auction(), A)).steps

    assert (first.state, first.power, first.missing) == ("possible", 5, ())
    assert (spent.state, list(spent.missing)) == ("spent", cards("r4a"))
    assert [step.state for step in gone] == ["gone", "gone"]


def test_plans_are_written_as_they_are_read() -> None:
    text = "2 for r5b m1+r2a; for r3c r1a rest"

    assert read_bids(text, standard_deck()).written(standard_deck()) == text


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("for r5b", "plan_unreadable"),
        ("for r9z r1a", "plan_unreadable"),
        ("for r5b r1a+r1a", "plan_unreadable"),
        ("for r5b r1a; for r5b r2a", "plan_unreadable"),
        ("for r5b r1a maybe", "plan_unreadable"),
        ("for r5b r1b", "no_order_now"),
        ("for r4c r1a", "no_order_now"),
    ],
)
def test_what_cannot_be_is_refused(words: str, code: str) -> None:
    with pytest.raises(Illegal) as refused:
        prepare_bids(FZZZT.view(an_auction(), A), words)

    assert refused.value.code == code
