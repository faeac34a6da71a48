"""A long report, such as that of a census, on the terminal: counted, then shown."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from rich.console import Console

from robobid.app.locales import Say
from robobid.app.reports.text_table import TextTable, table_of
from robobid.app.terminal.output import check_writable, progress_bar, tell_stopped
from robobid.arena.executors import Workforce, workforce


class Report(Protocol):
    """What many games say, in words and tables."""

    @property
    def title(self) -> str:
        """What this is."""

    def lead(self) -> Iterator[str]:
        """What was played, and how to read the figures."""

    def text_tables(self) -> Iterator[TextTable]:
        """All tables."""

    def as_json(self) -> dict[str, Any]:
        """Everything, as JSON has it."""


def show_report(report: Report, *, as_json: bool) -> None:
    """Print a report, for people or for programs."""
    if as_json:
        print(json.dumps(report.as_json(), ensure_ascii=False))
        return
    console = Console(highlight=False)
    console.print(report.title, style="bold", markup=False)
    for sentence in report.lead():
        console.print(sentence, markup=False)
    for text_table in report.text_tables():
        console.print(table_of(text_table))
        console.print(text_table.note, markup=False)


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
