"""Bids: every card is weighed, and what it is worth is bid, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from robobid.bots.fzzzt.rivals import Rival, likely_power_of, rivals
from robobid.bots.fzzzt.worth import Worth, holdings, worth_of
from robobid.bots.hints import REASONS, Hint
from robobid.core.decisions import Decision
from robobid.fast.judgement import (
    Judgement,
    cost_of,
    denied,
    price_of_power,
    promise,
    saves,
)
from robobid.fzzzt.actions import Bid
from robobid.fzzzt.auction import bid_power
from robobid.fzzzt.cards import Card
from robobid.fzzzt.editions import Rules
from robobid.fzzzt.view import View


class Offer(NamedTuple):
    """A bid that could be laid, and what it promises."""

    cards: tuple[Card, ...]
    power: int
    chance: float
    cost: float
    """What its cards could buy later in this round, in points."""


def bid(view: View, decision: Decision, judgement: Judgement) -> Hint:
    """The bid that promises most; of equal ones the weakest."""
    me = view.players[decision.seat]
    own = holdings(me)
    worth, *later = [worth_of(view, own, card, judgement) for card in view.belt]
    others = rivals(view, decision.seat, judgement)
    price = price_in_this_round(view, later, judgement)
    offers = [
        Offer(
            cards,
            power,
            chance_to_win(others, power, judgement),
            cost_of(price, spent_power(view.rules, cards), len(cards), judgement),
        )
        for power, cards in bids_by_power(view.rules, me.hand or ()).items()
    ]
    wanted = worth.total + denied_to(others, judgement)
    best = max(offers, key=lambda o: (promise(o.chance, wanted, o.cost), -o.power))
    return explain(view.belt, [worth, *later], best, offers)


def denied_to(others: Sequence[Rival], judgement: Judgement) -> float:
    """What it is worth that none of the others gets the card."""
    most = max((rival.wish for rival in others), default=0.0)
    return denied(most, len(others), judgement)


def price_in_this_round(
    view: View, later: Sequence[Worth], judgement: Judgement
) -> float:
    """What a point of power will buy in the rest of this round, in points."""
    # Added one by one: newer Pythons' `sum` rounds otherwise than older ones.
    to_come = judgement.typical_worth * view.face_down
    for worth in later:
        to_come += max(0.0, worth.total)
    power = 1.0
    for player in view.players:
        power += likely_power_of(view.rules, player)
    return price_of_power(to_come, power, judgement)


def chance_to_win(others: Sequence[Rival], power: int, judgement: Judgement) -> float:
    """How likely it is that a bid of this power beats everybody."""
    chance = 1.0
    for rival in others:
        chance *= rival.chance_below(power, judgement)
    return chance


def spent_power(rules: Rules, cards: tuple[Card, ...]) -> int:
    """The power that a winner gives away."""
    if rules.winner_pays == "strongest_card":
        return max(bid_power(rules, (card,)) for card in cards)
    return bid_power(rules, cards)


def bids_by_power(rules: Rules, hand: tuple[Card, ...]) -> dict[int, tuple[Card, ...]]:
    """For every power that a hand can bid, the way that costs the fewest cards."""
    best: dict[int, tuple[Card, ...]] = {}
    for card in hand:
        power = bid_power(rules, (card,))
        ways: list[tuple[int, tuple[Card, ...]]] = [(power, (card,))]
        ways += [
            (total + power, (*cards, card))
            for total, cards in best.items()
            if len(cards) < rules.bid_cards_at_most
        ]
        for total, cards in ways:
            known = best.get(total)
            if known is None or _saves(rules, cards, known):
                best[total] = cards
    return best


def _saves(rules: Rules, cards: tuple[Card, ...], known: tuple[Card, ...]) -> bool:
    spent, known_spent = spent_power(rules, cards), spent_power(rules, known)
    return saves(spent, len(cards), known_spent, len(known))


def explain(
    belt: Sequence[Card], worths: Sequence[Worth], best: Offer, offers: Sequence[Offer]
) -> Hint:
    """The bid with its most important reason."""
    better, most = max(zip(belt, worths, strict=True), key=lambda pair: pair[1].total)
    reason = _reason(belt[0], worths[0], most, best, offers)
    values = {
        "card": belt[0],
        "power": best.power,
        "worth": round(worths[0].total),
        "better": better,
    }
    return Hint(
        Bid.of(best.cards), reason, {gap: values[gap] for gap in REASONS[reason]}
    )


def _reason(
    card: Card, worth: Worth, most: Worth, best: Offer, offers: Sequence[Offer]
) -> str:
    if len(offers) == 1:
        return "bid_what_is_left"
    if worth.total <= 0:
        return "bid_low_unwanted"
    if best.chance == 1:
        return "bid_surely_wins"
    if all(offer.chance == 0 for offer in offers):
        return "bid_low_hopeless"
    if best.power == min(offer.power for offer in offers):
        saves = most.total > worth.total
        return "bid_low_to_save" if saves else "bid_low_not_worth"
    if card.is_unit:
        return "bid_for_unit"
    parts = {
        "bid_for_points": worth.points,
        "bid_for_symbols": worth.symbols,
        "bid_for_power": worth.power,
    }
    return max(parts, key=lambda part: parts[part])
