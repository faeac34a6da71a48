"""What is told beside the game: what robots will do next, what somebody chooses for
them and what follows, and what everybody did since a player's last turn.
"""

from __future__ import annotations

from collections.abc import Iterable

from robobid.core.events import Event
from robobid.games.powergrid.asides.foreseen import Foreseen, RobotBid
from robobid.games.powergrid.asides.robot_choice import ChoiceForRobot, OptionForRobot
from robobid.games.powergrid.rules.events import (
    FuelBought,
    HouseBuilt,
    IncomePaid,
    PlantBought,
)
from robobid.narration.message import Several, Told, told
from robobid.narration.powergrid.nouns import (
    Nouns,
    burnt_named,
    piece_named,
    plant_named,
)


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


def since(log: Iterable[Event], nouns: Nouns) -> dict[int, Told]:
    """By seat: plants, fuel, houses and income; who did none of it is left out."""
    by_seat: dict[int, list[Event]] = {}
    for event in log:
        if isinstance(event, PlantBought | FuelBought | HouseBuilt | IncomePaid):
            by_seat.setdefault(event.seat, []).append(event)
    return {
        seat: told("powergrid.since", deeds=Several(tuple(_deeds(events, nouns)), ", "))
        for seat, events in by_seat.items()
    }


def _deeds(events: list[Event], nouns: Nouns) -> Iterable[Told]:
    for event in events:
        if isinstance(event, PlantBought):
            plant = plant_named(event.plant)
            yield told("powergrid.since.plant", plant=plant, payment=event.payment)
    fuel = [event.fuel for event in events if isinstance(event, FuelBought)]
    if fuel:
        yield told("powergrid.since.fuel", tokens=burnt_named(fuel))
    built = [
        nouns.city(event.city) for event in events if isinstance(event, HouseBuilt)
    ]
    if built:
        yield told("powergrid.since.houses", cities=Several(tuple(built), "and"))
    paid = [event.income for event in events if isinstance(event, IncomePaid)]
    if paid:
        yield told("powergrid.since.income", income=sum(paid))


def why_told(choice: ChoiceForRobot, nouns: Nouns) -> Told:
    """The piece that leaves it to a person, and what will happen."""
    values = nouns.values({"robot": choice.robot, "money": choice.money})
    what: str = choice.what
    match choice:
        case ChoiceForRobot(what="veto", region=region) if region is not None:
            others = len(choice.options) - 1
            values |= nouns.values({"region": region, "n": others})
        case ChoiceForRobot(what="strike"):
            values["n"] = len(choice.options)
        case ChoiceForRobot(what="city_bid", bid=int(bid), bidder=int(bidder)):
            what = "city_bid_stands"
            values |= {"name": nouns.seat(bidder), "bid": bid}
    text = Told(f"powergrid.choice.{what}", values)
    return told("told.titled", title=piece_named(choice.piece), text=text)


def option_told(
    choice: ChoiceForRobot, option: OptionForRobot, nouns: Nouns
) -> tuple[Told, ...]:
    """What the robot pays for it and keeps, where it lies, and what it bids."""
    values = nouns.values({"robot": choice.robot})
    found: list[Told] = []
    if option.taker is not None and option.taker != choice.robot:
        values |= {"name": nouns.seat(option.taker), "cost": option.cost or 0}
        return (Told("powergrid.choice.other_takes", values),)
    if option.most is not None:
        values |= {"cost": option.cost or 0, "most": option.most}
        return (Told("powergrid.choice.bids", values),)
    if option.cost is not None and option.left is not None:
        values |= {"cost": option.cost, "left": option.left}
        key = "pays" if choice.what in _AT_ONCE else "would_pay"
        found.append(Told(f"powergrid.choice.{key}", values))
    if option.region is not None and choice.region is None:
        region = nouns.values({"region": option.region})
        found.append(Told("powergrid.choice.region", region))
    return tuple(found)


_AT_ONCE = ("next_city", "first_city", "stay", "takes_plant", "opens_plant")
"""Where the robot does at once what was chosen."""
