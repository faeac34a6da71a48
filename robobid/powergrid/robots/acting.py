"""What a robot does now: the phase's module says it, and why.

`decisions` is asked whenever a robot's seat is to act, and throughout the phase
"early-cities". It gives the robot's decision with its one option, or instead the
decision of the person, or of chance, that a piece leaves the matter to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from robobid.core.decisions import CHANCE, Decision, Listed
from robobid.powergrid.actions import (
    BarCity,
    BidForCity,
    Connect,
    DealPiece,
    Done,
    LoseToken,
    MarkCity,
    NameCity,
    NameMarket,
    NamePlant,
    NameRegion,
    PassForCity,
    SitBehind,
    StrikeCity,
    TakeCity,
)
from robobid.powergrid.robots import (
    auction,
    building,
    dealing,
    early_cities,
    first_city,
    resources,
    running,
    talent,
)
from robobid.powergrid.robots.events import RobotDid
from robobid.powergrid.robots.reasons import Answer
from robobid.powergrid.table import Phase, Table
from robobid.powergrid.tables import income

Next = Answer | tuple[Decision]

_PHASES: Final[dict[Phase, Callable[[Table, int], Next]]] = {
    "auction": auction.open_or_pass,
    "resources": resources.decide,
    "building": building.decide,
    "income": running.decide,
}


def decisions(table: Table, seat: int) -> Sequence[Decision]:
    """The decision of a robot that is to act, or of whoever chooses for it."""
    found = decide(table, seat)
    if isinstance(found, Answer):
        table.answer = found
        return (Decision(seat, found.kind, Listed((found.action,))),)
    return found


def begin(table: Table, seat: int, action: Any) -> Answer:
    """Say why a robot does what it does; what it will remember is in the answer."""
    answer: Answer | None = table.answer
    table.answer = None
    if answer is None or answer.action != action:
        found = decide(table, seat)
        assert isinstance(found, Answer)
        answer = found
    tell_why(table, seat, answer)
    return answer


def end(table: Table, answer: Answer) -> None:
    """The robot has acted: it remembers how far it has come in its turn."""
    table.errand = answer.then or ()


def decide(table: Table, seat: int) -> Next:
    """The answer of the robot to act, or the decision of whoever chooses for it."""
    if table.phase == "early-cities":
        return early_cities.decision(table)
    if table.auction is not None:
        return auction.bid_or_drop(table, seat, table.auction)
    if table.owed is not None and table.owed.kind == "drop":
        return auction.losing(table, seat)
    if table.owed is not None:
        return auction.discard(table, seat)
    return _PHASES[table.phase](table, seat)


def tell_why(table: Table, seat: int, answer: Answer) -> None:
    """An event that names the piece and the reason; special pieces add their own."""
    table.tell(RobotDid(seat, answer.piece, answer.reason, answer.values))
    if isinstance(answer.action, Connect):
        building.tell_bargain(table, seat, answer.action)
    elif table.phase == "income" and isinstance(answer.action, Done):
        cities = running.paid_cities(table, seat, table.running)
        if cities > len(table.players[seat].cities):
            values = {"cities": cities, "income": income(cities)}
            talent.tell(table, seat, "S6", "one_city_more", **values)


def _name_city(table: Table, seat: int, action: NameCity) -> None:
    robot = table.turn
    assert robot is not None
    if first_city.is_being_named(table, robot):
        first_city.add_name(table, seat, action)
    else:
        building.name_city(table, seat, action)


_DOES: Final[dict[type, Callable[[Table, int, Any], None]]] = {
    DealPiece: lambda table, _, action: dealing.deal_piece(table, action),
    SitBehind: lambda table, _, action: dealing.seat_robot(table, action),
    NamePlant: auction.name_plant,
    LoseToken: lambda table, _, action: auction.lose_token(table, action),
    NameMarket: lambda table, _, action: resources.name_market(table, action),
    NameRegion: lambda table, _, action: first_city.name_region(table, action),
    BarCity: first_city.bar_city,
    NameCity: _name_city,
    StrikeCity: first_city.strike_city,
    BidForCity: lambda table, seat, a: first_city.bid_for_city(table, seat, a.amount),
    PassForCity: lambda table, seat, _: first_city.pass_for_city(table, seat),
    MarkCity: early_cities.mark_city,
    TakeCity: early_cities.take_city,
}


def apply(table: Table, seat: int, action: Any) -> None:
    """Carry out what a person or chance has chosen for a robot."""
    _DOES[type(action)](table, seat, action)


def is_robot(table: Table, seat: int) -> bool:
    """Does a robot sit there?"""
    return seat != CHANCE and table.players[seat].pieces is not None
