"""What chance and bots draw at a terminal: by the seed, or by the deal of the day."""

from __future__ import annotations

from typing import Any

from robobid.app.puzzles.deals import deal_of, luck_after
from robobid.bots.draws import Draws
from robobid.core.record import Record


def draws_for(record: Record[Any]) -> Draws:
    """The draws of a game from where it stands, as its tags ask for them."""
    seed, deal = record.tags().get("Seed"), deal_of(record)
    luck = luck_after(record, deal) if deal else None
    return Draws(record.game.name, int(seed) if seed else None, luck)
