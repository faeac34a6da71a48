"""Paints the two markets: plants, and the ladders of fuel."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from rich.style import Style
from rich.text import Text

from robobid.app.terminal import paint
from robobid.app.terminal.paint import Block, fitted, flowing
from robobid.app.terminal.powergrid.speech import PowerGridSpeech
from robobid.games.powergrid.asides.forecast import expected_tokens
from robobid.games.powergrid.asides.imagine import table_in_sight
from robobid.games.powergrid.rules.plants import PLANTS, Fuel, Number
from robobid.games.powergrid.view import View

LABEL: Final = 10
FUELS: Final = (
    Style(color="#ffffff", bgcolor="#6b4a2f", bold=True),
    Style(color="#ffffff", bgcolor="#3a3a42", bold=True),
    Style(color="#1b1b00", bgcolor="#d9b73b", bold=True),
    Style(color="#ffffff", bgcolor="#b02d18", bold=True),
)
_KINDS: Final = {
    "coal": FUELS[Fuel.COAL],
    "oil": FUELS[Fuel.OIL],
    "garbage": FUELS[Fuel.GARBAGE],
    "nuclear": FUELS[Fuel.URANIUM],
    "hybrid": Style(color="#ffffff", bgcolor="#54424a", bold=True),
    "ecological": Style(color="#ffffff", bgcolor="#2f7d4f", bold=True),
    "fusion": Style(color="#14302c", bgcolor="#8fd3c8", bold=True),
    "flux": Style(color="#ffffff", bgcolor="#6b4590", bold=True),
}


def plant_chip(speech: PowerGridSpeech, number: Number, extra: int = 0) -> Text:
    """A plant: its number, what it burns and how many cities it supplies."""
    kind = PLANTS[number].kind if number in PLANTS else "flux"
    word, _, rest = speech.chip(number, extra).partition(" ")
    return Text().append(f" {word} ", _KINDS[kind]).append(f"{rest}")


def plants(speech: PowerGridSpeech, view: View, width: int) -> Block:
    """The plants on offer, and those to come."""
    say = speech.say
    future = [number for number in view.market if number not in view.actual]
    lines = _row(speech, say("powergrid.board.actual"), view.actual, width)
    if future:
        lines += _row(speech, say("powergrid.board.future"), future, width)
    return lines


def _row(
    speech: PowerGridSpeech,
    label: str,
    numbers: tuple[Number, ...] | list[Number],
    width: int,
) -> Block:
    chips = [plant_chip(speech, number) for number in numbers]
    first = fitted(Text(f" {label}", paint.BOLD), LABEL)
    return flowing(chips, width, first, LABEL)


def fuel(speech: PowerGridSpeech, view: View) -> Block:
    """Every ladder with its prices, what is left, and what the next round brings."""
    coming = expected_tokens(table_in_sight(view))
    lines: Block = []
    for at, market in enumerate(view.setup.map.markets):
        if market.name:
            lines.append(Text(f" {speech.market(market.name)}", paint.BOLD))
        lines += [
            _ladder(speech, view, at, kind, coming[at][kind])
            for kind in Fuel
            if market.ladder[kind]
        ]
    return lines


def _ladder(
    speech: PowerGridSpeech, view: View, at: int, kind: Fuel, coming: int
) -> Text:
    market = view.setup.map.markets[at]
    present, ladder = view.fuel[at][kind], market.ladder[kind]
    line = Text().append(f" {speech.fuel(kind)} ", FUELS[kind])
    line = fitted(line, LABEL + 1)
    for price, free, count in _groups(ladder, present):
        sign = speech.glyphs.lamp
        line.append(f"{price}", paint.BOLD if free < count else paint.DIM)
        line.append(speech.glyphs.dot * free + sign * (count - free) + " ")
    if present:
        price = ladder[-present]
        words = speech.say("powergrid.board.fuel", n=present, price=price, more=coming)
    else:
        words = speech.say("powergrid.board.sold_out", more=coming)
    return line.append(f" {words}", paint.DIM)


def _groups(ladder: tuple[int, ...], present: int) -> Iterator[tuple[int, int, int]]:
    """Each price with how many of its places are empty, and how many there are."""
    empty = len(ladder) - present
    for price, places in groupby(ladder):
        count = len(list(places))
        free = min(count, max(0, empty))
        empty -= count
        yield price, free, count
