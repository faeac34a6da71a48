"""A real table of Power Grid: what is entered there, and what the robots do by it.

What a person chose or chance gave is entered as its decision offers it; robots act by
themselves. Three things are entered otherwise: `?` has the server draw,
`sold 13 B 20` says how an auction ended, without every bid of it, and `named B 3` how
the bidding for naming a robot's first city did (F5).
"""

from __future__ import annotations

from typing import Any, Final

from robobid.app.hosting.tables.history import LUCK
from robobid.core.decisions import (
    CHANCE,
    SEAT_LETTERS,
    Decision,
    forced_move,
    seat_letter,
)
from robobid.core.errors import Illegal, Unreadable, Unsupported
from robobid.core.record import Record, move_of
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.robots.acting import is_robot
from robobid.games.powergrid.robots.events import CityBidWon
from robobid.games.powergrid.rules.actions import (
    PASS,
    Bid,
    BidForCity,
    Offer,
    PassForCity,
)
from robobid.games.powergrid.rules.events import PlantBought
from robobid.games.powergrid.rules.plants import Number, card_named
from robobid.games.powergrid.table import Table

DRAW: Final = "?"
_SOLD: Final = "sold"
_NAMED: Final = "named"


def is_result(move: str) -> bool:
    """Is it how an auction ended, or the bidding for a first city?"""
    return move.partition(" ")[0] in (_SOLD, _NAMED)


def next_decision(record: Record[Any]) -> Decision | None:
    """The one decision that the game waits for."""
    return next(iter(record.decisions), None)


def let_robots_act(record: Record[Any], until: int | None = None) -> None:
    """Robots do what they must, but no more than so many entries."""
    while until is None or len(record.entries) < until:
        found = next_decision(record)
        if found is None or not is_robot(record.table, found.seat):
            return
        record.play(found.seat, forced_move(found))


def drawn(record: Record[Any]) -> str:
    """What chance gives, drawn by the server."""
    found = next_decision(record)
    if found is None or found.seat != CHANCE:
        raise Unreadable("not_a_move", "nothing is left to chance now", found=DRAW)
    return move_of(POWER_GRID, record.table, CHANCE, LUCK.draw(found))


def enter(record: Record[Any], move: str) -> None:
    """Enter what somebody chose, what chance gave, or how an auction ended."""
    found = next_decision(record)
    if found is None:
        raise Unsupported("game_over", "the game is over; nothing can be entered")
    if is_result(move):
        _enter_result(record, move)
        return
    words = tuple(move.split())
    if found.seat != CHANCE:
        words = (seat_letter(found.seat), *words)
    seat, action, rest = POWER_GRID.read(record.table, words)
    if rest:
        raise Unreadable("not_a_move", f"{move!r} is not one move", found=move)
    record.play(seat, action)


# -- the result of an auction -------------------------------------------------


def _enter_result(record: Record[Any], move: str) -> None:
    """`sold 13 B 20`, or `named B 3`."""
    table = record.table
    match move.split():
        case ["sold", plant, letter, price] if _is_payment(table, letter, price):
            number = card_named(plant, table.setup.plants)
            _sell(record, number, SEAT_LETTERS.index(letter), int(price))
        case ["named", letter, price] if _is_payment(table, letter, price):
            _name_city(record, SEAT_LETTERS.index(letter), int(price))
        case _:
            raise Unreadable("not_a_move", f"{move!r} is no result", found=move)


def _is_payment(table: Table, letter: str, price: str) -> bool:
    is_number = price.isascii() and price.isdigit()
    return is_number and letter in SEAT_LETTERS[: len(table.players)]


def _sell(record: Record[Any], plant: Number, winner: int, price: int) -> None:
    """Bid so that the auction ends as it did; robots bid by their pieces.

    Of persons only the result is known: whoever won bid that much, and for a robot
    somebody went one below. All others drop out when they are asked.
    """
    start = len(record.entries)
    is_running = False
    while (found := next_decision(record)) and found.kind in ("open", "bid"):
        auction = record.table.auction
        if is_running and auction is None:
            break
        is_running = True
        if is_robot(record.table, found.seat):
            action = forced_move(found)
        else:
            action = _persons_answer(record.table, found, plant, winner, price)
        record.play(found.seat, action)
    _check_result(record, start, plant, winner, price)


def _persons_answer(
    table: Table, found: Decision, plant: Number, winner: int, price: int
) -> Any:
    """What a person must have answered."""
    money = table.players[found.seat].money
    against_robot = is_robot(table, winner)
    wanted = price - 1 if against_robot else price
    if found.kind == "open":
        least = table.setup.plants[plant].min_bid if plant in table.setup.plants else 0
        opens_high = against_robot or found.seat == winner
        return Offer(plant, max(least, min(wanted, money)) if opens_high else least)
    assert table.auction is not None
    is_bidder = against_robot or found.seat == winner
    if is_bidder and table.auction.bid < wanted <= money:
        return Bid(wanted)
    return PASS


def _check_result(
    record: Record[Any], start: int, plant: Number, winner: int, price: int
) -> None:
    """Has it ended as was entered, by what the robots' pieces say?"""
    bought = [
        event
        for entry in record.entries[start:]
        for event in entry.events
        if isinstance(event, PlantBought)
    ]
    if not bought:
        raise Illegal("no_such_result", "no auction of this plant ends now")
    ended = bought[0]
    # Some robots pay less than they bid.
    bids = [
        entry.action
        for entry in record.entries[start:]
        if isinstance(entry.action, Bid | Offer)
    ]
    last = [action.amount if isinstance(action, Bid) else action.bid for action in bids]
    paid = {ended.payment, *last[-1:]}
    if (ended.plant, ended.seat) != (plant, winner) or price not in paid:
        raise Illegal(
            "ended_otherwise",
            f"by the robots' pieces seat {seat_letter(ended.seat)} gets it for "
            f"{ended.payment}",
            seat=ended.seat,
            price=ended.payment,
        )


# -- the bidding for a first city ---------------------------------------------


def _name_city(record: Record[Any], winner: int, price: int) -> None:
    """Bid so that it ends as it did: all others pass, and whoever opens says 0 (F5)."""
    start = len(record.entries)
    while (found := next_decision(record)) and found.kind == "city-bid":
        limits = found.options.offered()
        wanted = price if found.seat == winner else limits.least
        can_bid = found.seat == winner or not limits.may_pass
        is_bid = can_bid and limits.least <= wanted <= limits.most
        record.play(found.seat, BidForCity(wanted) if is_bid else PassForCity())
    won = [
        event
        for entry in record.entries[start:]
        for event in entry.events
        if isinstance(event, CityBidWon)
    ]
    if not won:
        raise Illegal("no_city_bidding", "nobody bids for a first city now")
    ended = won[0]
    if (ended.seat, ended.payment) != (winner, price):
        raise Illegal(
            "named_otherwise",
            f"the bidding would end with seat {seat_letter(ended.seat)} at "
            f"{ended.payment}",
            seat=ended.seat,
            price=ended.payment,
        )
