"""What a card of Fzzzt! is worth to a player, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from robobid.fast.judgement import (
    APPRENTICE,
    Judgement,
    hope_for_unit,
    lateness_of,
    share_of_unseen,
    weighed,
    worth_of_power,
)
from robobid.fzzzt.cards import Card
from robobid.fzzzt.scoring import best_total
from robobid.fzzzt.view import PlayerView, View


class Holdings(NamedTuple):
    """Everything a player owns, and what it would score if the game ended now."""

    units: dict[Card, tuple[Card, ...]]
    cards: list[Card]
    score: int

    def gain(self, card: Card) -> int:
        """How much more it would score with one more card."""
        if card.is_unit:
            return best_total({**self.units, card: ()}, self.cards) - self.score
        return best_total(self.units, [*self.cards, card]) - self.score


class Worth(NamedTuple):
    """What a card is worth: its parts, and their sum."""

    points: float
    symbols: float
    power: float

    @property
    def total(self) -> float:
        """All of it, in points."""
        return self.points + self.symbols + self.power


def holdings(player: PlayerView) -> Holdings:
    """What a player owns: everybody knows it, since won cards are open (F4.12)."""
    units = dict(player.units)
    cards = [*player.shown, *player.spent, *player.hidden]
    return Holdings(units, cards, best_total(units, cards))


def rounds_to_come(view: View) -> int:
    """How many rounds follow this one (F5.5)."""
    return view.deck_size // view.edition.belt_length_for(len(view.players))


def worth_of(
    view: View, own: Holdings, card: Card, judgement: Judgement = APPRENTICE
) -> Worth:
    """What a card is worth to its owner."""
    to_come = rounds_to_come(view)
    lateness = lateness_of(view.round, to_come)
    gain = own.gain(card)
    if card.is_unit:
        hope = _hope_for_unit(view, own, card, judgement)
        return Worth(weighed(gain, hope, lateness), 0, 0)
    symbols = gain - card.points
    hope = max(_hope_for_robot(own, card, judgement), symbols)
    return Worth(
        card.points,
        weighed(symbols, hope, lateness),
        worth_of_power(card.power, to_come, judgement),
    )


def _hope_for_robot(own: Holdings, card: Card, judgement: Judgement) -> float:
    """The share of a widget that a robot may become."""
    shares = [unit.points / len(unit.symbols) for unit in own.units if card.fits(unit)]
    return judgement.hope * max(
        shares, default=judgement.lone_robot if card.is_robot else 0.0
    )


def _hope_for_unit(
    view: View, own: Holdings, unit: Card, judgement: Judgement
) -> float:
    """The widgets a unit may make with the robots owned and those yet to be won.

    Every symbol is counted by itself; the rarest one limits the unit.
    """
    still_to_win = view.deck_size + view.face_down
    share = share_of_unseen(still_to_win, len(view.players), len(view.unseen))
    robots = [card for card in own.cards if card.is_robot]
    supply = min(
        _with_symbol(robots, symbol) + share * _with_symbol(view.unseen, symbol)
        for symbol in unit.symbols
    )
    return hope_for_unit(unit.points, supply, len(own.units), judgement)


def _with_symbol(cards: Iterable[Card], symbol: str) -> int:
    return sum(symbol in card.symbols for card in cards if card.is_robot)
