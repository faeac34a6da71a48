"""What somebody chooses for a robot, and what follows from each option."""

from __future__ import annotations

from robobid.games.powergrid.asides.robot_choice import ChoiceForRobot, OptionForRobot
from robobid.narration.message import Told, told
from robobid.narration.powergrid.nouns import Nouns, piece_named


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
