"""Power Grid as it is told."""

from robobid.games.powergrid.table import Table
from robobid.narration.powergrid.narrator import PowerGridTeller

__all__ = ["PowerGridTeller", "teller"]


def teller(table: Table, you: int | None) -> PowerGridTeller:
    """Who tells a game to whoever sits in a seat, or to nobody in particular."""
    return PowerGridTeller(table.setup.map, you)
