"""The plain form of values that may leave the program: for JSON and the wire.

Views, events, decisions and actions have one. The table has none, so that nobody can
send it by mistake; it is stored as its record.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any


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
    if value is None or isinstance(value, str | int | float):
        return value
    if hasattr(value, "plain_form"):
        return plain(value.plain_form())
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return _object(value, value._fields)
    if is_dataclass(value) and _is_frozen(type(value)):
        return _object(value, [field.name for field in fields(value)])
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, frozenset):
        return [plain(item) for item in sorted(value)]
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    raise TypeError(f"{type(value).__name__} has no plain form")


def _object(value: Any, names: Any) -> dict[str, Any]:
    shown = {name: plain(getattr(value, name)) for name in names}
    return {"type": type(value).__name__, **shown}


def _is_frozen(kind: Any) -> bool:
    return bool(kind.__dataclass_params__.frozen)
