"""What the others can still bid, judged from what everybody may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from robobid.bots.fzzzt.worth import holdings, worth_of
from robobid.fast.taste import SIMPLE, Taste
from robobid.fzzzt.auction import bid_power
from robobid.fzzzt.cards import Card
from robobid.fzzzt.editions import Rules
from robobid.fzzzt.view import PlayerView, View


class Rival(NamedTuple):
    """Another player in an auction, and what his bid may be worth."""

    least: float
    likely_most: float
    most: float
    wins_ties: bool
    """Does he win when we bid the same?"""
    wish: float = 0.0
    """What the card on offer is worth to him, in points; never below 0."""

    def chance_below(self, power: int, taste: Taste = SIMPLE) -> float:
        """How likely it is that a bid of this power beats his.

        All bids between his least and what his hand is likely to hold are taken to
        be equally likely, but for the taste's curve.
        """
        beaten = power if self.wins_ties else power + 1
        if beaten > self.most:
            return 1.0
        width = max(1.0, self.likely_most - self.least + 1)
        share = min(taste.surest, max(0.0, (beaten - self.least) / width))
        return share if taste.curve == 1 else float(share**taste.curve)


def rivals(view: View, seat: int, taste: Taste = SIMPLE) -> list[Rival]:
    """Everybody else who takes part in this auction."""
    return [
        _rival(view, player, seat, taste)
        for player in view.players
        if player.seat != seat and player.hand_size
    ]


def likely_power(rules: Rules, player: PlayerView) -> float:
    """The power that a player's hand has, as far as one can tell."""
    unknown = player.hand_size - len(player.shown)
    hidden = _powers(rules, player.hidden)
    share = unknown / len(hidden) if hidden else 0.0
    return sum(_powers(rules, player.shown)) + share * sum(hidden)


def _rival(view: View, player: PlayerView, seat: int, taste: Taste) -> Rival:
    wins_ties = _comes_first(view, player.seat, seat)
    wish = _wish(view, player, taste)
    bid = player.bid
    if bid is not None and bid.cards is not None:
        power = bid_power(view.rules, bid.cards)
        return Rival(power, power, power, wins_ties, wish)
    least, likely_most, most = _reach(view.rules, player, taste)
    if taste.desire:
        likely_most = min(likely_most * (1 + taste.desire * wish), most)
    return Rival(least, likely_most, most, wins_ties, wish)


def _wish(view: View, player: PlayerView, taste: Taste) -> float:
    """What the card on offer is worth to a rival, if that matters at all."""
    if not (taste.envy or taste.desire):
        return 0.0
    return max(0.0, worth_of(view, holdings(player), view.belt[0], taste).total)


def _reach(
    rules: Rules, player: PlayerView, taste: Taste
) -> tuple[float, float, float]:
    """The least, the likely most and the most power of a bid that is not seen."""
    most_cards = min(rules.bid_cards_at_most, player.hand_size)
    unknown = player.hand_size - len(player.shown)
    shown = _powers(rules, player.shown)
    hidden = _powers(rules, player.hidden)
    strong = sorted([*shown, *hidden[len(hidden) - unknown :]])
    weak = sorted([*shown, *hidden[:unknown]])
    likely = likely_power(rules, player)
    bid = player.bid
    if bid is not None and bid.size is not None:
        size = bid.size
        share = likely * (size / player.hand_size)
        most = sum(strong[len(strong) - size :])
        return sum(weak[:size]), share + taste.caution * (most - share), most
    most = sum(strong[len(strong) - most_cards :])
    return weak[0], min(taste.fear * likely, most), most


def _comes_first(view: View, rival: int, seat: int) -> bool:
    """Would the rival win a tie with this seat (F4.9)?"""
    count = len(view.players)
    nearer = (rival - view.chief) % count < (seat - view.chief) % count
    return nearer if view.rules.tie_goes_to == "nearest" else not nearer


def _powers(rules: Rules, cards: Iterable[Card]) -> list[int]:
    return sorted(bid_power(rules, (card,)) for card in cards)
