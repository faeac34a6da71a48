"""What can go wrong between a client and the server, with its HTTP status."""

from __future__ import annotations

import os
import traceback
from dataclasses import replace
from typing import Any, Final

from robobid.app.hosting.wire import Problem
from robobid.core.errors import Illegal, Reason, RobobidError, Unreadable
from robobid.core.wire import plain
from robobid.narration import Teller
from robobid.narration.message import Told
from robobid.narration.narrators import teller_of
from robobid.narration.refusals import refusal

UNKNOWN_TABLE: Final = "unknown_table"
CANNOT_CONTINUE: Final = "cannot_continue"
CODES: Final = range(4, 9)
"""How long the codes of tables are."""


class Denied(RobobidError):
    """The server refuses: who asks may not, or asks in the wrong way."""

    def __init__(self, status: int, code: str, message: str, **values: Any) -> None:
        super().__init__(code, message, **values)
        self.status = status


class Reported(RobobidError):
    """What another process refused, in the words that it found there."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.code, problem.message, **problem.values)
        self.status = status
        self.problem = problem


def unknown_table(code: str) -> Denied:
    """There is no such table, or nobody may know."""
    return Denied(404, "unknown_table", "there is no table with this code", table=code)


def cannot_continue() -> Denied:
    """A table whose moves the rules that are installed do not allow.

    What could not be played may be somebody's secret: nothing of it is told.
    """
    return Denied(409, "cannot_continue", "this table cannot be continued here")


def table_code(text: str) -> str:
    """A table's code as somebody typed it; what cannot be one is of no table.

    >>> table_code("k7qf")
    'K7QF'
    """
    if not (len(text) in CODES and text.isascii() and text.isalnum()):
        raise unknown_table(text)
    return text.upper()


def not_found(error: RobobidError) -> Denied:
    """What an address names is not there."""
    return Denied(404, error.code, error.message, **error.values)


def unknown_page() -> Denied:
    """There is nothing at this address."""
    return Denied(404, "unknown_page", "there is nothing at this address")


def not_your_seat() -> Denied:
    """The seat belongs to another browser."""
    return Denied(403, "not_your_seat", "this seat does not belong to you")


def stale(position: int) -> Denied:
    """The action answers a position that has passed."""
    return Denied(
        409,
        "stale",
        "the table has moved on since the position that this answers",
        position=position,
    )


def stopped_table(code: str) -> Denied:
    """The server stood still at a table: it does not go on."""
    return Denied(
        409, "stopped_table", "this table was stopped: it cannot go on", table=code
    )


def file_too_large(most: int) -> Denied:
    """A deck or map is larger than the host allows."""
    message = f"the file has more than {most} bytes"
    return Denied(413, "file_too_large", message, most=most)


def ending() -> Denied:
    """The server ends before it could answer; another one may start soon."""
    return Denied(503, "ending", "the server is ending; ask again in a moment")


def too_fast() -> Denied:
    """More than the limits allow."""
    return Denied(429, "too_fast", "too many messages; wait a moment")


def no_hints() -> Illegal:
    """Several people play here, and have not agreed on hints."""
    return Illegal("no_hints", "no hints are given at this table")


def status_of(error: RobobidError) -> int:
    """The HTTP status of an error: always the client's matter, never ours."""
    match error:
        case Denied() | Reported():
            return error.status
        case _:
            # Understood, but refused by a game: not on offer, not legal, not a record.
            return 409


class Refused(RobobidError):
    """What a game refuses, told with the nouns of that game."""

    def __init__(self, error: RobobidError, teller: Teller) -> None:
        super().__init__(error.code, error.message, **error.values)
        self.told = teller.refusal(error)


def kind_of(error: BaseException) -> str:
    """The type of an error and the lines that it came by, without what it says.

    What it says may name cards that nobody has seen.
    """
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    places = (f"{os.path.basename(f.filename)}:{f.lineno} {f.name}" for f in frames)
    return f"{type(error).__name__} at {' > '.join(places) or 'nowhere'}"


def problem_of(error: RobobidError) -> Problem:
    """An error as it goes over the wire."""
    if isinstance(error, Reported):
        return error.problem
    return Problem(told=_told_of(error), **_told(error))


def _told_of(error: RobobidError) -> Told:
    """With the nouns of a game, where it is known which."""
    match error:
        case Refused():
            return error.told
        case Unreadable(beginning=good) if good is not None:
            told = teller_of(good.game.name, good.table, None).refusal(error)
            # What stands in the text is quoted as it stands.
            found = str(error.values.get("found", ""))
            return replace(told, values={**told.values, "found": found})
        case _:
            return refusal(error)


def _told(why: RobobidError | Reason) -> dict[str, Any]:
    values = {name: _plain(value) for name, value in why.values.items()}
    return {"code": why.code, "message": why.message, "values": values}


def _plain(value: Any) -> Any:
    if isinstance(value, RobobidError | Reason):
        return _told(value)
    try:
        return plain(value)
    except TypeError:
        return str(value)
