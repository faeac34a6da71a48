"""Who sits at a table, as the tag Players names them."""

from __future__ import annotations

from typing import Final

from robobid.powergrid.options import DEALT, Pieces, Seat

ROBOT: Final = "robot"
"""The word that makes a player a robot."""


def seat_of(player: str) -> Seat:
    """Who sits there: `robot 2-5-1-6-3` is a robot, anyone else a person.

    A `robot` alone, or with `?` for some of its pieces, is dealt them. Behind its
    pieces it may have a name.
    """
    if not is_robot_player(player):
        return None
    _, pieces, *_ = (*player.split(maxsplit=2), "")
    return Pieces.read(pieces) if pieces else DEALT


def is_robot_player(player: str) -> bool:
    """Is this a robot in the tag Players?

    >>> is_robot_player("robot 2-5-1-6-3 Gisela"), is_robot_player("Robotta")
    (True, False)
    """
    return player.split(maxsplit=1)[:1] == [ROBOT]


def robot_name(player: str) -> str:
    """The name of a robot in the tag Players; empty if it has none.

    >>> robot_name("robot 2-5-1-6-3 Gisela"), robot_name("robot 2-5-1-6-3")
    ('Gisela', '')
    """
    return " ".join(player.split()[2:])


def robot_player(pieces: str, name: str) -> str:
    """A robot as the tag Players has it.

    >>> robot_player("2-5-1-6-3", "Gisela"), robot_player("", "Gisela")
    ('robot 2-5-1-6-3 Gisela', 'robot ?-?-?-?-? Gisela')
    >>> robot_player("", "")
    'robot'
    """
    return f"{ROBOT} {pieces or (name and str(DEALT))} {name}".strip()
