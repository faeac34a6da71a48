"""How far many games have got, for whoever watches."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from robobid.locales import Say


@contextmanager
def progress_bar(
    say: Say, games: int, doing: str = "simulate.progress"
) -> Iterator[Callable[[int], None]]:
    """A bar on the error output if a person watches; gives what moves it on."""
    with Progress(
        TextColumn(say(doing)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task("", total=games)
        yield lambda finished: bar.advance(task, finished)
