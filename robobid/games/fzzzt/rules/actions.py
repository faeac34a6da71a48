"""What can be done: by a seat, and by chance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from robobid.games.fzzzt.rules.cards import Card, Peripheral


class Bid(NamedTuple):
    """Lay cards from the hand face down as a bid (F4.1)."""

    cards: tuple[Card, ...]

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Bid:
        """A bid of some cards, in the order in which bids are written."""
        return cls(tuple(sorted(cards)))


class Pay(NamedTuple):
    """Choose which of the strongest cards of a winning bid is discarded (Printer)."""

    card: Card


class Allocate(NamedTuple):
    """Put a robot on one of one's production units (F5.2)."""

    robot: Card
    unit: Card


class Done(NamedTuple):
    """Say that one has finished building."""


class Deal(NamedTuple):
    """Chance: a seat gets these cards, at set-up or for its hand (F2.1, F3.1)."""

    seat: int
    cards: tuple[Card, ...]


class Turn(NamedTuple):
    """Chance: the next face-down card of the belt is turned up (F3.3)."""

    card: Card


class Reveal(NamedTuple):
    """Chance: the next peripheral is revealed (F7.2)."""

    peripheral: Peripheral


Action = Bid | Pay | Allocate | Done | Deal | Turn | Reveal
