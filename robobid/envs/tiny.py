"""A reduced Fzzzt! that can be solved: two players, one round, a belt of three cards.

Each player has his mechanic and two robots. On the belt come, in any order, a unit, a
robot that fits it and pays well, and a Fzzzt. All rules are those of the game.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from robobid.envs.episode import Course
from robobid.envs.fzzzt_coding import FzzztCoding
from robobid.fzzzt.cards import Card, Deck, bits_of
from robobid.fzzzt.editions import RU
from robobid.fzzzt.game import Fzzzt
from robobid.fzzzt.setup import new_table


def _robot(number: int, power: int, points: int, player: int | None = None) -> Card:
    symbols = ("nut",)
    return Card(
        f"t-r{power}-{number:02}",
        "robot",
        power,
        points,
        symbols,
        belt_speed=None if player else 1,
        player=player,
        symbol_bits=bits_of(symbols),
    )


TINY_DECK: Final = Deck(
    "tiny",
    (
        *(Card(f"t-m-{n:02}", "mechanic", 0, 0, player=n) for n in (1, 2)),
        *(_robot(n, power, power - 1, n) for n in (1, 2) for power in (1, 2)),
        _robot(3, 3, 2),
        Card(
            "t-u-01",
            "unit",
            0,
            3,
            ("nut",),
            belt_speed=1,
            unit_class="prototype",
            symbol_bits=bits_of(("nut",)),
        ),
    ),
    (),
)
TINY_EDITION: Final = replace(RU, player_counts=(2,), belt_length=2)
"""RU, where all bid at once, with a short belt."""


def tiny_course() -> Course:
    """The reduced game; what counts is the win."""
    table = new_table(TINY_EDITION, 2, TINY_DECK)
    return Course(Fzzzt(TINY_DECK), table, FzzztCoding(table))
