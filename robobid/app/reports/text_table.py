"""Tables in words: the same for the terminal and for the page."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich import box
from rich.cells import cell_len
from rich.console import JustifyMethod
from rich.table import Table
from rich.text import Text

from robobid.app.reports.page import Section, table

NOTHING: Final = "–"
NARROW: Final = 80
"""So many cells a terminal has, unless it has more."""
_AIR: Final = 3
"""Cells between two columns."""


class TextTable(NamedTuple):
    """A table with its heading and a note on how to read it."""

    title: str
    note: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: tuple[int, ...] = (0,)
    """The columns that have words in them, not numbers."""


def section_of(text_table: TextTable, *drawings: str) -> Section:
    """A text table as a section of the page, with drawings below it."""
    return Section(
        text_table.title,
        text_table.note,
        [table(text_table.head, text_table.rows, text_table.words), *drawings],
    )


def table_of(text_table: TextTable) -> Table:
    """A text table for the terminal; tight where names would be broken else."""
    names = [
        name if at in text_table.words else _stacked(name)
        for at, name in enumerate(text_table.head)
    ]
    columns = zip(names, *text_table.rows, strict=True)
    cells = sum(max(_width(cell) for cell in column) for column in columns)
    is_tight = cells + _AIR * len(names) > NARROW
    table = Table(
        box=box.SIMPLE_HEAD,
        title=text_table.title,
        title_justify="left",
        padding=(0, 1, 0, 0) if is_tight else (0, 1),
    )
    for at, name in enumerate(names):
        is_word = at in text_table.words
        justify: JustifyMethod = "left" if is_word else "right"
        table.add_column(name, justify=justify, overflow="fold", no_wrap=not is_word)
    for row in text_table.rows:
        table.add_row(*map(Text, row))
    return table


def _stacked(name: str) -> str:
    """The heading of figures, a word on a line."""
    return name.replace(" %", "\N{NO-BREAK SPACE}%").replace(" ", "\n")


def _width(cell: str) -> int:
    return max(map(cell_len, cell.split("\n")))
