"""A position in one line: how the fields of a state are written and read.

A field is written if its type says how, by a `Text`: `Annotated[int, number()]`. Its
name in the line is its own, unless its declaration has a `Word`.

    game phase=bidding belt=r5b,r1c A.hand=m1 ...   (all in one line)

What is left out is as at the set-up; what is empty is written `-` where the two differ.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple, TypeVar

from robobid.core.decisions import SEAT_LETTERS, seat_letter
from robobid.core.errors import Reason, RobobidError, Unreadable, Why
from robobid.core.state import State, parts

T = TypeVar("T")

NOTHING: Final = "-"
"""The value of a field that is there and empty."""
NO_TEXTS: Final[Mapping[str, str]] = MappingProxyType({})
MOST: Final = 1_000_000
"""No number of a game is larger."""


class Expected(Exception):
    """A text is not what its field holds; the reason says what would be."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Word(NamedTuple):
    """What a field is called in a line, where that is not its name."""

    word: str


class Text(Generic[T]):
    """How a kind of value is written in a line, and read from it.

    Both are given the table too, since a card is written as its deck calls it; while
    a line is read, that is the table as far as it is laid out. An empty text is left
    out of the line.
    """

    def __init__(
        self,
        write: Callable[[T, Any], str],
        read: Callable[[str, Any], T],
        empty: Callable[[], T] | None = None,
    ) -> None:
        self.write = write
        self.read = read
        self.empty = empty


# -- texts that every game needs ----------------------------------------------


def number(*, left_out: int | None = 0, least: int = 0, most: int = MOST) -> Text[int]:
    """A number; the one that is left out needs no field.

    >>> number().write(7, None), number().write(0, None), number().read("12", None)
    ('7', '', 12)
    """
    return Text(
        lambda value, _: "" if value == left_out else str(value),
        lambda text, _: read_number(text, least, most),
        None if left_out is None else lambda: left_out,
    )


def read_number(text: str, least: int = 0, most: int = MOST) -> int:
    """The number that a text gives."""
    digits = text.isascii() and text.isdigit() and len(text) <= len(str(MOST))
    if not digits or not least <= int(text) <= most:
        raise Expected(between(least, most))
    return int(text)


def between(least: int, most: int) -> Reason:
    """What a number would have to be; there may be none that fits."""
    return Reason(
        "number_between",
        "expected a number from {least} to {most}",
        least=least,
        most=max(least, most),
    )


def flag(word: str = "yes") -> Text[bool]:
    """A thing that is so, or is not."""
    return Text(
        lambda value, _: word if value else "",
        lambda text, _: bool(read_one_of(text, (word,))),
        lambda: False,
    )


def one_of(words: Collection[str], left_out: str | None = None) -> Text[Any]:
    """One of these words."""
    return Text(
        lambda value, _: "" if value == left_out else value,
        lambda text, _: read_one_of(text, words),
    )


def read_one_of(text: str, words: Collection[str]) -> str:
    """The text, if it is one of the words."""
    if text not in words:
        raise no_such_word(text, words)
    return text


def no_such_word(text: str, words: Collection[str]) -> Expected:
    """The error for a word that is none of these, with the nearest of them."""
    allowed = ", ".join(words)
    if near := nearest(text, words):
        reason = Reason(
            "one_of_near",
            "expected one of {allowed}; did you mean {near}?",
            allowed=allowed,
            near=near,
        )
    else:
        english = "expected one of {allowed}"
        reason = Reason("one_of_words", english, allowed=allowed)
    return Expected(reason)


def nearest(text: str, words: Iterable[str]) -> str | None:
    """The word that was probably meant.

    >>> nearest("mony", ["plants", "money"]), nearest("x", ["plants", "money"])
    ('money', None)
    """
    by_key = {word.casefold(): word for word in words}
    near = get_close_matches(text.casefold(), by_key, 1)
    return by_key[near[0]] if near else None


def optional(text: Text[T]) -> Text[T | None]:
    """A value that may be missing."""
    return Text(
        lambda value, table: "" if value is None else text.write(value, table),
        text.read,
        lambda: None,
    )


def listed(of: Text[T], by: str = ",") -> Text[list[T]]:
    """Several values, with something between them."""
    return Text(
        lambda values, table: by.join([of.write(value, table) for value in values]),
        lambda text, table: [
            of.read(word, table) for word in (text.split(by) if by else text)
        ],
        list,
    )


def in_order(of: Text[T], by: str = ",") -> Text[tuple[T, ...]]:
    """The same as a tuple."""
    texts = listed(of, by)
    return Text(
        lambda values, table: texts.write([*values], table),
        lambda text, table: tuple(texts.read(text, table)),
        tuple,
    )


def _read_seat(text: str, table: Any) -> int:
    seats = SEAT_LETTERS[: len(table.players)]
    if len(text) != 1 or text not in seats:
        english = "expected one of seats {seats}"
        raise Expected(Reason("one_of_seats", english, seats=seats))
    return seats.index(text)


SEAT: Final = Text[int](lambda seat, _: seat_letter(seat), _read_seat)


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
    for name in names:
        if names.count(name) > 1:
            raise bad_position(
                "named_twice", "{field} names {name} twice", field=field, name=name
            )


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
