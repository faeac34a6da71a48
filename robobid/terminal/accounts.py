"""A long account, such as a census, on the terminal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Protocol

from rich.console import Console

from robobid.reports.sheets import Sheet, table_of


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
