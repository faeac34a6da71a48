"""Who sits at a table, and how seats are spelt: in the tag Players, and elsewhere."""

from __future__ import annotations

import re
from typing import Final

from robobid.core.setup import PERSON, player_name
from robobid.games.powergrid.variants import DEALT, Pieces, Seat

ROBOT: Final = "robot"
"""The word that makes a player a robot."""
_ROBOT: Final = re.compile(rf"{ROBOT}(?:[\s:]+(?P<pieces>\S+)(?:\s+(?P<name>.*))?)?")


def seat_of(player: str) -> Seat:
    """Who sits there: `robot 2-5-1-6-3` is a robot, anyone else a person.

    A `robot` alone, or with `?` for some of its pieces, is dealt them. Behind its
    pieces it may have a name. `robot:2-5-1-6-3` is the same robot.
    """
    if not is_robot_player(player):
        return PERSON
    found = _ROBOT.fullmatch(player.strip().rstrip(":"))
    assert found is not None
    return Pieces.read(found["pieces"]) if found["pieces"] else DEALT


def robot_of(word: str) -> Pieces:
    """A robot in any of its spellings; anybody else is refused.

    >>> set(map(robot_of, ["robot:2-5-1-6-3", "robot 2-5-1-6-3", "2-5-1-6-3"]))
    {Pieces(first_city=2, auction=5, resources=1, building=6, special=3)}
    >>> robot_of("Ann")
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: 'Ann' does not name a robot's pieces; they are \
five numbers from 1 to 6 like 2-5-1-6-3 (first city, auction, resources, building, \
special)
    """
    return seat_of(word) or Pieces.read(word)


def is_robot_player(player: str) -> bool:
    """Is this a robot in the tag Players?

    >>> is_robot_player("robot 2-5-1-6-3 Gisela"), is_robot_player("Robotta")
    (True, False)
    """
    return re.split(r"[\s:]", player.strip(), maxsplit=1)[0] == ROBOT


def robot_name(player: str) -> str:
    """The name of a robot in the tag Players; empty if it has none.

    >>> robot_name("robot 2-5-1-6-3 Gisela"), robot_name("robot 2-5-1-6-3")
    ('Gisela', '')
    """
    found = _ROBOT.fullmatch(player.strip())
    return " ".join(((found and found["name"]) or "").split())


def player_of(seat: Seat, name: str) -> str:
    """Who sits there as the tag Players has it.

    >>> player_of(Pieces(2, 5, 1, 6, 3), "Gisela"), player_of(DEALT, "Gisela")
    ('robot 2-5-1-6-3 Gisela', 'robot ?-?-?-?-? Gisela')
    >>> player_of(DEALT, ""), player_of(PERSON, "robot")
    ('robot', 'Robot')
    """
    if seat is PERSON:
        # Whoever is called like a robot, and is a person, is no robot.
        taken = is_robot_player(name)
        return player_name(f"R{name.strip()[1:]}" if taken else name)
    name = "" if name == ROBOT else name.replace(";", ",")
    pieces = "" if seat == DEALT and not name else str(seat)
    return f"{ROBOT} {pieces} {name}".strip()
