"""Auctions: who bids, who wins, and what it costs."""

from __future__ import annotations

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal
from robobid.games.fzzzt.files.deckfile import card
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.auction import bid_power
from robobid.games.fzzzt.rules.editions import Rules
from robobid.games.fzzzt.rules.events import BidLaid, BidPaid, BidsRevealed, CardWon
from tests.fzzzt.builders import (
    BIDDING_IN_TURN,
    EDITION_NAMES,
    ON_OFFER,
    A,
    B,
    C,
    D,
    an_auction,
    asked,
    bid,
    cards,
    lay,
    lay_powers,
    of_type,
    options_of,
    owner_of,
)


@pytest.mark.rule("F4.1")
@pytest.mark.parametrize("edition", BIDDING_IN_TURN)
@pytest.mark.parametrize("chief", [A, B, C, D])
def test_bids_go_clockwise_from_the_chief(edition: str, chief: int) -> None:
    table = an_auction(edition, chief=chief, powers={A: 1, B: 2, C: 3, D: 4})

    order = []
    while table.phase == "bidding" and table.belt:
        (seat,) = asked(table)
        order.append(seat)
        FZZZT.apply(table, seat, options_of(table, seat)[0])

    assert order == [(chief + step) % 4 for step in range(4)]


@pytest.mark.rule("F4.1")
@pytest.mark.parametrize("edition", BIDDING_IN_TURN)
def test_nobody_bids_out_of_turn(edition: str) -> None:
    table = an_auction(edition, chief=B, powers={A: 1, B: 2, C: 3})
    before = table.copy()

    for seat in (A, C, D, CHANCE):
        with pytest.raises(Illegal, match="not to act now; to act: seat B"):
            FZZZT.apply(table, seat, bid("m1"))

    assert table == before


@pytest.mark.rule("F4.1")
@pytest.mark.parametrize("order", [(A, B, C), (C, A, B), (B, C, A)])
def test_in_russian_all_choose_at_the_same_time(order: tuple[int, ...]) -> None:
    table = an_auction("ru", chief=B, powers={A: 1, B: 2, C: 3})

    for at, seat in enumerate(order):
        assert sorted(asked(table)) == sorted(order[at:])
        FZZZT.apply(table, seat, bid(table.players[seat].hand[:1]))

    assert owner_of(table, ON_OFFER) == B


@pytest.mark.rule("F4.1")
def test_nobody_bids_twice() -> None:
    table = an_auction("ru", powers={A: 1, B: 2, C: 3})
    FZZZT.apply(table, A, bid("m1"))

    with pytest.raises(Illegal, match="seat A is not to act now; to act: seat B"):
        FZZZT.apply(table, A, bid("r1a"))

    assert table.players[A].bid == (card("m1"),)


@pytest.mark.rule("F4.2")
@pytest.mark.parametrize("edition", BIDDING_IN_TURN)
def test_the_size_of_a_bid_is_open_and_its_cards_are_sealed(edition: str) -> None:
    table = an_auction(edition, hands={A: "m1 r1a r2a", B: "m2 r1b"})

    (laid,) = of_type(FZZZT.apply(table, A, bid("r1a r2a")), BidLaid)

    for seat in (B, None):
        seen = laid.seen_by(seat)
        assert isinstance(seen, BidLaid)
        assert (seen.size, seen.cards) == (2, None)
        laid_bid = FZZZT.view(table, seat).players[A].bid
        assert laid_bid is not None
        assert (laid_bid.size, laid_bid.cards) == (2, None)
    assert laid.seen_by(A) == laid
    own = FZZZT.view(table, A).players[A].bid
    assert own is not None
    assert own.cards == tuple(cards("r1a r2a"))


@pytest.mark.rule("F4.2")
def test_in_russian_nobody_is_later_and_so_no_size_is_known() -> None:
    """All choose at once: whoever is asked later by the program must not gain by it."""
    table = an_auction("ru", hands={A: "m1 r1a r2a", B: "m2 r1b"})

    (laid,) = of_type(FZZZT.apply(table, A, bid("r1a r2a")), BidLaid)

    seen = laid.seen_by(B)
    assert isinstance(seen, BidLaid)
    assert (seen.size, seen.cards) == (None, None)
    laid_bid = FZZZT.view(table, B).players[A].bid
    assert laid_bid == (None, None)


@pytest.mark.rule("F4.2")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_all_bids_are_revealed_at_once_by_the_last(edition: str) -> None:
    table = an_auction(edition, powers={A: 1, B: 2, C: 3})
    told = FZZZT.apply(table, A, bid("r1a"))
    told += FZZZT.apply(table, B, bid("m2"))
    assert not of_type(told, BidsRevealed)

    (revealed,) = of_type(FZZZT.apply(table, C, bid("m3")), BidsRevealed)

    assert [(seat, power) for seat, _, power in revealed.bids] == [
        (A, 1),
        (B, 0),
        (C, 0),
    ]
    assert revealed.seen_by(None) == revealed


@pytest.mark.rule("F4.3")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_who_holds_a_card_must_bid_at_least_one(edition: str) -> None:
    table = an_auction(edition, hands={A: "m1 r1a", B: "m2"})
    before = table.copy()

    assert all(action.cards for action in options_of(table, A))
    with pytest.raises(Illegal, match="must bid at least one of m1, r1a"):
        FZZZT.apply(table, A, bid(""))

    assert table == before


@pytest.mark.rule("F4.4")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("chief", [A, B, C])
def test_an_empty_hand_neither_bids_nor_wins(edition: str, chief: int) -> None:
    table = an_auction(
        edition,
        chief=chief,
        hands={A: "m1 r1a", B: "", C: "m3 r1c"},
        spent={B: "m2 r1b"},
        belt="r5b r1e",
    )
    seen: set[int] = set()
    while table.belt[0] == ON_OFFER:
        seen.update(asked(table))
        seat = asked(table)[0]
        FZZZT.apply(table, seat, bid(table.players[seat].hand[:1]))

    assert seen == {A, C}
    assert owner_of(table, ON_OFFER) in (A, C)


@pytest.mark.rule("F4.4")
def test_the_only_one_with_cards_wins_alone() -> None:
    table = an_auction(hands={A: "", B: "m2 r1b"}, spent={A: "m1"}, belt="r5b r1e")

    lay(table, {B: "m2"})

    assert owner_of(table, ON_OFFER) == B
    assert asked(table) == [B]


@pytest.mark.rule("F4.5")
@pytest.mark.parametrize(
    ("names", "power"),
    [
        ("m1", 0),
        ("ua", 0),
        ("fa", 3),
        ("r1a", 1),
        ("r5a", 5),
        ("r2a r4a", 6),
        ("fa ua", 3),
        ("m1 ua", 0),
        ("m1 r1a r2a r3a fa ua", 9),
    ],
)
def test_a_bid_is_worth_the_sum_of_its_power(names: str, power: int) -> None:
    assert bid_power(Rules(), tuple(cards(names))) == power


@pytest.mark.rule("F4.5", "F4.6")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_sum_decides_not_the_strongest_card(edition: str) -> None:
    table = an_auction(
        edition, hands={A: "m1 r1a r2a r3a", B: "m2 r5a", C: "m3 r4a"}, belt="r5b r1e"
    )

    told = lay(table, {A: "r1a r2a r3a", B: "r5a", C: "r4a"})

    assert of_type(told, CardWon) == [CardWon(A, ON_OFFER, 6)]
    assert owner_of(table, ON_OFFER) == A


@pytest.mark.rule("F4.6")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("chief", [A, B, C])
def test_the_highest_bid_wins_whoever_is_chief(edition: str, chief: int) -> None:
    for powers in ({A: 5, B: 4, C: 1}, {A: 1, B: 3, C: 2}, {A: 2, B: 1, C: 4}):
        table = an_auction(edition, chief=chief, powers=powers, belt="r5b r1e")

        lay_powers(table, powers)

        assert owner_of(table, ON_OFFER) == max(powers, key=lambda seat: powers[seat])


@pytest.mark.rule("F4.6", "F4.9")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_bid_of_nothing_can_win(edition: str) -> None:
    table = an_auction(edition, chief=B, powers={A: 1, B: 2, C: 3}, belt="r5b r1e")

    told = lay(table, {A: "m1", B: "m2", C: "m3"})

    assert of_type(told, CardWon) == [CardWon(B, ON_OFFER, 0)]


@pytest.mark.rule("F4.7")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("won", ["r5b", "fa", "ua"])
def test_the_winner_puts_bid_and_card_on_his_pile(edition: str, won: str) -> None:
    table = an_auction(
        edition,
        hands={A: "m1 r1a r2a", B: "m2 r1b"},
        aside={A: "r3a"},
        belt=f"{won} r1e",
    )

    told = lay(table, {A: "r1a r2a", B: "r1b"})

    winner = table.players[A]
    assert winner.hand == cards("m1")
    assert winner.spent == cards(f"r1a r2a {won}")
    assert winner.set_aside == cards("r3a")
    assert winner.pile_size == 4
    assert of_type(told, BidPaid) == [BidPaid(A, tuple(cards("r1a r2a")))]


@pytest.mark.rule("F4.7")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_won_unit_goes_face_up_before_the_winner(edition: str) -> None:
    table = an_auction(
        edition, hands={A: "m1 r1a r2a", B: "m2 r1b"}, belt="pc r1e", units={A: "pa"}
    )

    lay(table, {A: "r1a r2a", B: "r1b"})

    winner = table.players[A]
    assert winner.units == {card("pa"): (), card("pc"): ()}
    assert winner.spent == cards("r1a r2a")
    for seat in (A, B, None):
        assert FZZZT.view(table, seat).players[A].units == (
            (card("pa"), ()),
            (card("pc"), ()),
        )


@pytest.mark.rule("F4.8")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_losers_take_their_bids_back(edition: str) -> None:
    hands = {A: "m1 r5a", B: "m2 r1b r2b", C: "m3 r1c"}
    table = an_auction(edition, hands=hands, belt="r5b r1e")

    lay(table, {A: "r5a", B: "r1b r2b", C: "r1c"})

    assert table.players[B].hand == cards("m2 r1b r2b")
    assert table.players[C].hand == cards("m3 r1c")
    assert [player.bid for player in table.players] == [None, None, None]
    assert [player.pile_size for player in table.players] == [2, 0, 0]
