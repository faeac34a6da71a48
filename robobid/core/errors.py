"""The errors of Robobid: three kinds, one family.

    RobobidError
    ├── Unreadable    text that is not our notation, or a file that is not our data
    ├── Illegal       an action that the rules do not allow now
    └── Unsupported   something that this game or edition does not offer

Every error has a short `code` and the `values` it speaks of, so that a front end
can say it in the player's language; `str(error)` says it in English. A value may be
a `Reason`, or an error in turn: a sentence with a code and values of its own.
"""

from __future__ import annotations

import errno
import json
import re
import tomllib
from collections.abc import Iterable
from functools import partial
from typing import Any, Final

NONE: Final = "–"
"""What stands in a list of values that has none: the same in every language."""


class Reason:
    """Why something was refused: a sentence inside an error's, with its own code.

    >>> str(Reason("field_missing", "the field {field!r} is missing", field="map"))
    "the field 'map' is missing"
    """

    def __init__(self, code: str, english: str, **values: Any) -> None:
        self.code = code
        self.message = english.format(**values)
        self.values = values

    def __str__(self) -> str:
        return self.message


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

    >>> print(Unreadable.at(3, 14, "r9z", "expected a card in B's hand"))
    line 3, column 14: found 'r9z', expected a card in B's hand
    """

    line: int | None = None
    column: int | None = None
    beginning: Any = None
    """The record up to there, if it is a record whose beginning can be read."""

    @classmethod
    def at(cls, line: int, column: int, found: str, reason: Why) -> Unreadable:
        """The error for a word at a place in a text."""
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


Why = Reason | RobobidError | str
"""What an error's sentence can give as its reason; text is somebody else's words."""


_OF_THE_SYSTEM: Final = {
    errno.ENOENT: "no_such_file",
    errno.EACCES: "access_denied",
    errno.EPERM: "access_denied",
    errno.EROFS: "access_denied",
    errno.EISDIR: "is_a_folder",
    errno.ENOTDIR: "not_a_folder",
    errno.ENAMETOOLONG: "no_file_name",
    errno.ENOSPC: "disk_full",
    errno.EADDRINUSE: "address_taken",
    errno.EADDRNOTAVAIL: "address_not_ours",
}


def reason_of(error: Exception) -> Why:
    """What the system or Python's readers refused; its own words if we have none.

    >>> reason_of(FileNotFoundError(2, "No such file or directory")).code
    'no_such_file'
    """
    match error:
        case RobobidError():
            return error
        case OSError(errno=number, strerror=str(words)) if number in _OF_THE_SYSTEM:
            return Reason(_OF_THE_SYSTEM[number], "{words}", words=words)
        case UnicodeEncodeError() | ValueError(args=("embedded null byte",)):
            return Reason("no_file_name", "no file can have this name")
        case UnicodeDecodeError():
            return Reason("not_utf8", "{words}", words=error)
        case json.JSONDecodeError(msg=words, colno=column):
            english = "not JSON: {words} (column {column})"
            return Reason("not_json_text", english, words=words, column=column)
        case tomllib.TOMLDecodeError():
            return _no_toml(str(error))
    return getattr(error, "strerror", None) or str(error)


def _no_toml(words: str) -> Reason:
    if place := re.search(r"at line (\d+), column (\d+)", words):
        line, column = place.groups()
        return Reason("not_toml", "{words}", words=words, line=line, column=column)
    return Reason("not_toml_yet", "{words}", words=words)


def unknown(what: str, name: object, names: Iterable[str]) -> Unsupported:
    """The error for a name that stands for nothing here.

    >>> print(unknown("edition", "jp", ["en", "de"]))
    there is no edition 'jp'; there are en, de
    """
    allowed = ", ".join(names)
    return Unsupported(
        f"unknown_{what}",
        f"there is no {what} {name!r}; there are {allowed}",
        **{what: name, "allowed": allowed},
    )


def bad_file(file: object, error: Exception) -> Unreadable:
    """The error for a file that cannot be read or written.

    >>> print(bad_file("deck.json", FileNotFoundError(2, "No such file or directory")))
    cannot use deck.json: No such file or directory
    """
    reason = reason_of(error)
    return Unreadable(
        "bad_file", f"cannot use {file}: {reason}", file=str(file), reason=reason
    )
