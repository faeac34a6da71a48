"""Who can be to act in a position, and with what: auctions, debts, turns, draws."""

from __future__ import annotations

from typing import Final

from robobid.core.decisions import seat_letter
from robobid.core.errors import Unreadable
from robobid.core.fieldtexts import MOST, between
from robobid.core.position import (
    bad_position,
    check_between,
    check_once,
    field_cannot_be,
    needed_in_phase,
    not_in_phase,
)
from robobid.games.powergrid.rules.plants import (
    STEP3,
    TRANSFORMER,
    TRANSFORMER_MIN_BID,
    card_word,
)
from robobid.games.powergrid.rules.storage import storage
from robobid.games.powergrid.table import Auction, Owed, Phase, Table
from robobid.games.powergrid.text.possible_cards import promo_card_lies


def check_moment(table: Table) -> None:
    """Is there somebody to act, at a moment that can be?"""
    _check_seats(table)
    for field in _NOT_IN.get(table.phase, ()):
        if getattr(table, field) not in (None, (), 0):
            raise not_in_phase(_WORD.get(field, field), table.phase)
    if table.phase != "income" and table.running:
        raise not_in_phase("running", table.phase)
    early = any(robot.first_city.begins_early for _, robot in table.robots())
    begun = any(player.cities for player in table.players)
    if early and begun and table.round == 1 and table.phase in ("auction", "unsold"):
        raise field_cannot_be("round", table.round, between(2, MOST))
    if table.phase == "early-cities" and not early:
        raise bad_position(
            "nobody_begins_early",
            "no robot at the table has a piece by which all begin early",
        )
    if table.buying_at is not None:
        check_between("buying", table.buying_at, 0, len(table.fuel) - 1)
    elif table.phase == "resources" and len(table.fuel) == 1:
        raise needed_in_phase("buying", table.phase)
    if table.auction is not None:
        _check_auction(table, table.auction)
    if table.owed is not None:
        _check_owed(table, table.owed)
    _check_turns(table)
    _check_waits(table)


def _check_seats(table: Table) -> None:
    """Is everybody who is to act at the table?"""
    named = [*table.waiting, *(table.auction.queue if table.auction else ())]
    named += [seat for seat in (table.turn,) if seat is not None]
    named += [table.owed.seat] if table.owed else []
    if any(seat not in table.seats for seat in named):
        raise bad_position(
            "seat_not_at_table", "a seat is to act that is not at the table"
        )


_NOT_IN: Final[dict[Phase, tuple[str, ...]]] = {
    "over": ("turn", "waiting", "auction", "owed", "draws", "memory"),
    "unsold": ("turn", "waiting", "memory"),
    "step-2": ("turn", "waiting", "memory"),
    "plants": ("turn", "waiting", "memory"),
    "resources": ("auction", "owed", "draws"),
    "income": ("auction", "owed", "draws"),
    "early-cities": ("auction", "owed", "draws"),
}
_WORD: Final = {"memory": "errand"}


def _check_turns(table: Table) -> None:
    """Does nobody wait twice, and is the opener among those who may still buy?"""
    turn, phase = table.turn, table.phase
    if phase != "early-cities":
        check_once("waiting", [seat_letter(seat) for seat in table.waiting])
    if turn is None:
        return
    if phase == "auction" and turn not in table.waiting:
        raise _seat_missing("waiting", turn)
    if phase in ("resources", "building", "income") and turn in table.waiting:
        check_once("turn", [seat_letter(seat) for seat in (turn, *table.waiting)])
    plants = table.players[turn].plants
    check_once("running", table.running)
    for number in table.running:
        if number not in plants:
            raise bad_position(
                "running_not_owned", "running: a plant runs that is not owned"
            )


def _seat_missing(field: str, seat: int) -> Unreadable:
    return bad_position(
        "seat_missing",
        "{field} must name seat {letter}",
        field=field,
        letter=seat_letter(seat),
    )


def _check_auction(table: Table, auction: Auction) -> None:
    """Can this be on offer, and can whoever bid pay for it (A3.3)?"""
    plant, bid, bidder, queue = auction
    if not queue:
        raise bad_position(
            "auction_without_bidders", "nobody takes part in the auction"
        )
    check_once("auction", [seat_letter(seat) for seat in queue])
    promo = plant == TRANSFORMER
    if promo:
        on_offer = table.setup.transformer and not promo_card_lies(table)
    else:
        on_offer = plant in table.market and plant != STEP3
    if not on_offer:
        raise bad_position(
            "plant_not_for_auction",
            "plant {number} cannot be auctioned",
            number=card_word(plant),
        )
    least = TRANSFORMER_MIN_BID if promo else table.setup.plants[plant].min_bid
    check_between("auction", bid, least - (bidder is None), MOST)
    if bidder is None:
        if not promo:
            raise needed_in_phase("auction", table.phase)
    elif bidder != queue[-1]:
        raise _seat_missing("auction", bidder)
    elif _payment(table, bidder, bid) > table.players[bidder].money:
        check_between("auction", bid, 0, table.players[bidder].money)
    if not promo:
        if table.turn is None:
            raise needed_in_phase("turn", table.phase)
        for seat in queue:
            if seat not in table.waiting:
                raise _seat_missing("waiting", seat)


def _payment(table: Table, seat: int, bid: int) -> int:
    robot = table.players[seat].robot
    return robot.special.payment(bid) if robot else bid


def _check_owed(table: Table, owed: Owed) -> None:
    """Has the seat what it owes: a plant too many, fuel that does not fit (A3.6)?"""
    player, most = table.players[owed.seat], table.setup.figures.max_plants
    fits = storage(tuple(sorted(player.plants)), facts=table.setup.plants).holds(
        player.fuel
    )
    can_owe = {
        "discard": len(player.plants) == most + 1,
        "drop": not fits and len(player.plants) <= most,
        "attach": bool(player.plants)
        and table.setup.transformer
        and not promo_card_lies(table),
    }
    if not can_owe[owed.kind]:
        raise bad_position(
            "cannot_owe",
            "owed={kind}:{letter}: seat {letter} owes nothing like that",
            kind=owed.kind,
            letter=seat_letter(owed.seat),
        )


def _check_waits(table: Table) -> None:
    """A game waits for a choice, or for a card that nobody knows, or is over."""
    comes_first = table.auction is not None or table.owed is not None
    if table.draws:
        if (table.top or not table.hidden) and not comes_first:
            raise bad_position(
                "draw_impossible",
                "draws: a card is to be drawn that chance cannot give",
            )
        check_between("draws", table.draws, 1, max(1, table.stack_size))
    elif not comes_first:
        if table.phase in _WITH_TURNS and table.turn is None:
            raise needed_in_phase("turn", table.phase)
        if table.phase in ("unsold", "step-2", "plants"):
            raise needed_in_phase("draws", table.phase)


_WITH_TURNS: Final = ("auction", "early-cities", "resources", "building", "income")
