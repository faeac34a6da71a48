"""What may be done, in a few words: as an analysis calls a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from robobid.core.events import Event
from robobid.games.fzzzt.rules.actions import Allocate, Bid, Pay
from robobid.games.fzzzt.rules.events import BidsRevealed, CardWon
from robobid.narration.fzzzt.nouns import card_named, cards_named
from robobid.narration.message import Told, seat_named, told


def outcome(seat: int, log: Sequence[Event], you: int | None) -> Told | None:
    """What a bid was for, its power, and who took the card; none before that."""
    revealed = next((each for each in log if isinstance(each, BidsRevealed)), None)
    won = next((each for each in log if isinstance(each, CardWon)), None)
    if revealed is None or won is None:
        return None
    powers = {who: power for who, _, power in revealed.bids}
    key = "won" if won.seat == seat else "lost"
    return told(
        f"choice.outcome.bid_{key}",
        power=powers.get(seat, 0),
        card=card_named(won.card),
        name=seat_named(won.seat, you),
        winning=won.power,
    )


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
