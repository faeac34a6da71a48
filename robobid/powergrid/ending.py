"""The end of the game, and who has won (A9)."""

from __future__ import annotations

from robobid.core.game import Standing
from robobid.powergrid.events import GameEnded
from robobid.powergrid.storage import productions
from robobid.powergrid.table import Player, Table
from robobid.powergrid.tables import IDLE_ROUNDS


def note_idle_round(table: Table) -> None:
    """Count the rounds of step 3 in a row without a house or a plant (A9)."""
    idle = table.step == 3 and not table.busy
    table.idle_rounds = table.idle_rounds + 1 if idle else 0


def game_ends(table: Table) -> bool:
    """Has somebody cities enough, or has the game stalled (A9)?"""
    enough = table.most_cities >= table.options.figures.cities_for_end
    return enough or table.idle_rounds >= IDLE_ROUNDS


def tell_the_end(table: Table) -> None:
    """Everybody supplies what he can; the money is counted."""
    table.tell(
        GameEnded(
            tuple(most_supplied(player) for player in table.players),
            tuple(player.money for player in table.players),
            tuple(standing.place for standing in standings(table)),
        )
    )


def most_supplied(player: Player) -> int:
    """How many of its cities a seat can supply with its plants and fuel (A9)."""
    return min(most_produced(player), len(player.cities))


def most_produced(player: Player) -> int:
    """For how many cities a seat's plants can produce with its fuel."""
    return max(
        sum(player.cities_of(number) for number in production.plants)
        for production in productions(player.plants, player.fuel)
    )


def standings(table: Table) -> tuple[Standing, ...]:
    """Most supplied cities, then most money, then most cities, then shared (A9)."""
    if table.phase != "over":
        return ()
    results = [
        (most_supplied(player), player.money, len(player.cities))
        for player in table.players
    ]
    return tuple(
        Standing(seat, result[0], 1 + sum(other > result for other in results))
        for seat, result in enumerate(results)
    )
