"""What a player has the table answer in auctions, told to that player alone."""

from __future__ import annotations

from robobid.powergrid.standing import Standing
from robobid.telling.powergrid.nouns import plant_named
from robobid.telling.told import Told, told


def told_of(order: Standing) -> Told:
    """One sentence."""
    if order.plant is None:
        return told("powergrid.order.pass")
    plant = plant_named(order.plant)
    if order.most is None:
        return told("powergrid.order.pass_until", plant=plant)
    return told("powergrid.order.bid", plant=plant, most=order.most)
