"""The words of a position: how seats, cards and tokens stand in its fields."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from robobid.core.decisions import SEAT_LETTERS, seat_letter
from robobid.powergrid.plants import Number, card_named, card_word
from robobid.powergrid.possible import bad_position


def letters(seats: Iterable[int]) -> str:
    """Seats by their letters: `BA`."""
    return "".join(map(seat_letter, seats))


def cards_text(cards: Iterable[Number]) -> str:
    """Cards by their words: `4,13,flux`."""
    return ",".join(map(card_word, cards))


def stock_text(stock: Iterable[int]) -> str:
    """Tokens of each kind: `2/0/0/1`."""
    return "/".join(map(str, stock))


def count_text(number: int) -> str:
    """A number; nothing for 0, so that the field is left out."""
    return str(number or "")


class Fields(dict[str, str]):
    """The fields of a line."""

    def cards(self, name: str) -> list[Number]:
        return [card_named(word) for word in split(self.get(name, ""))]

    def number(self, name: str, default: int = 0) -> int:
        return int(self.get(name, default))

    def seats(self, name: str) -> tuple[int, ...]:
        return tuple(map(seat_of_letter, self.get(name, "")))

    def one_of(self, name: str, allowed: tuple[Any, ...]) -> Any:
        if self[name] not in allowed:
            raise bad_position(
                "field_is_one_of",
                "{field} is one of {allowed}",
                field=name,
                allowed=", ".join(allowed),
            )
        return self[name]


def tokens_of(text: str) -> tuple[int, ...]:
    """The tokens of each kind that a text gives."""
    return tuple(map(int, text.split("/")))


def seat_of_letter(letter: str) -> int:
    """The seat that a letter means."""
    return SEAT_LETTERS.index(letter)


def split(text: str) -> list[str]:
    """The words between commas."""
    return text.split(",") if text else []
