"""Peripherals: which there are, when they come, and how long they stay."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal, Unsupported
from robobid.games.fzzzt.files.deckfile import card, peripheral, standard_deck
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import Reveal
from robobid.games.fzzzt.rules.editions import EDITIONS, Rules, with_switches
from robobid.games.fzzzt.rules.events import PeripheralRevealed
from tests.fzzzt.builders import (
    EDITION_NAMES,
    OFFERS,
    PERIPHERALS,
    A,
    B,
    a_building,
    a_dealt_game,
    a_new_game,
    asked,
    build,
    lay,
    of_type,
    options_of,
    phase_of,
    reveal,
    turn,
)


@pytest.mark.rule("F7.3")
def test_there_are_twelve_of_our_own() -> None:
    names = [p.name for p in standard_deck().peripherals]

    assert names == [
        "Monitor",
        "Tape Deck",
        "Speaker",
        "Modem",
        "Keyboard",
        "Joystick",
        "Printer",
        "RAM Pack",
        "Power Supply",
        "Surge Protector",
        "Floppy Drive",
        "Plotter",
    ]


@pytest.mark.rule("F7.3", "F7.4")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_every_peripheral_changes_a_rule_in_every_edition(edition: str) -> None:
    """All but the Modem's simultaneous bids, which RU has already."""
    rules = EDITIONS[edition].rules
    for card_ in standard_deck().peripherals:
        changed = with_switches(rules, dict(card_.switches))
        assert changed != rules
        different = [
            field.name
            for field in fields(Rules)
            if getattr(changed, field.name) != getattr(rules, field.name)
        ]
        assert set(different) <= {name for name, _ in card_.switches}


@pytest.mark.rule("F7.1")
def test_the_players_choose_which_to_use() -> None:
    table = a_dealt_game("ru", 2, peripherals=["plotter", "modem", "modem"])

    assert [p.word for p in table.peripherals] == ["modem", "plotter"]
    assert table.chosen_peripherals == tuple(table.peripherals)


@pytest.mark.rule("F7.1")
def test_an_unknown_peripheral_is_refused() -> None:
    with pytest.raises(Unsupported, match="no peripheral is called 'mouse'"):
        a_new_game("ru", 2, peripherals=["mouse"])


@pytest.mark.rule("F7.1")
def test_any_of_those_that_are_left_may_come() -> None:
    table = a_dealt_game("ru", 2, peripherals=["plotter", "modem", "printer"])
    turn(table, "r5a")

    assert asked(table) == [CHANCE]
    assert {action.peripheral.word for action in options_of(table, CHANCE)} == {
        "plotter",
        "modem",
        "printer",
    }
    with pytest.raises(Illegal):
        FZZZT.apply(table, CHANCE, Reveal(peripheral("monitor")))


@pytest.mark.rule("F7.2")
@pytest.mark.parametrize(("edition", "players"), OFFERS)
def test_it_comes_after_the_head_and_before_the_belt_runs_on(
    edition: str, players: int
) -> None:
    table = a_dealt_game(edition, players, peripherals=["power-supply"])

    turn(table, "r1e")
    assert phase_of(table) == "peripheral"
    assert table.belt == [card("r1e")]
    told = reveal(table, "power-supply")

    assert of_type(told, PeripheralRevealed) == [
        PeripheralRevealed(peripheral("power-supply"))
    ]
    assert phase_of(table) == "turning"
    assert table.to_turn == 3
    assert table.peripherals == []
    assert FZZZT.view(table, None).peripheral == peripheral("power-supply")


@pytest.mark.rule("F7.2")
def test_within_a_round_no_second_one_comes() -> None:
    table = a_dealt_game("en", 2, peripherals=["power-supply", "plotter"])
    turn(table, "r5a")
    reveal(table, "power-supply")
    lay(table, {A: "r1a", B: "m2"})

    turn(table, "r5b")

    assert phase_of(table) == "bidding"


@pytest.mark.rule("F7.2")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_one_comes_every_round_until_they_run_out(edition: str) -> None:
    """Three for at least five rounds: then none comes, and the rules are plain."""
    table = a_new_game(edition, 2, peripherals=["monitor", "joystick", "plotter"])
    random = Random(edition)
    seen: dict[int, list[str]] = {}
    while decisions := FZZZT.decisions(table):
        seat, _, options = decisions[0]
        told = FZZZT.apply(table, seat, options.pick(random))
        for event in of_type(told, PeripheralRevealed):
            seen.setdefault(table.round, []).append(event.peripheral.word)
        if table.round > 3:
            assert table.peripheral is None
            assert table.rules == table.edition.rules
    assert sorted(seen) == [1, 2, 3]
    assert sorted(word for words in seen.values() for word in words) == [
        "joystick",
        "monitor",
        "plotter",
    ]


@pytest.mark.rule("F7.2")
@pytest.mark.parametrize("word", PERIPHERALS)
def test_it_lasts_until_the_end_of_the_building(word: str) -> None:
    table = a_building(hands={A: "m1 r1a", B: "m2"}, units={A: "pc"}, peripheral=word)
    assert table.rules != table.edition.rules

    build(table, A)

    assert table.round == 2
    assert table.peripheral is None
    assert table.rules == table.edition.rules


@pytest.mark.rule("F7.4")
@pytest.mark.parametrize(("edition", "players"), OFFERS)
def test_every_edition_can_be_played_with_all_of_them(
    edition: str, players: int
) -> None:
    table = a_new_game(edition, players, peripherals=PERIPHERALS)
    random = Random(players)
    came = 0
    while decisions := FZZZT.decisions(table):
        seat, kind, options = decisions[0]
        came += kind == "peripheral"
        FZZZT.apply(table, seat, options.pick(random))

    assert came == table.round
    assert len(table.peripherals) == 12 - came
