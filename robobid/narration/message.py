"""What is told, before it has words: a message's key, and the values of its gaps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from robobid.core.wire import NOT_PLAIN, Unnamed

Joint = Literal["", ", ", " + ", "and"]
"""What stands between several things: nothing, a sign, or the language's own list."""


@dataclass(frozen=True, slots=True)
class Named(Unnamed):
    """A noun by reference: a seat, a card, a plant, a fuel; a language has its word.

    >>> Named("fuel", "coal", count=3)
    Named(kind='fuel', id='coal', count=3, name='', you=False)
    """

    omits_defaults: ClassVar = True

    kind: str
    id: str
    count: int | None = None
    """How many of it; none where it is not counted."""
    name: str = ""
    """What it is called where no language has a word for it, such as a city."""
    you: bool = False
    """Is it the seat of whoever is told?"""


@dataclass(frozen=True, slots=True)
class Several(Unnamed):
    """Several things in one gap."""

    items: tuple[Value, ...]
    joint: Joint = ", "


@dataclass(frozen=True, slots=True)
class Told(Unnamed):
    """A sentence, or a part of one: the key of its message and what fills the gaps."""

    omits_defaults: ClassVar = True

    key: str
    values: Mapping[str, Value] = field(default_factory=dict, hash=False)
    otherwise: str = ""
    """What is said where a language has no such message."""


Value = int | str | Named | Several | Told


@dataclass(frozen=True, slots=True)
class Line(Unnamed):
    """One or more sentences of a story, and what is drawn beside them."""

    omits_defaults: ClassVar = True

    kind: str
    """The name of the event that it tells, or of the last of them."""
    told: tuple[Told, ...]
    first: int = field(metadata=NOT_PLAIN)
    last: int = field(metadata=NOT_PLAIN)
    """The events that it tells, by their numbers in the log."""
    seat: int | None = None
    card: str | None = None
    """The seat or the card whose mark stands beside it."""
    heading: bool = False


def told(key: str, /, **values: Value) -> Told:
    """What is told, with its values by their names."""
    return Told(key, values)


def counted(things: Iterable[Named]) -> tuple[Named, ...]:
    """The same thing several times is told once, with its number.

    >>> counted([Named("card", "fzzzt"), Named("card", "fzzzt")])[0].count
    2
    """
    numbers: dict[Named, int] = {}
    for thing in things:
        numbers[thing] = numbers.get(thing, 0) + 1
    return tuple(
        Named(thing.kind, thing.id, number if number > 1 else None, thing.name)
        for thing, number in numbers.items()
    )


def seat_named(seat: int, you: int | None) -> Named:
    """A seat, as it is told to one of them."""
    return Named("seat", str(seat), you=seat == you)


def seats_named(seats: Iterable[int], you: int | None, joint: Joint = "and") -> Several:
    """Several seats, as they are told to one of them."""
    return Several(tuple(seat_named(seat, you) for seat in seats), joint)
