"""What all messages are made of: codes, seats, names, and values in plain form."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Plain = dict[str, Any]
"""A named value of a game in its plain form; its `type` says which."""
Code = Annotated[str, Meta(pattern="^[A-Z0-9]{4,8}$", description="A table's code")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Position = Annotated[
    int, Meta(ge=0, le=1_000_000, description="How many moves a viewer has noticed")
]
Name = Annotated[str, Meta(max_length=200)]
Variant = Annotated[
    str, Meta(min_length=1, max_length=40, description="An edition or a map")
]
Secret = Annotated[str, Meta(min_length=1, max_length=100, pattern="^[A-Za-z0-9_-]+$")]


class Request(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a client asks for by HTTP."""


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
