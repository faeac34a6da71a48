"""Phase 2: the auction of power plants (A3)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from robobid.core.decisions import Decision, Options, Spell
from robobid.core.errors import Illegal
from robobid.games.powergrid.rules import promo
from robobid.games.powergrid.rules.actions import PASS, Bid, Offer, Pass
from robobid.games.powergrid.rules.choices import Choices
from robobid.games.powergrid.rules.discarding import settle_plants
from robobid.games.powergrid.rules.events import (
    BidMade,
    DroppedOut,
    OpeningPassed,
    PlantBought,
    PlantOffered,
)
from robobid.games.powergrid.rules.offers import BidLimits, OpeningLimits, PlantOffer
from robobid.games.powergrid.rules.order import work_out_order
from robobid.games.powergrid.rules.plants import STEP3, TRANSFORMER, Number, card_word
from robobid.games.powergrid.rules.steps import (
    actual_market,
    clear_step3_from_market,
    is_any_on_offer,
    replace_smallest,
)
from robobid.games.powergrid.table import Auction, Owed, Table


def next_opening(table: Table) -> None:
    """The first seat of the order that may still buy opens (A3.1).

    When no plant is left to be offered nobody is asked: all could only pass.
    """
    is_asked = is_any_on_offer(table) or not table.setup.mended.empty_market_is_skipped
    if table.waiting and is_asked:
        table.turn = table.waiting[0]
    else:
        table.waiting = ()
        table.phase = "unsold"
        if not table.sold:
            replace_smallest(table)


def end_of_auctions(table: Table) -> None:
    """Phase 2 is over; in round 1 the order is worked out again (A2)."""
    clear_step3_from_market(table)
    table.waiting = ()
    table.phase = "resources"
    if table.round == 1:
        work_out_order(table)
        for _, robot in table.robots():
            robot.first_city.before_resources(table)
    if table.phase == "resources":
        table.waiting = table.order[::-1]


# -- opening ------------------------------------------------------------------


def opening_decision(table: Table, seat: int) -> Decision:
    """The opener names a plant and a first bid, or passes (A3.2)."""
    return Decision(seat, "open", OpeningOptions(table, seat))


def may_bid_for(table: Table, seat: int, number: Number) -> bool:
    """Does the map let a seat have this plant (part B, nuclear restriction)?"""
    regions = table.setup.map.nuclear_regions
    if regions is None or not table.setup.plants[number].is_nuclear:
        return True
    cities = table.land.cities
    return any(cities[c].region in regions for c in table.players[seat].cities)


class OpeningOptions(Choices):
    """Each plant on offer with each first bid that can be paid, and passing.

    In round 1 nobody may pass (A3.2), unless there is nothing to buy.
    """

    __slots__ = ("actual", "barred", "facts", "market", "may_pass", "money", "plants")

    def __init__(self, table: Table, seat: int) -> None:
        self.facts = facts = table.setup.plants
        self.money = table.players[seat].money
        self.market = tuple(table.market)
        self.actual = tuple(actual_market(table))
        self.barred = tuple(n for n in self.actual if not may_bid_for(table, seat, n))
        self.plants = tuple(
            (number, facts[number].min_bid)
            for number in self.actual
            if facts[number].min_bid <= self.money and number not in self.barred
        )
        self.may_pass = table.round > 1 or not self.plants

    def offered(self) -> OpeningLimits:
        """Every plant of the market: the bids for it, and why not."""
        return OpeningLimits(
            tuple(self._plant(n) for n in self.market if n != STEP3), self.may_pass
        )

    def _plant(self, number: Number) -> PlantOffer:
        least = self.facts[number].min_bid
        why_not = self.why_not(Offer(number, least))
        return PlantOffer(number, card_word(number), least, self.money, why_not)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Offer):
            least = dict(self.plants).get(action.plant)
            bid = action.bid
            return least is not None and type(bid) is int and least <= bid <= self.money
        return isinstance(action, Pass) and self.may_pass

    def __iter__(self) -> Iterator[Any]:
        for plant, least in self.plants:
            for bid in range(least, self.money + 1):
                yield Offer(plant, bid)
        if self.may_pass:
            yield PASS

    def __len__(self) -> int:
        bids = sum([self.money + 1 - least for _, least in self.plants])
        return bids + self.may_pass

    def pick(self, random: Random) -> Any:
        at = int(random.random() * len(self))
        for plant, least in self.plants:
            bids = self.money + 1 - least
            if at < bids:
                return Offer(plant, least + at)
            at -= bids
        return PASS

    def refusal(self, seat: int, action: object, spell: Spell = repr) -> Illegal:
        if isinstance(action, Pass):
            return Illegal("must_buy", "nobody may pass in round 1", seat=seat)
        if not isinstance(action, Offer):
            return Options.refusal(self, seat, action, spell)
        plant, least = (
            card_word(action.plant),
            getattr(self.facts.get(action.plant), "min_bid", 0),
        )
        allowed = ", ".join(card_word(number) for number, _ in self.plants)
        if action.plant in self.barred:
            code, why = "nuclear_barred", "is nuclear, which your cities do not allow"
        elif action.plant in self.actual and action.bid > self.money:
            code, why = "bid_not_affordable", f"{action.bid} is more than you have"
        elif action.plant in self.actual:
            code, why = "bid_too_low", f"{action.bid} is below the least bid {least}"
        elif action.plant in self.market:
            code, why = "plant_not_on_offer", "cannot be offered yet"
        else:
            code, why = "plant_not_in_market", "is not in the market"
        return Illegal(
            code,
            f"plant {plant}: {why}; allowed: {allowed or 'none'}",
            seat=seat,
            plant=plant,
            bid=action.bid,
            least=least,
            money=self.money,
            allowed=allowed,
        )


def pass_opening(table: Table, seat: int) -> None:
    """The opener is out for this round: no purchase and no bid any more (A3.2)."""
    _leave(table, seat)
    table.tell(OpeningPassed(seat))


def open_auction(table: Table, seat: int, plant: Number, bid: int) -> None:
    """The others who may still buy are asked clockwise from the opener (A3.3)."""
    table.tell(PlantOffered(seat, plant, bid))
    for taker, robot in table.robots():
        # Not any more when it has bought or passed in this round.
        if taker in table.waiting and robot.auction.takes_at_once(table, taker, plant):
            robot.auction.tell_taken(table, taker, plant)
            take_plant(table, taker, plant, table.setup.plants[plant].min_bid)
            return
    others = [
        other
        for other in table.clockwise_from(seat)
        if other != seat and other in table.waiting and may_bid_for(table, other, plant)
    ]
    table.auction = Auction(plant, bid, seat, (*others, seat))
    _end_auction_if_won(table)


def _leave(table: Table, seat: int) -> None:
    table.waiting = tuple([other for other in table.waiting if other != seat])
    table.turn = None


# -- bidding ------------------------------------------------------------------


def bid_decision(table: Table, auction: Auction) -> Decision:
    """The next seat bids higher or drops out (A3.3)."""
    seat = auction.queue[0]
    money = table.players[seat].money
    return Decision(seat, "bid", BidOptions(auction.bid + 1, money))


class BidOptions(Choices):
    """Every higher bid that can be paid, and dropping out."""

    __slots__ = ("least", "money")

    def __init__(self, least: int, money: int) -> None:
        self.least = least
        self.money = money

    def offered(self) -> BidLimits:
        """The least and most that may be bid."""
        return BidLimits(self.least, self.money, may_pass=True)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Bid):
            amount = action.amount
            return type(amount) is int and self.least <= amount <= self.money
        return isinstance(action, Pass)

    def __iter__(self) -> Iterator[Any]:
        yield PASS
        for amount in range(self.least, self.money + 1):
            yield Bid(amount)

    def __len__(self) -> int:
        return 1 + max(0, self.money + 1 - self.least)

    def pick(self, random: Random) -> Any:
        at = int(random.random() * len(self))
        return Bid(self.least + at - 1) if at else PASS

    def refusal(self, seat: int, action: object, spell: Spell = repr) -> Illegal:
        if not isinstance(action, Bid):
            return Options.refusal(self, seat, action, spell)
        if action.amount > self.money:
            code, why = "bid_not_affordable", "is more than you have"
        else:
            code, why = "bid_too_low", f"is below the least bid {self.least}"
        return Illegal(
            code,
            f"{action.amount} {why}; allowed: {self.least} to {self.money}, or passing",
            seat=seat,
            bid=action.amount,
            least=self.least,
            money=self.money,
        )


def raise_bid(table: Table, seat: int, amount: int) -> None:
    """A seat bids higher and is asked again after all others.

    Where a robot takes every plant for its number there is no auction (A2).
    """
    auction = table.auction
    assert auction is not None
    plant = auction.plant
    if amount <= auction.bid:
        table.auction = None
        take_plant(table, seat, plant, amount)
        return
    table.auction = Auction(plant, amount, seat, (*auction.queue[1:], seat))
    table.tell(BidMade(seat, plant, amount))
    _end_auction_if_won(table)


def drop_out(table: Table, seat: int) -> None:
    """A seat that dropped out may not come back to this auction (A3.3)."""
    auction = table.auction
    assert auction is not None
    table.auction = auction._replace(queue=auction.queue[1:])
    table.tell(DroppedOut(seat, auction.plant))
    _end_auction_if_won(table)


def _end_auction_if_won(table: Table) -> None:
    """It goes round until one seat is left: that seat pays its bid (A3.3)."""
    auction = table.auction
    assert auction is not None
    if not auction.queue:
        promo.leave_unsold(table)
    elif auction.queue == (auction.bidder,):
        table.auction = None
        take_plant(table, auction.queue[0], auction.plant, auction.bid)


def take_plant(table: Table, seat: int, plant: Number, bid: int) -> None:
    """A seat pays, gets the plant, and buys no other this round (A3.3)."""
    player = table.players[seat]
    robot = player.robot
    payment = robot.special.pay_plant(table, seat, bid) if robot else bid
    player.money -= payment
    table.tell(PlantBought(seat, plant, payment))
    if plant == TRANSFORMER:
        promo.receive_transformer(table, seat)
        return
    plant = table.market.pop(table.market.index(plant))
    # The new plant stands last until the limit was checked: it may not be discarded.
    player.plants = (*player.plants, plant)
    _leave(table, seat)
    table.sold = table.busy = True
    if len(player.plants) > table.setup.figures.max_plants:
        table.owed = Owed("discard", seat)
    else:
        settle_plants(table, seat)
