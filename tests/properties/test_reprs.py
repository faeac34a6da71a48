"""Every value can be pasted: what Python shows of it is what rebuilds it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import robobid
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.games.fzzzt.files.deckfile import card, peripheral, standard_deck
from robobid.games.fzzzt.game import FZZZT, Fzzzt
from robobid.games.fzzzt.rules import actions as fzzzt_actions
from robobid.games.fzzzt.rules.cards import Card, Deck, Peripheral
from robobid.games.fzzzt.text import position as fzzzt_position
from robobid.games.powergrid.files.mapfile import standard_map
from robobid.games.powergrid.game import POWER_GRID, PowerGrid
from robobid.games.powergrid.rules import actions as powergrid_actions
from robobid.games.powergrid.rules import maps, plants
from robobid.games.powergrid.text import position as powergrid_position
from robobid.games.registry import game_named

FZZZT_NAMES = {
    **vars(fzzzt_actions),
    **vars(fzzzt_position),
    "Card": Card,
    "Deck": Deck,
    "Peripheral": Peripheral,
    "card": card,
    "peripheral": peripheral,
    "Fzzzt": Fzzzt,
    "read_record": read_record,
}
POWERGRID_NAMES = {
    **vars(plants),
    **vars(maps),
    **vars(powergrid_actions),
    **vars(powergrid_position),
    "PowerGrid": PowerGrid,
    "read_record": read_record,
}
NAMES = {"fzzzt": FZZZT_NAMES, "powergrid": POWERGRID_NAMES}


def rebuilt(game: str, value: object) -> Any:
    """What comes of pasting a value."""
    return eval(repr(value), dict(NAMES[game]))


def a_record(game: str, seed: int, moves: int) -> Record[Any]:
    words = {"fzzzt": ["person"] * 3, "powergrid": ["person", "person", "robot"]}
    laid = game_named(game).lay_out({}, words[game])
    record, dice = Record(laid.game, laid.tags(["P", "Q", "R"])), Random(seed)
    while record.decisions and len(record.entries) < moves:
        decision = dice.choice(record.decisions)
        record.play(decision.seat, decision.options.pick(dice))
    return record


@pytest.mark.parametrize("game", NAMES)
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), moves=st.integers(0, 250))
def test_records_tables_and_actions_are_rebuilt(
    game: str, seed: int, moves: int
) -> None:
    record = a_record(game, seed, moves)

    again = rebuilt(game, record)

    assert again.write() == record.write()
    assert again.table == record.table
    assert rebuilt(game, record.table) == record.table
    for entry in record.entries:
        assert rebuilt(game, entry.action) == entry.action
        assert type(rebuilt(game, entry.action)) is type(entry.action)
    for decision in record.decisions:
        for action in list(decision.options)[:20]:
            assert rebuilt(game, action) == action


@pytest.mark.parametrize("game", NAMES)
@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 2**32), moves=st.integers(0, 5))
def test_matches_are_rebuilt(game: str, seed: int, moves: int) -> None:
    match, dice = robobid.new(game, "human, random, random", seed=seed), Random(seed)
    for _ in range(moves):
        match.play(match.options().pick(dice))

    again = eval(repr(match), {"robobid": robobid})

    assert str(again) == str(match)
    assert again.seats == match.seats
    assert again.record.table == match.record.table


def test_cards_and_peripherals_are_rebuilt_in_the_notation() -> None:
    deck = standard_deck()

    for each in (*deck.cards, *deck.peripherals):
        assert rebuilt("fzzzt", each) == each
    assert repr(deck.card("b-r1-01")) == "card('r1a')"


def test_a_card_of_another_deck_says_everything() -> None:
    """Its name alone would be another card's."""
    changed = card("r1a")._replace(power=2)

    assert repr(changed).startswith("Card(id='b-r1-01', kind='robot', power=2, ")
    assert rebuilt("fzzzt", changed) == changed


def test_games_are_rebuilt() -> None:
    deck = replace(standard_deck(), name="mine", cards=standard_deck().cards[::-1])
    own_map = replace(standard_map("benelux"), id="mine-1")

    assert repr(FZZZT) == "Fzzzt()"
    assert repr(POWER_GRID) == "PowerGrid()"
    for game in (FZZZT, Fzzzt(deck)):
        assert rebuilt("fzzzt", game) == game
        assert hash(rebuilt("fzzzt", game)) == hash(game)
    for board in (POWER_GRID, PowerGrid([own_map])):
        assert rebuilt("powergrid", board) == board
        assert hash(rebuilt("powergrid", board)) == hash(board)
    assert Fzzzt(deck) != FZZZT
    assert PowerGrid([own_map]) != POWER_GRID
    (again,) = rebuilt("powergrid", PowerGrid([own_map]))._maps.values()
    assert (again.cities, again.links) == (own_map.cities, own_map.links)
    assert again.plants is own_map.plants
