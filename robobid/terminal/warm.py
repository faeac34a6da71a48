"""`robobid warm`: has everything compiled before anybody wants it."""

from __future__ import annotations

import sys
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from operator import attrgetter
from queue import SimpleQueue
from subprocess import PIPE, Popen
from tempfile import TemporaryFile
from time import perf_counter
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from robobid.arena.executors import cores
from robobid.arena.extras import check_fast
from robobid.bots import prepare
from robobid.games import game_named
from robobid.terminal.progress import Bar
from robobid.terminal.voice import speaker

FAILED: Final = 1


class Use(NamedTuple):
    """A use of a game's compiled code, and what it will take."""

    game: str
    word: str
    seconds: int


class Done(NamedTuple):
    """A use that is ready, or has failed, and what it took."""

    use: Use
    took: float
    problem: str
    """The last words of whoever failed."""


def warm(*, games: list[str], jobs: int | None, lang: str | None) -> int:
    """Compile every use of some games, or of all; gives the exit code."""
    check_fast()
    say = speaker(lang)
    names = {game_named(name).name for name in games}
    work = [
        Use(*key, seconds)
        for key, seconds in prepare.uses().items()
        if key[0] in names or not names
    ]
    batches = by_game(work)
    at_once = max(1, min(jobs or cores(), cores(), len(batches)))
    total = seconds_of(work)
    longest = max(map(seconds_of, batches), default=0)
    expected = max(longest, round(total / at_once))
    print(say("warm.begin", n=len(work), seconds=expected), flush=True)
    failed = False
    with Progress(
        TextColumn(say("warm.progress")),
        BarColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,
        disable=not sys.stderr.isatty(),
    ) as progress:
        bar = Bar(progress, total)
        for use, took, problem in compiled(batches, at_once):
            key = "warm.failed" if problem else "warm.done"
            told = say(
                key,
                game=game_named(use.game).title,
                use=use.word,
                seconds=round(took),
                problem=problem,
            )
            with bar.aside():
                print(told, flush=True)
            bar(use.seconds)
            failed = failed or bool(problem)
    return FAILED if failed else 0


def by_game(work: list[Use]) -> list[list[Use]]:
    """Uses that share code together; the longest first, so that none is left alone."""
    batches = [[*uses] for _, uses in groupby(work, attrgetter("game"))]
    return sorted(batches, key=seconds_of, reverse=True)


def seconds_of(uses: list[Use]) -> int:
    """What some uses take on one core."""
    return sum(use.seconds for use in uses)


def compiled(batches: list[list[Use]], at_once: int) -> Generator[Done]:
    """Have all uses compiled, some batches at a time."""
    compilers = [Compiler(uses) for uses in batches]
    done: SimpleQueue[Done] = SimpleQueue()
    with ThreadPoolExecutor(at_once) as threads:
        try:
            for compiler in compilers:
                threads.submit(compiler.run, done)
            for _ in range(sum(map(len, batches))):
                yield done.get()
        finally:
            for compiler in compilers:
                compiler.stop()


class Compiler:
    """Has one batch compiled in a process: what its uses share, only once."""

    def __init__(self, uses: list[Use]) -> None:
        self._left = [*uses]
        self._process: Popen[str] | None = None
        self._is_stopped = False

    def run(self, done: SimpleQueue[Done]) -> None:
        """Compile them; after one that fails, the others have another process."""
        while self._left and not self._is_stopped:
            began = perf_counter()
            words = [use.word for use in self._left]
            with (
                TemporaryFile("w+", errors="replace") as said,
                Popen(
                    prepare.command(self._left[0].game, *words),
                    stdin=PIPE,
                    stdout=PIPE,
                    stderr=said,
                    text=True,
                ) as self._process,
            ):
                assert self._process.stdout is not None
                for _ in self._process.stdout:
                    now = perf_counter()
                    done.put(Done(self._left.pop(0), now - began, ""))
                    began = now
                self._process.wait()
                said.seek(0)
                problem = (said.read().splitlines() or ["?"])[-1]
            if self._left:
                done.put(Done(self._left.pop(0), perf_counter() - began, problem))

    def stop(self) -> None:
        """Nobody waits for it any more."""
        self._is_stopped = True
        if self._process is not None:
            self._process.kill()
