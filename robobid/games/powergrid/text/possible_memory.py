"""What a robot can remember in a position: only what it could carry out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from robobid.core.decisions import seat_letter
from robobid.core.errors import Reason, Unreadable
from robobid.core.position import check_once, field_cannot_be
from robobid.games.powergrid.robots.memory import STAGES, Memory, write_memory
from robobid.games.powergrid.rules.network import cost_of
from robobid.games.powergrid.rules.plants import Fuel, card_named, card_word
from robobid.games.powergrid.rules.resources import buy_token, price_of
from robobid.games.powergrid.rules.steps import actual_market
from robobid.games.powergrid.rules.storage import storage
from robobid.games.powergrid.rules.tables import HOUSE_COST
from robobid.games.powergrid.table import Phase, Table

_IN_PHASE: Final[dict[Phase, tuple[str, ...]]] = {
    "auction": ("plant",),
    "early-cities": ("marks", "takes"),
    "resources": ("market", "fuel"),
    "building": (
        *("", "city", "region", "veto", "named"),
        *("bids", "winner", "struck"),
    ),
    "income": ("run",),
}
_OF_PIECES: Final = ("plant", "region", "veto", "named", "bids", "winner", "struck")
_FIRST_CITY: Final = ("region", "veto", "named", "bids", "winner", "struck")
_WITH_QUEUE: Final = {"bids": 2, "winner": 1, "struck": 1}
_WORDS: Final = {"plant": 1, "market": 1, "city": 1, "region": 1, "veto": 2}
_NO_WORDS: Final = ("", "bids", "winner")
_AT_LEAST_ONE: Final = ("named", "struck", "takes")


def check_memory(table: Table) -> None:
    """Refuse what no robot can remember at this moment."""
    memory = table.memory
    if isinstance(memory, Memory):
        _check_stage(table, memory)
        _check_words(table, memory)
        _check_queue(table, memory)
        if memory.stage in _CHECKS and not _CHECKS[memory.stage](table, memory):
            raise _cannot_be(memory)
    elif table.phase == "early-cities" or (table.running and _robot_to_act(table)):
        raise _stages_of(table, "")


def _cannot_be(memory: Memory) -> Unreadable:
    reason = Reason("robot_cannot_do", "a robot could not carry that out now")
    return field_cannot_be("errand", write_memory(memory), reason)


def _stages_of(table: Table, found: str) -> Unreadable:
    allowed = ", ".join(filter(None, _IN_PHASE.get(table.phase, ()))) or "-"
    english = "expected one of {allowed}"
    reason = Reason("one_of_words", english, allowed=allowed)
    return field_cannot_be("errand", found, reason)


def _robot_to_act(table: Table) -> bool:
    return table.turn is not None and table.players[table.turn].robot is not None


def _check_stage(table: Table, memory: Memory) -> None:
    """Does the stage belong to the phase, and to the pieces of the robot to act?"""
    stage = memory.stage
    if stage not in _IN_PHASE.get(table.phase, ()):
        raise _stages_of(table, write_memory(memory))
    if table.turn is None or table.auction is not None or table.owed is not None:
        raise _cannot_be(memory)
    if table.phase == "early-cities":
        return
    player = table.players[table.turn]
    robot = player.robot
    if robot is None or (table.draws and stage):
        raise _cannot_be(memory)
    of_pieces = {*robot.first_city.stages, *robot.auction.stages}
    if stage in _OF_PIECES and stage not in of_pieces:
        raise _cannot_be(memory)
    if stage in _FIRST_CITY and player.cities:
        raise _cannot_be(memory)
    if not 0 <= memory.built <= len(player.cities):
        raise _cannot_be(memory)
    if memory.built and stage not in ("", "city"):
        raise _cannot_be(memory)


def _check_words(table: Table, memory: Memory) -> None:
    """Are there as many words as the stage has, each of them something that exists?"""
    stage, words = memory.stage, memory.words
    count = 0 if stage in _NO_WORDS else _WORDS.get(stage)
    if count is not None and len(words) != count:
        raise _cannot_be(memory)
    if stage in _AT_LEAST_ONE and not words:
        raise _cannot_be(memory)
    if stage != "fuel":
        check_once("errand", words)
    cities = table.land.index
    known = {
        "city": {*cities},
        "region or city": {*cities, *table.regions},
        "market": {market.name for market in table.setup.map.markets},
        "plant": {card_word(number) for number in table.setup.plants},
        "fuel": {fuel.word for fuel in Fuel},
        "": set[str](),
    }[STAGES[stage]]
    for word in words:
        if word.partition("/")[0] not in known:
            raise _cannot_be(memory)


def _check_queue(table: Table, memory: Memory) -> None:
    """Are those who bid, name or strike persons at the table?"""
    queue = memory.queue
    least = _WITH_QUEUE.get(memory.stage, 0)
    if memory.stage not in (*_WITH_QUEUE, "named") and queue:
        raise _cannot_be(memory)
    people = [seat for seat in table.seats if table.players[seat].pieces is None]
    others = [seat for seat in table.seats if seat != table.turn]
    if len(queue) < least or not {*queue} <= {*(people or others)}:
        raise _cannot_be(memory)
    if len({*queue}) != len(queue) or (memory.stage == "winner" and len(queue) > 1):
        raise _cannot_be(memory)
    if (memory.bid >= 0) != (memory.stage == "bids"):
        raise _cannot_be(memory)


# -- can it be carried out? --------------------------------------------------------


def _can_pay(table: Table, city: str) -> bool:
    assert table.turn is not None
    cost = cost_of(table, table.turn, table.land.index[city]).total
    return cost <= table.players[table.turn].money


def _free(table: Table) -> list[str]:
    return [city.word for city in table.land.cities if _can_pay(table, city.word)]


def _can_open(table: Table, memory: Memory) -> bool:
    assert table.turn is not None
    facts = table.setup.plants
    number = card_named(memory.words[0], facts)
    in_reach = facts[number].min_bid <= table.players[table.turn].money
    return number in actual_market(table) and in_reach


def _can_go(table: Table, memory: Memory) -> bool:
    return table.buying_at is None and len(table.fuel) > 1


def _can_buy(table: Table, memory: Memory) -> bool:
    """Is every token of the list there, payable and does it fit (A4)?"""
    after, seat = table.copy(), table.turn
    assert seat is not None
    player = after.players[seat]
    if after.buying_at is None:
        return False
    for word in memory.words:
        fuel = Fuel[word.partition("/")[0].upper()]
        price = price_of(after, seat, after.buying_at, fuel)
        if price is None or price > player.money:
            return False
        buy_token(after, seat, fuel)
    return storage(tuple(sorted(player.plants)), facts=table.setup.plants).holds(
        player.fuel
    )


def _can_build(table: Table, memory: Memory) -> bool:
    return all(_can_pay(table, city) for city in memory.words)


def _can_draw(table: Table, memory: Memory) -> bool:
    """Is there a city left in the region that was drawn (F2)?"""
    region, *barred = memory.words
    regions = {city.word: city.region for city in table.land.cities}
    here = [city for city in _free(table) if regions[city] == region]
    if any(regions.get(city) != region for city in barred):
        return False
    return region in table.regions and bool({*here} - {*barred})


def _can_strike(table: Table, memory: Memory) -> bool:
    return bool({*_free(table)} - {*memory.words})


def _can_bid(table: Table, memory: Memory) -> bool:
    return memory.bid <= table.players[memory.queue[-1]].money


def _can_mark(table: Table, memory: Memory) -> bool:
    """Will everybody find a city to begin in (F3)?"""
    marks = len(memory.words) + 1 + len(table.waiting)
    return marks >= len(table.players) and not any(p.cities for p in table.players)


def _can_take(table: Table, memory: Memory) -> bool:
    assert table.turn is not None
    takers = [table.turn, *table.waiting]
    free = all(not table.houses[table.land.index[city]] for city in memory.words)
    beginners = not any(table.players[seat].cities for seat in takers)
    check_once("waiting", [seat_letter(seat) for seat in takers])
    payable = table.players[table.turn].money >= HOUSE_COST[0]
    return free and beginners and payable and len(memory.words) >= len(takers)


def _can_run(table: Table, memory: Memory) -> bool:
    """Are the plants there, not yet run, and is there fuel for them (A7.1)?"""
    assert table.turn is not None
    player = table.players[table.turn]
    left, facts = list(player.fuel), table.setup.plants
    for word in memory.words:
        plant, _, burnt = word.partition("/")
        number, tokens = card_named(plant, facts), [t for t in burnt.split("+") if t]
        burn = tuple(tokens.count(fuel.word) for fuel in Fuel)
        known = number in player.plants and number not in table.running
        if not known or sum(burn) != len(tokens) or burn not in facts[number].burns:
            return False
        left = [have - used for have, used in zip(left, burn, strict=True)]
    return min(left) >= 0


_CHECKS: Final[dict[str, Callable[[Table, Memory], bool]]] = {
    "plant": _can_open,
    "market": _can_go,
    "fuel": _can_buy,
    "city": _can_build,
    "region": _can_draw,
    "veto": _can_draw,
    "named": _can_build,
    "bids": _can_bid,
    "struck": _can_strike,
    "marks": _can_mark,
    "takes": _can_take,
    "run": _can_run,
}
