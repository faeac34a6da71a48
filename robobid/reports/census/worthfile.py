"""What cards go for, as the program ships it: a line for each card of each table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from robobid.arena.census.cards import (
    ROUNDS,
    TIMES,
    Count,
    Kind,
    alike,
    price,
    worth,
)

_FEWEST: Final = 30
"""A card that came less often in a round has no price there: it would be noise."""


def worth_file(found: Mapping[Kind, Count], command: str) -> str:
    """The whole file: a comment with the command, a head, and the cards.

    Cards that nobody can tell apart share a line. Bids are the average winning power,
    in tenths, round by round; what winning the card adds to the chance to win, and how
    far that may be off, is in tenths of a percentage point.
    """
    rounds = [f"round{number}" for number in range(1, ROUNDS + 1)]
    head = ["edition", "players", "card", "adds", "spread", *rounds]
    lines = [f"# made by: {command}", ",".join(head)]
    for kind, total in found.items():
        if not kind.peripheral:
            lines += [_line(kind, total, at) for at in range(len(alike(kind)))]
    return "\n".join(lines) + "\n"


def _line(kind: Kind, total: Count, card: int) -> str:
    share = worth(total, card, kind.players)
    bids = [
        price(total, card, slice(at, at + 1))
        if total.cards[at, card, TIMES] >= _FEWEST
        else None
        for at in range(ROUNDS)
    ]
    cells = [
        kind.edition,
        kind.players,
        "+".join([*alike(kind).values()][card]),
        round(1000 * share.more),
        round(1000 * share.spread),
        *("" if bid is None else round(10 * bid) for bid in bids),
    ]
    return ",".join(map(str, cells)).rstrip(",")
