"""How kinds of values are written in a line of fields, and read from it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from difflib import get_close_matches
from typing import Any, Final, Generic, NamedTuple, TypeVar

from robobid.core.decisions import SEAT_LETTERS, seat_letter
from robobid.core.errors import Reason

T = TypeVar("T")

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
