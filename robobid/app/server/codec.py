"""JSON for what goes over the wire: hosting's dataclasses, checked when they come in.

Out they go in their plain form. What comes in is decoded as msgspec structs, which are
made from the dataclasses once and refuse what is out of bounds, and becomes a dataclass
again.
"""

from __future__ import annotations

import types
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, Field, asdict, is_dataclass
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from robobid.app.hosting.wire import Bounds, Described, Plain, Request, messages
from robobid.core.wire import OfGame, plain, plain_fields

_REFUSES: Final = (Request, messages.FromClient)
"""Whoever sends more than these have is told so."""
_MADE_FROM: Final[dict[type[Struct], type[Any]]] = {}


def encode(value: Any) -> bytes:
    """A value in its plain form, as JSON."""
    return msgspec.json.encode(plain(value))


def decode(data: bytes | str, kind: Any) -> Any:
    """What JSON says, as its type; what is wrong with it is refused by msgspec."""
    return _built(msgspec.json.decode(data, type=checked_type(kind)))


def convert(value: Any, kind: Any, *, strict: bool = True) -> Any:
    """Values that were decoded already, as their type."""
    return _built(msgspec.convert(value, checked_type(kind), strict=strict))


@cache
def checked_type(kind: Any) -> Any:
    """A type with structs for dataclasses, and msgspec's bounds for ours.

    >>> from robobid.app.hosting.wire import SeatNumber
    >>> checked_type(SeatNumber)
    typing.Annotated[int, msgspec.Meta(ge=0, le=5)]
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        if isinstance(inner[1], OfGame):
            return _of_game(inner[1].part)
        return Annotated[(checked_type(inner[0]), *map(_meta, inner[1:]))]
    if origin in (Union, types.UnionType):
        shapes = [part for part in inner if is_dataclass(part)]
        if len(shapes) > 1 and not all(_tag(part) for part in shapes):
            return _untagged(inner)
        return reduce(or_, map(checked_type, inner))
    if origin is tuple and inner[-1] is Ellipsis:
        return tuple[checked_type(inner[0]), ...]  # type: ignore[misc]
    if origin in (list, Sequence):
        return list[checked_type(inner[0])]  # type: ignore[misc]
    if kind == Plain:
        return Annotated[Plain, Meta(extra_json_schema={"additionalProperties": True})]
    if origin in (Mapping, dict):
        return dict[checked_type(inner[0]), checked_type(inner[1])]  # type: ignore[misc]
    return _struct(kind) if is_dataclass(kind) else kind


def _untagged(kinds: Sequence[Any]) -> Any:
    """One of several types that only their fields tell apart: it is not checked."""
    parts = [
        {"$ref": f"#/components/schemas/{kind.__name__}"}
        if isinstance(kind, type) and is_dataclass(kind)
        else msgspec.json.schema(kind)
        for kind in kinds
    ]
    return Annotated[Any, Meta(extra_json_schema={"anyOf": parts})]


def _of_game(part: str) -> Any:
    """A value of any game: it is described by the game's own name."""
    shape = {"$ref": f"#/components/schemas/Game{part}"}
    return Annotated[Plain, Meta(extra_json_schema=shape)]


def _meta(said: Any) -> Any:
    """What a type says of its values, as msgspec says it."""
    if isinstance(said, Described):
        return Meta(extra_json_schema={"$ref": f"#/components/schemas/{said.name}"})
    return _bounds(said) if isinstance(said, Bounds) else said


def _bounds(bounds: Bounds) -> Meta:
    given = {name: each for name, each in asdict(bounds).items() if each is not None}
    return Meta(**given)


def _tag(kind: Any) -> str:
    return getattr(kind, "wire_name", "")


def _struct(kind: Any) -> type[Struct]:
    hints = get_type_hints(kind, include_extras=True)
    tag = _tag(kind)
    made = msgspec.defstruct(
        kind.__name__,
        [
            (field.name, checked_type(hints[field.name]), *_default(kind, field))
            for field in plain_fields(kind)
        ],
        module=kind.__module__,
        namespace={"__doc__": kind.__doc__},
        kw_only=True,
        forbid_unknown_fields=issubclass(kind, _REFUSES),
        tag_field="type" if tag else None,
        tag=tag or None,
    )
    _MADE_FROM[made] = kind
    return made


def _default(kind: Any, field: Field[Any]) -> tuple[Any, ...]:
    if field.default_factory is not MISSING:
        if getattr(kind, "omits_defaults", False):
            return ()  # never left out
        return (msgspec.field(default_factory=field.default_factory),)
    return () if field.default is MISSING else (field.default,)


def _built(value: Any) -> Any:
    """Structs become the dataclasses that they were made from."""
    match value:
        case Struct():
            kind = _MADE_FROM.get(type(value))
            if kind is None:
                return value
            names = value.__struct_fields__
            return kind(**{name: _built(getattr(value, name)) for name in names})
        case list():
            return [_built(each) for each in value]
        case tuple() if type(value) is tuple:
            return tuple(map(_built, value))
        case dict():
            return {name: _built(each) for name, each in value.items()}
        case _:
            return value
