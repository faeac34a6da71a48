"""The state of a game: each field is declared once, with who may know it.

    @state
    @dataclass(slots=True, kw_only=True)
    class Table(State):
        players: Public[list[Player]]
        belt: Public[list[Card]] = field(default_factory=list)
        vault: Secret[int] = 0
        events: Passing[list[Event]] = field(default_factory=list)

Copies, equality, views and tables that are made up from views follow from these lines,
and so does the line of a position (see `position`). A view is built up: what is not
declared public is not in it, unless whoever builds the view gives it.

The functions are written once for each class, when it is imported, so that they are as
fast as if they had been written by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import Field, fields
from enum import Enum
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    NamedTuple,
    Self,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

T = TypeVar("T")
S = TypeVar("S", bound="State")
V = TypeVar("V")


class Visibility(Enum):
    """Who may know a field, and how long it lasts."""

    PUBLIC = "public"
    """Everybody may know it."""
    SECRET = "secret"
    """Not everybody may know it."""
    DERIVED = "derived"
    """It says where the rest comes from, or follows from it: no part of equality."""
    PASSING = "passing"
    """It is there while an action is carried out: a copy begins without it."""


Public = Annotated[T, Visibility.PUBLIC]
Secret = Annotated[T, Visibility.SECRET]
Derived = Annotated[T, Visibility.DERIVED]
Passing = Annotated[T, Visibility.PASSING]


class Part(NamedTuple):
    """A field of a state as it is declared."""

    name: str
    kind: Visibility
    type: Any
    notes: tuple[Any, ...]
    """What else the declaration says: how the field is written, for one."""
    fresh: str
    """The source of its value at the beginning, for what a copy begins without."""


class State:
    """What changes in a game: a table, or what one player has."""

    __slots__ = ()

    if TYPE_CHECKING:  # `state` writes it for every class

        def copy(self) -> Self:
            """The same, sharing nothing that changes."""


def parts(kind: type[State]) -> list[Part]:
    """The fields of a state, in the order in which they are declared."""
    hints = get_type_hints(kind, include_extras=True)
    declared: Any = kind
    return [_part(kind, field, hints[field.name]) for field in fields(declared)]


def _part(kind: type[State], field: Field[Any], hint: Any) -> Part:
    notes = getattr(hint, "__metadata__", ())
    kinds = [note for note in notes if isinstance(note, Visibility)]
    if len(kinds) != 1:
        raise TypeError(
            f"{kind.__name__}.{field.name} must be declared as one of Public, Secret, "
            "Derived and Passing"
        )
    bare = get_args(hint)[0]
    fresh = "[]" if field.default_factory is list else repr(field.default)
    return Part(field.name, kinds[0], bare, notes, fresh)


def state(kind: type[S]) -> type[S]:
    """Gives a class of state its copy and its equality."""
    all_parts = parts(kind)
    mine = [
        p.name for p in all_parts if p.kind in (Visibility.PUBLIC, Visibility.SECRET)
    ]
    written = _written(
        [
            "def copy(self):",
            "    new = make(kind)",
            *(f"    new.{part.name} = {_in_a_copy(part)}" for part in all_parts),
            "    return new",
            "def __eq__(self, other):",
            "    if other.__class__ is not kind:",
            "        return NotImplemented",
            f"    return {_fields('self', mine)} == {_fields('other', mine)}",
        ],
        kind=kind,
        make=object.__new__,
    )
    for name in ("copy", "__eq__"):
        setattr(kind, name, written[name])
    return kind


def viewer(kind: type[State], view: type[V], given: Iterable[str]) -> Callable[..., V]:
    """The function that builds a view of a state: what is public, and what is given.

    Every field of the view is public in the state under the same name, or is given as
    an argument by its name; and everything that is public is in the view.
    """
    given = set(given)
    public = {p.name: p for p in parts(kind) if p.kind is Visibility.PUBLIC}
    shown = _names(view)
    unseen = public.keys() - set(shown)
    unknown = (set(shown) - public.keys() - given) | (given - set(shown))
    if unseen or unknown:
        raise TypeError(
            f"{view.__name__} of {kind.__name__}: not shown, though public: "
            f"{sorted(unseen)}; shown, but neither public nor given: {sorted(unknown)}"
        )
    values = [
        name if name in given else _FROZEN.of(f"state.{name}", public[name].type)
        for name in shown
    ]
    build: Callable[..., V] = _written(
        [
            f"def build(state, *, {', '.join(sorted(given))}):",
            f"    return view({', '.join(values)})",
        ],
        view=view,
    )["build"]
    return build


def maker(kind: type[S], view: type[Any], given: Iterable[str]) -> Callable[..., S]:
    """The function that makes up a state from a view of it: the other way round.

    What is secret is given as an argument by its name, and what the view shows in
    another form.
    """
    given = set(given)
    all_parts = parts(kind)
    mine = [p for p in all_parts if p.kind in (Visibility.PUBLIC, Visibility.SECRET)]
    seen = {p.name for p in mine if p.kind is Visibility.PUBLIC}
    if missing := {p.name for p in mine} - seen - given:
        raise TypeError(f"{kind.__name__} needs {sorted(missing)} besides the view")
    values = {
        p.name: p.name if p.name in given else _THAWED.of(f"view.{p.name}", p.type)
        for p in mine
    }
    build: Callable[..., S] = _written(
        [
            f"def build(view, *, {', '.join(sorted(given))}):",
            "    new = make(kind)",
            *(f"    new.{p.name} = {values.get(p.name, p.fresh)}" for p in all_parts),
            "    return new",
        ],
        kind=kind,
        make=object.__new__,
    )["build"]
    return build


# -- how the functions are written ---------------------------------------------


def _written(lines: list[str], **names: Any) -> dict[str, Any]:
    """Functions from their source; they may use what has these names."""
    exec("\n".join(lines), names)
    return names


def _fields(of: str, names: Iterable[str]) -> str:
    return "(" + "".join(f"{of}.{name}, " for name in names) + ")"


def _names(view: type[Any]) -> tuple[str, ...]:
    named: tuple[str, ...] | None = getattr(view, "_fields", None)
    return named or tuple(field.name for field in fields(view))


def _in_a_copy(part: Part) -> str:
    if part.kind is Visibility.PASSING:
        return part.fresh
    return _COPIED.of(f"self.{part.name}", part.type)


class _Form(NamedTuple):
    """How a value is written in another form, as source; what never changes stays."""

    list: str
    items: str
    dict: str
    state: str

    def of(self, it: str, type_: Any) -> str:
        """The source of `it`, which is of this type, in the other form."""
        origin, inner = get_origin(type_), get_args(type_)
        if origin is list:
            item = self.of("item", _bare(inner[0]))
            form = self.list if item == "item" else self.items
            return form.format(it=it, item=item)
        if origin is dict:
            return self.dict.format(it=it)
        if isinstance(type_, type) and issubclass(type_, State):
            return self.state.format(it=it)
        return it


_COPIED: Final = _Form(
    "{it}.copy()", "[{item} for item in {it}]", "{it}.copy()", "{it}.copy()"
)
_FROZEN: Final = _Form(
    "tuple({it})", "tuple([{item} for item in {it}])", "tuple({it}.items())", "{it}"
)
_THAWED: Final = _Form("list({it})", "[{item} for item in {it}]", "dict({it})", "{it}")


def _bare(type_: Any) -> Any:
    return get_args(type_)[0] if get_origin(type_) is Annotated else type_
