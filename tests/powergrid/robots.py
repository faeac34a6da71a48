"""Tables with robots, built so that a test reads as a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from robobid.core.decisions import CHANCE
from robobid.core.events import Event
from robobid.games.powergrid.files.mapfile import standard_map
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.robots.events import RobotDid
from robobid.games.powergrid.robots.robot import Robot
from robobid.games.powergrid.rules.plants import Number
from robobid.games.powergrid.rules.players import seat_of
from robobid.games.powergrid.rules.readings import Readings
from robobid.games.powergrid.rules.setup import new_table
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding, arrange
from robobid.games.powergrid.variants import SetUp
from tests.powergrid.builders import A, B, C, act, asked, options_of, play, some_regions

ROBOTS_AND_PERSONS: Final = [
    (robots, persons)
    for robots in range(1, 6)
    for persons in range(6)
    if 2 <= robots + persons <= 6
]
"""One to five robots with up to five persons, as far as there are seats."""

KIEL: Final = ("Kiel",)
LAST: Final = (B, C, A)
"""The order in which the robot in the first seat comes last."""
MANY: Final = ("Kiel", "Hamburg", "Lubeck", "Schwerin", "Flensburg")


def a_game_of(players: str, map: str = "germany", **switches: Any) -> Table:
    """A new table: `Ann; robot; robot 1-2-3-4-5`."""
    seats = tuple(seat_of(player) for player in players.split(";"))
    return new_table(SetUp(map=standard_map(map), seats=seats, **switches))


def robot_table(
    players: str,
    *holdings: Holding,
    map: str = "germany",
    regions: Sequence[str] | None = None,
    readings: str = "",
    switches: dict[str, Any] | None = None,
    **position: Any,
) -> Table:
    """A position: `Ann; Bob; robot 1-2-3-4-5`, what each has, and what else is."""
    seats = tuple(seat_of(player) for player in players.split(";"))
    held = list(holdings) + [Holding()] * (len(seats) - len(holdings))
    cities = [city for holding in held for city in holding.cities]
    if regions is None:
        regions = sorted(some_regions(map, len(seats), cities))
    options = SetUp(
        map=standard_map(map),
        seats=seats,
        readings=Readings.read(readings),
        **(switches or {}),
    )
    return arrange(options, seats=held, regions=regions, **position)


def reasons(events: list[Event]) -> list[tuple[str, str]]:
    """Every piece that did something, and why."""
    return [(e.piece, e.reason) for e in events if isinstance(e, RobotDid)]


def obey(table: Table) -> list[Event]:
    """The robot to act does the one thing that it can do."""
    (action,) = asked(table).options
    return act(table, asked(table).seat, action)


def obeys(table: Table, seat: int) -> list[str]:
    """A robot acts until somebody else must; its moves as they are written."""
    moves = []
    while decisions := POWER_GRID.decisions(table):
        if decisions[0].seat != seat:
            break
        (action,) = decisions[0].options
        moves.append(" ".join(POWER_GRID.write(table, seat, action)[1:]))
        act(table, seat, action)
    return moves


def words(table: Table) -> list[str]:
    """What may be chosen now, as it is written, without who chooses."""
    decision = asked(table)
    written = (POWER_GRID.write(table, decision.seat, a) for a in decision.options)
    return [" ".join(each[1:]) for each in written]


def named(table: Table) -> list[str]:
    """The cities, regions or plants that may be chosen now."""
    return [each.split()[-1] for each in words(table)]


def the_robot(table: Table, seat: int) -> Robot:
    """The pieces of the robot in a seat, as what they do."""
    robot = table.players[seat].robot
    assert robot is not None
    return robot


def limit(table: Table, seat: int, plant: Number) -> int:
    """How far a robot bids for a plant."""
    return the_robot(table, seat).auction.limit(table, seat, plant)


def in_round_2(piece: int, held: Holding, **position: Any) -> Table:
    """Robot A with an auction piece opens, before Ann and Bob."""
    position.setdefault("round", 2)
    return robot_table(f"robot 1-{piece}-4-6-6; Ann; Bob", held, **position)


def in_turn(table: Table, seat: int) -> Table:
    """The others drop out until a seat is asked."""
    while asked(table).seat != seat:
        play(table, f"{'ABCD'[asked(table).seat]} pass")
    return table


def draw_any(table: Table) -> None:
    while asked(table).seat == CHANCE:
        act(table, CHANCE, options_of(table)[-1])


def buying(piece: int, held: Holding, **position: Any) -> Table:
    """Robot A with a resource piece buys; it is neither first nor last."""
    usual: dict[str, Any] = {"round": 3, "order": (B, A, C), "turn": A}
    position = usual | position
    return robot_table(
        f"robot 1-4-{piece}-6-1; Ann; Bob", held, phase="resources", **position
    )


def bought(table: Table) -> list[str]:
    """What the robot buys, in order."""
    *tokens, done = obeys(table, A)
    assert done == "done"
    return tokens
