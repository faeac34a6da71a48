"""Games of the planner itself, from which the judge of Power Grid learns at last.

It thinks little in them, since a game with all its effort takes minutes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from robobid.bots import make_bot
from robobid.bots.powergrid.effort import PLANNER
from robobid.bots.powergrid.planner import PlannerPlayer
from robobid.core.driver import AnyPlayer, play
from robobid.core.luck import Seeded
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.rules.plants import cities_supplied
from robobid.games.powergrid.rules.tables import SEAT_COUNTS
from robobid.games.powergrid.table import Table

EFFORT: Final = 48
"""So many futures for a decision."""
PLANNERS: Final = 4
"""So many planners play at each kind of table in a step, or one game of more."""
FIRST_ROUND: Final = 3
"""Standings from the end of this round on are learned from."""


class Kind(NamedTuple):
    """A kind of table: a map, so many seats, and so many robots in the last of them."""

    seats: int
    map: str
    robots: int

    @property
    def persons(self) -> int:
        """How many planners sit there."""
        return self.seats - self.robots

    @property
    def games(self) -> int:
        """How many games are played in a step."""
        return max(1, PLANNERS // self.persons)


def kinds() -> list[Kind]:
    """All kinds of tables."""
    return [
        Kind(seats, name, robots)
        for name in MAP_NAMES
        for seats in SEAT_COUNTS
        for robots in range(seats)
    ]


class Noted(NamedTuple):
    """What every seat had after a round, and its share of the win in the end."""

    money: Sequence[int]
    cities: Sequence[int]
    power: Sequence[int]
    """Cities that all plants could supply."""
    shares: Sequence[float]


def own_games(
    kind: Kind, games: int, seed: str, learned: Mapping[str, Any] | None = None
) -> list[Noted]:
    """What was noted in so many games of planners that judge by what was learned.

    It is what ships, if nothing else is said.
    """
    return [
        noted
        for number in range(games)
        for noted in one_game(kind, f"{seed}:{number}", learned)
    ]


def one_game(
    kind: Kind, seed: str, learned: Mapping[str, Any] | None = None
) -> list[Noted]:
    """A whole game by the rules, noted at the end of each round but the last."""
    words = ["planner"] * kind.persons + ["robot"] * kind.robots
    table = POWER_GRID.set_up(
        {"Map": kind.map, "Players": "; ".join(words), "Regions": "drawn"}
    )
    players: dict[int, AnyPlayer] = {
        seat: make_bot(POWER_GRID.name, word, seed)
        if word == "robot"
        else Learner(f"{seed}:{seat}", learned)
        for seat, word in enumerate(words)
    }
    stands: dict[int, Noted] = {}

    def watch(*_: Any) -> None:
        if table.round > FIRST_ROUND and table.round not in stands:
            stands[table.round] = standing(table)

    play(POWER_GRID, table, players, Seeded(seed), watch)
    won = [it.place == 1 for it in POWER_GRID.standings(table)]
    shares = [win / sum(won) for win in won]
    return [stand._replace(shares=shares) for stand in stands.values()]


def standing(table: Table) -> Noted:
    """What every seat has now."""
    facts = table.setup.plants
    return Noted(
        [player.money for player in table.players],
        [len(player.cities) for player in table.players],
        [
            cities_supplied(player.plants, player.transformer, facts)
            for player in table.players
        ],
        (),
    )


class Learner(PlannerPlayer):
    """A planner that thinks little, and judges by what was learned so far."""

    def __init__(self, seed: str, learned: Mapping[str, Any] | None) -> None:
        super().__init__(seed, EFFORT)
        self.thinking = PLANNER._replace(learned=learned)
