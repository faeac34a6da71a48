"""Ties: who of the highest bidders wins, and who is Chief then."""

from __future__ import annotations

from itertools import product

import pytest

from robobid.games.fzzzt.rules.events import BidsTied, ChiefChanged
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
    lay,
    lay_powers,
    of_type,
    owner_of,
)


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

    assert of_type(told, BidsTied) == [BidsTied((B, C, D), 4, "chief")]
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
