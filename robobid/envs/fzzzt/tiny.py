"""Two reduced games of Fzzzt! that can be solved: two players and one round.

The tiny one: each player has a mechanic and two robots, and on the belt come, in any
order, a unit and a robot that fits it. Playing well there needs foresight, but no
secrets: some equilibrium always chooses the same.

The duel: each player has a mechanic and three robots and bids one card at a time,
for a robot that pays well, one that pays little, and a Fzzzt. Whoever can be seen
through loses: its equilibrium has to mix.

All else is as the rules of the game say, with sealed bids as in RU.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from robobid.envs.episode import EnvSpec
from robobid.envs.fzzzt.coding import FzzztCoding
from robobid.games.fzzzt.game import Fzzzt
from robobid.games.fzzzt.rules.cards import Card, Deck, bits_of
from robobid.games.fzzzt.rules.editions import RU, Edition
from robobid.games.fzzzt.rules.setup import new_table

_WHOLE_BELT: Final = 8
"""The belt speed at which all cards lie open at once."""


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


def _mechanics() -> list[Card]:
    return [Card(f"t-m-{n:02}", "mechanic", 0, 0, player=n) for n in (1, 2)]


TINY_DECK: Final = Deck(
    "tiny",
    (
        *_mechanics(),
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

DUEL_DECK: Final = Deck(
    "duel",
    (
        *_mechanics(),
        *(_robot(n, power, 0, n) for n in (1, 2) for power in (1, 2, 3)),
        _robot(3, 4, 1)._replace(belt_speed=_WHOLE_BELT),
        _robot(3, 5, 4)._replace(belt_speed=_WHOLE_BELT),
        Card("t-f-01", "fzzzt", 3, -1, belt_speed=_WHOLE_BELT),
    ),
    (),
)
DUEL_EDITION: Final = replace(
    RU,
    player_counts=(2,),
    belt_length=3,
    rules=replace(RU.rules, bid_cards_at_most=1),
)
"""RU with a short belt that lies open, and one card a bid."""


def tiny_course() -> EnvSpec:
    """The tiny game; what counts is the win."""
    return _course(TINY_EDITION, TINY_DECK)


def duel_course() -> EnvSpec:
    """The duel; what counts is the win."""
    return _course(DUEL_EDITION, DUEL_DECK)


def _course(edition: Edition, deck: Deck) -> EnvSpec:
    table = new_table(edition, 2, deck)
    return EnvSpec(Fzzzt(deck), table, FzzztCoding(table))


class Reduced(NamedTuple):
    """A reduced game, by the name that OpenSpiel loads it by."""

    name: str
    title: str
    players: int
    course: Callable[[], EnvSpec]


TINY: Final = "robobid_tiny_fzzzt"
DUEL: Final = "robobid_duel_fzzzt"
REDUCED: Final = (
    Reduced(TINY, "Fzzzt! with a few cards", 2, tiny_course),
    Reduced(DUEL, "Fzzzt! with one card a bid", 2, duel_course),
)
