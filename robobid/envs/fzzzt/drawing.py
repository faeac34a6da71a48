"""Fzzzt! drawn: the belt above, and a row for each seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from robobid.envs.shapes import SEAT_COLORS, Box, Drawing, Shape, Words
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.view import PlayerView, View

WIDTH: Final = 1000
_TOP: Final = 150
_ROW: Final = 130
_CARD: Final = (64, 84)
_FILLS: Final = {
    "robot": "#cfe3f1",
    "upgrade": "#b5d3e7",
    "fzzzt": "#f2c6c0",
    "unit": "#d7e8cd",
    "mechanic": "#eadcf0",
}
_BACK: Final = "#8a8f98"
_SYMBOLS: Final = {"nut": "N", "bolt": "B", "cog": "C", "oil": "O"}


def draw(view: View) -> Drawing:
    """The table as a viewer sees it."""
    shapes = [*_belt(view)]
    for player in view.players:
        shapes += _seat(view, player, _TOP + _ROW * player.seat)
    return Drawing(WIDTH, _TOP + _ROW * len(view.players), shapes)


def _belt(view: View) -> Iterator[Shape]:
    words = f"round {view.round}   {view.phase}   {view.deck_size} in the deck"
    if view.peripheral:
        words += f"   {view.peripheral.word}"
    yield Words(12, 16, words, 16)
    cards = [*view.belt, *[None] * view.face_down]
    for at, card in enumerate(cards):
        yield from _card(card, 12 + at * (_CARD[0] + 8), 36)


def _seat(view: View, player: PlayerView, top: int) -> Iterator[Shape]:
    color = SEAT_COLORS[player.seat]
    yield Box(0, top, 8, _ROW - 6, color, color)
    is_chief = "   chief" if player.seat == view.chief else ""
    waits = "   to choose" if player.seat in view.waiting else ""
    yield Words(
        16,
        top + 12,
        f"{player.seat}: {player.hand_size} in hand, {player.pile_size} in the pile"
        f"{is_chief}{waits}",
    )
    left = 16
    for card in _hand(player):
        yield from _card(card, left, top + 28)
        left += 30
    left = max(left + 60, 380)
    for unit, robots in player.units:
        for card in (unit, *robots):
            yield from _card(card, left, top + 28)
            left += 30
        left += 44


def _hand(player: PlayerView) -> Iterable[Card | None]:
    """The cards of a hand; those that the viewer does not know are face down."""
    if player.hand is not None:
        return player.hand
    return [*player.shown, *[None] * max(0, player.hand_size - len(player.shown))]


def _card(card: Card | None, x: int, y: int) -> Iterator[Shape]:
    width, height = _CARD
    if card is None:
        yield Box(x, y, width, height, _BACK)
        return
    yield Box(x, y, width, height, _FILLS[card.kind])
    yield Words(x + 4, y + 10, str(card.power) if not card.is_unit else "U", 15)
    yield Words(x + 4, y + 28, f"{card.points:+}", 12)
    symbols = "".join(_SYMBOLS.get(symbol, "?") for symbol in card.symbols)
    yield Words(x + 4, y + 46, symbols, 12)
    yield Words(x + 4, y + 72, card.id, 9)
