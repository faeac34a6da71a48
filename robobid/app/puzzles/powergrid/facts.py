"""What makes a choice of Power Grid the best one: what it costs, and what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from robobid.bots.powergrid.plans import Plan
from robobid.games.powergrid.asides.comparison import compared
from robobid.games.powergrid.asides.imagine import table_in_sight
from robobid.games.powergrid.rules.actions import Connect
from robobid.games.powergrid.rules.bureaucracy import produced_cities
from robobid.games.powergrid.rules.ending import most_supplied
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.view import View
from robobid.narration.message import Several, Told, seat_named, told
from robobid.narration.powergrid.comparison import gain_of


def standing_of(view: View, seat: int) -> Told:
    """Everybody in turn order: what they would supply and earn with what they have."""
    table = table_in_sight(view)
    seats = []
    for at in view.order:
        n = most_supplied(table.players[at], table.setup.plants)
        seats.append(
            told(
                "puzzles.standing.earns",
                name=seat_named(at, seat),
                n=n,
                cities=len(table.players[at].cities),
                income=table.setup.income(n),
            )
        )
    return told("puzzles.standing.powergrid", seats=Several(tuple(seats)))


def fact_of(view: View, seat: int, plans: Sequence[Plan]) -> Told | None:
    """What there is to weigh, in figures; nothing where all is said already.

    The best of the plans may be to do nothing: then it is about the next best.
    """
    table = table_in_sight(view)
    for plan in plans[:2]:
        match plan.name:
            case "open" | "bid":
                return _plant(table, seat, plan)
            case "build":
                return _house(table, seat, plan)
            case "end":
                return _end(table, seat, plan)
            case "fuel" | "stock" | "starve":
                return _fuel(table, seat, plan)
    return None


def _plant(table: Table, seat: int, plan: Plan) -> Told:
    """What a plant would supply, and what would be left to build with."""
    me, price = table.players[seat], plan.values["bid"]
    return told(
        "puzzles.fact.powergrid.plant",
        gain=gain_of(compared(table, seat, plan.values["plant"])),
        cities=len(me.cities),
        price=price,
        left=me.money - price,
    )


def _house(table: Table, seat: int, plan: Plan) -> Told:
    """What a house costs, and what it would earn each round."""
    me, cost = table.players[seat], plan.values["cost"]
    cities = len(me.cities)
    power = produced_cities(me, me.plants, table.setup.plants)
    before, after = min(power, cities), min(power, cities + 1)
    more = table.setup.income(after) - table.setup.income(before)
    return told(
        f"puzzles.fact.powergrid.{'house' if more else 'house_idle'}",
        cost=cost,
        left=me.money - cost,
        cities=cities,
        n=power,
        **({"more": more} if more else {}),
    )


def _end(table: Table, seat: int, plan: Plan) -> Told:
    """How many cities everybody would supply, if it ended with this turn."""
    facts, me = table.setup.plants, table.players[seat]
    new = sum(isinstance(action, Connect) for action in plan.actions)
    # Where they are does not matter for how many can be supplied.
    grown = replace(me, cities=(*me.cities, *range(-new, 0)))
    others = [
        most_supplied(player, facts)
        for at, player in enumerate(table.players)
        if at != seat
    ]
    return told(
        "puzzles.fact.powergrid.end",
        n=most_supplied(grown, facts),
        rival=max(others),
    )


def _fuel(table: Table, seat: int, plan: Plan) -> Told:
    """What resources cost, and what those at hand supply."""
    me, price = table.players[seat], plan.values["price"]
    return told(
        "puzzles.fact.powergrid.fuel",
        price=price,
        left=me.money - price,
        n=most_supplied(me, table.setup.plants),
        cities=len(me.cities),
    )
