"""What follows from a view by the rules, so that no page has to work it out.

It is made from the view alone, so it can tell nothing that the view does not.
"""

from __future__ import annotations

from dataclasses import dataclass

from robobid.games.powergrid.asides.comparison import Running, comparisons, runnings
from robobid.games.powergrid.asides.forecast import due_tokens, expected_tokens
from robobid.games.powergrid.asides.foreseen import RobotBid, foreseen, robot_bids
from robobid.games.powergrid.asides.fuel_fill import fuel_fills
from robobid.games.powergrid.asides.helper import robot_to_act
from robobid.games.powergrid.asides.robot_choice import What, choice_for_robot
from robobid.games.powergrid.rules.bureaucracy import produced_cities
from robobid.games.powergrid.rules.ending import most_produced
from robobid.games.powergrid.rules.network import NO_PLACE, base_prices, place_prices
from robobid.games.powergrid.rules.plants import Fuel, Number
from robobid.games.powergrid.rules.resources import price_of, token_price
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.notation import write_action
from robobid.narration.message import Told
from robobid.narration.powergrid import PowerGridTeller, comparison


@dataclass(frozen=True, slots=True)
class MarketNotes:
    """A resource market; a number for each fuel."""

    market: str
    """Its name; empty where there is but one."""
    prices: tuple[int | None, ...]
    """What the next token costs the viewer; null where none is left."""
    coming: tuple[int, ...]
    """The tokens that phase 5 brings if everybody supplies all that they can."""
    due: tuple[int, ...]
    """The tokens that the table of supply names, if the reserve has them."""


@dataclass(frozen=True, slots=True)
class SeatNotes:
    """What a seat's plants can do; all of it can be seen at the table."""

    seat: int
    capacity: int
    """Cities that all its plants together could supply, with enough fuel."""
    supplies: int
    """Cities that it could supply now, with the fuel it has and the cities it is in."""
    income: int
    """What the bank would pay for those."""
    runs_all: bool
    """Has it fuel for all its plants?"""
    next: Told | None
    """What a robot will do next, as far as it is certain."""


@dataclass(frozen=True, slots=True)
class PlantNotes:
    """A plant that the viewer could still get in this round."""

    plant: Number
    goes: Number | None
    """The viewer's plant that would go for it."""
    told: Told
    """How many cities the viewer's plants could supply with it."""


@dataclass(frozen=True, slots=True)
class BidNotes:
    """What a robot does when somebody puts a plant up."""

    seat: int
    plant: Number
    takes: int | None
    """It takes the plant at once, for so much: there is no auction."""
    most: int | None
    """It bids up to so much; None if it does not bid."""
    told: Told


@dataclass(frozen=True, slots=True)
class FillNotes:
    """What the viewer would buy so that all their plants can run."""

    runs: int
    """Once, or twice."""
    moves: tuple[str, ...]
    tokens: tuple[int, ...]
    """How many of each fuel."""
    payment: int


@dataclass(frozen=True, slots=True)
class OptionNotes:
    """One of the things that can be chosen for a robot."""

    move: str
    cost: int | None
    """What the robot pays for it, where that follows from the choice."""
    told: tuple[Told, ...]
    """What it pays and keeps, where that is, what it bids."""


@dataclass(frozen=True, slots=True)
class ChoiceNotes:
    """What a person is to choose for a robot now."""

    what: What
    why: Told
    """The piece that leaves it to a person, and what will happen."""
    options: tuple[OptionNotes, ...]
    struck: tuple[str, ...]
    """The cities that were struck out already."""


@dataclass(frozen=True, slots=True)
class Notes:
    """What follows from a view."""

    robot: int | None
    """The robot to act, even if somebody must choose for it first."""
    choice: ChoiceNotes | None
    """What that is, if a person must."""
    markets: tuple[MarketNotes, ...]
    seats: tuple[SeatNotes, ...]
    places: tuple[int, ...]
    """What the first, second and third house of a city cost the viewer in this step;
    there are as many as the step allows."""
    runnings: tuple[Running, ...]
    """What it costs to run the plants on offer and the viewer's, in an auction."""
    compared: tuple[PlantNotes, ...]
    """The plants on offer beside the viewer's own."""
    bids: tuple[BidNotes, ...]
    """What robots do for the plants on offer, or for the one in the auction."""
    fills: tuple[FillNotes, ...]
    """What the viewer could buy now for one run of all plants, and for two."""


def notes_on(table: Table, viewer: int | None) -> Notes:
    """What follows from a table that was made up from a viewer's view."""
    coming, due = expected_tokens(table), due_tokens(table)
    teller = PowerGridTeller(table.setup.map, viewer)
    return Notes(
        robot_to_act(table),
        _choice(table, teller),
        tuple(
            MarketNotes(
                market.name,
                tuple(_price(table, viewer, at, fuel) for fuel in Fuel),
                coming[at],
                due[at],
            )
            for at, market in enumerate(table.setup.map.markets)
        ),
        tuple(_seat(table, seat, teller) for seat in table.seats),
        tuple(price for price in _places(table, viewer) if price < NO_PLACE),
        runnings(table, viewer),
        () if viewer is None else _compared(table, viewer),
        tuple(_bid(table, bid, teller) for bid in robot_bids(table)),
        _fills(table, table.turn if viewer is None else viewer),
    )


def _choice(table: Table, teller: PowerGridTeller) -> ChoiceNotes | None:
    choice = choice_for_robot(table)
    if choice is None:
        return None
    return ChoiceNotes(
        choice.what,
        teller.chosen_for(choice),
        tuple(
            OptionNotes(
                " ".join(write_action(choice.chooser, option.action)[1:]),
                option.cost,
                teller.option_for(choice, option),
            )
            for option in choice.options
        ),
        choice.struck,
    )


def _compared(table: Table, viewer: int) -> tuple[PlantNotes, ...]:
    return tuple(
        PlantNotes(found.plant, found.goes, comparison.gain_of(found))
        for found in comparisons(table, viewer)
    )


def _bid(table: Table, bid: RobotBid, teller: PowerGridTeller) -> BidNotes:
    robot = table.players[bid.seat].robot
    piece = "" if robot is None else robot.auction.name
    return BidNotes(bid.seat, bid.plant, bid.takes, bid.most, teller.bid_of(bid, piece))


def _fills(table: Table, buyer: int | None) -> tuple[FillNotes, ...]:
    if buyer is None:
        return ()
    return tuple(
        FillNotes(
            fill.runs,
            tuple(fuel.word for fuel in fill.fuel),
            tuple(fill.fuel.count(fuel) for fuel in Fuel),
            fill.payment,
        )
        for fill in fuel_fills(table, buyer)
    )


def _places(table: Table, viewer: int | None) -> tuple[int, ...]:
    if viewer is None:
        return base_prices(table.step)
    return place_prices(table, viewer)


def _price(table: Table, viewer: int | None, market: int, fuel: Fuel) -> int | None:
    if viewer is None or table.country is None:
        ladder = table.setup.map.markets[market].ladder
        return token_price(ladder, table.fuel[market], (), fuel)
    return price_of(table, viewer, market, fuel)


def _seat(table: Table, seat: int, teller: PowerGridTeller) -> SeatNotes:
    player, facts = table.players[seat], table.setup.plants
    running = table.running if table.turn == seat else ()
    produced, most = most_produced(player, facts, running), len(player.cities)
    supplied = min(produced, most)
    if robot := player.robot:
        most = robot.special.counted_cities(most)
    paid = table.setup.income(min(produced, most))
    power = produced_cities(player, player.plants, facts)
    wish = foreseen(table, seat)
    return SeatNotes(
        seat,
        power,
        supplied,
        paid,
        bool(player.plants) and produced == power,
        None if wish is None else teller.next_of(wish),
    )
