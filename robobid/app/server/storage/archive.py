"""The store for the event loop: nothing here blocks it.

Questions are asked by a few threads. Changes are made by one thread, in order; moves
that wait at the same moment are stored in one transaction, so that many tables share
the price of one commit.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec, TypeVar

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from robobid.app.hosting.rows import Addition, After, StoredMove
from robobid.app.hosting.store import StoreUnavailable
from robobid.app.server.storage.engine import database_address, open_engine, take_lock
from robobid.app.server.storage.migrate import migrate
from robobid.app.server.storage.store import Store
from robobid.core.errors import Unsupported

_LOG = logging.getLogger("robobid.storage")
P = ParamSpec("P")
R = TypeVar("R")
_READERS = 4
_BATCH = 256


class _Job(NamedTuple):
    """A change that waits for its turn: a move, or any other."""

    work: Addition | Callable[[], Any]
    done: Future[Any]


class Archive:
    """The store, asked from the event loop."""

    def __init__(self, store: Store, lock: Any = None) -> None:
        self.store = store
        self.asking, self.changing = Trouble("asked"), Trouble("changed")
        self._lock = lock
        self._is_closed = False
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(_READERS, "robobid-reader")
        self._writer = threading.Thread(target=self._write, name="robobid-writer")
        self._writer.start()

    async def read(
        self, question: Callable[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Ask the store something."""
        self._check_open()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._readers, lambda: self._ask(lambda: question(*args, **kwargs))
        )

    async def write(
        self, change: Callable[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Change something in the store."""
        self._check_open()
        done: Future[R] = Future()
        self._jobs.put(_Job(lambda: change(*args, **kwargs), done))
        return await asyncio.wrap_future(done)

    async def append(self, code: str, move: StoredMove, after: After) -> bool:
        """Store a table's move; false if another one has its number."""
        self._check_open()
        done: Future[bool] = Future()
        self._jobs.put(_Job((code, move, after), done))
        return await asyncio.wrap_future(done)

    async def try_to_write(self) -> None:
        """Can anything be stored? Most other changes may turn out to change nothing."""
        await self.write(self.store.tables.try_to_write)
        self.changing.end()

    def note_address(self, address: str) -> None:
        """Let whoever finds an SQLite file in use know where its server is."""
        if self._lock is not None:
            self._lock.write(address)
            self._lock.flush()

    def close(self) -> None:
        """Finish what waits, and give the database back."""
        self._is_closed = True
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.store.close()
        if self._lock is not None:
            self._lock.close()

    def _check_open(self) -> None:
        """Whoever asks while the server ends would never be answered."""
        if self._is_closed:
            raise StoreUnavailable("the database is closed")

    def _ask(self, question: Callable[[], R]) -> R:
        try:
            answer = question()
        except SQLAlchemyError as error:
            self.asking.note(error)
            raise StoreUnavailable(str(error)) from error
        self.asking.end()
        return answer

    # -- the writing thread -------------------------------------------------------

    def _write(self) -> None:
        ended = False
        while not ended:
            jobs = [self._jobs.get()]
            while len(jobs) < _BATCH and not self._jobs.empty():
                jobs.append(self._jobs.get())
            ended = None in jobs
            self._do([job for job in jobs if job is not None])

    def _do(self, jobs: list[_Job]) -> None:
        moves: list[_Job] = []
        for job in jobs:
            if isinstance(job.work, tuple):
                moves.append(job)
                continue
            self._append(moves)
            moves = []
            if job.done.set_running_or_notify_cancel():
                self._settle(job, job.work)
        self._append(moves)

    def _append(self, jobs: list[_Job]) -> None:
        ready = [job for job in jobs if job.done.set_running_or_notify_cancel()]
        if ready:
            self._store(ready)

    def _store(self, jobs: list[_Job]) -> None:
        additions = [job.work for job in jobs if isinstance(job.work, tuple)]
        try:
            stored = self.store.tables.append(additions)
        except Exception as error:
            if isinstance(error, IntegrityError) and len(jobs) > 1:
                # One of the tables was forgotten meanwhile; the others go on.
                for job in jobs:
                    self._store([job])
                return
            self.changing.note(error)
            for job in jobs:
                job.done.set_exception(_told(error))
        else:
            self.changing.end()
            for job, was_stored in zip(jobs, stored, strict=True):
                job.done.set_result(was_stored)

    def _settle(self, job: _Job, work: Callable[[], Any]) -> None:
        try:
            result = work()
        except Exception as error:
            self.changing.note(error)
            job.done.set_exception(_told(error))
        else:
            job.done.set_result(result)


def _told(error: Exception) -> Exception:
    """What whoever asked is told: hosting knows no databases."""
    if not isinstance(error, SQLAlchemyError):
        return error
    unavailable = StoreUnavailable(str(error))
    unavailable.__cause__ = error
    return unavailable


def open_archive(database: str, default: Path) -> Archive:
    """Open a database and bring it up to date."""
    url = database_address(database, default)
    engine = open_engine(url)
    lock = take_lock(url)
    try:
        migrate(engine)
    except Exception as error:
        engine.dispose()
        if lock is not None:
            lock.close()
        if not isinstance(error, DBAPIError):
            raise
        raise Unsupported(
            "no_database",
            f"the database does not answer: {error.orig}",
            reason=str(error.orig),
        ) from error
    return Archive(Store(engine, secrets.token_hex(8)), lock)


class Trouble:
    """Whether one kind of work fails now, and how often it has.

    While a database is away or a disk is full everybody asks in vain, and what they
    ask may be secret: a reason is logged in one line, when it comes and when it goes.
    """

    def __init__(self, work: str) -> None:
        self.failures = 0
        """Of all time."""
        self.reason: str | None = None
        """What is wrong, until it works again."""
        self._work = work
        self._before = 0
        self._lock = threading.Lock()

    def note(self, error: BaseException) -> None:
        """Something failed; a row that cannot be is no trouble of the database's."""
        if not isinstance(error, SQLAlchemyError) or isinstance(error, IntegrityError):
            return
        said = getattr(error, "orig", None) or type(error).__name__
        reason = str(said).partition("\n")[0]
        with self._lock:
            if self.reason is None:
                self._before = self.failures
            is_new, self.reason = reason != self.reason, reason
            self.failures += 1
        if is_new:
            _LOG.error("the database cannot be %s: %s", self._work, reason)

    def end(self) -> None:
        """Something worked."""
        if self.reason is None:
            return
        with self._lock:
            self.reason, failed = None, self.failures - self._before
        _LOG.warning("the database can be %s again; %s failed", self._work, failed)
