"""What phase 5 will bring to the markets if everybody supplies all that they can."""

from __future__ import annotations

from robobid.games.powergrid.robots.running import best
from robobid.games.powergrid.rules.bureaucracy import coming_tokens, produced_cities
from robobid.games.powergrid.rules.plans import cheapest_of
from robobid.games.powergrid.rules.plants import FUELS
from robobid.games.powergrid.rules.resources import discounts_of, token_values
from robobid.games.powergrid.rules.storage import Production, productions
from robobid.games.powergrid.table import Table


def expected_tokens(table: Table) -> tuple[tuple[int, ...], ...]:
    """What comes to each market when everybody has burnt what they have fuel for (A7).

    Until houses are built in this round, all plants with fuel count; in phase 5 no
    more than the seat has cities for.
    """
    reserve = list(table.reserve)
    for seat in table.seats if table.phase != "income" else _to_be_paid(table):
        for burn in _likely(table, seat).burns:
            reserve = [
                have + burn[fuel] for fuel, have in zip(FUELS, reserve, strict=True)
            ]
    return coming_tokens(table.setup, table.fuel, reserve, table.step)


def due_tokens(table: Table) -> tuple[tuple[int, ...], ...]:
    """What the table of supply names for each market, whatever the reserve has."""
    seats = len(table.setup.seats)
    return tuple(
        tuple(market.supply[seats][table.step - 1])
        for market in table.setup.map.markets
    )


def _to_be_paid(table: Table) -> tuple[int, ...]:
    return table.waiting if table.turn is None else (table.turn, *table.waiting)


def _likely(table: Table, seat: int) -> Production:
    """The production for most cities, then with fewest plants and the cheapest fuel."""
    player, facts = table.players[seat], table.setup.plants
    is_paid = table.phase == "income"
    if is_paid and player.robot:
        return best(table, seat)
    running = table.running if is_paid and table.turn == seat else ()
    found = list(productions(player.plants, player.fuel, running, facts))
    if len(found) == 1:
        return found[0]
    most = len(player.cities) if is_paid else sum(p.cities for p in facts.values())
    prices = token_values(table.setup.map, table.fuel, discounts_of(table, seat))

    def rank(production: Production) -> tuple[int, int]:
        lit = produced_cities(player, (*running, *production.plants), facts)
        return -min(most, lit), len(production.plants)

    return min(cheapest_of(found, player.fuel, prices), key=rank)
