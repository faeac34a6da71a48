"""The kinds of tables for which bids were learned apart.

With two, whoever does not win lets the other win; and where bids are laid in turn, one
sees how many cards the others have laid.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = {
    "two_in_turn": (("en", 2), ("en", 2), ("fr-expansion", 2)),
    "two_at_once": (("ru", 2),),
    "more_in_turn": (
        ("en", 4),
        ("en", 3),
        ("en", 4),
        ("fr-expansion", 5),
        ("fr-expansion", 6),
    ),
    "more_at_once": (("ru", 4), ("ru", 3), ("ru", 4), ("ru", 5), ("ru", 6)),
}
"""Each with the tables it is learned on: an edition, and how many play."""


def kind_of(players: int, in_turn: bool) -> str:
    """The kind of a table.

    >>> kind_of(2, in_turn=True), kind_of(5, in_turn=False)
    ('two_in_turn', 'more_at_once')
    """
    return f"{'two' if players == 2 else 'more'}_{'in_turn' if in_turn else 'at_once'}"
