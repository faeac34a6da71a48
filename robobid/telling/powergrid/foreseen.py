"""What a robot will do next, as far as it is certain."""

from __future__ import annotations

from robobid.powergrid.robots.foreseen import Foreseen
from robobid.telling.powergrid.nouns import Nouns, burnt_named, plant_named
from robobid.telling.told import Several, Told, told


def next_of(robot: Foreseen, nouns: Nouns) -> Told:
    """One sentence: the plants that it is after, its fuel, or its cities."""
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
        case "buys":
            tokens = burnt_named(robot.fuel)
            return told("powergrid.next.buys", tokens=tokens, payment=robot.payment)
        case "builds":
            cities = Several(tuple(map(nouns.city, robot.cities)), "and")
            return told("powergrid.next.builds", cities=cities, payment=robot.payment)
    return told(f"powergrid.next.{robot.aim}")
