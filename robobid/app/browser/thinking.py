"""Bots that think, and long questions, beside the page's tables: in other workers.

A question is a function of ours with its values, pickled: both sides are the same
program. Without another worker it is worked out where it is asked.
"""

from __future__ import annotations

import logging
import pickle
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol, TypeVar, TypeVarTuple

from robobid.app.hosting.bots.thinker import Job, Known, Thought, think
from robobid.app.hosting.problems import Denied, Reported
from robobid.app.hosting.tables.history import History
from robobid.app.hosting.workers import TOO_LONG, Answer, answered

R = TypeVar("R")
Values = TypeVarTuple("Values")
_LOG = logging.getLogger("robobid.page")
_known: Final[OrderedDict[Known, History]] = OrderedDict()
"""The tables that this worker has thought about lately."""


class Question(NamedTuple):
    """What is to be worked out."""

    function: Callable[..., Any]
    values: tuple[Any, ...]


class Assistants(Protocol):
    """Other workers of the page."""

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """Have a question answered; TimeoutError if it takes too long."""


class Alone:
    """Nobody else: everything is worked out here."""

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """Answer at once."""
        return answer(question)


def answer(question: bytes) -> bytes:
    """What another worker answers."""
    asked: Question = pickle.loads(question)
    return pickle.dumps(answered(lambda: asked.function(*asked.values)))


def thought(job: Job) -> Thought:
    """What a bot does, with the tables that this worker knows."""
    return think(job, _known)


class PageThinker:
    """Lets bots think, and works long questions out."""

    def __init__(self, assistants: Assistants, bot_seconds: float) -> None:
        self._assistants = assistants
        self._bot_seconds = bot_seconds

    async def think(self, job: Job, *, first: bool = True) -> Thought:
        """What a bot does; a problem if it takes too long or fails."""
        try:
            return await self._ask(self._bot_seconds, thought, job)
        except TimeoutError:
            return Thought(problem=("bot_too_slow", "the bot takes too long"))
        except (Denied, Reported) as refused:
            return Thought(problem=(refused.code, refused.message))

    async def work_out(
        self, who: str, question: Callable[[*Values], R], *values: *Values
    ) -> R:
        """Work a question out for somebody, or refuse to."""
        try:
            return await self._ask(_LONG, question, *values)
        except TimeoutError as error:
            raise Denied(409, TOO_LONG, "this takes too long to work out") from error

    async def written(
        self,
        who: str,
        zipped: bool,
        question: Callable[[*Values], Any],
        *values: *Values,
    ) -> Any:
        """The same: nothing is sent anywhere."""
        return await self.work_out(who, question, *values)

    async def _ask(
        self, seconds: float, question: Callable[[*Values], R], *values: *Values
    ) -> R:
        asked = pickle.dumps(Question(question, values))
        told: Answer = pickle.loads(await self._assistants.ask(asked, seconds))
        if told.refused is not None:
            raise Reported(*told.refused)
        if told.mistake:
            _LOG.error("%s failed: %s", question.__name__, told.mistake)
            raise Denied(409, "contradicts_itself", "this cannot be worked out")
        found: R = told.found
        return found


_LONG: Final = 600.0
"""Seconds after which a long question is given up."""
