"""A comparison in the terminal: what is sure; the page and JSON have all of it."""

from __future__ import annotations

from rich.console import Console

from robobid.reports.lab.account import Account
from robobid.reports.lab.summary import card_sheet, summary
from robobid.reports.sheets import table_of


def show(account: Account) -> None:
    """Print what a change does, as far as it is known."""
    console = Console(highlight=False)
    console.print(account.title, style="bold", markup=False)
    for sheet in (account.game(), account.seats(), card_sheet(account)):
        if sheet.rows:
            console.print(table_of(sheet))
    for sentence in account.lead():
        console.print(sentence, markup=False)
    console.print()
    for sentence in summary(account):
        console.print(f"• {sentence}", markup=False)
    if account.answer.faults:
        faults = len(account.answer.faults)
        console.print(account.say("lab.faults", n=faults), markup=False)
