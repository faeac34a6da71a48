"""Power Grid on offer, with its robots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from random import SystemRandom
from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import Meta

from robobid.core.decisions import Decision
from robobid.core.errors import RobobidError
from robobid.core.events import Event
from robobid.core.wire import plain
from robobid.powergrid import actions, events, tables
from robobid.powergrid.game import POWER_GRID
from robobid.powergrid.maps import MAP_NAMES, Map
from robobid.powergrid.options import Pieces
from robobid.powergrid.plants import PLANTS, Fuel, card_word
from robobid.powergrid.readings import Readings
from robobid.powergrid.view import View
from robobid.server.offers.offer import Offer
from robobid.server.storage.rows import Seat
from robobid.server.wire import NewSeat, Plain, Request

Word = Annotated[str, Meta(max_length=40)]
_ROBOT: Final = "robot"
_TRIES: Final = 200
_RANDOM: Final = SystemRandom()


class PowerGridSetUp(Request, tag_field="game", tag="powergrid"):
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
    set_up = PowerGridSetUp
    shapes = (
        View,
        *get_args(actions.Action),
        *(
            kind
            for kind in vars(events).values()
            if isinstance(kind, type)
            and issubclass(kind, Event)
            and kind.__module__ == events.__name__
        ),
    )

    def tags(self, set_up: PowerGridSetUp, seats: Sequence[NewSeat]) -> dict[str, str]:
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
        players = _players(tags, seats)
        table = POWER_GRID.set_up(tags | {"Players": players})
        return POWER_GRID.tags(table) | {"Players": players}

    def setups(self) -> Plain:
        return {
            "maps": list(MAP_NAMES),
            "seat_counts": list(tables.SEAT_COUNTS),
            "readings": [field.name[1:] for field in fields(Readings)],
            "pieces": list(Pieces._fields),
        }

    def facts(self) -> Plain:
        return {
            "plants": [
                plain(plant) | {"word": card_word(plant.number)}
                for plant in PLANTS.values()
            ],
            "fuels": [fuel.word for fuel in Fuel],
            "maps": [_map(POWER_GRID.map_named(name)) for name in MAP_NAMES],
            "house_cost": list(tables.HOUSE_COST),
            "income": [tables.income(cities) for cities in range(21)],
            "figures": {
                str(count): plain(figures) for count, figures in tables.FIGURES.items()
            },
        }

    def limits(self, decision: Decision) -> Plain:
        """The least and most that may be bid, for each plant that may be offered."""
        offers: dict[str, list[int]] = {}
        amounts: list[int] = []
        if decision.kind not in ("open", "bid"):
            return {}
        for action in decision.options:
            match action:
                case actions.Offer(plant, bid):
                    found = offers.setdefault(card_word(plant), [bid, bid])
                    found[:] = min(found[0], bid), max(found[1], bid)
                case actions.Bid(amount):
                    amounts.append(amount)
        if amounts:
            return {"least": min(amounts), "most": max(amounts)}
        return {"plants": offers}

    def players_tag(self, seats: Sequence[Seat]) -> str:
        return "; ".join(
            # A person who calls himself like a robot is no robot.
            f"{_ROBOT} {seat.bot}"
            if seat.kind == "robot"
            else seat.name.replace(_ROBOT, _ROBOT.capitalize())
            for seat in seats
        )

    def robot_of(self, tags: dict[str, str], seat: int) -> str | None:
        word, _, pieces = tags["Players"].split(";")[seat].strip().partition(" ")
        return pieces if word == _ROBOT else None


def _players(tags: dict[str, str], seats: Sequence[NewSeat]) -> str:
    """Who sits where; robots without pieces are dealt some that fit together."""
    for tried in range(_TRIES):
        dealt = list(
            zip(*(_RANDOM.sample(range(1, 7), 6) for _ in range(5)), strict=True)
        )
        players = "; ".join(
            str(at + 1)
            if seat.kind != "robot"
            else f"{_ROBOT} {seat.pieces or '-'.join(map(str, dealt[at]))}"
            for at, seat in enumerate(seats[:6])
        )
        try:
            POWER_GRID.set_up(tags | {"Players": players})
        except RobobidError:
            dealing = any(s.kind == "robot" and not s.pieces for s in seats)
            if not dealing or tried == _TRIES - 1:
                raise
        else:
            break
    return players


def _map(map_: Map) -> Plain:
    """What is drawn of a map."""
    shown: dict[str, Any] = {"id": map_.id, "name": map_.name}
    for name in ("regions", "cities", "links", "markets", "discounts"):
        shown[name] = plain(getattr(map_, name))
    return shown
