"""How far a game is: which round, which auction, and how many there are of each."""

from __future__ import annotations

from typing import NamedTuple

from robobid.fzzzt.view import View


class Progress(NamedTuple):
    """How far the game is."""

    round: int
    rounds: int
    auction: int
    auctions: int


def progress(view: View) -> Progress:
    """The round and the auction, and how many there are of each (F2.4, F5.5)."""
    belt = view.edition.belt_length_for(len(view.players))
    left = len(view.belt) + view.face_down
    rounds = view.round + view.deck_size // belt
    return Progress(view.round, rounds, min(belt, belt - left + 1), belt)
