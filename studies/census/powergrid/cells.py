"""What is played: tables of every size, on every map, against all kinds of rivals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from robobid.core.setup import PERSON
from robobid.games.powergrid.robots.dealing import MOST_ROBOTS
from robobid.games.powergrid.rules.readings import DEFAULT_READINGS, Readings
from robobid.games.powergrid.rules.tables import SEAT_COUNTS
from robobid.games.powergrid.variants import DEALT, Seat
from robobid.twins.judgement import TRAINEE_POWER_GRID
from robobid.twins.powergrid import Box
from robobid.twins.powergrid.players import Player

RIVALS: Final = ("random", "careless", "simple", "robots")
"""Whom a robot plays against: players who roll dice, players who plan but do not think
of the end, players who do, or its like."""
TURNS: Final = {"simple": 4}
"""Portions of games in a round, where there are more than one: against those whose
results make the rating."""
_PLAYERS: Final[dict[str, Player]] = {
    "careless": TRAINEE_POWER_GRID,
    "robots": "simple",
}


class Cell(NamedTuple):
    """One kind of table."""

    seats: int
    rivals: str
    map: str

    @property
    def robots(self) -> int:
        """So many seats are robots'; they come first."""
        return min(self.seats, MOST_ROBOTS) if self.rivals == "robots" else 1

    @property
    def line_up(self) -> list[Player]:
        """Who plays at each seat; at a robot's it does not matter."""
        return [_PLAYERS.get(self.rivals, self.rivals)] * self.seats

    @property
    def turns(self) -> int:
        """Portions in a round."""
        return TURNS.get(self.rivals, 1)

    def box(self, readings: Readings = DEFAULT_READINGS) -> Box:
        """The game's box; robots are dealt their pieces."""
        seats: list[Seat] = [DEALT] * self.robots
        seats += [PERSON] * (self.seats - self.robots)
        return Box.open(self.map, seats, readings=readings)


def cells(maps: Sequence[str]) -> tuple[Cell, ...]:
    """Every kind of table, on these maps."""
    return tuple(
        Cell(seats, rivals, map_)
        for seats in SEAT_COUNTS
        for rivals in RIVALS
        for map_ in maps
    )
