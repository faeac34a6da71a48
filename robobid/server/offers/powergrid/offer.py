"""Power Grid on offer, with its robots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import ClassVar, Final, get_args

from robobid.core.decisions import Decision
from robobid.core.events import Event
from robobid.core.record import move_of
from robobid.core.wire import plain
from robobid.powergrid import actions, events, tables
from robobid.powergrid.course import RoundEnd, course
from robobid.powergrid.game import POWER_GRID
from robobid.powergrid.imagine import table_in_sight
from robobid.powergrid.maps import MAP_NAMES, Map
from robobid.powergrid.offered import Limits
from robobid.powergrid.readings import Readings
from robobid.powergrid.robots import events as robot_events
from robobid.powergrid.robots.dealing import ALONE_ONLY
from robobid.powergrid.standing import answer, give_order, read_standing
from robobid.powergrid.table import Table
from robobid.powergrid.variants import Pieces
from robobid.powergrid.view import View
from robobid.server.offers.offer import AnyRecord, Offer, events_in
from robobid.server.offers.powergrid.facts import FACTS, Facts, facts_of
from robobid.server.offers.powergrid.notes import Notes, notes_on
from robobid.server.wire import Plain
from robobid.telling.powergrid import PowerGridTeller, standing
from robobid.telling.told import Told

_AMOUNTS: Final = ("open", "bid", "city-bid")
"""Decisions that are answered with an amount: their limits say it all."""
_BIT_BY_BIT: Final = ("fuel", "build", "run")
"""Decisions of which a turn has many: a token, a house, a plant at a time."""


class PowerGridOffer(Offer):
    """Power Grid as the server offers it."""

    shapes = (View, Notes, Facts, RoundEnd, *get_args(Limits))
    actions = get_args(actions.Action)
    events = (*events_in(events), *events_in(robot_events))
    unions: ClassVar = {"Limits": get_args(Limits)}

    def setups(self) -> Plain:
        return _setups([POWER_GRID.map_named(name) for name in MAP_NAMES])

    def setups_with(self, material: Map) -> Plain:
        return _setups([material])

    def facts_of(self, material: Map) -> Plain:
        shown: Plain = plain(facts_of(material))
        return shown

    def facts(self, variant: str | None = None) -> Plain:
        if variant is not None:
            return self.facts_of(POWER_GRID.map_named(variant))
        shown: Plain = plain(FACTS)
        return shown

    def notes(self, view: View) -> Plain:
        shown: Plain = plain(notes_on(table_in_sight(view), view.seat))
        return shown

    def without_forecast(self, notes: Plain) -> Plain:
        seats = [seat | {"next": None} for seat in notes["seats"]]
        return notes | {"seats": seats}

    def since(
        self, teller: PowerGridTeller, seen: Callable[[], Sequence[Event]]
    ) -> Mapping[int, Told]:
        return teller.since(seen())

    def course(self, record: AnyRecord) -> list[Plain]:
        return [plain(each) for each in course(record)]

    def lists(self, decision: Decision) -> bool:
        return decision.kind not in _AMOUNTS

    def give_order(self, table: Table, seat: int, words: str) -> str:
        return str(give_order(table, seat, words))

    def ordered(self, order: str, table: Table, decision: Decision) -> str | None:
        action = answer(read_standing(order), table, decision)
        if action is None:
            return None
        return move_of(POWER_GRID, table, decision.seat, action)

    def order_told(self, order: str) -> tuple[int, Told]:
        found = read_standing(order)
        return found.round, standing.told_of(found)

    def goes_on(self, before: str, now: str) -> bool:
        return before == now and now in _BIT_BY_BIT


def _setups(maps: Sequence[Map]) -> Plain:
    return {
        "maps": [_choices(map_) for map_ in maps],
        "figures": {
            str(count): plain(figures) for count, figures in tables.FIGURES.items()
        },
        "readings": [field.name[1:] for field in fields(Readings)],
        "pieces": list(Pieces._fields),
        "alone_only": " ".join(ALONE_ONLY),
    }


def _choices(map_: Map) -> Plain:
    """A map, the regions that may be played on by their number, and its rules."""
    counts = {figures.regions for figures in tables.FIGURES.values()}
    counts = {min(count, len(map_.regions)) for count in counts}
    return {
        "name": map_.id,
        "regions": {
            str(count): [sorted(choice) for choice in map_.choices(count)]
            for count in sorted(counts)
        },
        "special": plain(PowerGridTeller(map_).peculiarities()),
    }
