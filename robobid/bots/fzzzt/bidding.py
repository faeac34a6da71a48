"""A bid with its reason: what the mechanic bids, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from robobid.bots.fzzzt.thoughts import Thoughts, Worth
from robobid.bots.hints import REASONS, Hint
from robobid.games.fzzzt.rules.actions import Bid
from robobid.games.fzzzt.rules.cards import Card
from robobid.twins.plain.fzzzt.knowledge import bid_power


def explain_bid(belt: Sequence[Card], thoughts: Thoughts) -> Hint:
    """The bid with its most important reason."""
    cards = thoughts.bid()
    worths = thoughts.worths()
    power = bid_power(thoughts.box, thoughts.table.rules, thoughts.box.set_of(cards))
    chances = thoughts.chances()
    better, most = max(zip(belt, worths, strict=True), key=lambda pair: pair[1].total)
    reason = _reason(belt[0], worths[0], most, power, chances)
    values = {
        "card": belt[0],
        "power": power,
        "worth": round(worths[0].total),
        "better": better,
    }
    return Hint(Bid.of(cards), reason, {gap: values[gap] for gap in REASONS[reason]})


def _reason(
    card: Card, worth: Worth, most: Worth, power: int, chances: Mapping[int, float]
) -> str:
    if len(chances) == 1:
        return "bid_what_is_left"
    if worth.total <= 0:
        return "bid_low_unit" if card.is_unit else "bid_low_unwanted"
    if chances[power] == 1:
        return "bid_surely_wins"
    if not any(chances.values()):
        return "bid_low_hopeless"
    if power == min(chances):
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
