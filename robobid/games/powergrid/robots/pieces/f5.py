"""F5: bidding for the choice."""

from __future__ import annotations

from typing import Any

from robobid.core.decisions import CHANCE, Action, Decision
from robobid.games.powergrid.robots.events import (
    CityBidMade,
    CityBidPassed,
    CityBidWon,
)
from robobid.games.powergrid.robots.first_city import FirstCityPiece, Next, free_cities
from robobid.games.powergrid.robots.memory import Memory, memory_of
from robobid.games.powergrid.robots.persons import choice_of, first_player, persons
from robobid.games.powergrid.rules.actions import BidForCity, PassForCity
from robobid.games.powergrid.rules.choices import Priced
from robobid.games.powergrid.rules.network import NO_PLACE, base_prices
from robobid.games.powergrid.rules.offers import BidLimits
from robobid.games.powergrid.table import Table


class Bidding(FirstCityPiece, name="F5"):
    """Persons bid for the right to name the city; the winner pays the robot (D25).

    Only then does the robot pay for the city: if even the winner's money is too little,
    it keeps that, and there is another bidding in the next phase 4 (D39). Where robots
    play alone nobody pays, and chance names the city (C2). FR "La première ville 5".
    """

    stages = ("bids", "winner")
    why_named = "first_city_named"

    def decide(self, table: Table, seat: int) -> Next:
        is_first = table.setup.mended.f5_bids_first or free_cities(table, seat)
        if is_first and _is_open(table):
            return self._ask_for_bid(table)
        return super().decide(table, seat)

    def choose(self, table: Table, seat: int, cities: list[str]) -> Next:
        winner = memory_of(table).queue
        return self.ask_for_name(table, winner[0] if winner else CHANCE, cities)

    def _ask_for_bid(self, table: Table) -> tuple[Decision]:
        """Clockwise higher or out; the first player opens with 0 or more (D25)."""
        standing, bidder = memory_of(table).bid, _bidders(table)[0]
        most = table.players[bidder].money
        bids: list[Any] = [BidForCity(bid) for bid in range(standing + 1, most + 1)]
        if standing >= 0:
            bids.insert(0, PassForCity())
        limits = BidLimits(standing + 1, most, may_pass=standing >= 0)
        return choice_of(table, bidder, "city-bid", Priced(bids, lambda: limits))

    def hear(self, table: Table, robot: int, chooser: int, action: Action) -> None:
        match action:
            case BidForCity(amount):
                table.tell(CityBidMade(chooser, robot, amount))
                _go_on(table, robot, (*_bidders(table)[1:], chooser), amount)
            case PassForCity():
                table.tell(CityBidPassed(chooser, robot))
                _go_on(table, robot, _bidders(table)[1:], memory_of(table).bid)
            case _:
                super().hear(table, robot, chooser, action)


def _is_open(table: Table) -> bool:
    """Is the right to name the city still open, and is there a city with a place?"""
    prices = base_prices(table.step)
    free = any(prices[len(houses)] < NO_PLACE for houses in table.houses)
    return free and memory_of(table).stage != "winner" and bool(persons(table))


def _bidders(table: Table) -> tuple[int, ...]:
    """Who is asked next for a bid, clockwise from the first player."""
    memory = memory_of(table)
    if memory.stage:
        return memory.queue
    people = persons(table)
    around = table.clockwise_from(first_player(table))
    return tuple([seat for seat in around if seat in people])


def _go_on(table: Table, robot: int, queue: tuple[int, ...], bid: int) -> None:
    """The last one left pays the robot, and names the city."""
    if len(queue) > 1:
        table.memory = Memory("bids", (), queue, bid)
        return
    (winner,) = queue
    table.players[winner].money -= bid
    table.players[robot].money += bid
    table.memory = Memory("winner", (), queue)
    table.tell(CityBidWon(winner, robot, bid))
