"""The cards, as F1 describes them and as the standard deck has them."""

from __future__ import annotations

from collections import Counter

import pytest

from robobid.core.errors import Unsupported
from robobid.games.fzzzt.files.deckfile import card, peripheral, standard_deck
from robobid.games.fzzzt.rules.auction import bid_power
from robobid.games.fzzzt.rules.cards import (
    BELT_SPEEDS,
    SYMBOLS,
    Card,
    Deck,
    Kind,
    Peripheral,
)
from robobid.games.fzzzt.rules.editions import Rules
from tests.fzzzt.builders import A, a_building, an_auction, lay, options_of

DECK = standard_deck()


def of_kind(kind: Kind, in_set: str = "base") -> list[Card]:
    return [c for c in DECK.of_kind(kind) if c.set == in_set]


@pytest.mark.rule("F1.1")
def test_a_robot_has_power_points_symbols_and_a_belt_speed() -> None:
    for robot in DECK.of_kind("robot"):
        assert 1 <= robot.power <= 5
        assert robot.points >= 0
        assert 1 <= len(robot.symbols) <= 4
        assert set(robot.symbols) <= set(SYMBOLS)
        assert robot.belt_speed in BELT_SPEEDS
        assert robot.player in (None, 1, 2, 3, 4, 5, 6)


@pytest.mark.rule("F1.1")
@pytest.mark.parametrize(
    ("name", "power", "points", "symbols", "speed", "player"),
    [
        ("r1a", 1, 1, "bolt cog", 4, 1),
        ("r2d", 2, 2, "cog", 4, 4),
        ("r3c", 3, 2, "oil", 2, 3),
        ("r4b", 4, 3, "bolt", 2, None),
        ("r5d", 5, 3, "oil", 1, None),
        ("r1f", 1, 1, "nut bolt cog", 4, None),
    ],
)
def test_a_robot_is_as_printed(
    name: str, power: int, points: int, symbols: str, speed: int, player: int | None
) -> None:
    robot = card(name)

    assert (robot.power, robot.points, robot.belt_speed) == (power, points, speed)
    assert robot.symbols == tuple(symbols.split())
    assert robot.player == player


@pytest.mark.rule("F1.1", "F1.2", "F1.3", "F1.4", "F1.5")
def test_the_box_holds_what_the_books_count() -> None:
    """EN and FR list the base box, FR "Contenu de l'extension" and RU the rest."""
    base = Counter(c.power for c in of_kind("robot"))
    expansion = Counter(c.power for c in of_kind("robot", "expansion"))

    assert base == {1: 12, 2: 8, 3: 8, 4: 4, 5: 4}
    assert expansion == {1: 2, 2: 3, 3: 3, 4: 1, 5: 1}
    others: list[Kind] = ["upgrade", "fzzzt", "unit", "mechanic"]
    assert [len(of_kind(kind)) for kind in others] == [2, 4, 10, 4]
    assert [len(of_kind(kind, "expansion")) for kind in others] == [1, 1, 2, 2]
    classes = Counter(c.unit_class for c in DECK.of_kind("unit"))
    assert classes == {
        "prototype": 2,
        "basic": 3,
        "enhanced": 3,
        "advanced": 2,
        "complex": 2,
    }


@pytest.mark.rule("F1.2")
def test_an_upgrade_is_a_robot_without_power() -> None:
    for upgrade in DECK.of_kind("upgrade"):
        assert upgrade.is_robot
        assert upgrade.power == 0
        assert bid_power(Rules(), (upgrade,)) == 0


@pytest.mark.rule("F1.2")
def test_an_upgrade_can_be_allocated_like_a_robot() -> None:
    table = a_building(hands={0: "m1 ua", 1: "m2"}, units={0: "pa"})

    (step, _) = options_of(table, A)

    assert step == (card("ua"), card("pa"))


@pytest.mark.rule("F1.3")
def test_a_fzzzt_bids_three_and_costs_a_point() -> None:
    for fzzzt in DECK.of_kind("fzzzt"):
        assert bid_power(Rules(), (fzzzt,)) == 3
        assert fzzzt.points == -1
        assert not fzzzt.is_robot


@pytest.mark.rule("F1.3")
def test_a_fzzzt_fits_no_unit() -> None:
    for fzzzt in DECK.of_kind("fzzzt"):
        assert fzzzt.symbols == ()
        assert not any(fzzzt.fits(unit) for unit in DECK.of_kind("unit"))


@pytest.mark.rule("F1.4")
def test_a_unit_shows_symbols_the_points_of_a_widget_and_a_belt_speed() -> None:
    points = {"prototype": 3, "basic": 5, "enhanced": 6, "advanced": 9, "complex": 13}
    symbols = {"prototype": 1, "basic": 2, "enhanced": 2, "advanced": 3, "complex": 4}
    for unit in DECK.of_kind("unit"):
        assert unit.points == points[unit.unit_class or ""]
        assert len(unit.symbols) == symbols[unit.unit_class or ""]
        assert unit.belt_speed in BELT_SPEEDS


@pytest.mark.rule("F1.4", "F4.7")
def test_a_won_unit_never_comes_into_a_hand_or_a_pile() -> None:
    table = an_auction(hands={0: "m1 r1a", 1: "m2 r1b r2b"}, belt="pc r1e", down=1)

    lay(table, {0: "m1", 1: "r2b"})

    winner = table.players[1]
    assert winner.units == {card("pc"): ()}
    assert card("pc") not in winner.personal_cards()


@pytest.mark.rule("F1.5")
def test_a_mechanic_has_nothing_but_his_number() -> None:
    numbers = []
    for mechanic in DECK.of_kind("mechanic"):
        numbers.append(mechanic.player)
        assert (mechanic.power, mechanic.points, mechanic.symbols) == (0, 0, ())
        assert mechanic.belt_speed is None
        assert not mechanic.is_robot
    assert numbers == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("F1.5")
def test_a_mechanic_can_be_bid_and_lost_like_any_card() -> None:
    table = an_auction(hands={0: "m1 r1a", 1: "m2 r2b"}, belt="r5b r1e")

    lay(table, {0: "m1", 1: "m2"})

    assert table.players[0].spent == [card("m1"), card("r5b")]
    assert table.players[0].hand == [card("r1a")]


@pytest.mark.rule("F1.6")
def test_belt_speeds_are_1_2_3_4_or_8() -> None:
    speeds = {c.belt_speed for c in DECK.cards if c.kind != "mechanic"}

    assert speeds == {1, 2, 3, 4, 8}
    assert BELT_SPEEDS == (1, 2, 3, 4, 8)


@pytest.mark.parametrize(
    ("robot", "unit", "fits"),
    [
        ("r1a", "pa", False),
        ("r1a", "pb", True),
        ("r1a", "pd", True),
        ("ua", "pa", True),
        ("m1", "pj", False),
        ("fa", "pj", False),
    ],
)
def test_a_card_fits_where_it_shares_a_symbol(
    robot: str, unit: str, fits: bool
) -> None:
    assert card(robot).fits(card(unit)) == fits


def test_short_names_and_ids_name_the_same_cards() -> None:
    for c in DECK.cards:
        short = DECK.short_names[c.id]
        assert DECK.card(short) == DECK.card(c.id) == c
        assert DECK.by_short_name[short] is c
    assert len(set(DECK.short_names.values())) == len(DECK.cards)


def test_cards_of_equal_short_name_go_by_their_ids() -> None:
    one = card("r1a")
    two = one._replace(id="c-r1-01")
    odd = one._replace(id="r1-x")

    deck = Deck("odd", (one, two, odd), ())

    assert list(deck.short_names.values()) == ["b-r1-01", "c-r1-01", "r1-x"]
    assert deck.card("c-r1-01") == two


def test_an_unknown_card_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(Unsupported, match="no card is called 'r9z'") as caught:
        card("r9z")

    assert caught.value.code == "unknown_card"
    assert "r5b" in caught.value.values["allowed"]


def test_an_unknown_peripheral_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(Unsupported, match="'mouse'; there are monitor, tape-deck"):
        peripheral("mouse")
    with pytest.raises(Unsupported, match="there are none"):
        Deck("bare", (), ()).peripheral("mouse")


def test_a_card_and_a_peripheral_are_shown_by_name() -> None:
    assert repr(card("r5b")) == "card('r5b')"
    assert repr(peripheral("pe-02-tape-deck")) == "peripheral('tape-deck')"
    assert Peripheral("pe-99", "P", ()).word == "99"


def test_what_no_source_gives_is_marked_as_inferred() -> None:
    """Section 8 of our rules names what is inferred: the program must say so too."""
    inferred = {c.id for c in DECK.cards if c.inferred}

    numbered = {f"b-r{power}-0{player}" for power in (1, 2, 3) for player in (3, 4)}
    expansion = {c.id for c in DECK.cards if c.set == "expansion"}
    assert inferred == numbered | expansion - {"x-me-05", "x-me-06"}
    assert card("r1c").inferred == ("player",)
    assert "symbols" in card("xpa").inferred
    assert all(p.inferred for p in DECK.peripherals)
