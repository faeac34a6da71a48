"""The bids that a hand allows, and why others are refused."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal
from robobid.games.fzzzt.files.deckfile import card, standard_deck
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import Bid, Done, Pay, Turn
from robobid.games.fzzzt.rules.bids import BidOptions
from tests.fzzzt.builders import A, B, an_auction, bid, cards

HAND = cards("m1 r1a r2a r3a fa ua")


@pytest.mark.rule("F4.3")
@pytest.mark.parametrize("size", range(1, 7))
def test_every_set_of_one_or_more_cards_may_be_bid(size: int) -> None:
    options = BidOptions(HAND[:size], 99)

    listed = list(options)

    assert len(listed) == len(set(listed)) == len(options) == 2**size - 1
    assert all(action in options for action in listed)
    assert {len(action.cards) for action in listed} == set(range(1, size + 1))


def test_the_order_of_the_cards_makes_no_difference() -> None:
    options = BidOptions(HAND, 99)

    assert Bid((card("r3a"), card("m1"))) in options
    assert Bid((card("m1"), card("r3a"))) in options


@pytest.mark.parametrize(
    ("action", "code", "reason"),
    [
        (Bid(()), "empty_bid", "seat A must bid at least one of fa, m1"),
        (bid("r1b"), "card_not_in_hand", "r1b is not in the hand of seat A; it h"),
        (bid("m1 xr5a"), "card_not_in_hand", "xr5a is not in the hand"),
        (Bid((card("m1"),) * 2), "card_twice", "m1 stands twice in the bid"),
        (
            Done(),
            "not_an_option",
            "done is not allowed now; allowed: fa, m1, r1a, r2a, ...",
        ),
        (Pay(card("m1")), "not_an_option", "pay m1 is not allowed now"),
        (Turn(card("m1")), "not_an_option", "#turn m1 is not allowed now"),
        (None, "not_an_option", "None is not allowed now"),
        ((card("m1"),), "not_an_option", "is not allowed now"),
        (((card("m1"),),), "not_an_option", "is not allowed now"),
    ],
)
def test_an_impossible_bid_is_refused_and_nothing_changes(
    action: Any, code: str, reason: str
) -> None:
    table = an_auction(hands={A: HAND, B: "m2 r1b"})
    before = table.copy()

    with pytest.raises(Illegal, match=reason) as caught:
        FZZZT.apply(table, A, action)

    assert caught.value.code == code
    assert caught.value.values["seat"] == A
    assert caught.value.values["allowed"]
    assert table == before


@pytest.mark.parametrize(
    ("seat", "who"),
    [(B, "seat B"), (5, "seat F"), (17, "seat 17"), (CHANCE, "chance")],
)
def test_a_seat_that_is_not_to_act_is_refused(seat: int, who: str) -> None:
    table = an_auction(hands={A: HAND, B: "m2 r1b"})
    before = table.copy()

    with pytest.raises(Illegal) as caught:
        FZZZT.apply(table, seat, bid("m2"))

    assert str(caught.value) == f"{who} is not to act now; to act: seat A"
    assert caught.value.code == "not_to_act"
    assert table == before


def test_too_many_cards_are_refused_when_a_peripheral_says_so() -> None:
    table = an_auction(hands={A: HAND, B: "m2 r1b"}, peripheral="keyboard")

    with pytest.raises(Illegal, match=r"at most 1 card\(s\) now, not 2") as caught:
        FZZZT.apply(table, A, bid("r1a r2a"))

    assert caught.value.code == "too_many_cards"


@pytest.mark.parametrize("at_most", [1, 2, 6, 99])
def test_a_picked_bid_is_any_of_them_alike(at_most: int) -> None:
    options = BidOptions(HAND[:4], at_most)
    random = Random(1)

    picked = Counter(options.pick(random) for _ in range(300 * len(options)))

    assert set(picked) == set(options)
    assert all(200 < count < 400 for count in picked.values())


def test_a_huge_hand_is_no_burden() -> None:
    """A home-made peripheral may deal hands of which no list of bids can be made."""
    hand = sorted(standard_deck().of_kind("robot"))
    options = BidOptions(hand, 99)

    assert len(options) == 2 ** len(hand) - 1
    assert options.pick(Random(1)) in options
    assert next(iter(options)) == Bid((hand[0],))


def test_equal_hands_give_equal_options() -> None:
    assert BidOptions(HAND, 99) == BidOptions(tuple(HAND), 6)
    assert hash(BidOptions(HAND, 99)) == hash(BidOptions(tuple(HAND), 6))
    assert BidOptions(HAND, 99) != BidOptions(HAND, 1)
    assert BidOptions(HAND, 99) != BidOptions(HAND[1:], 99)
    assert BidOptions(HAND, 99) != HAND


def test_options_say_how_they_are_made() -> None:
    options = BidOptions(cards("m1"), 3)

    assert repr(options) == "BidOptions((card('m1'),), 1)"
