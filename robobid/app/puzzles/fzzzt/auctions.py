"""How an auction of Fzzzt! may end when a seat bids something: tried by the rules."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from robobid.bots.fzzzt.mechanic import Mechanic
from robobid.core.decisions import CHANCE
from robobid.games.fzzzt.asides.imagine import imagine
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import Bid
from robobid.games.fzzzt.rules.events import BidsRevealed, CardWon, ChiefChanged
from robobid.games.fzzzt.table import Table
from robobid.games.fzzzt.view import View

TABLES: Final = 40
"""On so many imagined tables the others bid as a mechanic would."""


class Ends(NamedTuple):
    """How often a bid takes the card, and how often it brings the spanner."""

    takes: float
    spanner: float


def ends_of(view: View, seat: int, bid: Bid) -> Ends:
    """How an auction ends, as far as one can tell: the same for the same view."""
    takes = spanner = 0
    for number in range(TABLES):
        table = imagine(view, Random(f"auction:{number}"))
        _take_back(view, table)
        for event in _auction(table, seat, bid):
            takes += isinstance(event, CardWon) and event.seat == seat
            spanner += isinstance(event, ChiefChanged) and event.seat == seat
    return Ends(takes / TABLES, spanner / TABLES)


def _take_back(view: View, table: Table) -> None:
    """Whose bid lies there unseen may have bid anything: they are asked again."""
    for player, seen in zip(table.players, view.players, strict=True):
        if player.bid and seen.bid and seen.bid.size is None and not seen.bid.cards:
            player.hand = sorted([*player.hand, *player.bid])
            player.bid = None
            table.waiting.append(seen.seat)


def _auction(table: Table, seat: int, bid: Bid) -> list[Any]:
    """What happens until the card is won."""
    mechanic = Mechanic("auction")
    events: list[Any] = []
    while not any(isinstance(event, BidsRevealed) for event in events):
        decision = FZZZT.decisions(table)[0]
        assert decision.seat != CHANCE
        action = (
            bid
            if decision.seat == seat
            else mechanic.choose(FZZZT.view(table, decision.seat), decision)
        )
        events += FZZZT.apply(table, decision.seat, action)
    return events
