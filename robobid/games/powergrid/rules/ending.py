"""The end of the game, and who has won (A9)."""

from __future__ import annotations

from robobid.core.game import Standing
from robobid.core.outcome import Outcome, outcome_of
from robobid.games.powergrid.rules.events import GameEnded
from robobid.games.powergrid.rules.plants import (
    PLANTS,
    Number,
    Plants,
    cities_supplied,
)
from robobid.games.powergrid.rules.storage import productions
from robobid.games.powergrid.rules.tables import IDLE_ROUNDS
from robobid.games.powergrid.table import Player, Table


def note_idle_round(table: Table) -> None:
    """Count the rounds of step 3 in a row without a house or a plant (A9)."""
    idle = table.step == 3 and not table.busy
    table.idle_rounds = table.idle_rounds + 1 if idle else 0


def game_ends(table: Table) -> bool:
    """Has somebody cities enough, or has the game stalled (A9)?"""
    enough = table.most_cities >= table.setup.figures.cities_for_end
    return enough or table.idle_rounds >= IDLE_ROUNDS


def tell_the_end(table: Table) -> None:
    """All supply what they can; the money is counted."""
    table.tell(
        GameEnded(
            tuple(
                most_supplied(player, table.setup.plants) for player in table.players
            ),
            tuple(player.money for player in table.players),
            tuple(standing.place for standing in standings(table)),
        )
    )


def most_supplied(player: Player, facts: Plants = PLANTS) -> int:
    """How many of its cities a seat can supply with its plants and fuel (A9)."""
    return min(most_produced(player, facts), len(player.cities))


def most_produced(
    player: Player, facts: Plants = PLANTS, running: tuple[Number, ...] = ()
) -> int:
    """For how many cities a seat's plants can produce with its fuel.

    `running` are plants that have burnt theirs already.
    """
    return max(
        cities_supplied((*running, *production.plants), player.transformer, facts)
        for production in productions(player.plants, player.fuel, running, facts)
    )


def outcome(table: Table) -> Outcome | None:
    """Most supplied cities, then most money, then most cities, then shared (A9)."""
    if table.phase != "over":
        return None
    return outcome_of(
        [
            {
                "points": most_supplied(player, table.setup.plants),
                "money": player.money,
                "cities": len(player.cities),
            }
            for player in table.players
        ]
    )


def standings(table: Table) -> tuple[Standing, ...]:
    """Everybody's supplied cities, and their place (A9)."""
    ended = outcome(table)
    if ended is None:
        return ()
    ranks = [tuple(result.values()) for result in ended.results]
    return tuple(
        Standing(seat, rank[0], 1 + sum(other > rank for other in ranks))
        for seat, rank in enumerate(ranks)
    )
