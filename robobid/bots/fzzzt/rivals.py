"""What the others can still bid, judged from what everybody may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from robobid.bots.fzzzt.worth import holdings, worth_of
from robobid.fast.judgement import (
    APPRENTICE,
    Judgement,
    cares_for_wishes,
    chance_below,
    comes_first,
    eager,
    likely_most,
    likely_most_of_size,
    likely_power,
)
from robobid.fzzzt.auction import bid_power
from robobid.fzzzt.cards import Card
from robobid.fzzzt.editions import Rules
from robobid.fzzzt.view import PlayerView, View


class Rival(NamedTuple):
    """Another player in an auction, and what their bid may be worth."""

    least: float
    likely_most: float
    most: float
    wins_ties: bool
    """Do they win when we bid the same?"""
    wish: float = 0.0
    """What the card on offer is worth to them, in points; never below 0."""

    def chance_below(self, power: int, judgement: Judgement = APPRENTICE) -> float:
        """How likely it is that a bid of this power beats theirs."""
        beaten = power if self.wins_ties else power + 1
        return chance_below(beaten, self.least, self.likely_most, self.most, judgement)


def rivals(view: View, seat: int, judgement: Judgement = APPRENTICE) -> list[Rival]:
    """Everybody else who takes part in this auction."""
    return [
        _rival(view, player, seat, judgement)
        for player in view.players
        if player.seat != seat and player.hand_size
    ]


def likely_power_of(rules: Rules, player: PlayerView) -> float:
    """The power that a player's hand has, as far as one can tell."""
    unknown = player.hand_size - len(player.shown)
    hidden = _powers(rules, player.hidden)
    shown_power = sum(_powers(rules, player.shown))
    return likely_power(shown_power, unknown, len(hidden), sum(hidden))


def _rival(view: View, player: PlayerView, seat: int, judgement: Judgement) -> Rival:
    players, farthest = len(view.players), view.rules.tie_goes_to == "farthest"
    wins_ties = comes_first(player.seat, seat, view.chief, players, farthest)
    wish = _wish(view, player, judgement)
    bid = player.bid
    if bid is not None and bid.cards is not None:
        power = bid_power(view.rules, bid.cards)
        return Rival(power, power, power, wins_ties, wish)
    least, expected, most = _reach(view.rules, player, judgement)
    return Rival(least, eager(expected, wish, most, judgement), most, wins_ties, wish)


def _wish(view: View, player: PlayerView, judgement: Judgement) -> float:
    """What the card on offer is worth to a rival, if that matters at all."""
    if not cares_for_wishes(judgement):
        return 0.0
    return max(0.0, worth_of(view, holdings(player), view.belt[0], judgement).total)


def _reach(
    rules: Rules, player: PlayerView, judgement: Judgement
) -> tuple[float, float, float]:
    """The least, the likely most and the most power of a bid that is not seen."""
    most_cards = min(rules.bid_cards_at_most, player.hand_size)
    unknown = player.hand_size - len(player.shown)
    shown = _powers(rules, player.shown)
    hidden = _powers(rules, player.hidden)
    strong = sorted([*shown, *hidden[len(hidden) - unknown :]])
    weak = sorted([*shown, *hidden[:unknown]])
    likely = likely_power_of(rules, player)
    bid = player.bid
    if bid is not None and bid.size is not None:
        size, held = bid.size, player.hand_size
        most = sum(strong[len(strong) - size :])
        expected = likely_most_of_size(likely, size, held, most, judgement)
        return sum(weak[:size]), expected, most
    most = sum(strong[len(strong) - most_cards :])
    return weak[0], likely_most(likely, most, judgement), most


def _powers(rules: Rules, cards: Iterable[Card]) -> list[int]:
    return sorted(bid_power(rules, (card,)) for card in cards)
