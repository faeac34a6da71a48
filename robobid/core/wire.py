"""The plain form of values that may leave the program: for JSON and the wire.

Views, events, decisions and actions have one. The table has none, so that nobody can
send it by mistake; it is stored as its record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from types import NoneType
from typing import Any, Final, TypeVar

K = TypeVar("K")
_PLAIN: Final = frozenset({NoneType, str, int, float, bool})
_FEW: Final[set[type[Any]]] = set()


class _Forms(dict[type[Any], Callable[[Any], Any]]):
    """How values of each type get their plain form; a new type is looked at once."""

    def __missing__(self, kind: type[Any]) -> Callable[[Any], Any]:
        form = self[kind] = _form_of(kind)
        return form


_FORMS: Final = _Forms()


def plain(value: Any) -> Any:
    """A value as text, numbers, lists and dictionaries.

    Named values become objects with their type's name; a fact that is known by its
    name, such as a card, says so itself with a method `plain_form`.

    >>> from robobid.core.game import Standing
    >>> plain(Standing(0, 36, 1))
    {'type': 'Standing', 'seat': 0, 'points': 36, 'place': 1}
    >>> plain(object())
    Traceback (most recent call last):
    TypeError: object has no plain form
    """
    return _FORMS[type(value)](value)


def worked_out_once(kind: type[K]) -> type[K]:
    """A frozen type of which there are few values, each sent again and again."""
    _FEW.add(kind)
    return kind


def _form_of(kind: type[Any]) -> Callable[[Any], Any]:
    if issubclass(kind, NoneType | str | int | float):
        return _itself
    if hasattr(kind, "plain_form"):
        is_text = kind.plain_form.__annotations__.get("return") in (str, "str")
        return kind.plain_form if is_text else _own_form
    if issubclass(kind, tuple) and hasattr(kind, "_fields"):
        return _object(kind, kind._fields)
    if is_dataclass(kind) and _is_frozen(kind):
        form = _object(kind, tuple(field.name for field in fields(kind)))
        return lru_cache(maxsize=256)(form) if kind in _FEW else form
    if issubclass(kind, list | tuple):
        return _list
    if issubclass(kind, frozenset):
        return lambda value: _list(sorted(value))
    if issubclass(kind, Mapping):
        return _mapping
    raise TypeError(f"{kind.__name__} has no plain form")


def _itself(value: Any) -> Any:
    return value


def _own_form(value: Any) -> Any:
    return plain(value.plain_form())


def _list(values: Iterable[Any]) -> list[Any]:
    return [
        each if (kind := type(each)) in _PLAIN else _FORMS[kind](each)
        for each in values
    ]


def _mapping(values: Mapping[Any, Any]) -> dict[str, Any]:
    return dict(zip(map(str, values), _list(values.values()), strict=True))


def _object(kind: type[Any], names: tuple[str, ...]) -> Callable[[Any], Any]:
    called = kind.__name__

    def form(value: Any) -> dict[str, Any]:
        shown: dict[str, Any] = {"type": called}
        for name in names:
            part = getattr(value, name)
            kind = type(part)
            shown[name] = part if kind in _PLAIN else _FORMS[kind](part)
        return shown

    return form


def _is_frozen(kind: Any) -> bool:
    return bool(kind.__dataclass_params__.frozen)
