"""A long account, such as a census, on the terminal: counted, then shown."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from rich.console import Console

from robobid.arena.executors import Workforce, workforce
from robobid.locales import Say
from robobid.reports.sheets import Sheet, table_of
from robobid.terminal.files import check_writable
from robobid.terminal.progress import progress_bar
from robobid.terminal.stopped import tell_stopped


class Account(Protocol):
    """What many games say, in words and tables."""

    @property
    def title(self) -> str:
        """What this is."""

    def lead(self) -> Iterator[str]:
        """What was played, and how to read the figures."""

    def sheets(self) -> Iterator[Sheet]:
        """All tables."""

    def as_json(self) -> dict[str, Any]:
        """Everything, as JSON has it."""


def show_account(account: Account, *, as_json: bool) -> None:
    """Print an account, for people or for programs."""
    if as_json:
        print(json.dumps(account.as_json(), ensure_ascii=False))
        return
    console = Console(highlight=False)
    console.print(account.title, style="bold", markup=False)
    for sentence in account.lead():
        console.print(sentence, markup=False)
    for sheet in account.sheets():
        console.print(table_of(sheet))
        console.print(sheet.note, markup=False)


def check_files(*files: Path | None) -> None:
    """Refuse what could not be written at the end, before anything is counted."""
    for file in files:
        if file is not None:
            check_writable(file)


@contextmanager
def counting(
    say: Say, games: int, force: tuple[int | None, str | None, int], kept: Path | None
) -> Iterator[tuple[Workforce, Callable[[int], None]]]:
    """Workers, and a bar that they move on; whoever stops it hears what is kept.

    `force` is how many jobs there may be, or on which cluster, and for how many
    portions of work.
    """
    try:
        with progress_bar(say, games) as bar, workforce(*force) as workers:
            yield workers, bar
    except KeyboardInterrupt:
        key = "stopped.census" if kept else "stopped.nothing"
        tell_stopped(say, key, 1, games, file=kept)
        raise
