"""`robobid warm`: has everything compiled before anybody wants it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from subprocess import PIPE, Popen
from time import perf_counter, sleep
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from robobid.arena.executors import cores
from robobid.arena.extras import check_fast
from robobid.bots import prepare
from robobid.games import game_named
from robobid.terminal.voice import speaker

FAILED: Final = 1
_LOOK: Final = 0.1
"""Seconds between looks at what has been finished."""


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
    # The longest first, so that nothing long is left alone at the end.
    work.sort(key=lambda use: -use.seconds)
    at_once = max(1, min(jobs or cores(), cores(), len(work)))
    total = sum(use.seconds for use in work)
    print(say("warm.begin", n=len(work), seconds=round(total / at_once)))
    failed = False
    with Progress(
        TextColumn(say("warm.progress")),
        BarColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task("", total=total)
        for use, took, problem in compiled(work, at_once):
            key = "warm.failed" if problem else "warm.done"
            told = say(
                key,
                game=game_named(use.game).title,
                use=use.word,
                seconds=round(took),
                problem=problem,
            )
            print(told, flush=True)
            bar.advance(task, use.seconds)
            failed = failed or bool(problem)
    return FAILED if failed else 0


def compiled(work: list[Use], at_once: int) -> Iterator[Done]:
    """Have each use compiled in a process of its own, some at a time."""
    waiting, going = [*work], list[tuple[Use, float, Popen[bytes]]]()
    try:
        while waiting or going:
            while waiting and len(going) < at_once:
                use = waiting.pop(0)
                command = prepare.command(use.game, use.word)
                process = Popen(command, stdin=PIPE, stderr=PIPE)
                going.append((use, perf_counter(), process))
            sleep(_LOOK)
            for each in [*going]:
                use, began, process = each
                if process.poll() is not None:
                    going.remove(each)
                    yield Done(use, perf_counter() - began, _problem(process))
    finally:
        for _, _, process in going:
            process.kill()
            process.communicate()


def _problem(process: Popen[bytes]) -> str:
    """Why a process failed, if it did."""
    _, said = process.communicate()
    lines = said.decode(errors="replace").split("\n")
    return (lines[-2:][0] or "?") if process.returncode else ""
