"""What a robot will do next, as far as it is certain."""

from __future__ import annotations

from robobid.games.powergrid.asides.foreseen import Foreseen, RobotBid
from robobid.narration.message import Several, Told, told
from robobid.narration.powergrid.nouns import Nouns, burnt_named, plant_named


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


def bid_of(bid: RobotBid, piece: str, nouns: Nouns) -> Told:
    """What a robot does when somebody puts a plant up, and by which piece."""
    who = nouns.seat(bid.seat)
    if bid.takes is not None:
        key = "powergrid.if_offered.takes"
        return told(key, name=who, price=bid.takes, piece=piece)
    if bid.most is not None:
        return told("powergrid.if_offered.bids", name=who, most=bid.most, piece=piece)
    why = told(f"powergrid.excluded.{bid.rule}")
    return told("powergrid.if_offered.not", name=who, why=why)
