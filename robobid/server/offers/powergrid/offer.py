"""Power Grid on offer, with its robots."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import ClassVar, Final, get_args

from robobid.core.decisions import Decision
from robobid.core.wire import plain
from robobid.powergrid import actions, events, tables
from robobid.powergrid.game import POWER_GRID
from robobid.powergrid.imagine import imagine
from robobid.powergrid.maps import MAP_NAMES, Map
from robobid.powergrid.offered import Limits
from robobid.powergrid.readings import Readings
from robobid.powergrid.robots import events as robot_events
from robobid.powergrid.robots.dealing import ALONE_ONLY
from robobid.powergrid.variants import Pieces
from robobid.powergrid.view import View
from robobid.server.offers.offer import Offer, events_in
from robobid.server.offers.powergrid.facts import FACTS, Facts
from robobid.server.offers.powergrid.notes import Notes, notes_on
from robobid.server.wire import Plain
from robobid.telling.powergrid import PowerGridTeller

_AMOUNTS: Final = ("open", "bid", "city-bid")
"""Decisions that are answered with an amount: their limits say it all."""
_BIT_BY_BIT: Final = ("fuel", "build", "run")
"""Decisions of which a turn has many: a token, a house, a plant at a time."""


class PowerGridOffer(Offer):
    """Power Grid as the server offers it."""

    shapes = (View, Notes, Facts, *get_args(Limits))
    actions = get_args(actions.Action)
    events = (*events_in(events), *events_in(robot_events))
    unions: ClassVar = {"Limits": get_args(Limits)}

    def setups(self) -> Plain:
        return {
            "maps": [_choices(POWER_GRID.map_named(name)) for name in MAP_NAMES],
            "figures": {
                str(count): plain(figures) for count, figures in tables.FIGURES.items()
            },
            "readings": [field.name[1:] for field in fields(Readings)],
            "pieces": list(Pieces._fields),
            "alone_only": " ".join(ALONE_ONLY),
        }

    def facts(self) -> Plain:
        shown: Plain = plain(FACTS)
        return shown

    def notes(self, view: View) -> Plain:
        shown: Plain = plain(notes_on(imagine(view, Random(0)), view.seat))
        return shown

    def lists(self, decision: Decision) -> bool:
        return decision.kind not in _AMOUNTS

    def goes_on(self, before: str, now: str) -> bool:
        return before == now and now in _BIT_BY_BIT


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
