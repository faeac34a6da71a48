"""The twin of Power Grid where games seldom or never come by themselves."""

from __future__ import annotations

from random import Random

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.setup import PERSON
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.actions import PASS, Bid
from robobid.games.powergrid.rules.network import put_house
from robobid.games.powergrid.rules.plants import PLANTS, TRANSFORMER
from robobid.games.powergrid.rules.tables import HOUSES_PER_PLAYER, IDLE_ROUNDS
from robobid.games.powergrid.table import Auction, Table
from robobid.games.powergrid.variants import Pieces
from robobid.twins.powergrid import (
    Box,
    decisions,
    from_table,
    from_tables,
    kind_of,
    options_of,
)
from tests.twins.powergrid_compare import twins_agree

A2 = Pieces.read("1-2-4-6-1")


def a_table(box: Box, phase: str, round_: int = 2) -> Table:
    """The first table of a random game where a person acts in a phase of a round."""
    table, random = box.new_table(), Random(1)
    while True:
        (decision,) = POWER_GRID.decisions(table)
        is_there = table.phase == phase and table.round >= round_
        seat = decision.seat
        if is_there and seat != CHANCE and box.setup.seats[seat] is PERSON:
            return table
        POWER_GRID.carry_out(table, seat, decision.options.pick(random))


@pytest.mark.parametrize("bid", [0, 5])
def test_a2_takes_a_plant_in_the_middle_of_an_auction(bid: int) -> None:
    """Such a table can only be entered by hand."""
    box = Box.open("germany", (PERSON, A2, PERSON))
    table = a_table(box, "auction", round_=1)
    plant = table.market[0]
    least = PLANTS[plant].min_bid
    table.auction = Auction(plant, least + bid, 0, (1, 2, 0))

    asked = decisions(box, from_table(box, table))[0]
    (decision,) = POWER_GRID.decisions(table)

    assert kind_of(asked) == decision.kind == "bid"
    assert list(options_of(box, asked)) == list(decision.options) == [Bid(least)]
    assert twins_agree(box, games=3, seed=1, start=table) > 100


def test_a2_drops_out_when_it_does_not_want_the_plant() -> None:
    box = Box.open("germany", (PERSON, A2, PERSON))
    table = a_table(box, "auction", round_=1)
    table.players[1].money = 2
    table.auction = Auction(table.market[0], 3, 0, (1, 2, 0))
    assert list(options_of(box, decisions(box, from_table(box, table))[0])) == [PASS]
    assert twins_agree(box, games=2, seed=1, start=table) > 100


def test_a_game_that_has_stalled_ends() -> None:
    """Nobody can build, and nobody has bought: nine rounds were idle before."""
    box = Box.open("germany", 3)
    table = a_table(box, "building")
    table.step, table.step3_card = 3, "gone"
    table.idle_rounds, table.busy = IDLE_ROUNDS - 1, False
    for player in table.players:
        player.money = 0
    assert twins_agree(box, games=2, seed=1, start=table) == 2 * (
        1 + len(table.waiting)
    )
    table.idle_rounds = IDLE_ROUNDS - 2
    assert twins_agree(box, games=2, seed=1, start=table) > 2 * 10


def test_nobody_has_more_houses_than_the_box() -> None:
    """A seat with all its houses, and one with one left: both are rich."""
    box = Box.open("germany", 4)
    table = a_table(box, "building")
    assert table.turn is not None
    for houses in (HOUSES_PER_PLAYER - 1, HOUSES_PER_PLAYER):
        rich = table.copy()
        for city in range(houses):
            if city not in rich.players[table.turn].cities:
                put_house(rich, table.turn, city)
        rich.players[table.turn].money = 1000
        assert twins_agree(box, games=3, seed=1, start=rich) > 0


def test_nobody_is_asked_when_no_plant_is_on_offer() -> None:
    box = Box.open("usa", 3)
    table = a_table(box, "income", round_=3)
    table.market, table.step, table.step3_card = [], 3, "gone"
    table.unseen, table.hidden, table.under, table.top = [], 0, [], []
    assert twins_agree(box, games=3, seed=1, start=table) > 10


@pytest.mark.parametrize("pieces", ["5-3-2-6-4", "5-4-4-1-5"])
def test_f5_is_held_before_the_robot_has_the_money(pieces: str) -> None:
    box = Box.open("germany", (PERSON, Pieces.read(pieces), PERSON))
    table, random = box.new_table(), Random(2)
    while not (table.phase == "building" and table.turn == 1):
        (decision,) = POWER_GRID.decisions(table)
        POWER_GRID.carry_out(table, decision.seat, decision.options.pick(random))
    for money in (0, 3, 9, 10):
        poor = table.copy()
        poor.players[1].money = money
        assert twins_agree(box, games=2, seed=money, start=poor) > 20


def test_the_transformer_station_comes_before_everybody_has_a_plant() -> None:
    """It is the next card of round 1; whoever has no plant is left out."""
    box = Box.open("germany", (PERSON, A2, PERSON, PERSON), promo=("transformer",))
    table = a_table(box, "auction", round_=1)
    table.unseen.remove(TRANSFORMER)
    table.top.insert(0, TRANSFORMER)
    assert twins_agree(box, games=4, seed=1, start=table) > 100


def test_step_3_comes_when_nobody_has_bought() -> None:
    """All are too poor, and the replacement of the smallest plant is the card."""
    box = Box.open("germany", 3)
    table = a_table(box, "auction")
    table.under += table.unseen[:6]
    table.top, table.unseen, table.hidden = [], [], 0
    for player in table.players:
        player.money = 0
    assert twins_agree(box, games=2, seed=1, start=table) > 10


def test_r2_among_equally_dear_tokens() -> None:
    """With two seats as much garbage as uranium comes back: then uranium is first."""
    box = Box.open("germany", (PERSON, Pieces.read("1-3-2-6-1")))
    table = a_table(box, "resources")
    table.turn, table.waiting = 1, ()
    robot = table.players[1]
    robot.money, robot.plants, robot.fuel = 200, (6, 11), [0, 0, 0, 0]
    tables = []
    for garbage in range(1, 25):
        for uranium in range(1, 13):
            other = table.copy()
            other.fuel[0][2:] = garbage, uranium
            tables.append(other)
    asked = decisions(box, from_tables(box, tables))
    for array, each in zip(asked, tables, strict=True):
        (decision,) = POWER_GRID.decisions(each)
        assert list(options_of(box, array)) == list(decision.options)
