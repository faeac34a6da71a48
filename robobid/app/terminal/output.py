"""Files that somebody names, complaints, and how far many games have got."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from robobid.app.locales import Say
from robobid.app.terminal.keeper import LAST, last_finished
from robobid.core.errors import bad_file

STANDARD_INPUT = "-"


def read_text(file: str) -> str:
    """The text of a file, of standard input, or of the game finished last."""
    try:
        if file == STANDARD_INPUT:
            return sys.stdin.read()
        if file == LAST and not Path(file).exists() and (last := last_finished()):
            return last.read_text(encoding="utf-8")
        return Path(file).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:  # a name may hold what no name can
        raise bad_file(file, error) from error


def write_text(path: Path, text: str) -> None:
    """Write a file that the player names."""
    try:
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise bad_file(path, error) from error


def check_writable(path: Path) -> None:
    """Refuse a file that could not be written; what is in it stays."""
    try:
        is_new = not path.exists()
        path.open("ab").close()
        if is_new:
            path.unlink()
    except (OSError, ValueError) as error:
        raise bad_file(path, error) from error


def complain(words: str) -> None:
    """Say something on the error output; a terminal breaks no word of it."""
    if sys.stderr.isatty():
        wide = shutil.get_terminal_size().columns
        words = "\n".join(
            textwrap.fill(line, wide, break_long_words=False, break_on_hyphens=False)
            for line in words.splitlines()
        )
    print(words, file=sys.stderr)


def tell_stopped(
    say: Say, key: str, done: int, planned: int, *, file: Path | None = None
) -> None:
    """Say on the error output how far the work came before Ctrl-C."""
    told = key if done else "stopped.nothing"
    complain(say(told, done=done, n=planned, file=file))


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
