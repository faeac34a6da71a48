"""The examples of the English rulebook; that of the scoring is elsewhere."""

from __future__ import annotations

import pytest

from robobid.core.errors import Illegal
from robobid.games.fzzzt.files.deckfile import card
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.events import BidsRevealed
from tests.fzzzt.builders import (
    A,
    B,
    a_building,
    a_dealt_game,
    allocate,
    an_auction,
    build,
    lay,
    of_type,
    turn,
)

BIDS = [
    pytest.param("r2a r4a", 6, id="a 2 and a 4"),
    pytest.param("m1", 0, id="just a mechanic"),
    pytest.param("fa ua", 3, id="a Fzzzt and an upgrade"),
]


@pytest.mark.rule("F4.5", "F1.2", "F1.3", "F1.5")
@pytest.mark.parametrize(("names", "value"), BIDS)
def test_en_auctions_value_of_a_bid(names: str, value: int) -> None:
    table = an_auction("en", hands={A: names, B: "m2"})

    (revealed,) = of_type(lay(table, {A: names, B: "m2"}), BidsRevealed)

    assert revealed.bids[0][2] == value


@pytest.mark.rule("F3.5")
def test_en_preparation_three_cards_left_and_a_speed_of_4() -> None:
    table = an_auction("en", belt="r5b", down=3)
    deck = table.deck_size
    lay(table, {A: "m1", B: "m2"})

    turn(table, "r1e r1f r1g")

    assert len(table.belt) == 3
    assert (table.face_down, table.deck_size) == (0, deck)
    assert table.phase == "bidding"


@pytest.mark.rule("F3.1", "F2.3")
def test_en_preparation_four_cards_at_the_start() -> None:
    table = a_dealt_game("en", 4)

    assert [len(player.hand) for player in table.players] == [4, 4, 4, 4]


@pytest.mark.rule("F5.2")
def test_en_building_anne_has_two_units() -> None:
    """One card on each of the two, but not two on one."""
    table = a_building("en", hands={A: "m1 r1a r1f r2f", B: "m2"}, units={A: "pc pd"})
    FZZZT.apply(table, A, allocate("r1a", "pc"))
    with pytest.raises(Illegal, match="takes no further robot this round"):
        FZZZT.apply(table, A, allocate("r1f", "pc"))

    build(table, A, "r1f>pd")

    assert table.players[A].units == {
        card("pc"): (card("r1a"),),
        card("pd"): (card("r1f"),),
    }
