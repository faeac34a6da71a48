"""What a card of Fzzzt! is worth to a player, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from robobid.fast.taste import SIMPLE, Taste
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


def worth_of(view: View, own: Holdings, card: Card, taste: Taste = SIMPLE) -> Worth:
    """What a card is worth to its owner.

    Late in the game what it scores now counts, early what it may yet earn.
    """
    to_come = rounds_to_come(view)
    lateness = view.round / (view.round + to_come)
    gain = own.gain(card)
    if card.is_unit:
        hope = _hope_for_unit(view, own, card, taste)
        return Worth(lateness * gain + (1 - lateness) * hope, 0, 0)
    symbols = gain - card.points
    hope = _hope_for_robot(own, card, taste)
    return Worth(
        card.points,
        lateness * symbols + (1 - lateness) * max(hope, symbols),
        taste.power_worth * (card.power - taste.dull_power) * to_come,
    )


def _hope_for_robot(own: Holdings, card: Card, taste: Taste) -> float:
    """The share of a widget that a robot may become."""
    shares = [unit.points / len(unit.symbols) for unit in own.units if card.fits(unit)]
    return taste.hope * max(shares, default=taste.lone_robot if card.is_robot else 0.0)


def _hope_for_unit(view: View, own: Holdings, unit: Card, taste: Taste) -> float:
    """The widgets a unit may make with the robots owned and those yet to be won.

    Every symbol is counted by itself; the rarest one limits the unit.
    """
    still_to_win = (view.deck_size + view.face_down) / len(view.players)
    share = still_to_win / max(1, len(view.unseen))
    robots = [card for card in own.cards if card.is_robot]
    supply = min(
        _with_symbol(robots, symbol) + share * _with_symbol(view.unseen, symbol)
        for symbol in unit.symbols
    )
    widgets = taste.unit_hope * supply / (1 + len(own.units))
    return unit.points * (widgets if widgets >= 1 else 2 * widgets - 1)


def _with_symbol(cards: Iterable[Card], symbol: str) -> int:
    return sum(symbol in card.symbols for card in cards if card.is_robot)
