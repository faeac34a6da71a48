"""Long questions worked out beside the tables: in processes, in a page, or here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol, TypeVar, TypeVarTuple

from robobid.app.hosting.problems import kind_of, problem_of, status_of
from robobid.app.hosting.wire import Problem
from robobid.core.errors import RobobidError

R = TypeVar("R")
Values = TypeVarTuple("Values")
TOO_LONG: Final = "too_long_to_work_out"
"""The code of the refusal of what was given up."""


class Answer(NamedTuple):
    """What was worked out elsewhere, or why it was not."""

    found: Any = None
    refused: tuple[int, Problem] | None = None
    """The status and the words of a refusal."""
    mistake: str = ""
    """The kind of a mistake of ours and where it was made; never what it says."""


def answered(question: Callable[[], Any]) -> Answer:
    """Work a question out for somebody elsewhere."""
    try:
        return Answer(question())
    except RobobidError as error:
        return Answer(refused=(status_of(error), problem_of(error)))
    except Exception as error:
        return Answer(mistake=kind_of(error))


class Workers(Protocol):
    """Whoever works long questions out."""

    async def work_out(
        self, who: str, question: Callable[[*Values], R], *values: *Values
    ) -> R:
        """Work a question out for somebody, or refuse to."""

    async def written(
        self,
        who: str,
        zipped: bool,
        question: Callable[[*Values], Any],
        *values: *Values,
    ) -> Any:
        """The same, as it is or as the bytes that are sent."""


class HereAndNow:
    """Works them out where they are asked."""

    async def work_out(
        self, who: str, question: Callable[[*Values], R], *values: *Values
    ) -> R:
        """Work a question out."""
        return question(*values)

    async def written(
        self,
        who: str,
        zipped: bool,
        question: Callable[[*Values], Any],
        *values: *Values,
    ) -> Any:
        """The same."""
        return question(*values)
