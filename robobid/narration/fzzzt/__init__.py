"""Fzzzt! as it is told."""

from robobid.games.fzzzt.table import Table
from robobid.narration.fzzzt.narrator import FzzztTeller

__all__ = ["FzzztTeller", "teller"]


def teller(table: Table, you: int | None) -> FzzztTeller:
    """Who tells a game to whoever sits in a seat, or to nobody in particular."""
    return FzzztTeller(table.deck, you)
