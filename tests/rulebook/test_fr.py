"""The examples of the French rulebook, 1 to 7; those of the scoring are elsewhere."""

from __future__ import annotations

import pytest

from robobid.games.fzzzt.files.deckfile import card
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.auction import award_card, bid_power
from robobid.games.fzzzt.rules.events import BidsRevealed
from robobid.games.fzzzt.table import Table
from tests.fzzzt.builders import (
    EDITION_NAMES,
    ON_OFFER,
    A,
    B,
    C,
    D,
    a_building,
    a_dealt_game,
    allocate,
    an_auction,
    cards,
    lay,
    lay_powers,
    of_type,
    options_of,
    owner_of,
    turn,
)

FRENCH = ["fr", "fr-expansion"]


@pytest.mark.rule("F3.3", "F3.4")
@pytest.mark.parametrize("edition", FRENCH)
def test_fr_vitesse_de_mouvement_example_1(edition: str) -> None:
    """A head of speed 4: three more are turned up, and their speeds are ignored."""
    table = a_dealt_game(edition, 2)
    assert card("r1e").belt_speed == 4

    turn(table, "r1e ua r5a pa")

    assert table.belt == [card("r1e"), card("ua"), card("r5a"), card("pa")]
    assert table.face_down == 4
    assert table.phase == "bidding"


@pytest.mark.rule("F3.3")
@pytest.mark.parametrize(("edition", "players"), [("fr", 4), ("fr-expansion", 6)])
def test_fr_vitesse_de_mouvement_example_2(edition: str, players: int) -> None:
    """A head of speed 8: the whole belt is turned up."""
    table = a_dealt_game(edition, players)
    rest = table.belt_length - 1

    turn(table, "ua")
    turn(table, " ".join("r1e r1f r1g r1h r1i r1j r1k r1l r2e r2f r2g".split()[:rest]))

    assert len(table.belt) == table.belt_length
    assert table.face_down == 0
    assert table.phase == "bidding"


@pytest.mark.rule("F3.5")
@pytest.mark.parametrize("edition", FRENCH)
def test_fr_vitesse_de_mouvement_example_3(edition: str) -> None:
    """Three cards left and a speed of 4: the two others, and nothing from the deck."""
    table = an_auction(edition, belt="r5b", down=3)
    deck = table.deck_size
    lay(table, {A: "m1", B: "m2"})

    turn(table, "r1e r1f r1g")

    assert table.belt == [card("r1e"), card("r1f"), card("r1g")]
    assert table.face_down == 0
    assert table.deck_size == deck
    assert table.phase == "bidding"


def value_of_a_bid(edition: str, names: str) -> int:
    """What the others' are told that a bid is worth when it is revealed."""
    hand = [c for c in ("m1", "r1a") if c not in names.split()]
    table = an_auction(edition, hands={A: f"{names} {hand[0]}", B: "m2"})
    (revealed,) = of_type(lay(table, {A: names, B: "m2"}), BidsRevealed)
    assert bid_power(table.rules, tuple(cards(names))) == revealed.bids[0][2]
    return revealed.bids[0][2]


@pytest.mark.rule("F4.5", "F1.3")
@pytest.mark.parametrize("edition", FRENCH)
def test_fr_encheres_example_4(edition: str) -> None:
    """A Fzzzt is worth 3."""
    assert value_of_a_bid(edition, "fa") == 3


@pytest.mark.rule("F4.5", "F1.5")
@pytest.mark.parametrize("edition", FRENCH)
def test_fr_encheres_example_5(edition: str) -> None:
    """A mechanic and a robot of five: 5."""
    assert value_of_a_bid(edition, "m1 r5a") == 5


@pytest.mark.rule("F4.5")
@pytest.mark.parametrize("edition", FRENCH)
def test_fr_encheres_example_6(edition: str) -> None:
    """A robot of three and a robot of two: 5."""
    assert value_of_a_bid(edition, "r3a r2a") == 5


EXAMPLE_7 = [
    pytest.param(B, {A: 1, B: 4, C: 4, D: 4}, B, C, id="the chief is tied"),
    pytest.param(C, {A: 1, B: 4, C: 2, D: 4}, D, B, id="the chief is not"),
]


@pytest.mark.rule("F4.9", "F4.10")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("chief", "powers", "winner", "next_chief"), EXAMPLE_7)
def test_fr_egalites_example_7(
    edition: str, chief: int, powers: dict[int, int], winner: int, next_chief: int
) -> None:
    """The first tied seat clockwise from the chief wins, the next becomes chief."""
    table = an_auction(edition, chief=chief, powers=powers, belt="r5b r1e")

    lay_powers(table, powers)

    assert winner == owner_of(table, ON_OFFER)
    assert next_chief == table.chief


@pytest.mark.rule("F4.9", "F4.10")
@pytest.mark.parametrize(("chief", "powers", "winner", "next_chief"), EXAMPLE_7)
def test_fr_egalites_example_7_by_the_rule_alone(
    chief: int, powers: dict[int, int], winner: int, next_chief: int
) -> None:
    """The same without the game around it: bids lie there, `award_card` decides."""
    table = with_bids_laid(an_auction("fr", chief=chief, powers=powers))

    award_card(table)

    assert winner == owner_of(table, ON_OFFER)
    assert next_chief == table.chief


def with_bids_laid(table: Table) -> Table:
    for player in table.players:
        player.bid = tuple(c for c in player.hand if c.is_robot)
        player.hand = [c for c in player.hand if not c.is_robot]
    table.waiting = []
    return table


@pytest.mark.rule("F5.2")
@pytest.mark.parametrize("edition", FRENCH)
def test_fr_construction_two_units(edition: str) -> None:
    """With two units a robot may go on each, but never two on one."""
    table = a_building(edition, hands={A: "m1 r1a r1f", B: "m2"}, units={A: "pc pd"})

    FZZZT.apply(table, A, allocate("r1a", "pc"))

    assert {step.unit for step in options_of(table, A)[:-1]} == {card("pd")}
