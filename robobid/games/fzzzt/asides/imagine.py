"""Makes up a table that fits what a seat knows: what bots think ahead on."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Final

from robobid.core.state import maker
from robobid.games.fzzzt.rules.actions import Allocate
from robobid.games.fzzzt.rules.bids import BidOptions
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.table import Player, Table
from robobid.games.fzzzt.view import PlayerView, View

_table: Final = maker(Table, View, given=("players",))
_with_cards: Final = maker(
    Player, PlayerView, given=("hand", "set_aside", "bid", "plan")
)


def imagine(view: View, random: Random) -> Table:
    """A table that would give back the same view, each as likely as the rules say.

    Only these are hidden: which of a player's unshown cards are in the hand and which
    in the pile (uniform, since the hand was dealt at random); the cards of a sealed bid
    and a finished plan (uniform over what is legal, since the rules do not say how
    people choose). A plan that is not finished is taken as not begun.
    The deck needs no imagining: its order does not exist before a card is turned.
    """
    players = [_player(view, player, random) for player in view.players]
    table = _table(view, players=players)
    table.auctions = list(view.auctions)
    return table


def _player(view: View, seen: PlayerView, random: Random) -> Player:
    if seen.hand is not None:
        bid = seen.bid.cards if seen.bid else None
        hand = list(seen.hand)
        plan = list(seen.plan)
    else:
        unshown = random.sample(seen.hidden, seen.hand_size - len(seen.shown))
        hand = sorted([*seen.shown, *unshown])
        bid = _bid(view, seen, hand, random)
        hand = [card for card in hand if card not in (bid or ())]
        plan = _plan(view, seen, hand, random)
    held = [*hand, *(bid or ())]
    set_aside = [card for card in seen.hidden if card not in held]
    return _with_cards(seen, hand=hand, set_aside=set_aside, bid=bid, plan=plan)


def _bid(
    view: View, seen: PlayerView, hand: list[Card], random: Random
) -> tuple[Card, ...] | None:
    """The cards of a laid bid: known, or any of the size that was seen."""
    if seen.bid is None:
        return None
    if seen.bid.cards is not None:
        return seen.bid.cards
    if seen.bid.size is not None:
        return tuple(sorted(random.sample(hand, seen.bid.size)))
    chosen: tuple[Card, ...] = (
        BidOptions(hand, view.rules.bid_cards_at_most).pick(random).cards
    )
    return chosen


def _plan(
    view: View, seen: PlayerView, hand: list[Card], random: Random
) -> list[Allocate]:
    """What a player who has finished building may have chosen: any legal plan."""
    building = view.phase in ("building", "layout")
    if not building or seen.seat in view.waiting:
        return []
    units = [unit for unit, _ in seen.units]
    robots = [card for card in hand if card.is_robot]
    if view.phase == "layout":
        choices = [(r, random.choice([None, *filter(r.fits, units)])) for r in robots]
        return [Allocate(robot, unit) for robot, unit in choices if unit]
    while True:
        plan = [
            Allocate(robot, unit)
            for unit in units
            for robot in _robots_for(view, unit, robots, random)
        ]
        if len({step.robot for step in plan}) == len(plan):
            return plan


def _robots_for(
    view: View, unit: Card, robots: list[Card], random: Random
) -> tuple[Card, ...]:
    fitting = [robot for robot in robots if robot.fits(unit)]
    most = min(view.rules.robots_per_unit, len(fitting))
    ways = [way for size in range(most + 1) for way in combinations(fitting, size)]
    return random.choice(ways)
