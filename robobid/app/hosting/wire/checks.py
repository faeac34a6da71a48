"""What comes from outside, checked by the types of the wire and built from them.

Plain Python, for a host without a decoder of its own. What is wrong is said as a
server says it: what was expected, and where.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, is_dataclass
from functools import cache
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from robobid.app.hosting.wire.basics import Bounds, Request, with_whole_numbers
from robobid.app.hosting.wire.messages import FromClient
from robobid.core.wire import plain_fields

_STRICT: Final = (Request, FromClient)
"""Whoever sends more than these have is told so."""
_NAMES: Final = {
    str: "str",
    int: "int",
    float: "float",
    bool: "bool",
    dict: "object",
    list: "array",
    types.NoneType: "null",
}


class Mismatch(ValueError):
    """A value is not what its place asks for."""


def checked(value: Any, kind: Any) -> Any:
    """A value of JSON as its type; 8.0 is as good a whole number as 8.

    >>> from robobid.app.hosting.wire.basics import SeatNumber
    >>> checked(2.0, SeatNumber)
    2
    >>> checked([7], list[SeatNumber])
    Traceback (most recent call last):
    robobid.app.hosting.wire.checks.Mismatch: Expected `int` <= 5 - at `$[0]`
    """
    return _check(with_whole_numbers(value), kind, "$")


def checked_word(text: str, kind: Any) -> Any:
    """A parameter of an address as its type."""
    is_number = re.fullmatch(r"-?\d{1,15}", text) and int in (kind, *get_args(kind))
    return _check(int(text) if is_number else text, kind, "$")


def _check(value: Any, kind: Any, at: str) -> Any:
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        found = _check(value, inner[0], at)
        for bounds in inner[1:]:
            if isinstance(bounds, Bounds):
                _bound(found, bounds, at)
        return found
    if origin in (Union, types.UnionType):
        return _any_of(value, inner, at)
    if origin is Literal:
        if value not in inner:
            raise _wrong(f"Invalid enum value {value!r}", at)
        return value
    if origin in (list, Sequence):
        return [_check(v, inner[0], f"{at}[{n}]") for n, v in _items(value, at)]
    if origin is tuple and inner[-1] is Ellipsis:
        return tuple(_check(v, inner[0], f"{at}[{n}]") for n, v in _items(value, at))
    if origin in (dict, Mapping):
        _must_be(value, dict, at)
        return {
            _check(name, inner[0], at): _check(each, inner[1], f"{at}[...]")
            for name, each in value.items()
        }
    if is_dataclass(kind) and isinstance(kind, type):
        return _build(value, kind, at)
    if kind is Any:
        return value
    if kind is float and type(value) is int:
        return float(value)
    _must_be(value, kind, at)
    return value


def _any_of(value: Any, kinds: Sequence[Any], at: str) -> Any:
    tagged = {getattr(kind, "wire_name", ""): kind for kind in kinds}
    if len(tagged) == len(kinds) and "" not in tagged and None not in kinds:
        _must_be(value, dict, at)
        if "type" not in value:
            raise _wrong("Object missing required field `type`", at)
        name = value["type"]
        if not isinstance(name, str) or name not in tagged:
            raise _wrong(f"Invalid value {name!r}", f"{at}.type")
        return _build(value, tagged[name], at)
    if value is None and types.NoneType in kinds:
        return None
    # As many tries as kinds; what is said is what is wrong by the kind that is meant.
    problems: list[Mismatch] = []
    for kind in kinds:
        try:
            return _check(value, kind, at)
        except Mismatch as error:
            problems.append(error)
    meant = [
        problem
        for kind, problem in zip(kinds, problems, strict=True)
        if _is_like(value, kind)
    ]
    if meant:
        raise meant[0]
    expected = " | ".join(_name(kind) for kind in kinds)
    raise _expected(expected, value, at)


def _is_like(value: Any, kind: Any) -> bool:
    """Is a value of the sort that a type asks for, whatever it holds?"""
    origin = get_origin(kind)
    if origin is Annotated:
        return _is_like(value, get_args(kind)[0])
    if origin in (list, Sequence, tuple):
        return isinstance(value, list)
    if origin in (dict, Mapping) or is_dataclass(kind):
        return isinstance(value, dict)
    if origin is Literal:
        return isinstance(value, str)
    return type(value) is kind


def _build(value: Any, kind: Any, at: str) -> Any:
    _must_be(value, dict, at)
    makers, tag = _makers(kind), getattr(kind, "wire_name", "")
    given = {}
    for name, each in value.items():
        if name in makers:
            given[name] = _check(each, makers[name][0], f"{at}.{name}")
        elif tag and name == "type":
            continue
        elif issubclass(kind, _STRICT):
            raise _wrong(f"Object contains unknown field `{name}`", at)
    for name, (_, is_required) in makers.items():
        if is_required and name not in given:
            raise _wrong(f"Object missing required field `{name}`", at)
    return kind(**given)


@cache
def _makers(kind: Any) -> dict[str, tuple[Any, bool]]:
    """The fields of a dataclass: the type of each, and whether it must be given."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        field.name: (hints[field.name], _is_required(field))
        for field in plain_fields(kind)
    }


def _is_required(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def _items(value: Any, at: str) -> list[tuple[int, Any]]:
    if not isinstance(value, list):
        raise _expected("array", value, at)
    return list(enumerate(value))


def _bound(value: Any, bounds: Bounds, at: str) -> None:
    """Refuse what is out of bounds."""
    size = len(value) if isinstance(value, str | list | dict) else 0
    what = _name(type(value))
    rules: tuple[tuple[Any, Callable[[Any], bool], str], ...] = (
        (bounds.ge, lambda least: value >= least, f"`{what}` >="),
        (bounds.gt, lambda least: value > least, f"`{what}` >"),
        (bounds.le, lambda most: value <= most, f"`{what}` <="),
        (bounds.min_length, lambda least: size >= least, f"`{what}` of length >="),
        (bounds.max_length, lambda most: size <= most, f"`{what}` of length <="),
        (bounds.pattern, lambda form: bool(re.search(form, value)), f"`{what}` like"),
    )
    for limit, holds, words in rules:
        if limit is not None and not holds(limit):
            raise _wrong(f"Expected {words} {limit}", at)


def _must_be(value: Any, kind: Any, at: str) -> None:
    if type(value) is not kind:
        raise _expected(_name(kind), value, at)


def _expected(name: str, value: Any, at: str) -> Mismatch:
    return _wrong(f"Expected `{name}`, got `{_name(type(value))}`", at)


def _name(kind: Any) -> str:
    if get_origin(kind) is Annotated:
        return _name(get_args(kind)[0])
    if is_dataclass(kind):
        return "object"
    return _NAMES.get(get_origin(kind) or kind, str(kind))


def _wrong(what: str, at: str) -> Mismatch:
    return Mismatch(what if at == "$" else f"{what} - at `{at}`")
