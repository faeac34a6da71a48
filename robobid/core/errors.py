"""The errors of Robobid: three kinds, one family.

    RobobidError
    ├── Unreadable    text that is not our notation, or a file that is not our data
    ├── Illegal       an action that the rules do not allow now
    └── Unsupported   something that this game or edition does not offer

Every error has a short `code` and the `values` it speaks of, so that a front end
can say it in the player's language; `str(error)` says it in English.
"""

from __future__ import annotations

from functools import partial
from typing import Any


class RobobidError(Exception):
    """Something the caller asked for cannot be done; nothing was changed."""

    def __init__(self, code: str, message: str, **values: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.values = values

    def __reduce__(self) -> Any:
        """Errors come back whole from other processes."""
        return (
            partial(type(self), **self.values),
            (self.code, self.message),
            self.__dict__,
        )


class Illegal(RobobidError):
    """An action that the rules do not allow now."""


class Unsupported(RobobidError):
    """Something that this game or edition does not offer."""


class Unreadable(RobobidError):
    """Text that could not be read: where, what stood there, what could have.

    >>> print(Unreadable.at(3, 14, "r9z", "a card in B's hand"))
    line 3, column 14: found 'r9z', expected a card in B's hand
    """

    line: int | None = None
    column: int | None = None
    beginning: Any = None
    """The record up to there, if it is a record whose beginning can be read."""

    @classmethod
    def at(cls, line: int, column: int, found: str, expected: str) -> Unreadable:
        """The error for a word at a place in a text."""
        return cls.because(line, column, found, f"expected {expected}")

    @classmethod
    def because(cls, line: int, column: int, found: str, reason: str) -> Unreadable:
        """The error for a word that can be read but not accepted."""
        error = cls(
            "unreadable",
            f"line {line}, column {column}: found {found!r}, {reason}",
            line=line,
            column=column,
            found=found,
            reason=reason,
        )
        error.line, error.column = line, column
        return error


def bad_file(file: object, error: Exception) -> Unreadable:
    """The error for a file that cannot be read or written.

    >>> print(bad_file("deck.json", FileNotFoundError(2, "No such file or directory")))
    cannot use deck.json: No such file or directory
    """
    reason = getattr(error, "strerror", None) or str(error)
    return Unreadable(
        "bad_file", f"cannot use {file}: {reason}", file=str(file), reason=reason
    )
