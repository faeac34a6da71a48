"""Power Grid on offer, with its robots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Final, get_args

from robobid.app.hosting.games.server_game import (
    AnyRecord,
    Offer,
    Ordered,
    events_in,
)
from robobid.app.hosting.powergrid.facts import FACTS, Facts, facts_of
from robobid.app.hosting.powergrid.notes import Notes, notes_on
from robobid.app.hosting.powergrid.plans import Outlook, outlook_of, weigh_plans
from robobid.app.hosting.wire import Plain, PlansWorth
from robobid.core.decisions import Decision
from robobid.core.events import Event
from robobid.core.record import move_of
from robobid.core.wire import plain
from robobid.games.powergrid.asides import orders
from robobid.games.powergrid.asides.imagine import table_in_sight
from robobid.games.powergrid.asides.round_plan import read_plan
from robobid.games.powergrid.asides.timeline import RoundEnd, course
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.robots import events as robot_events
from robobid.games.powergrid.robots.dealing import ALONE_ONLY
from robobid.games.powergrid.rules import actions, events, tables
from robobid.games.powergrid.rules.maps import MAP_NAMES, Map
from robobid.games.powergrid.rules.offers import Limits
from robobid.games.powergrid.rules.readings import Readings
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.variants import Pieces
from robobid.games.powergrid.view import View
from robobid.narration.message import Told
from robobid.narration.powergrid import PowerGridTeller, plans

_AMOUNTS: Final = ("open", "bid", "city-bid")
"""Decisions that are answered with an amount: their limits say it all."""
_BIT_BY_BIT: Final = ("fuel", "build", "run")
"""Decisions of which a turn has many: a token, a house, a plant at a time."""


@dataclass(frozen=True, slots=True)
class MapSetups:
    """A map, and what of it may be chosen."""

    name: str
    regions: Mapping[int, tuple[tuple[str, ...], ...]]
    """Those that may be played on together, by how many they are."""
    special: tuple[Told, ...]
    """Its own rules."""


@dataclass(frozen=True, slots=True)
class Setups:
    """What can be chosen before a game of Power Grid."""

    maps: tuple[MapSetups, ...]
    figures: Mapping[int, tables.Figures]
    """What depends on the number of seats."""
    readings: tuple[str, ...]
    """The numbers of the unclear texts that can be read in two ways."""
    pieces: tuple[str, ...]
    """The parts of a robot."""
    alone_only: str
    """The pieces that are only for a robot that plays alone."""


class PowerGridOffer(Offer):
    """Power Grid as the server offers it."""

    shapes = (View, Notes, Outlook, Facts, Setups, RoundEnd, *get_args(Limits))
    actions = get_args(actions.Action)
    events = (*events_in(events), *events_in(robot_events))
    unions: ClassVar = {"Limits": get_args(Limits)}

    def setups(self) -> Setups:
        return _setups([POWER_GRID.map_named(name) for name in MAP_NAMES])

    def setups_with(self, material: Map) -> Setups:
        return _setups([material])

    def facts_of(self, material: Map) -> Plain:
        shown: Plain = plain(facts_of(material))
        return shown

    def facts(self, variant: str | None = None) -> Plain:
        if variant is not None:
            return self.facts_of(POWER_GRID.map_named(variant))
        shown: Plain = plain(FACTS)
        return shown

    def notes(self, view: View) -> Notes:
        return notes_on(table_in_sight(view), view.seat)

    def without_forecast(self, notes: Notes) -> Notes:
        seats = tuple(replace(seat, next=None) for seat in notes.seats)
        return replace(notes, seats=seats, bids=())

    def since(
        self, teller: PowerGridTeller, seen: Callable[[], Sequence[Event]]
    ) -> Mapping[int, Told]:
        return teller.since(seen())

    def course(self, record: AnyRecord) -> Sequence[RoundEnd]:
        return course(record)

    def lists(self, decision: Decision) -> bool:
        return decision.kind not in _AMOUNTS

    def give_plan(self, view: View, words: str) -> str:
        return str(orders.give_plan(view, words))

    def outlook(self, plan: str, view: View) -> Outlook | None:
        found = read_plan(plan)
        return outlook_of(found, view) if found.round == view.round else None

    def weigh_plans(
        self, plans: Sequence[str], view: View, decision: Decision | None, teller: Any
    ) -> PlansWorth:
        return weigh_plans([*map(read_plan, plans)], view, decision, teller)

    def give_order(self, view: View, words: str) -> str:
        return str(orders.give_order(view, words))

    def ordered(
        self, order: str, view: View, decision: Decision, table: Table
    ) -> Ordered | None:
        action, undone = orders.carry_out(read_plan(order), view, decision)
        if action is None:
            return None
        teller = PowerGridTeller(view.setup.map, decision.seat)
        told = tuple(teller.undone(step) for step in undone)
        return Ordered(move_of(POWER_GRID, table, decision.seat, action), told)

    def order_told(self, order: str) -> tuple[int, tuple[Told, ...]]:
        found = read_plan(order)
        return found.round, tuple(plans.order_told(found))

    def goes_on(self, before: str, now: str) -> bool:
        return before == now and now in _BIT_BY_BIT


def _setups(maps: Sequence[Map]) -> Setups:
    return Setups(
        maps=tuple(map(_choices, maps)),
        figures=tables.FIGURES,
        readings=tuple(field.name[1:] for field in fields(Readings)),
        pieces=Pieces._fields,
        alone_only=" ".join(ALONE_ONLY),
    )


def _choices(map_: Map) -> MapSetups:
    """A map, the regions that may be played on by their number, and its rules."""
    counts = {figures.regions for figures in tables.FIGURES.values()}
    counts = {min(count, len(map_.regions)) for count in counts}
    return MapSetups(
        map_.id,
        {
            count: tuple(tuple(sorted(choice)) for choice in map_.choices(count))
            for count in sorted(counts)
        },
        tuple(PowerGridTeller(map_).peculiarities()),
    )
