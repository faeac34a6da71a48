"""Processes that work long questions out, beside the tables: none takes for ever.

Whatever people bring along, decks, maps, positions and records, is worked out here. A
process that takes too long, or that nobody waits for any more, is ended.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar, TypeVarTuple

from robobid.app.hosting.metrics import Metrics
from robobid.app.hosting.problems import Denied, Reported, ending, kind_of, too_fast
from robobid.app.hosting.workers import TOO_LONG, Answer
from robobid.app.server.processes import work_process
from robobid.app.server.processes.programs import context
from robobid.app.server.processes.work_process import Form, Question
from robobid.app.server.settings import Settings
from robobid.games.registry import entries

_LOG = logging.getLogger("robobid.server")
R = TypeVar("R")
Values = TypeVarTuple("Values")
_UNTIL_STARTED: Final = 60.0
"""Seconds after which a process does not start at all."""


class Written(bytes):
    """An answer as JSON, as it is sent."""


class Zipped(bytes):
    """The same, compressed."""


class Workers:
    """A few processes, and whoever waits for them."""

    def __init__(
        self, settings: Settings, metrics: Metrics, many: int, polite: int = 0
    ) -> None:
        self._settings = settings
        self._metrics = metrics
        self._polite = polite
        self._places = asyncio.Semaphore(many)
        self._turns: dict[str, asyncio.Semaphore] = {}
        self._asked: Counter[str] = Counter()
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._threads = ThreadPoolExecutor(many, "robobid-worker")
        self._is_closed = False

    def __len__(self) -> int:
        return len(self._all)

    @property
    def asked(self) -> int:
        """How many questions are worked on, or wait."""
        return self._asked.total()

    async def work_out(
        self, who: str, question: Callable[[*Values], R], *values: *Values
    ) -> R:
        """Work a question out for somebody: one at a time for each of them.

        Refused are those who have too many waiting, and what takes too long. If
        nobody waits for the answer any more, its process is ended.
        """
        found: R = await self._ask(who, Question(question, values))
        return found

    async def written(
        self,
        who: str,
        zipped: bool,
        question: Callable[[*Values], Any],
        *values: *Values,
    ) -> Written | Zipped:
        """The same, as the bytes that are sent: nobody else spends time on them."""
        form: Form = "gzip" if zipped else "json"
        found = await self._ask(who, Question(question, values, form))
        return Zipped(found) if zipped else Written(found)

    async def warm(self) -> None:
        """Have a process ready before anybody asks."""
        async with self._places:
            if not self._idle and not self._is_closed:
                self._idle.append(await self._started())

    def close(self) -> None:
        """End all processes; whoever waits for an answer gets none."""
        self._is_closed = True
        for worker in list(self._all):
            self._end(worker)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, who: str, question: Question) -> Any:
        if self._is_closed:
            raise ending()
        async with self._turn(who), self._places:
            began = time.monotonic()
            answer = await self._answer(question)
            self._metrics.questions.note(time.monotonic() - began)
        if answer.refused is not None:
            raise Reported(*answer.refused)
        if answer.mistake:
            self._metrics.failed["question"] += 1
            _LOG.error("%s failed: %s", question.function.__name__, answer.mistake)
            raise Denied(409, "contradicts_itself", "this cannot be worked out")
        return answer.found

    @asynccontextmanager
    async def _turn(self, who: str) -> AsyncIterator[None]:
        """One at a time for everyone, and only some that wait."""
        at_once = self._settings.questions_at_once
        if self._asked[who] >= at_once + self._settings.questions_waiting:
            raise too_fast()
        if self.asked >= self._settings.questions_in_all:
            raise Denied(503, "too_busy", "too many questions are being worked on")
        turn = self._turns.setdefault(who, asyncio.Semaphore(at_once))
        self._asked[who] += 1
        try:
            async with turn:
                yield
        finally:
            self._asked[who] -= 1
            if not self._asked[who]:
                del self._asked[who], self._turns[who]

    async def _answer(self, question: Question) -> Answer:
        worker = self._idle.pop() if self._idle else await self._started()
        answer: Answer | None = None
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._settings.question_seconds):
                answer = await loop.run_in_executor(self._threads, worker.ask, question)
        except TimeoutError as error:
            self._metrics.slow["question"] += 1
            _LOG.warning("%s took too long", question.function.__name__)
            raise too_long() from error
        except (EOFError, OSError) as error:
            if self._is_closed:
                raise ending() from error
            # It was killed, by its bound of memory perhaps.
            self._metrics.failed["process"] += 1
            _LOG.warning("a process ended: %s", question.function.__name__)
            raise too_long() from error
        finally:
            if answer is None or self._is_closed:
                self._end(worker)
            else:
                self._idle.append(worker)
        return answer

    async def _started(self) -> _Worker:
        """Another process; on a machine that is too busy there is none."""
        worker = _Worker(self._polite, self._settings.question_memory)
        self._all.add(worker)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(_UNTIL_STARTED):
                await loop.run_in_executor(self._threads, worker.start)
        except BaseException as error:
            self._end(worker)
            if self._is_closed and isinstance(error, Exception):
                raise ending() from error
            if not isinstance(error, OSError | EOFError | RuntimeError):
                raise  # also whoever asked has left
            self._metrics.failed["process"] += 1
            _LOG.warning("no process can be started: %s", kind_of(error))
            raise Denied(503, "too_busy", "no process can be started now") from error
        if self._is_closed:
            self._end(worker)
            raise ending()
        return worker

    def _end(self, worker: _Worker) -> None:
        self._all.discard(worker)
        worker.kill()


class _Worker:
    """One process; its methods wait, so threads call them."""

    def __init__(self, polite: int, memory: int) -> None:
        self._ours, theirs = context().Pipe()
        self._theirs = theirs
        self._process = context().Process(  # type: ignore[attr-defined]
            target=work_process.serve,
            args=(theirs, polite, memory, entries()),
            daemon=True,
        )
        self._is_killed = False

    def start(self) -> None:
        """Begin."""
        self._process.start()
        self._theirs.close()
        if self._is_killed:  # nobody has waited for it
            self._process.kill()

    def ask(self, question: Question) -> Answer:
        """Wait for the answer to a question; there is none if it is killed."""
        self._ours.send(question)
        answer: Answer = pickle.loads(self._ours.recv_bytes())
        return answer

    def kill(self) -> None:
        """End it, whatever it does."""
        self._is_killed = True
        with suppress(AttributeError, ValueError):  # it has not even begun
            self._process.kill()


def too_long() -> Denied:
    """It cannot be worked out in the time that a question has."""
    return Denied(503, TOO_LONG, "this takes too long to work out, and was given up")
