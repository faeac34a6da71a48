"""Phase 2: how a robot opens, bids and discards (C3); `wanting` says for what."""

from __future__ import annotations

from math import inf
from typing import Final

from robobid.core.decisions import CHANCE, Decision
from robobid.powergrid.actions import PASS, Bid, Discard, LoseToken, NamePlant, Offer
from robobid.powergrid.discarding import drop_token, fuels_to_drop
from robobid.powergrid.plants import PLANTS, Number, card_named, card_word
from robobid.powergrid.robots import talent
from robobid.powergrid.robots.errand import Errand, errand_of
from robobid.powergrid.robots.events import PlantNamed, RobotDid
from robobid.powergrid.robots.persons import choice_of, first_player, last_player
from robobid.powergrid.robots.reasons import Answer
from robobid.powergrid.robots.wanting import (
    AIMS,
    can_pay,
    faces,
    fuel_price,
    has_enough_power,
    limit,
    takes_part,
    wanted,
)
from robobid.powergrid.table import Auction, Table

_WHY: Final = {
    1: "opens_cheapest_fuel",
    3: "opens_most_cities",
    4: "opens_largest",
    5: "opens_second_smallest",
}


def open_or_pass(table: Table, seat: int) -> Answer | tuple[Decision]:
    """It opens on its aim at the least bid; it never passes otherwise (C3)."""
    pieces = table.players[seat].pieces
    assert pieces is not None
    plants = wanted(table, seat)
    if not plants:
        return _pass(table, seat)
    aim = AIMS.get(pieces.auction)
    if len(plants) == 1:
        return _offer(table, seat, plants[0], "opens_only_plant")
    if aim is not None:
        return _offer(table, seat, aim(table, seat, plants), _WHY[pieces.auction])
    errand = errand_of(table)
    if errand.stage == "plant":
        return _offer(table, seat, card_named(errand.words[0]), "opens_named")
    # A2: the first player names the plant; A6: the last one does.
    chooser = first_player(table) if pieces.auction == 2 else last_player(table)
    return choice_of(table, chooser, "robot-plant", [NamePlant(n) for n in plants])


def _pass(table: Table, seat: int) -> Answer:
    player = table.players[seat]
    piece = talent.piece(table, seat, "A")
    if has_enough_power(table, seat):
        values = {"supplied": faces(table, seat), "cities": len(player.cities)}
        return Answer("open", PASS, piece, "passes_enough_power", values)
    return Answer("open", PASS, piece, "passes_no_plant", {"money": player.money})


def _offer(table: Table, seat: int, number: Number, why: str) -> Answer:
    plant = PLANTS[number]
    values: dict[str, object] = {"plant": card_word(number)}
    if why == "opens_cheapest_fuel":
        price = fuel_price(table, seat, number)
        values["price"] = None if price == inf else int(price)
    elif why == "opens_most_cities":
        values["cities"] = plant.cities
    action = Offer(number, plant.min_bid)
    return Answer("open", action, talent.piece(table, seat, "A"), why, values)


def name_plant(table: Table, chooser: int, action: NamePlant) -> None:
    """Somebody has said what the robot opens on (A2, A6)."""
    robot = table.turn
    assert robot is not None
    word = card_word(action.plant)
    table.errand = Errand("plant", (word,))
    if chooser == CHANCE:
        piece = talent.piece(table, robot, "A")
        table.tell(RobotDid(robot, piece, "plant_drawn", {"plant": word}))
    else:
        table.tell(PlantNamed(chooser, robot, action.plant))


def bid_or_drop(table: Table, seat: int, auction: Auction) -> Answer:
    """One more than the standing bid, as far as piece and money allow (C3)."""
    plant, bid = auction.plant, auction.bid + 1
    piece, word = talent.piece(table, seat, "A"), card_word(plant)
    if takes_at_once(table, seat, plant):
        values = {"plant": word, "price": PLANTS[plant].min_bid}
        bid_ = Bid(PLANTS[plant].min_bid)
        return Answer("bid", bid_, piece, "takes_first_offered", values)
    if not takes_part(table, seat, plant):
        return Answer("bid", PASS, piece, "drops_unwanted", {"plant": word})
    most = limit(table, seat, plant)
    if bid > most:
        values = {"plant": word, "limit": most}
        return Answer("bid", PASS, piece, "drops_at_limit", values)
    if not can_pay(table, seat, bid):
        values = {"plant": word, "money": table.players[seat].money}
        return Answer("bid", PASS, piece, "drops_short_of_money", values)
    values = {"plant": word, "bid": bid, "limit": most}
    return Answer("bid", Bid(bid), piece, "raises", values)


def snatcher(table: Table, number: Number) -> int | None:
    """A2: whoever offers a plant that it may want, the robot takes it (D8, D9).

    Not any more when it has bought or passed in this round.
    """
    for seat in table.waiting:
        if takes_at_once(table, seat, number):
            values = {"plant": card_word(number), "price": PLANTS[number].min_bid}
            table.tell(RobotDid(seat, "A2", "takes_first_offered", values))
            return seat
    return None


def takes_at_once(table: Table, seat: int, number: Number) -> bool:
    """A2: does it take an offered plant for its number, without an auction?"""
    pieces = table.players[seat].pieces
    return bool(pieces and pieces.auction == 2 and number in wanted(table, seat))


def discard(table: Table, seat: int) -> Answer:
    """A plant too many: the smallest number goes, never the new one (C3, D43)."""
    plant = min(table.players[seat].plants[:-1])
    values = {"plant": card_word(plant)}
    piece = talent.piece(table, seat, "A")
    return Answer("discard", Discard(plant), piece, "discards_smallest", values)


def losing(table: Table, seat: int) -> tuple[Decision]:
    """Fuel does not all fit: as little as possible goes, chance says what (D44)."""
    tokens = [LoseToken(fuel) for fuel in fuels_to_drop(table, seat)]
    return choice_of(table, CHANCE, "lose", tokens)


def lose_token(table: Table, action: LoseToken) -> None:
    """Chance has said which kind of token goes."""
    assert table.owed is not None
    seat = table.owed.seat
    values = {"fuel": action.fuel.word}
    piece = talent.piece(table, seat, "A")
    table.tell(RobotDid(seat, piece, "token_drawn", values))
    drop_token(table, seat, action.fuel)
