"""How far many games have got, for whoever watches."""

from __future__ import annotations

import sys
from collections.abc import Iterator
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


class Bar:
    """How far it is; called with what has been finished since."""

    def __init__(self, progress: Progress, total: int) -> None:
        self._progress = progress
        self._task = progress.add_task("", total=total)

    def __call__(self, finished: int) -> None:
        self._progress.advance(self._task, finished)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Take the bar away while something is printed, and put it back."""
        self._progress.stop()
        try:
            yield
        finally:
            self._progress.start()


@contextmanager
def progress_bar(
    say: Say, games: int, doing: str = "simulate.progress"
) -> Iterator[Bar]:
    """A bar on the error output if a person watches; gives what moves it on.

    What is printed meanwhile stays on the output it is printed to, as in a pipe.
    """
    with Progress(
        TextColumn(say(doing)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,
        disable=not sys.stderr.isatty(),
    ) as progress:
        yield Bar(progress, games)
