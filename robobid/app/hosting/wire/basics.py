"""What all messages are made of: codes, seats, names, values of games, and problems."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from robobid.core.wire import Unnamed
from robobid.narration import Told


@dataclass(frozen=True, slots=True, kw_only=True)
class Bounds:
    """What a value that comes from outside must be like: whoever decodes it checks."""

    ge: float | None = None
    gt: float | None = None
    le: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    description: str | None = None


@dataclass(frozen=True, slots=True)
class Described:
    """Marks a value whose shape is in the description, under a name."""

    name: str


class Shape(Unnamed):
    """What goes over the wire: a frozen dataclass, sent in its plain form."""

    __slots__ = ()


class Request(Shape):
    """What a client asks for; whoever decodes it refuses fields that it has not."""

    __slots__ = ()


Plain = dict[str, Any]
"""Values in plain form, by their names."""
Code = Annotated[str, Bounds(pattern="^[A-Z0-9]{4,8}$", description="A table's code")]
SeatNumber = Annotated[int, Bounds(ge=0, le=5)]
Position = Annotated[
    int, Bounds(ge=0, le=1_000_000, description="How many moves a viewer has noticed")
]
Name = Annotated[str, Bounds(max_length=200)]
Variant = Annotated[
    str, Bounds(min_length=1, max_length=40, description="An edition or a map")
]
Secret = Annotated[
    str, Bounds(min_length=1, max_length=100, pattern="^[A-Za-z0-9_-]+$")
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem(Shape):
    """Something that cannot be done; nothing was changed."""

    code: str
    message: str
    told: Told
    values: Plain = field(default_factory=dict)


def with_whole_numbers(value: Any) -> Any:
    """A value of JSON in which 8.0 has become 8, which is as good a whole number."""
    match value:
        case float() if value.is_integer():
            return int(value)
        case list():
            return [with_whole_numbers(item) for item in value]
        case dict():
            return {name: with_whole_numbers(item) for name, item in value.items()}
        case _:
            return value
