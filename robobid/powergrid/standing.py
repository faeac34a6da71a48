"""What a player has the table answer for them in the auctions of one round.

`3 bid 13 36` bids for plant 13 in round 3, no more than it must and up to 36, and drops
out above that. `3 pass` passes whenever it may. `3 pass 13` drops out of the auction of
every plant but 13, and leaves it to the player what to offer.
"""

from __future__ import annotations

from typing import NamedTuple

from robobid.core.decisions import Decision
from robobid.core.errors import Illegal, RobobidError
from robobid.powergrid.actions import PASS, Bid, Pass
from robobid.powergrid.offered import BidLimits, OpeningLimits
from robobid.powergrid.plants import Number, card_named, card_word
from robobid.powergrid.table import Table


class Standing(NamedTuple):
    """A standing order; it holds for one round."""

    round: int
    plant: Number | None = None
    """The plant to bid for, or the one that the player wants to be asked about."""
    most: int | None = None
    """The highest bid; without one it passes."""

    def __str__(self) -> str:
        words = ["pass" if self.most is None else "bid"]
        if self.plant is not None:
            words.append(card_word(self.plant))
        if self.most is not None:
            words.append(str(self.most))
        return f"{self.round} {' '.join(words)}"


def read_standing(text: str) -> Standing:
    """A standing order as it is stored."""
    try:
        match text.split():
            case [round, "pass"]:
                return Standing(int(round))
            case [round, "pass", card]:
                return Standing(int(round), card_named(card))
            case [round, "bid", card, most]:
                return Standing(int(round), card_named(card), int(most))
    except (RobobidError, ValueError) as error:
        raise _not_now() from error
    raise _not_now()


def give_order(table: Table, seat: int, words: str) -> Standing:
    """What a player wants now: `bid 13 36`, `pass` or `pass 13`; or it is refused."""
    order = read_standing(f"{table.round} {words}")
    auction = table.auction
    is_in = seat in table.waiting or (auction is not None and seat in auction.queue)
    if table.phase != "auction" or not is_in:
        raise _not_now()
    cards = [auction.plant] if auction and auction.plant not in table.market else []
    cards += table.market
    if order.plant is not None and order.plant not in cards:
        word, allowed = card_word(order.plant), ", ".join(map(card_word, cards))
        raise Illegal(
            "plant_not_in_market",
            f"plant {word} is not in the market; allowed: {allowed}",
            plant=word,
            allowed=allowed,
        )
    money = table.players[seat].money
    if order.most is not None and order.most > money:
        raise Illegal(
            "bid_not_affordable",
            f"{order.most} is more than {money}",
            bid=order.most,
            money=money,
        )
    return order


def _not_now() -> Illegal:
    return Illegal("no_order_now", "nothing can be answered for this seat like that")


def answer(order: Standing, table: Table, decision: Decision) -> Bid | Pass | None:
    """What the order answers to a decision; none if the player is to choose."""
    if order.round != table.round or table.phase != "auction":
        return None
    match decision.options.offered():
        case OpeningLimits(may_pass=True) if order.plant is None:
            return PASS
        case BidLimits() as limits if decision.kind == "bid":
            return _bid(order, table, limits)
    return None


def _bid(order: Standing, table: Table, limits: BidLimits) -> Bid | Pass | None:
    is_meant = table.auction is not None and order.plant == table.auction.plant
    if order.most is None:
        return None if is_meant else _drop_out(limits)
    if not is_meant:
        return None
    if limits.least <= min(order.most, limits.most):
        return Bid(limits.least)
    return _drop_out(limits)


def _drop_out(limits: BidLimits) -> Pass | None:
    return PASS if limits.may_pass else None
