"""Power Grid on offer, with its robots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from random import Random
from typing import Annotated, ClassVar, Final, Literal, get_args

import msgspec
from msgspec import Meta

from robobid.core.decisions import Decision
from robobid.core.setup import PERSON
from robobid.core.wire import plain
from robobid.powergrid import actions, events, tables
from robobid.powergrid.game import POWER_GRID
from robobid.powergrid.imagine import imagine
from robobid.powergrid.maps import MAP_NAMES, Map
from robobid.powergrid.offered import Limits
from robobid.powergrid.players import ROBOT, robot_of
from robobid.powergrid.readings import Readings
from robobid.powergrid.robots import events as robot_events
from robobid.powergrid.robots.dealing import ALONE_ONLY
from robobid.powergrid.table import Table
from robobid.powergrid.variants import Pieces
from robobid.powergrid.view import View
from robobid.server.offers.offer import Offer, events_in
from robobid.server.offers.powergrid.facts import FACTS, Facts
from robobid.server.offers.powergrid.notes import Notes, notes_on
from robobid.server.storage.rows import Seat
from robobid.server.wire import NewSeat, Plain, Request
from robobid.telling.powergrid import PowerGridTeller

Word = Annotated[str, Meta(max_length=40)]
_AMOUNTS: Final = ("open", "bid", "city-bid")
"""Decisions that are answered with an amount: their limits say it all."""
_BIT_BY_BIT: Final = ("fuel", "build", "run")
"""Decisions of which a turn has many: a token, a house, a plant at a time."""


class PowerGridWish(Request, tag_field="game", tag="powergrid"):
    """How a game of Power Grid is set up."""

    map: Word = "germany"
    open_money: bool = False
    regions: Literal["drafted", "drawn"] | list[Word] = "drafted"
    """Chosen in turn, drawn at random, or given."""
    flux: bool = False
    transformer: bool = False
    readings: list[Word] = msgspec.field(default_factory=list)
    """Unclear texts of the robots that are read the other way, like 5=alt."""


class PowerGridOffer(Offer):
    """Power Grid as the server offers it."""

    game = POWER_GRID
    title = "Power Grid"
    set_up = PowerGridWish
    shapes = (View, Notes, Facts, *get_args(Limits))
    actions = get_args(actions.Action)
    events = (*events_in(events), *events_in(robot_events))
    unions: ClassVar = {"Limits": get_args(Limits)}

    def tags(self, set_up: PowerGridWish, seats: Sequence[NewSeat]) -> dict[str, str]:
        regions = set_up.regions
        tags = {
            "Map": set_up.map,
            "Money": "open" if set_up.open_money else "",
            "Regions": regions if isinstance(regions, str) else " ".join(regions),
            "Promo": " ".join(
                word for word in ("flux", "transformer") if getattr(set_up, word)
            ),
            "Readings": ",".join(set_up.readings),
        }
        tags = {name: value for name, value in tags.items() if value}
        players = "; ".join(map(_player, range(1, len(seats) + 1), seats))
        table = POWER_GRID.set_up(tags | {"Players": players})
        return POWER_GRID.tags(table) | {"Players": players}

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

    def teller(self, table: Table, you: int | None) -> PowerGridTeller:
        return PowerGridTeller(table.options.map, you)

    def notes(self, view: View) -> Plain:
        shown: Plain = plain(notes_on(imagine(view, Random(0)), view.seat))
        return shown

    def lists(self, decision: Decision) -> bool:
        return decision.kind not in _AMOUNTS

    def goes_on(self, before: str, now: str) -> bool:
        return before == now and now in _BIT_BY_BIT

    def players_tag(self, seats: Sequence[Seat]) -> str:
        return "; ".join(
            POWER_GRID.player(
                robot_of(seat.bot or ROBOT) if seat.kind == "robot" else PERSON,
                seat.name,
            )
            for seat in seats
        )

    def robot_of(self, tags: dict[str, str], seat: int) -> str | None:
        word, _, pieces = tags["Players"].split(";")[seat].strip().partition(" ")
        return pieces or None if word == ROBOT else None


def _choices(map_: Map) -> Plain:
    """A map, and the regions that may be played on, by the number of regions."""
    counts = {figures.regions for figures in tables.FIGURES.values()}
    counts = {min(count, len(map_.regions)) for count in counts}
    return {
        "name": map_.id,
        "regions": {
            str(count): [sorted(choice) for choice in map_.choices(count)]
            for count in sorted(counts)
        },
    }


def _player(number: int, seat: NewSeat) -> str:
    """Who sits there; a robot whose pieces are not chosen is dealt them by chance."""
    if seat.kind != "robot":
        return str(number)
    return POWER_GRID.player(robot_of(seat.pieces or ROBOT), "")
