"""How cards, seats and plans stand in the fields of a position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from robobid.core.errors import Reason
from robobid.core.fieldtexts import (
    SEAT,
    Expected,
    Text,
    in_order,
    listed,
    optional,
    read_number,
)
from robobid.games.fzzzt.rules.actions import Allocate
from robobid.games.fzzzt.rules.cards import Card, Peripheral
from robobid.games.fzzzt.rules.editions import Edition, switches_of

BY_HAND: Final = "by-hand"

CARD: Final = Text[Card](
    lambda card, table: table.deck.short_names[card.id],
    lambda text, table: table.deck.card(text),
)
CARDS: Final = listed(CARD)
BID: Final = optional(in_order(CARD))

PERIPHERAL: Final = Text[Peripheral](
    lambda peripheral, _: peripheral.word,
    lambda text, table: table.deck.peripheral(text),
)


def _read_dealing(text: str, table: Any) -> tuple[int, int]:
    return SEAT.read(text[:1], table), read_number(text[1:], least=1)


DEALING: Final = listed(
    Text[tuple[int, int]](
        lambda deal, table: f"{SEAT.write(deal[0], table)}{deal[1]}", _read_dealing
    )
)
"""`A6`: seat A is being dealt a hand of six."""

_UNIT: Final = in_order(CARD, "+")


def _read_units(text: str, table: Any) -> dict[Card, tuple[Card, ...]]:
    units: dict[Card, tuple[Card, ...]] = {}
    for word in text.split(","):
        unit, *robots = _UNIT.read(word, table)
        units[unit] = tuple(robots)
    return units


UNITS: Final = Text[dict[Card, tuple[Card, ...]]](
    lambda units, table: ",".join(
        _UNIT.write((unit, *robots), table) for unit, robots in dict(units).items()
    ),
    _read_units,
    dict,
)
"""`ph+r1a+r2c`: a unit and the robots on it."""


def _read_step(text: str, table: Any) -> Allocate:
    robot, arrow, unit = text.partition(">")
    if not arrow:
        english = "expected robots and their units, as r1b>ph"
        raise Expected(Reason("robot_to_unit", english))
    return Allocate(CARD.read(robot, table), CARD.read(unit, table))


PLAN: Final = listed(
    Text[Allocate](
        lambda step, table: (
            f"{CARD.write(step.robot, table)}>{CARD.write(step.unit, table)}"
        ),
        _read_step,
    )
)
"""`r1b>ph`: a robot that goes to a unit."""


def setup_fields(
    edition: Edition, by_hand: bool, players: int
) -> Iterator[tuple[str, str]]:
    """The fields that set a table up: they stand first in a line."""
    yield "edition", edition.name
    yield "switches", switches_of(edition).replace(" ", ",").replace("=", ":")
    yield "layout", BY_HAND if by_hand else ""
    yield "players", str(players)
