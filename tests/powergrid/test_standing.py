"""What is answered for a player in the auctions of a round."""

from __future__ import annotations

import pytest

from robobid.core.errors import Illegal
from robobid.powergrid.actions import PASS, Bid
from robobid.powergrid.arrange import Holding
from robobid.powergrid.standing import Standing, answer, give_order, read_standing
from robobid.powergrid.table import Table
from tests.powergrid.builders import A, B, asked, play
from tests.powergrid.robots import robot_table

LATER = (10, 11, 12, 13, 14, 15, 16, 17)


def auctions(*moves: str) -> Table:
    """Three persons in the auctions of round 3; A opens."""
    held = [
        Holding(money=60, plants=(plant,), cities=(city,))
        for plant, city in ((4, "Kiel"), (5, "Essen"), (6, "Berlin"))
    ]
    table = robot_table("Ann; Bob; Cleo", *held, round=3, order=(0, 1, 2), market=LATER)
    play(table, "; ".join(moves)) if moves else None
    return table


def answered(table: Table, words: str) -> object:
    """What an order says to the decision of the seat that is asked."""
    decision = asked(table)
    return answer(give_order(table, decision.seat, words), table, decision)


@pytest.mark.parametrize(
    ("bid", "words", "expected"),
    [
        ("13 15", "bid 13 36", Bid(16)),
        ("13 35", "bid 13 36", Bid(36)),
        ("13 36", "bid 13 36", PASS),
        ("13 15", "bid 12 36", None),
        ("13 15", "pass", PASS),
        ("13 15", "pass 12", PASS),
        ("13 15", "pass 13", None),
    ],
)
def test_an_order_bids_no_more_than_it_must(
    bid: str, words: str, expected: object
) -> None:
    assert answered(auctions(f"A plant {bid}"), words) == expected


def test_who_opens_an_auction_passes_only_if_nothing_else_is_wanted() -> None:
    table = auctions()

    assert answered(table, "pass") == PASS
    assert answered(table, "pass 13") is None
    assert answered(table, "bid 13 36") is None


def test_an_order_holds_for_one_round() -> None:
    table = auctions("A plant 13")
    decision = asked(table)

    assert answer(Standing(2), table, decision) is None
    assert answer(Standing(3), table, decision) == PASS


@pytest.mark.parametrize("text", ["3 bid 13 36", "3 pass", "3 pass 13"])
def test_orders_are_written_as_they_are_read(text: str) -> None:
    assert str(read_standing(text)) == text


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("bid 13 61", "bid_not_affordable"),
        ("bid 20 36", "plant_not_in_market"),
        ("bid 99 36", "no_order_now"),
        ("bid 13 many", "no_order_now"),
        ("build everywhere", "no_order_now"),
        ("", "no_order_now"),
    ],
)
def test_an_order_that_cannot_be_is_refused(words: str, code: str) -> None:
    with pytest.raises(Illegal) as refused:
        give_order(auctions("A plant 13"), B, words)

    assert refused.value.code == code


def test_who_takes_no_part_any_more_leaves_no_word() -> None:
    with pytest.raises(Illegal, match="nothing can be answered"):
        give_order(auctions("A pass"), A, "pass")
