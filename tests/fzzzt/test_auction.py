"""Auctions: who bids, who wins, what it costs, and who is Chief then."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal
from robobid.fzzzt.auction import bid_power
from robobid.fzzzt.cards import Card
from robobid.fzzzt.deckfile import card
from robobid.fzzzt.editions import Rules
from robobid.fzzzt.events import (
    BidLaid,
    BidPaid,
    BidsRevealed,
    BidsTied,
    CardWon,
    ChiefChanged,
)
from robobid.fzzzt.game import FZZZT
from tests.fzzzt.builders import (
    BIDDING_IN_TURN,
    EDITION_NAMES,
    ON_OFFER,
    A,
    B,
    C,
    D,
    a_new_game,
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
    with pytest.raises(Illegal, match="must bid at least one of b-me-01, b-r1-01"):
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


def tie_by_the_book(chief: int, powers: dict[int, int]) -> tuple[int, int]:
    """Winner and next Chief, worked out by counting steps round the table."""
    highest = max(powers.values())
    tied = [seat for seat in powers if powers[seat] == highest]
    winner = min(tied, key=lambda seat: (seat - chief) % len(powers))
    losers = [seat for seat in tied if seat != winner]
    if not losers:
        return winner, chief
    return winner, min(losers, key=lambda seat: (seat - winner) % len(powers))


@pytest.mark.rule("F4.9", "F4.10")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_every_tie_of_four_seats(edition: str) -> None:
    """Whoever is Chief and whatever is bid: 4 chiefs, 2 powers for each of 4 seats."""
    for chief, *bids in product(range(4), *[(1, 2)] * 4):
        powers = dict(enumerate(bids))
        table = an_auction(edition, chief=chief, powers=powers, belt="r5b r1l")

        lay_powers(table, powers)

        winner, next_chief = tie_by_the_book(chief, powers)
        assert owner_of(table, ON_OFFER) == winner
        assert table.chief == next_chief


@pytest.mark.rule("F4.10")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_without_a_tie_for_the_highest_bid_the_chief_stays(edition: str) -> None:
    powers = {A: 4, B: 2, C: 2, D: 1}
    table = an_auction(edition, chief=C, powers=powers, belt="r5b r1e")

    told = lay_powers(table, powers)

    assert table.chief == C
    assert not of_type(told, ChiefChanged)
    assert not of_type(told, BidsTied)


@pytest.mark.rule("F4.10")
@pytest.mark.parametrize("edition", BIDDING_IN_TURN)
def test_the_new_chief_bids_first_at_once(edition: str) -> None:
    powers = {A: 1, B: 4, C: 4, D: 4}
    table = an_auction(edition, chief=B, powers=powers, belt="r5b r1e")

    told = lay_powers(table, powers)

    assert of_type(told, BidsTied) == [BidsTied((B, C, D), 4)]
    assert of_type(told, ChiefChanged) == [ChiefChanged(C)]
    assert asked(table) == [C]


@pytest.mark.rule("F4.10")
@pytest.mark.parametrize(
    ("switches", "next_chief"),
    [("", B), ("chief_goes_to:tied_loser", B), ("chief_goes_to:any_loser", A)],
)
def test_russian_by_its_letter_is_a_switch(switches: str, next_chief: int) -> None:
    """C chief and not tied; D wins; A, next to D, lost too but was not tied."""
    powers = {A: 1, B: 4, C: 2, D: 4}
    table = an_auction("ru", chief=C, powers=powers, belt="r5b r1e", switches=switches)

    lay_powers(table, powers)

    assert owner_of(table, ON_OFFER) == D
    assert table.chief == next_chief


@pytest.mark.rule("F4.10")
def test_by_the_letter_too_the_chief_stays_without_a_tie() -> None:
    powers = {A: 1, B: 4, C: 2, D: 3}
    table = an_auction(
        "ru",
        chief=C,
        powers=powers,
        belt="r5b r1e",
        switches="chief_goes_to:any_loser",
    )

    lay_powers(table, powers)

    assert table.chief == C


@pytest.mark.rule("F4.10", "F4.4")
def test_by_the_letter_who_did_not_bid_has_not_lost() -> None:
    table = an_auction(
        "ru",
        chief=A,
        hands={A: "m1 r1a", B: "", C: "m3 r1c", D: "m4 r1d"},
        spent={B: "m2"},
        belt="r5b r1e",
        switches="chief_goes_to:any_loser",
    )

    lay(table, {A: "r1a", C: "m3", D: "r1d"})

    assert table.chief == C


@pytest.mark.rule("F4.11")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("belt", "down"), [("r5b r1e", 0), ("r5b", 3)])
def test_when_nobody_holds_a_card_everybody_takes_up_his_pile(
    edition: str, belt: str, down: int
) -> None:
    table = an_auction(
        edition,
        hands={A: "r1a", B: ""},
        aside={A: "m1 r2a", B: "m2 r1b r2b r3b"},
        spent={B: "r4a r4b r4c"},
        units={B: "pa+r1k"},
        belt=belt,
        down=down,
    )

    lay(table, {A: "r1a"})

    assert table.players[A].hand == cards("m1 r1a r2a r5b")
    assert table.players[A].pile_size == 0
    assert asked(table) == [CHANCE]
    pile = cards("m2 r1b r2b r3b r4a r4b r4c")
    dealt: list[Card] = []
    for _ in range(6):
        options = options_of(table, CHANCE)
        assert [action.cards[0] for action in options] == [
            c for c in pile if c not in dealt
        ]
        dealt.append(options[0].cards[0])
        FZZZT.apply(table, CHANCE, options[0])
    assert table.players[B].hand == pile[:6]
    assert table.players[B].set_aside == pile[6:]
    assert table.players[B].units == {card("pa"): (card("r1k"),)}
    assert table.phase == ("bidding" if not down else "turning")


@pytest.mark.rule("F4.11")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_as_long_as_one_player_holds_a_card_nobody_takes_up_his_pile(
    edition: str,
) -> None:
    table = an_auction(
        edition,
        hands={A: "r2a", B: "m2 r1b", C: ""},
        spent={A: "m1", C: "m3"},
        belt="r5b r1e",
    )

    lay(table, {A: "r2a", B: "r1b"})

    assert [len(player.hand) for player in table.players] == [0, 2, 0]
    assert asked(table) == [B]


@pytest.mark.rule("F4.11", "F5.1")
def test_after_the_last_card_of_the_belt_no_new_hands_are_dealt() -> None:
    table = an_auction(
        hands={A: "r2a", B: ""}, spent={A: "m1", B: "m2 r1b"}, units={B: "pc"}
    )

    lay(table, {A: "r2a"})

    assert table.phase == "building"
    assert table.players[B].hand == cards("m2 r1b")


@pytest.mark.rule("F4.11")
def test_in_a_long_game_nobody_is_ever_dealt_cards_while_another_holds_some() -> None:
    """A re-deal within a round is only ever due when all hands are empty."""
    random = Random(4)
    redeals = 0
    for players in (2, 3, 4):
        table = a_new_game("en", players)
        while decisions := FZZZT.decisions(table):
            seat, kind, options = decisions[0]
            held = [len(p.hand) for p in table.players]
            last = kind == "bid" and len(table.waiting) == 1
            FZZZT.apply(table, seat, options.pick(random))
            within = table.phase == "dealing" and table.after_dealing == "next_auction"
            if last and within:
                redeals += 1
                assert sum(held) == held[seat]
    assert redeals > 3


@pytest.mark.rule("F4.13")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_no_card_changes_hands_outside_an_auction(edition: str) -> None:
    """Whatever is done, a personal card stays with its owner for the whole game."""
    random = Random(edition)
    table = a_new_game(edition, 3, peripherals=["printer", "ram-pack", "plotter"])
    owners: dict[Card, int] = {}
    while decisions := FZZZT.decisions(table):
        seat, _, options = decisions[0]
        told = FZZZT.apply(table, seat, options.pick(random))
        for owned, owner in owners.items():
            assert owner_of(table, owned) == owner
        won = {event.card: event.seat for event in of_type(told, CardWon)}
        for at, player in enumerate(table.players):
            for c in [*player.personal_cards(), *player.units]:
                if c not in owners:
                    assert won.get(c, at) == at
                    owners[c] = at


@pytest.mark.rule("F4.13")
def test_a_card_of_another_hand_cannot_be_bid() -> None:
    table = an_auction(hands={A: "m1 r1a", B: "m2 r1b"})
    before = table.copy()

    with pytest.raises(Illegal, match="b-r1-02 is not in the hand of seat A"):
        FZZZT.apply(table, A, bid("r1a r1b"))

    assert table == before
