"""How one notion of a set-up is spelt: read from any door, written, and described.

A kind reads what a record, a command, a file, a page or a program says, whatever the
form: a text, a list, a number, true or false. What it does not understand it refuses,
and says what is allowed; it never guesses.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeVar

from robobid.core.errors import Unsupported

X = TypeVar("X")
Schema = dict[str, Any]
ALL: Final = "all"
"""Everything there is, where some of it can be chosen."""


def words_of(found: Any) -> list[str] | None:
    """The words of a text, split by spaces or commas, or of a list; None if neither.

    >>> words_of("red, green brown"), words_of(["red"]), words_of(3)
    (['red', 'green', 'brown'], ['red'], None)
    """
    if isinstance(found, str):
        return re.findall(r"[^\s,]+", found)
    if isinstance(found, Iterable) and not isinstance(found, bytes | dict):
        words = list(found)
        return words if all(isinstance(word, str) for word in words) else None
    return None


class Spelling(ABC, Generic[X]):
    """What a field of a set-up may be, and how it is spelt."""

    metavar: str = "WORD"
    """How the help of the command names it."""
    example: str = '"..."'
    """One as an experiment's file has it."""
    wire: ClassVar[Any] = str
    """Its type as JSON."""
    needs_game: ClassVar[bool] = False
    """Does reading it take more than its text: what the game is played with?"""
    repeats: ClassVar[bool] = False
    """Is the option of the command given once for each of several?"""

    @abstractmethod
    def read(self, found: Any, game: Any, name: str) -> X:
        """The value that was found for a field of this name; refused if it is none."""

    def write(self, value: X) -> str:
        """A value as the record's tag has it."""
        return str(value)

    def plain(self, value: X) -> Any:
        """A value as JSON."""
        return self.write(value)

    @abstractmethod
    def schema(self, game: Any) -> Schema:
        """What it may be, as a JSON schema."""


class Switch(Spelling[bool]):
    """Yes or no, each with its word in the record.

    >>> Switch("open", "hidden").read("open", None, "Money")
    True
    >>> Switch("open", "hidden").read("perhaps", None, "Money")
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: Money cannot be 'perhaps'; allowed: open, hidden
    """

    example = "true"
    wire = bool

    def __init__(self, on: str, off: str) -> None:
        self.on, self.off = on, off

    def read(self, found: Any, game: Any, name: str) -> bool:
        if isinstance(found, bool):
            return found
        if isinstance(found, str):
            words = {self.on: True, "true": True, self.off: False, "false": False}
            if found in words:
                return words[found]
        raise refused(name, found, [self.on, self.off])

    def write(self, value: bool) -> str:
        return self.on if value else self.off

    def plain(self, value: bool) -> bool:
        return value

    def schema(self, game: Any) -> Schema:
        return {"type": "boolean"}


class RulesKind(Spelling[int]):
    """A version of a game's rules: the newest, or one that older games were played by.

    >>> RulesKind(2).read("1", None, "Rules")
    1
    >>> RulesKind(2).read("3", None, "Rules")
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: this was played by version '3' of the rules; this \
program knows those from 1 to 2
    """

    metavar = "NUMBER"
    example = "1"
    wire = int

    def __init__(self, newest: int) -> None:
        self.newest = newest

    def read(self, found: Any, game: Any, name: str) -> int:
        known = {str(version): version for version in range(1, self.newest + 1)}
        if isinstance(found, bool) or str(found) not in known:
            raise Unsupported(
                "unknown_rules",
                f"this was played by version {found!r} of the rules; this program "
                f"knows those from 1 to {self.newest}",
                found=str(found),
                newest=self.newest,
            )
        return known[str(found)]

    def plain(self, value: int) -> int:
        return value

    def schema(self, game: Any) -> Schema:
        return {"type": "integer", "minimum": 1, "maximum": self.newest}


class OneOf(Spelling[str]):
    """One of some words.

    >>> OneOf("drawn", "given").read("given", None, "Seating")
    'given'
    """

    def __init__(self, *words: str) -> None:
        self.words = words
        self.metavar = "|".join(words)
        self.example = f'"{words[0]}"'

    def read(self, found: Any, game: Any, name: str) -> str:
        if found not in self.words:
            raise refused(name, found, self.words)
        return str(found)

    def schema(self, game: Any) -> Schema:
        return {"enum": list(self.words)}


class SomeOf(Spelling[tuple[str, ...]]):
    """Some of several words, or `all` of them; in their own order.

    >>> SomeOf("flux", "transformer").read("transformer,flux", None, "Promo")
    ('flux', 'transformer')
    """

    wire = list[str] | str

    def __init__(self, *words: str) -> None:
        self.words = words
        self.metavar = "all|NAMES"
        self.example = f'"{",".join(words[:2])}"'

    def read(self, found: Any, game: Any, name: str) -> tuple[str, ...]:
        words = words_of(found)
        if words == [ALL]:
            return self.words
        for word in [found] if words is None else words:
            if word not in self.words:
                raise refused(name, word, [*self.words, ALL])
        return tuple(word for word in self.words if word in (words or ()))

    def write(self, value: tuple[str, ...]) -> str:
        return " ".join(value)

    def plain(self, value: tuple[str, ...]) -> list[str]:
        return list(value)

    def schema(self, game: Any) -> Schema:
        return some_of(self.words)


class Whole(Spelling[int]):
    """A whole number between two bounds.

    >>> Whole(3, 13).read("7", None, "Cards")
    7
    """

    metavar = "N"
    wire = int

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most
        self.example = str(least)

    def read(self, found: Any, game: Any, name: str) -> int:
        if isinstance(found, str) and found.isascii() and found.isdigit():
            found = int(found)
        if type(found) is not int or not self.least <= found <= self.most:
            raise refused(name, found, [f"{self.least} to {self.most}"])
        return found

    def plain(self, value: int) -> int:
        return value

    def schema(self, game: Any) -> Schema:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


class Material(Spelling[X]):
    """What a game is played with and may come from a file: a deck, a map.

    A command and an experiment's file may name files; nobody far away can.
    """

    needs_game = True
    load: Callable[[Path], X]
    has_mark: ClassVar[bool] = False
    """Does its name tell a changed one from the original?"""

    def file(self, text: str, folder: Path) -> Path | str:
        """The file that a command means, looked for in a folder, or the same text."""
        return folder / text

    @abstractmethod
    def marked(self, text: str, name: str) -> X:
        """What a file's text describes, by a name and a mark of its content."""

    @abstractmethod
    def is_known(self, name: str, game: Any) -> bool:
        """Does a game know one of this name without a file?"""


def some_of(words: Sequence[str]) -> Schema:
    """The schema of some of several words."""
    return {"type": "array", "items": {"enum": list(words)}, "uniqueItems": True}


def refused(name: str, found: Any, allowed: Iterable[str]) -> Unsupported:
    """The error for what a field of a set-up cannot be."""
    words = ", ".join(allowed)
    return Unsupported(
        "unknown_tag_value",
        f"{name} cannot be {found!r}; allowed: {words}",
        tag=name,
        found=str(found),
        allowed=words,
    )
