"""What a view becomes before one thinks ahead: a box, a table, a seed."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any, Final

from robobid.games.fzzzt.asides.imagine import imagine
from robobid.games.fzzzt.view import View
from robobid.twins.fzzzt.box import Box

_boxes: Final[list[Box]] = []
_MOST_BOXES: Final = 8


def guess(view: View) -> Any:
    """Any table that fits; the program lays out the robots at its end."""
    table = imagine(view, Random(0))
    table.by_hand = False
    return table


def seed_for(view: View, seed: int | str) -> int:
    """A seed for this moment: the same view is always thought about in the same way."""
    hand = [card.id for player in view.players for card in player.hand or ()]
    moment = f"{seed}:{view.round}:{view.face_down}:{len(view.belt)}:{hand}"
    return int.from_bytes(sha256(moment.encode()).digest()[:8], "big")


def box_of(view: View) -> Box:
    """The box that a view's game is played with; those made last are kept.

    Looked for one by one: a hash of a whole deck would take longer.
    """
    players = len(view.players)
    wanted = Box(view.edition, players, view.deck, view.chosen_peripherals)
    if wanted in _boxes:
        return _boxes[_boxes.index(wanted)]
    _boxes.append(wanted)
    del _boxes[:-_MOST_BOXES]
    return wanted
