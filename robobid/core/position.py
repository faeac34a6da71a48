"""A position in one line: how the fields of a state are written and read.

A field is written if its type says how, by a `Text`: `Annotated[int, number()]`. Its
name in the line is its own, unless its declaration has a `Word`.

    game phase=bidding belt=r5b,r1c A.hand=m1 ...   (all in one line)

What is left out is as at the set-up; what is empty is written `-` where the two differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeVar

from robobid.core.decisions import SEAT_LETTERS, seat_letter
from robobid.core.errors import Reason, RobobidError, Unreadable, Why
from robobid.core.fieldtexts import Expected, Text, Word, between, nearest
from robobid.core.state import State, parts

T = TypeVar("T")

NOTHING: Final = "-"
"""The value of a field that is there and empty."""
NO_TEXTS: Final[Mapping[str, str]] = MappingProxyType({})


# -- writing --------------------------------------------------------------------


class Written(NamedTuple):
    """A field of a state that stands in a line."""

    name: str
    word: str
    text: Text[Any]


@cache
def written(kind: Any) -> tuple[Written, ...]:
    """The fields of a state that stand in a line, in their order."""
    found = []
    for part in parts(kind):
        word = part.name
        for note in part.notes:
            if isinstance(note, Word):
                word = note.word
        found += [
            Written(part.name, word, note)
            for note in part.notes
            if isinstance(note, Text)
        ]
    return tuple(found)


def fields_of(
    kind: Any, source: Any, table: Any, instead: Mapping[str, str] = NO_TEXTS
) -> Iterator[tuple[str, str]]:
    """The fields of a state, or of a view that calls them by the same names.

    `instead` has the texts of those fields that are written otherwise, by their names.
    """
    for name, word, text in written(kind):
        given = instead.get(name)
        yield word, text.write(getattr(source, name), table) if given is None else given


def of_seat(seat: int, fields: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """A player's fields, each with the letter of the seat."""
    letter = seat_letter(seat)
    return ((f"{letter}.{name}", value) for name, value in fields)


def line_of(game: str, fields: Iterable[tuple[str, str]]) -> str:
    """A line of fields; empty ones are left out."""
    return " ".join([game, *(f"{name}={value}" for name, value in fields if value)])


# -- reading --------------------------------------------------------------------


def bad_position(code: str, english: str, **values: Any) -> Unreadable:
    """The error for a position that cannot be."""
    return not_a_position(Reason(code, english, **values))


def not_a_position(reason: Why) -> Unreadable:
    """The error for a position that something else is wrong with."""
    return Unreadable("bad_position", f"not a position: {reason}", reason=reason)


def field_cannot_be(field: str, found: object, reason: Reason) -> Unreadable:
    """The error for a field whose value is not one that it can have."""
    return bad_position(
        "field_expects",
        "{field}={found}: {reason}",
        field=field,
        found=str(found),
        reason=reason,
    )


def needed_in_phase(field: str, phase: str) -> Unreadable:
    """The error for a field that must not be empty now."""
    return bad_position(
        "field_needed_in_phase",
        "{field} must not be empty in phase {phase!r}",
        field=field,
        phase=phase,
    )


def not_in_phase(field: str, phase: str) -> Unreadable:
    """The error for a field that must be empty now."""
    return bad_position(
        "field_not_in_phase",
        "{field} must be empty in phase {phase!r}",
        field=field,
        phase=phase,
    )


def check_between(field: str, found: int, least: int, most: int) -> None:
    """Refuse a number that is too small or too large."""
    if not least <= found <= most:
        raise field_cannot_be(field, found, between(least, most))


def check_once(field: str, names: Sequence[object]) -> None:
    """Refuse a field that names something twice."""
    seen: set[object] = set()
    for name in names:
        if name in seen:
            raise bad_position(
                "named_twice", "{field} names {name} twice", field=field, name=name
            )
        seen.add(name)


class Fields(dict[str, str]):
    """The fields of a line that is being read."""

    def need(self, *names: str) -> None:
        """Refuse a line without these fields."""
        for name in names:
            if name not in self:
                raise bad_position(
                    "field_missing", "the field {field!r} is missing", field=name
                )

    def value(self, name: str, text: Text[T], table: Any = None) -> T:
        """The value of a field that is there; a text that does not fit is refused."""
        found = self[name]
        if found == NOTHING and text.empty is not None:
            return text.empty()
        return self.fit(name, lambda: text.read(found, table))

    def fit(self, name: str, read: Callable[[], T]) -> T:
        """What a field is read as; an error names the field."""
        try:
            return read()
        except Expected as error:
            found = self.get(name, "")
            raise field_cannot_be(name, found, error.reason) from None
        except RobobidError as error:
            raise bad_position(
                "field_cannot_be", "{field}: {reason}", field=name, reason=error
            ) from error

    def values_of(
        self, kind: Any, table: Any, seat: int | None = None
    ) -> dict[str, Any]:
        """The fields of a state that stand in the line, by their own names."""
        before = "" if seat is None else f"{seat_letter(seat)}."
        return {
            name: self.value(before + word, text, table)
            for name, word, text in written(kind)
            if before + word in self
        }

    def fill(self, target: State, table: Any, seat: int | None = None) -> None:
        """Lay out those fields of a state that stand in the line."""
        for name, value in self.values_of(type(target), table, seat).items():
            setattr(target, name, value)


def read_line(
    game: str, line: str, of_table: Iterable[str], of_player: Iterable[str]
) -> Fields:
    """The fields of a line, each of them known, there once, and not empty."""
    words = line.split()
    if words[:1] != [game]:
        raise bad_position(
            "begins_with", "expected a line that begins with {word!r}", word=game
        )
    names = [*of_table]
    names += [f"{letter}.{name}" for name in of_player for letter in SEAT_LETTERS]
    fields = Fields()
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if not equals or name in fields:
            raise bad_position(
                "field_once",
                "{found!r}: expected each field once, as name=value",
                found=word,
            )
        if name not in names:
            raise _unknown_field(name, names)
        if not value:
            raise bad_position(
                "field_empty",
                "{field}= is empty: write {field}=- for nothing, or leave it out",
                field=name,
            )
        fields[name] = value
    return fields


def _unknown_field(name: str, names: list[str]) -> Unreadable:
    if near := nearest(name, names):
        return bad_position(
            "field_unknown_near",
            "there is no field {found!r}; did you mean {near}?",
            found=name,
            near=near,
        )
    return bad_position(
        "field_unknown",
        "there is no field {found!r}; there are {allowed}",
        found=name,
        allowed=", ".join(name for name in names if name[1:2] != "." or name[0] == "A"),
    )


def check_seats(fields: Iterable[str], seats: int) -> None:
    """Does every field that names a seat name one at the table?"""
    letters = SEAT_LETTERS[:seats]
    for name in fields:
        seat, dot, _ = name.partition(".")
        if dot and seat not in letters:
            raise bad_position(
                "field_of_no_seat",
                "{field}: there are only seats {seats}",
                field=name,
                seats=letters,
            )
