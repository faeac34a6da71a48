"""Draws cards: boxes of five lines, chips of one line, and the backs of cards."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from robobid.app.terminal import paint
from robobid.app.terminal.fzzzt.speech import Speech
from robobid.app.terminal.paint import Block, fitted
from robobid.games.fzzzt.rules.cards import Card

CARD_WIDTH: Final = 13
_INNER: Final = CARD_WIDTH - 2
_FACES: Final = {
    "unit": (paint.UNIT, paint.UNIT_EDGE),
    "fzzzt": (paint.FZZZT, paint.FZZZT_EDGE),
}


def card_box(
    speech: Speech, card: Card, number: int | None = None, *, low: bool = False
) -> Block:
    """A card as a box: power, name, symbols and points; below, its belt speed.

    Where lines are few, a `low` one has its power in the upper edge.
    """
    face, edge = _FACES.get(card.kind, (paint.CARD, paint.CARD_EDGE))
    glyphs = speech.glyphs
    top_left, top_right, low_left, low_right = glyphs.corners
    top = paint.badge(top_left, edge)
    if number is not None:
        top.append(f" {number} ", paint.SPARK)
    if low:
        top.append_text(_power(speech, card, face))
    top.append(glyphs.horizontal * (CARD_WIDTH - 1 - top.cell_len), edge)
    top.append(top_right, edge)
    speed = f"{glyphs.chevron}{card.belt_speed}" if card.belt_speed else ""
    bottom = paint.badge(low_left, edge)
    bottom.append(glyphs.horizontal * (_INNER - len(speed) - 1), edge)
    bottom.append(speed + glyphs.horizontal + low_right, edge)
    rows = [] if low else [_power(speech, card, face)]
    rows += [_name(speech, card, face), _last_row(speech, card, face)]
    side = paint.badge(glyphs.vertical, edge)
    return [top, *(side + fitted(row, _INNER, face) + side for row in rows), bottom]


def _power(speech: Speech, card: Card, face: Style) -> Text:
    bold, star = face + paint.BOLD, speech.glyphs.star
    if card.is_unit:
        words = speech.say("fzzzt.short.each", n=card.points, star=star)
        return paint.badge(words, bold)
    return paint.badge(f"{card.power} {speech.glyphs.zap * card.power}", bold)


def _name(speech: Speech, card: Card, face: Style) -> Text:
    return paint.badge(paint.shortened(speech.short(card), _INNER), face + paint.BOLD)


def _last_row(speech: Speech, card: Card, face: Style) -> Text:
    row = symbols(speech, card, face)
    if card.kind == "mechanic" or card.is_unit:
        return row
    points = f"{card.points}{speech.glyphs.star}"
    row.append(" " * (_INNER - row.cell_len - len(points)), face)
    return row.append(points, paint.ALARM if card.points < 0 else face)


def symbols(speech: Speech, card: Card, face: Style | None = None) -> Text:
    """The construction symbols of a card, as signs on their colours."""
    if speech.wordy:
        return Text(speech.symbols(card))
    row = Text()
    for at, symbol in enumerate(card.symbols):
        row.append(" " if at else "", face)
        row.append(speech.glyphs.symbol(symbol), paint.SYMBOLS[symbol])
    return row


def chip(speech: Speech, card: Card) -> Text:
    """A card on one line: power or points, name, symbols."""
    glyphs = speech.glyphs
    line = Text()
    if not card.is_unit:
        line.append(f"{card.power}{glyphs.zap} ", paint.BOLD)
    line.append(f"{speech.short(card)} ")
    line.append_text(symbols(speech, card))
    if card.kind != "mechanic":
        line.append(f" {card.points}{glyphs.star}")
    return line


def unit_chip(speech: Speech, unit: Card, robots: tuple[Card, ...]) -> Text:
    """A unit that a player owns, with the robots on it."""
    on_it = speech.cards(robots, ", ") or speech.glyphs.dot
    line = Text("[")
    line.append(f"{unit.points}{speech.glyphs.star} ", paint.BOLD)
    return line.append_text(symbols(speech, unit)).append(f" {on_it}]")


def backs(speech: Speech, count: int, width: int, *, low: bool = False) -> Block:
    """Face-down cards, overlapping as far as they must; the last one is whole."""
    if not count:
        return []
    glyphs = speech.glyphs
    top_left, top_right, low_left, low_right = glyphs.corners
    step = max(1, min(3, (width - 2) // count))
    lines = []
    for left, right, fill in (
        (top_left, top_right, glyphs.horizontal),
        *[(glyphs.vertical, glyphs.vertical, glyphs.shade)] * (2 if low else 3),
        (low_left, low_right, glyphs.horizontal),
    ):
        line = (left + fill * (step - 1)) * count + fill + right
        lines.append(Text(line, paint.BACK))
    return lines
