"""Tables for tests, built so that a test reads as a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeVar

from robobid.core.decisions import CHANCE, Decision
from robobid.core.events import Event
from robobid.games.powergrid.files.mapfile import standard_map
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.actions import Connect, Done, Draw, Lot, Pass
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.rules.plants import Number
from robobid.games.powergrid.rules.setup import new_table
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding, arrange
from robobid.games.powergrid.variants import SetUp

A, B, C, D, E, F = range(6)
NORTH: Final = ("brown", "green", "red", "yellow", "cyan")
"""Regions of Germany in an order in which each borders on those before."""
OFFERS: Final = tuple((name, seats) for name in MAP_NAMES for seats in range(2, 7))
"""Every map with every number of seats."""

E_ = TypeVar("E_", bound=Event)


def options(seats: int = 3, map: str = "germany", **switches: Any) -> SetUp:
    """A game of persons."""
    return SetUp(map=standard_map(map), seats=(None,) * seats, **switches)


def a_new_game(seats: int = 3, map: str = "germany", **switches: Any) -> Table:
    """A table before anything was chosen."""
    return new_table(options(seats, map, **switches))


def a_started_game(seats: int = 3, map: str = "germany", **switches: Any) -> Table:
    """A table on which the first seat has drawn the first lot, and so on."""
    switches.setdefault("regions", some_regions(map, seats))
    table = a_new_game(seats, map, **switches)
    for seat in range(seats - 1):
        act(table, CHANCE, Lot(seat))
    return table


def some_regions(map: str, seats: int, cities: Sequence[str] = ()) -> frozenset[str]:
    """Regions of a map in which these cities lie."""
    facts = standard_map(map)
    wanted = {city.region for city in facts.cities if city.word in cities}
    count = options(seats, map).figures.regions
    if map == "germany" and not wanted - set(NORTH[:count]):
        return frozenset(NORTH[:count])
    return next(choice for choice in facts.choices(count) if wanted <= choice)


def a_table(
    *holdings: Holding,
    map: str = "germany",
    regions: Sequence[str] | None = None,
    switches: Mapping[str, Any] | None = None,
    **position: Any,
) -> Table:
    """A table of three, or of those whose holdings are given."""
    seats = list(holdings) or [Holding()] * 3
    cities = [city for holding in seats for city in holding.cities]
    if regions is None:
        regions = sorted(some_regions(map, len(seats), cities))
    return arrange(
        options(len(seats), map, **(switches or {})),
        seats=seats,
        regions=regions,
        **position,
    )


def asked(table: Table) -> Decision:
    """The decision that the game waits for."""
    (decision,) = POWER_GRID.decisions(table)
    return decision


def options_of(table: Table) -> list[Any]:
    """Everything that may be done now."""
    return list(asked(table).options)


def act(table: Table, seat: int, action: Any) -> list[Event]:
    """Apply an action."""
    return POWER_GRID.apply(table, seat, action)


def play(table: Table, moves: str) -> list[Event]:
    """Apply moves in the notation, split by semicolons or line ends."""
    events = []
    for move in moves.replace("\n", ";").split(";"):
        if words := move.split():
            seat, action, _ = POWER_GRID.read(table, words)
            events += act(table, seat, action)
    return events


def of_type(events: list[Event], kind: type[E_]) -> list[E_]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def all_pass(table: Table, phase: str) -> list[Event]:
    """Everybody passes, or is done at once, until a phase is over; draws stop it."""
    events: list[Event] = []
    while table.phase == phase and asked(table).seat != CHANCE:
        decision = asked(table)
        done = Pass() if Pass() in decision.options else Done()
        events += act(table, decision.seat, done)
    return events


def moves_at_random(table: Table, random: Random) -> Iterator[tuple[Decision, Any]]:
    """Play a game to its end; every decision with what is chosen, before it is."""
    while decisions := POWER_GRID.decisions(table):
        decision = decisions[0]
        action = decision.options.pick(random)
        yield decision, action
        POWER_GRID.apply(table, decision.seat, action)


def draw(table: Table, *cards: Number) -> list[Event]:
    """Chance draws these cards."""
    events = []
    for card in cards:
        events += act(table, CHANCE, Draw(card))
    return events


def connect(table: Table, seat: int, *cities: str) -> list[Event]:
    """A seat builds in these cities."""
    events = []
    for city in cities:
        events += act(table, seat, Connect(city))
    return events
