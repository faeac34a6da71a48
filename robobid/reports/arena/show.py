"""A tournament in the terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Console

from robobid.reports.arena.account import Account
from robobid.reports.arena.verdicts import verdicts
from robobid.reports.sheets import table_of

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
