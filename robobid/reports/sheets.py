"""Tables in words: the same for the terminal and for the page."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich import box
from rich.cells import cell_len
from rich.console import JustifyMethod
from rich.table import Table
from rich.text import Text

from robobid.reports.page import Section, table

NOTHING: Final = "–"
NARROW: Final = 80
"""So many cells a terminal has, unless it has more."""
_AIR: Final = 3
"""Cells between two columns."""


class Sheet(NamedTuple):
    """A table with its heading and a note on how to read it."""

    title: str
    note: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: tuple[int, ...] = (0,)
    """The columns that have words in them, not numbers."""


def section_of(sheet: Sheet, *drawings: str) -> Section:
    """A sheet as a section of the page, with drawings below it."""
    return Section(
        sheet.title, sheet.note, [table(sheet.head, sheet.rows, sheet.words), *drawings]
    )


def table_of(sheet: Sheet) -> Table:
    """A sheet as a table of the terminal; tight where names would be broken else."""
    names = [
        name if at in sheet.words else _stacked(name)
        for at, name in enumerate(sheet.head)
    ]
    columns = zip(names, *sheet.rows, strict=True)
    cells = sum(max(_width(cell) for cell in column) for column in columns)
    is_tight = cells + _AIR * len(names) > NARROW
    table = Table(
        box=box.SIMPLE_HEAD,
        title=sheet.title,
        title_justify="left",
        padding=(0, 1, 0, 0) if is_tight else (0, 1),
    )
    for at, name in enumerate(names):
        is_word = at in sheet.words
        justify: JustifyMethod = "left" if is_word else "right"
        table.add_column(name, justify=justify, overflow="fold", no_wrap=not is_word)
    for row in sheet.rows:
        table.add_row(*map(Text, row))
    return table


def _stacked(name: str) -> str:
    """The heading of figures, a word on a line."""
    return name.replace(" %", "\N{NO-BREAK SPACE}%").replace(" ", "\n")


def _width(cell: str) -> int:
    return max(map(cell_len, cell.split("\n")))
