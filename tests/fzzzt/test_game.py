"""The phases tied together: what `core` asks of a game."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.driver import play_at_random
from robobid.core.errors import Illegal
from robobid.games.fzzzt.files.deckfile import card, peripheral, read_deck
from robobid.games.fzzzt.game import FZZZT, Fzzzt
from robobid.games.fzzzt.rules.actions import Bid, Deal, Done, Pay, Reveal, Turn
from robobid.games.fzzzt.table import Table
from tests.fzzzt.builders import (
    OFFERS,
    A,
    B,
    a_building,
    a_dealt_game,
    a_new_game,
    allocate,
    an_auction,
    asked,
    bid,
    lay,
    play_out,
    reveal,
    turn,
)


@pytest.mark.parametrize(("edition", "players"), OFFERS)
def test_a_game_is_played_from_the_first_deal_to_the_score(
    edition: str, players: int
) -> None:
    table = play_out(a_new_game(edition, players), seed=players)

    assert FZZZT.decisions(table) == ()
    assert len(FZZZT.standings(table)) == FZZZT.seats(table) == players
    assert min(standing.place for standing in FZZZT.standings(table)) == 1
    assert FZZZT.round_of(table) == table.round
    with pytest.raises(Illegal, match="to act: nobody"):
        FZZZT.apply(table, A, Done())


def test_the_same_actions_lead_to_the_same_table() -> None:
    """The rules hold no generator: luck is an action like any other."""
    one, other = a_new_game("fr", 3), a_new_game("fr", 3)
    random = Random(3)
    while decisions := FZZZT.decisions(one):
        seat, _, options = decisions[0]
        action = options.pick(random)
        assert FZZZT.apply(one, seat, action) == FZZZT.apply(other, seat, action)
        assert one == other


def a_peripheral_phase() -> Table:
    table = a_dealt_game("en", 2, peripherals=["printer"])
    turn(table, "r5a")
    return table


def a_paying_phase() -> Table:
    table = an_auction(
        hands={A: "m1 r3a fa", B: "m2"}, belt="r5b r1e", peripheral="printer"
    )
    lay(table, {A: "r3a fa", B: "m2"})
    return table


def a_dealing_phase() -> Table:
    table = a_building(
        hands={A: "m1 r1a r1e r1f r1g r2a r3a", B: "m2"}, units={A: "pc"}
    )
    FZZZT.apply(table, A, Done())
    return table


PHASES: dict[str, Callable[[], Table]] = {
    "set-up": a_new_game,
    "dealing": a_dealing_phase,
    "turning": a_dealt_game,
    "peripheral": a_peripheral_phase,
    "bidding": lambda: an_auction(hands={A: "m1 r1a", B: "m2 r1b"}),
    "paying": a_paying_phase,
    "building": lambda: a_building(hands={A: "m1 r1a", B: "m2"}, units={A: "pc"}),
    "layout": lambda: a_building(
        hands={A: "m1 r1a", B: "m2"}, units={A: "pc"}, phase="layout", unseen=""
    ),
    "over": lambda: play_out(a_new_game()),
}
ACTIONS: list[Any] = [
    bid("m1"),
    bid("r1a"),
    Bid(()),
    Pay(card("fa")),
    Pay(card("r3a")),
    Pay(card("r5a")),
    allocate("r1a", "pc"),
    allocate("r1a", "pa"),
    Done(),
    Turn(card("r5b")),
    Turn(card("r3a")),
    Turn(card("fa")),
    Deal(A, (card("m1"),)),
    Deal(A, (card("m1"), card("r1a"), card("r2a"), card("r3a"))),
    Reveal(peripheral("printer")),
    Reveal(peripheral("modem")),
    None,
    (),
    (card("fa"),),
    "done",
]


@pytest.mark.parametrize("phase", PHASES)
def test_what_is_not_offered_is_refused_and_changes_nothing(phase: str) -> None:
    """Also where an action of another kind has equal values: Turn(c) is no Pay(c)."""
    for seat in (A, B, CHANCE):
        for action in ACTIONS:
            table = PHASES[phase]()
            assert table.phase == phase
            before = table.copy()
            kinds = {
                type(option)
                for decision in FZZZT.decisions(table)
                if decision.seat == seat
                for option in decision.options
            }
            offered = any(
                action in decision.options
                for decision in FZZZT.decisions(table)
                if decision.seat == seat
            )
            assert not offered or type(action) in kinds
            if offered:
                FZZZT.apply(table, seat, action)
                assert table != before
            else:
                with pytest.raises(Illegal):
                    FZZZT.apply(table, seat, action)
                assert table == before


def test_a_table_keeps_no_events() -> None:
    table = an_auction(hands={A: "m1 r1a", B: "m2 r1b"})

    told = FZZZT.apply(table, A, bid("m1"))

    assert told
    assert table.events == []


def test_whole_games_are_played_with_another_deck() -> None:
    shipped = (
        files("robobid.games.fzzzt").joinpath("data/cards.json").read_text("utf-8")
    )
    data = json.loads(shipped)
    data["robots"] = [r for r in data["robots"] if r["power"] < 4 or not r["player"]]
    for robot in data["robots"]:
        robot["belt_speed"] = 8
    game = Fzzzt(read_deck(json.dumps(data), "fast-belt"))
    table = game.set_up({"Players": "a; b", "Deck": "fast-belt"})

    play_at_random(game, table, Random(1))

    assert table.deck.name == "fast-belt"
    assert game.tags(table) == {"Edition": "en", "Deck": "fast-belt"}
    assert table.phase == "over"


def test_chance_is_asked_alone() -> None:
    table = a_dealt_game("ru", 4, peripherals=["ram-pack"])
    assert asked(table) == [CHANCE]
    turn(table, "r5a")
    assert asked(table) == [CHANCE]
    reveal(table, "ram-pack")
    assert asked(table) == [A, B, 2, 3]
