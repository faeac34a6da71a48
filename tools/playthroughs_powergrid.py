"""The playthroughs of Power Grid: every map, and each of the thirty pieces."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from robobid.core.decisions import Decision, seat_letter
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.robots.events import RobotDid
from robobid.games.powergrid.rules.actions import Bid, BidForCity, Done, Offer
from robobid.games.powergrid.rules.plants import PLANTS, Fuel
from robobid.games.powergrid.text.position import write_view

__all__ = ["GAMES", "POWER_GRID", "choose", "value", "write_view"]


def game(
    map: str, players: str, seed: int, **tags: str
) -> tuple[str, dict[str, str], int]:
    """A game that is always played the same."""
    return map, {"Map": map, "Players": players, **tags}, seed


# F3 is for one robot only. The seeds were chosen so that every piece is seen at work.
GAMES: Final = [
    game("germany", "Ann; Bob; robot 1-1-1-1-1", 9),
    game("usa", "Ann; robot 3-2-2-2-2; Bob", 2, Regions="drawn"),
    game("central-europe", "Ann; robot 2-3-3-3-3; robot 4-4-4-4-4", 4, Money="open"),
    game("spain-portugal", "Ann; robot 5-5-5-5-5; robot 6-6-6-6-6", 8),
    game("korea", "Ann; robot; robot", 10, Regions="drawn"),
    game("france", "robot; robot; robot", 9, Promo="flux transformer"),
    game("italy", "Ann; Bob; robot 4-6-2-5-?", 1, Promo="flux transformer"),
    game(
        "benelux",
        "Ann; robot; robot 6-1-?-?-4",
        5,
        Readings="5=alt,7=alt,11=alt,12=alt,14=alt,28=alt,42=alt,47=alt",
    ),
]


def choose(decision: Decision, random: Random) -> Any:
    """At random; but bids are the least, so that there is money for more."""
    options = [
        option
        for option in decision.options
        if not isinstance(option, Offer) or option.bid == PLANTS[option.plant].min_bid
    ]
    bids = [option for option in options if isinstance(option, Bid | BidForCity)]
    options = [option for option in options if option not in bids[1:]]
    # Whoever may go on goes on more often than not.
    if len(options) > 1 and random.random() < 0.7:
        options = [option for option in options if not isinstance(option, Done)]
    return options[random.randrange(len(options))]


def value(table: Any, value: Any) -> str:
    """Fuels by their words; why a robot does something, in short."""
    match value:
        case RobotDid(seat, piece, reason, values):
            told = "".join(f" {name}:{each}" for name, each in values.items())
            return f"{seat_letter(seat)} {piece or '-'} {reason}{told}"
        case Fuel():
            return value.word
    return ""
