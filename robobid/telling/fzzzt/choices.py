"""What may be done, in a few words: as an analysis calls a move."""

from __future__ import annotations

from typing import Any

from robobid.fzzzt.actions import Allocate, Bid, Pay
from robobid.telling.fzzzt.nouns import card_named, cards_named
from robobid.telling.told import Told, told


def choice(action: Any) -> Told:
    """A seat's action."""
    match action:
        case Bid(cards) if cards:
            return told("choice.bid", cards=cards_named(cards))
        case Bid():
            return Told("choice.no_bid")
        case Pay(card):
            return told("choice.pay", card=card_named(card))
        case Allocate(robot, unit):
            return told(
                "choice.allocate", robot=card_named(robot), unit=card_named(unit)
            )
    return Told("choice.no_building")
