"""The way back from `plain`: a value made of its plain form, as its type declares it.

A bot at home reads what a server sent; nothing here is trusted: what does not fit the
type is refused with the name of the field.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from robobid.core.errors import Unreadable
from robobid.core.wire import plain_fields

K = TypeVar("K")
Makers = Mapping[type[Any], Callable[[Any], Any]]
"""How facts that go by their names, such as cards, are found again."""
_SCALARS: Final = (str, int, float, bool)
_SHOWN: Final = 60


class _Misfit(Exception):
    """A plain value that its type does not allow; where it stands is told outside."""


def from_plain(kind: type[K], found: Any, makers: Makers) -> K:
    """The value of a type whose plain form was found.

    >>> from robobid.core.game import Standing
    >>> from_plain(Standing, {"seat": 0, "points": 3, "place": 1}, {})
    Standing(seat=0, points=3, place=1)
    >>> from_plain(Standing, {"seat": 0, "points": "many", "place": 1}, {})
    Traceback (most recent call last):
    robobid.core.errors.Unreadable: points of a Standing cannot be 'many'
    """
    try:
        made: K = _made(kind, found, makers)
    except _Misfit as misfit:
        what = str(misfit) or f"a {kind.__name__} cannot be {str(found)[:_SHOWN]!r}"
        raise Unreadable("not_plain_form", what, found=what) from None
    return made


def _made(kind: Any, found: Any, makers: Makers) -> Any:
    if kind in makers:
        try:
            return makers[kind](found)
        except (KeyError, ValueError, TypeError):
            raise _Misfit from None
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _made(parts[0], found, makers)
    if origin in (Union, UnionType):
        return _one_of(parts, found, makers)
    if origin is Literal:
        return _checked(found, found in parts)
    if kind is Any:
        return found
    if kind is NoneType:
        return _checked(found, found is None)
    if kind in _SCALARS:
        # A whole number may stand where a type allows any.
        wanted = (int, float) if kind is float else (kind,)
        return _checked(found, type(found) in wanted)
    if origin in (tuple, frozenset, list):
        return _listed(origin, parts, found, makers)
    return _object(kind, found, makers)


def _checked(found: Any, fits: bool) -> Any:
    if not fits:
        raise _Misfit
    return found


def _one_of(kinds: tuple[Any, ...], found: Any, makers: Makers) -> Any:
    for kind in kinds:
        try:
            return _made(kind, found, makers)
        except _Misfit:
            continue
    raise _Misfit


def _listed(origin: Any, parts: tuple[Any, ...], found: Any, makers: Makers) -> Any:
    if not isinstance(found, list):
        raise _Misfit
    if origin is not tuple or parts[-1] is Ellipsis:
        return origin(_made(parts[0], each, makers) for each in found)
    if len(found) != len(parts):
        raise _Misfit
    return tuple(_made(*each, makers) for each in zip(parts, found, strict=True))


def _object(kind: Any, found: Any, makers: Makers) -> Any:
    if not isinstance(found, dict):
        raise _Misfit
    values = {}
    for name, type_ in _fields_of(kind).items():
        try:
            values[name] = _made(type_, found[name], makers)
        except KeyError:
            raise _Misfit(f"{name} of a {kind.__name__} is missing") from None
        except _Misfit as misfit:
            shown = str(misfit) or (
                f"{name} of a {kind.__name__} cannot be {str(found[name])[:_SHOWN]!r}"
            )
            raise _Misfit(shown) from None
    return kind(**values)


@cache
def _fields_of(kind: type[Any]) -> Mapping[str, Any]:
    """The fields of a named value, with their types."""
    hints = get_type_hints(kind, include_extras=True)
    if is_dataclass(kind):
        return {field.name: hints[field.name] for field in plain_fields(kind)}
    return {name: hints[name] for name in kind._fields}
