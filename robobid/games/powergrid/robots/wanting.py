"""Which plants a robot may want, whatever its piece (C3)."""

from __future__ import annotations

from typing import Literal

from robobid.games.powergrid.rules.auction import may_bid_for
from robobid.games.powergrid.rules.plants import Number
from robobid.games.powergrid.rules.steps import actual_market
from robobid.games.powergrid.table import Table

Exclusion = Literal["", "too_small", "no_better", "too_dear", "nuclear"]


def wanted(table: Table, seat: int) -> list[Number]:
    """The plants on offer that a robot may want, smallest first (C3).

    Worked out anew before every auction (D3); these rules beat its piece (D4).
    """
    if has_enough_power(table, seat):
        return []
    return [n for n in actual_market(table) if not excluded_by(table, seat, n)]


def has_enough_power(table: Table, seat: int) -> bool:
    """Could its plants supply two cities more than it has? Then it wants nothing."""
    player = table.players[seat]
    return faces(table, seat) >= len(player.cities) + 2


def faces(table: Table, seat: int) -> int:
    """How many cities its plants supply by their faces, whatever fuel there is."""
    facts = table.setup.plants
    return sum([facts[number].cities for number in table.players[seat].plants])


def excluded_by(table: Table, seat: int, number: Number) -> Exclusion:
    """Which of the rules that say "never" excludes this plant; none if it is "".

    C3, 1 to 5. Of the promo cards only the Flux Generator ever lies in the market.
    """
    owned, plant = table.players[seat].plants, table.setup.plants[number]
    if owned and number <= min(owned):
        return "too_small"
    if not improves(table, seat, number):
        return "no_better"
    if not can_pay(table, seat, plant.min_bid):
        return "too_dear"
    if not may_bid_for(table, seat, number):
        return "nuclear"
    if plant.is_nuclear and avoids_nuclear(table, seat):
        return "nuclear"
    return ""


def improves(table: Table, seat: int, number: Number) -> bool:
    """Is there room, or does it supply more cities than one of those owned (D5, D6)?"""
    owned, facts = table.players[seat].plants, table.setup.plants
    if len(owned) < table.setup.figures.max_plants:
        return True
    least = min([facts[other].cities for other in owned])
    if table.setup.readings.d5 == "alt":
        return facts[number].cities >= least
    return facts[number].cities > least


def can_pay(table: Table, seat: int, bid: int) -> bool:
    """Has it the money for a bid? Half price does not count for that (D12)."""
    player = table.players[seat]
    if table.setup.readings.d12 == "alt" and player.robot is not None:
        bid = player.robot.special.payment(bid)
    return bid <= player.money


def avoids_nuclear(table: Table, seat: int) -> bool:
    """Has it a city where nuclear plants are forbidden (C3.4, D11)?

    The other reading asks for all its cities; then nobody may bid there anyway.
    """
    allowed = table.setup.map.nuclear_regions
    if allowed is None or table.setup.readings.d11 == "alt":
        return False
    cities = table.land.cities
    return any(cities[c].region not in allowed for c in table.players[seat].cities)
