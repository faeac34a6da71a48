"""Who does the work: this process, all cores of this machine, or a Dask cluster.

Results come in the order of the portions, whoever worked on them and however often one
of them had to begin again, so that the same experiment has the same result everywhere.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, NamedTuple, ParamSpec, TypeVar

from robobid.bots.external import STANDBY
from robobid.core.errors import Unsupported

P = TypeVar("P")
R = TypeVar("R")
Arguments = ParamSpec("Arguments")

_AHEAD: Final = 4
"""Portions for each worker, so that nobody waits while somebody is slow."""
_ENDINGS: Final = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)
)
TRIES: Final = 3
"""So often workers may die over the same portion."""


class Portion(NamedTuple, Generic[P]):
    """Some games or deals of something, known by their numbers: one worker's share."""

    of: P
    seed: int
    first: int
    games: int

    @property
    def numbers(self) -> range:
        """The numbers of its games."""
        return range(self.first, self.first + self.games)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def workforce(
    jobs: int | None = None, on: str | None = None, work: int | None = None
) -> Iterator[Workforce]:
    """Some workers: so many processes here, all cores by default, or a Dask cluster.

    There are never more than cores, or than portions of work, if their number is told.
    With one job the work is done right here. A cluster is named by its scheduler, such
    as `tcp://scheduler:8786`.
    """
    if on is not None:
        from robobid.arena.cluster import cluster

        with cluster(on) as workers, stoppable():
            yield workers
        return
    most = cores() if work is None else min(cores(), work)
    jobs = max(1, min(jobs or most, most))
    workers = (
        Workforce(Here, size=1, ahead=1)
        if jobs == 1
        else Workforce(partial(_processes, jobs), jobs, _AHEAD * jobs)
    )
    try:
        with stoppable():
            yield workers
    except KeyboardInterrupt:
        workers.abandon()
        raise
    finally:
        workers.dismiss()
        STANDBY.dismiss()  # programs that played right here wait no longer


@contextmanager
def stoppable() -> Iterator[None]:
    """Whoever ends the process, by `kill` or `timeout`, stops it as Ctrl-C does."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {
        each: signal.signal(each, _interrupt)
        for each in _ENDINGS
        if signal.getsignal(each) is signal.SIG_DFL  # `nohup` is deaf to one of them
    }
    try:
        yield
    finally:
        for each, usual in before.items():
            signal.signal(each, usual)


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def _processes(jobs: int) -> ProcessPoolExecutor:
    """Processes that leave Ctrl-C to us, who know what is finished, and end with us."""
    return ProcessPoolExecutor(jobs, initializer=_begin_work)


def _begin_work() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for each in _ENDINGS:
        signal.signal(each, signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    """A worker whose parent was killed would wait for work for ever."""
    parent.join()
    os._exit(1)


class Here(Executor):
    """No worker at all: a task is done while it is handed in."""

    def submit(
        self,
        task: Callable[Arguments, R],
        /,
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> Future[R]:
        future: Future[R] = Future()
        try:
            future.set_result(task(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class Workforce:
    """Workers, and others in their place if they die."""

    def __init__(self, hire: Callable[[], Executor], size: int, ahead: int) -> None:
        self.size = size
        """How many work at once."""
        self._ahead = ahead
        """How many portions are under way before their results are wanted."""
        self._hire = hire
        self._others = {child.pid for child in multiprocessing.active_children()}
        """Processes that are no workers of ours."""
        self._is_abandoned = False
        """Then nothing is cancelled: the pool cannot bear both at once."""
        self._executor = hire()

    @classmethod
    def of(cls, executor: Executor, size: int = 1) -> Workforce:
        """The workers of any executor; whoever made it closes it."""
        return cls(lambda: executor, size, _AHEAD * size)

    def results(self, work: Callable[[P], R], portions: Iterable[P]) -> Generator[R]:
        """Have portions worked on; gives the results in the order of the portions.

        Only a few are under way before their results are taken, so that there may be
        any number of portions; whoever stops early takes no more.
        """
        coming = iter(portions)
        waiting: deque[tuple[P, Future[R]]] = deque()
        deaths = 0
        try:
            while True:
                try:
                    for portion in islice(coming, self._ahead - len(waiting)):
                        waiting.append((portion, self._submit(work, portion)))
                    if not waiting:
                        return
                    result = waiting[0][1].result()
                except BrokenExecutor as error:
                    deaths += 1
                    if deaths == TRIES:
                        raise workers_died(str(error)) from error
                    self._begin_again(work, waiting)
                else:
                    deaths = 0
                    waiting.popleft()
                    yield result
        except KeyboardInterrupt:
            self.abandon()
            raise
        finally:
            if not self._is_abandoned:
                for _, future in waiting:
                    future.cancel()

    def dismiss(self) -> None:
        """No more work: wait for what is under way, and let everybody go."""
        self._executor.shutdown()

    def abandon(self) -> None:
        """Nobody wants the results any more: do not wait for what is under way."""
        self._is_abandoned = True
        for child in multiprocessing.active_children():
            if child.pid not in self._others:
                child.terminate()

    def _submit(self, work: Callable[[P], R], portion: P) -> Future[R]:
        try:
            return self._executor.submit(work, portion)
        except BrokenExecutor as error:
            failed: Future[R] = Future()
            failed.set_exception(error)
            return failed

    def _begin_again(
        self, work: Callable[[P], R], waiting: deque[tuple[P, Future[R]]]
    ) -> None:
        """Hire new workers, for all portions whose workers have died."""
        self._executor.shutdown()
        self._executor = self._hire()
        for at, (portion, future) in enumerate(waiting):
            if isinstance(future.exception(), BrokenExecutor):
                waiting[at] = portion, self._submit(work, portion)


def workers_died(reason: str) -> Unsupported:
    """Workers die again and again: there is no sense in hiring more."""
    return Unsupported(
        "workers_died",
        f"workers died {TRIES} times over the same portion of the work: {reason}",
        times=TRIES,
        reason=reason,
    )


class Stopped(KeyboardInterrupt):
    """Somebody stopped the work; what is finished so far is here."""

    def __init__(self, so_far: Any) -> None:
        super().__init__()
        self.so_far = so_far
