"""The plain form: views, events and actions have one, the table has none."""

from __future__ import annotations

import json
from random import Random

import pytest

from robobid.core.events import seen_by
from robobid.core.record import Record
from robobid.core.wire import plain
from robobid.games.fzzzt.files.deckfile import card, peripheral
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import Done
from tests.fzzzt.builders import (
    PERIPHERALS,
    A,
    B,
    a_new_game,
    allocate,
    an_auction,
    bid,
)


def test_simple_values_are_themselves() -> None:
    for value in (None, True, 3, 2.5, "Фаззт!"):
        assert plain(value) is value
    assert plain((1, [2, (3,)])) == [1, [2, [3]]]
    assert plain({1: (2,)}) == {"1": [2]}


def test_actions_are_objects_with_their_types_name() -> None:
    assert plain(bid("r2a m1")) == {"type": "Bid", "cards": ["b-me-01", "b-r2-01"]}
    assert plain(Done()) == {"type": "Done"}
    assert plain(allocate("r1a", "pc")) == {
        "type": "Allocate",
        "robot": "b-r1-01",
        "unit": "b-pu-03",
    }


def test_cards_and_peripherals_go_by_their_ids() -> None:
    assert plain(card("r5b")) == "b-r5-02"
    assert plain(peripheral("modem")) == "pe-04-modem"


def test_the_table_has_no_plain_form() -> None:
    table = an_auction()

    for secret in (table, table.players[0], [table], {"table": table}):
        with pytest.raises(TypeError, match="has no plain form"):
            plain(secret)
    with pytest.raises(TypeError):
        json.dumps(table)


def test_neither_has_the_record_which_holds_the_table() -> None:
    record = Record(FZZZT, {"Players": "a; b"})

    with pytest.raises(TypeError, match="Record has no plain form"):
        plain(record)


def test_views_events_and_actions_of_a_whole_game_are_json() -> None:
    random = Random(2)
    table = a_new_game("ru", 3, peripherals=PERIPHERALS, by_hand=True)
    kinds = set()
    while decisions := FZZZT.decisions(table):
        decision = random.choice(decisions)
        action = decision.options.pick(random)
        told = FZZZT.apply(table, decision.seat, action)
        kinds |= {type(event).__name__ for event in told}
        for seat in (A, B, None):
            sent = [FZZZT.view(table, seat), seen_by(told, seat), action]
            assert json.loads(json.dumps(plain(sent))) == plain(sent)
    assert {"BidLaid", "HandDealt", "RobotPlanned", "GameScored"} <= kinds


def test_a_sent_view_holds_no_hidden_card_in_a_hand() -> None:
    table = an_auction(hands={A: "m1 r1a", B: "m2 r1b"}, aside={A: "r2a"})

    sent = plain(FZZZT.view(table, B))

    assert sent["players"][A]["hand"] is None
    assert sent["players"][B]["hand"] == ["b-me-02", "b-r1-02"]
    assert sent["edition"] == "en"
