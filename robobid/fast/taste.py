"""The numbers by which `simple` judges: in the rules' bot and in the twin the same.

Other numbers make another player, who wants and fears other things.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Taste(NamedTuple):
    """What a player of Fzzzt! likes and fears; worth is in points at the end."""

    power_worth: float = 0.3
    """What a point of power buys in every round that is still to come."""
    dull_power: float = 1.0
    """A card of this power makes a hand neither stronger nor weaker."""
    hope: float = 0.7
    """How much of what a robot may yet earn it will earn."""
    lone_robot: float = 1.0
    """What a robot may yet earn that fits no unit of ours."""
    typical_worth: float = 4.0
    """What a face-down card is worth."""
    surest: float = 0.95
    """The greatest chance to win of a bid that does not win for sure."""
    caution: float = 0.5
    """Of a bid whose size is seen: 0 takes its power for the likely one, 1 the most."""
    fear: float = 1.0
    """Others bid up to so much of the power that their hands are likely to have."""
    thrift: float = 1.0
    """How much of what power could buy later is counted as the cost of a bid."""
    thinning: float = 1.0
    """Robots weaker than so many times the average leave the hand to be built."""
    unit_hope: float = 0.7
    """How much of what a unit may yet make it will make."""
    envy: float = 0.0
    """How much of what a card is worth to a rival it is worth to deny it to him."""
    desire: float = 0.0
    """How much more of his power a rival bids for each point of that worth."""
    curve: float = 1.0
    """Above 1, rivals bid high more often than low; below 1, the other way round."""
    card_price: float = 0.0
    """What giving away a card costs besides its power."""


SIMPLE: Final = Taste()
