"""A tournament in the terminal."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from robobid.terminal.arena.sheets import Account, Sheet
from robobid.terminal.arena.verdicts import verdicts

MOST_WITH_INTERVALS: Final = 4
"""With more bots the cross table would be too wide; page and JSON have it whole."""


def show(account: Account) -> None:
    """Print a tournament: who is better, how sure that is, and what went wrong."""
    console = Console(highlight=False)
    console.print(account.title, style="bold", markup=False)
    console.print(account.lead, markup=False)
    brief = len(account.figures.bots) > MOST_WITH_INTERVALS
    for sheet in (account.ranking(), account.cross(brief=brief), account.seats()):
        console.print(table_of(sheet))
    console.print(account.say("arena.verdicts"), style="italic", markup=False)
    for sentence in verdicts(account):
        console.print(f"• {sentence}", markup=False)
    console.print(account.say("arena.sureness"), markup=False)
    if account.figures.incidents:
        console.print(table_of(account.faults()))


def table_of(sheet: Sheet) -> Table:
    """A sheet as a table of the terminal."""
    table = Table(box=box.SIMPLE_HEAD, title=sheet.title, title_justify="left")
    for at, name in enumerate(sheet.head):
        is_word = at in sheet.words
        justify: JustifyMethod = "left" if is_word else "right"
        name = name if is_word else name.replace(" ", "\n")
        table.add_column(name, justify=justify, overflow="fold", no_wrap=not is_word)
    for row in sheet.rows:
        table.add_row(*map(Text, row))
    return table
