"""What a robot will do next, as far as it is certain."""

from __future__ import annotations

from robobid.powergrid.robots.foreseen import Foreseen
from robobid.telling.powergrid.nouns import plant_named
from robobid.telling.told import Several, Told, told


def next_of(robot: Foreseen) -> Told:
    """One sentence: the plants that it is after, each with its highest bid."""
    match robot.aim:
        case "bids":
            each = [
                told("powergrid.next.bid", plant=plant_named(plant), limit=most)
                for plant, most in robot.plants
            ]
            return told("powergrid.next.bids", bids=Several(tuple(each), "and"))
        case "takes":
            plants = tuple(plant_named(plant) for plant, _ in robot.plants)
            return told("powergrid.next.takes", plants=Several(plants, ", "))
    return told(f"powergrid.next.{robot.aim}")
