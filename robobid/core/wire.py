"""The plain form of values that may leave the program: for JSON and the wire.

Views, events, decisions and actions have one. The table has none, so that nobody can
send it by mistake; it is stored as its record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import Field, fields, is_dataclass
from functools import lru_cache
from operator import attrgetter
from types import MappingProxyType, NoneType
from typing import Annotated, Any, ClassVar, Final, NamedTuple, TypeVar

K = TypeVar("K")
NOT_PLAIN: Final = MappingProxyType({"plain": False})
"""The metadata of a dataclass's field that stays inside the program."""
_PLAIN: Final = frozenset({NoneType, str, int, float, bool})
_FEW: Final[set[type[Any]]] = set()


class OfGame(NamedTuple):
    """Marks a value of a game: in its plain form it is an object, whose shape is the
    game's own."""

    part: str
    """`View`, `Notes`, `Event`, `Action`, `Outlook`, `Limits` or `Setups`."""


AnyView = Annotated[Any, OfGame("View")]
AnyNotes = Annotated[Any, OfGame("Notes")]
AnyEvent = Annotated[Any, OfGame("Event")]
AnyAction = Annotated[Any, OfGame("Action")]
AnyOutlook = Annotated[Any, OfGame("Outlook")]
AnyLimits = Annotated[Any, OfGame("Limits")]
AnySetups = Annotated[Any, OfGame("Setups")]


class Unnamed:
    """A value whose place says what it is: its plain form does not name its type.

    With a word as its `wire_name` it is called by that; where it `omits_defaults`, what
    is as usual goes without saying.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True)
    ... class Noun(Unnamed):
    ...     omits_defaults = True
    ...     id: str
    ...     count: int | None = None
    >>> plain(Noun("coal")), plain(Noun("coal", 3))
    ({'id': 'coal'}, {'id': 'coal', 'count': 3})
    """

    __slots__ = ()
    wire_name: ClassVar[str] = ""
    omits_defaults: ClassVar[bool] = False


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
        names = tuple(field.name for field in plain_fields(kind))
        is_brief = getattr(kind, "omits_defaults", False)
        form = _brief(kind) if is_brief else _object(kind, names)
        return lru_cache(maxsize=256)(form) if kind in _FEW else form
    if issubclass(kind, list | tuple):
        return _list
    if issubclass(kind, frozenset):
        return lambda value: _list(sorted(value))
    if issubclass(kind, Mapping):
        return _mapping
    raise TypeError(f"{kind.__name__} has no plain form")


def plain_fields(kind: type[Any]) -> list[Field[Any]]:
    """The fields of a dataclass that its plain form has."""
    return [field for field in fields(kind) if field.metadata.get("plain", True)]


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
    called = getattr(kind, "wire_name", kind.__name__)
    named = {"type": called} if called else {}
    parts_of = _parts_of(kind, names)

    def form(value: Any) -> dict[str, Any]:
        shown: dict[str, Any] = named.copy()
        for name, part in zip(names, parts_of(value), strict=False):
            kind = type(part)
            shown[name] = part if kind in _PLAIN else _FORMS[kind](part)
        return shown

    return form


def _parts_of(
    kind: type[Any], names: tuple[str, ...]
) -> Callable[[Any], Iterable[Any]]:
    """How all parts of a value are got at once, which is quicker than by and by."""
    if issubclass(kind, tuple):
        return iter
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: [getattr(value, name) for name in names]


def _brief(kind: type[Any]) -> Callable[[Any], Any]:
    """The form of a type that leaves out what is as usual."""
    usual = [(field.name, field.default) for field in plain_fields(kind)]
    parts_of = _parts_of(kind, tuple(name for name, _ in usual))

    def form(value: Any) -> dict[str, Any]:
        shown: dict[str, Any] = {}
        for (name, default), part in zip(usual, parts_of(value), strict=False):
            if part is not default and part != default:
                kind = type(part)
                shown[name] = part if kind in _PLAIN else _FORMS[kind](part)
        return shown

    return form


def _is_frozen(kind: Any) -> bool:
    return bool(kind.__dataclass_params__.frozen)
