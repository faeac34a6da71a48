"""Every card that can be bid for has its price, and no price is out of the world."""

from __future__ import annotations

import pytest

from robobid.games.fzzzt.asides.worth import usual_bid, worth_of
from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.fzzzt.rules.editions import EDITIONS
from robobid.games.fzzzt.rules.setup import belt_deck

KINDS = [(name, n) for name in EDITIONS for n in EDITIONS[name].player_counts]


@pytest.mark.parametrize(("edition", "players"), KINDS)
def test_every_card_of_every_table_is_rated(edition: str, players: int) -> None:
    for card in belt_deck(EDITIONS[edition], players, standard_deck()):
        found = worth_of(edition, players, card.id)

        assert found is not None, card.id
        bids = [usual_bid(found, number) for number in range(1, len(found.bids) + 1)]
        assert bids
        assert all(bid is None or 0 <= bid <= 15 for bid in bids)


def test_strong_robots_cost_more_than_weak_ones_and_fzzzts_are_left() -> None:
    weak, strong, fzzzt = (
        worth_of("en", 4, id_) for id_ in ("b-r1-05", "b-r5-01", "b-fz-02")
    )

    assert weak is not None
    assert strong is not None
    assert fzzzt is not None
    assert (usual_bid(weak, 3) or 0) < (usual_bid(strong, 3) or 0)
    assert fzzzt.costs_more
    assert not strong.costs_more


def test_what_nobody_has_counted_is_not_known() -> None:
    found = worth_of("en", 4, "b-r5-01")

    assert found is not None
    assert usual_bid(found, 0) is None
    assert usual_bid(found, 99) is None
    assert worth_of("en", 6, "b-r5-01") is None
    assert worth_of("jp", 4, "b-r5-01") is None
