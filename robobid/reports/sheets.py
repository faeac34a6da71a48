"""Tables in words: the same for the terminal and for the page."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich import box
from rich.console import JustifyMethod
from rich.table import Table
from rich.text import Text

from robobid.reports.page import Section, table

NOTHING: Final = "–"


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
    """A sheet as a table of the terminal."""
    table = Table(box=box.SIMPLE_HEAD, title=sheet.title, title_justify="left")
    for at, name in enumerate(sheet.head):
        is_word = at in sheet.words
        justify: JustifyMethod = "left" if is_word else "right"
        if not is_word:
            name = name.replace(" %", "\N{NO-BREAK SPACE}%").replace(" ", "\n")
        table.add_column(name, justify=justify, overflow="fold", no_wrap=not is_word)
    for row in sheet.rows:
        table.add_row(*map(Text, row))
    return table
