"""Paints the map: region by region each city, its houses, and the links with costs."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from robobid.app.terminal import paint
from robobid.app.terminal.paint import Block, beside, fitted, flowing
from robobid.app.terminal.powergrid.speech import PowerGridSpeech
from robobid.core.decisions import seat_letter
from robobid.games.powergrid.rules.maps import Country, Region
from robobid.games.powergrid.rules.tables import HOUSE_COST
from robobid.games.powergrid.view import View

COLUMN: Final = 58
"""So wide a column of the map should be at least."""


def country(speech: PowerGridSpeech, view: View, width: int) -> Block:
    """The regions in play, in as many columns as fit."""
    if view.country is None:
        return _regions(speech, view, width)
    land = view.country
    columns = max(1, width // COLUMN)
    each = width // columns - (columns > 1)
    blocks = [
        _region(speech, view, land, region, each)
        for region in view.setup.map.regions
        if region.id in land.regions
    ]
    total = sum(map(len, blocks))
    sides: list[Block] = [[] for _ in range(columns)]
    at = 0
    for block in blocks:
        if at + 1 < columns and len(sides[at]) + len(block) / 2 > total / columns:
            at += 1
        sides[at] += block
    return beside([[fitted(line, each) for line in side] for side in sides], gap=1)


def _regions(speech: PowerGridSpeech, view: View, width: int) -> Block:
    """Before the regions are chosen: which there are, and what they border on."""
    lines: Block = []
    for region in view.setup.map.regions:
        first = _title(speech, region)
        if region.id in view.regions:
            first.append(f"  {speech.say('powergrid.board.chosen')}", paint.BOLD)
        near = ", ".join(map(speech.region, region.adjacent))
        words = f" {speech.glyphs.arrow} {near}".split(" ")
        lines += flowing(map(Text, words), width, first, 5)
    return lines


def _title(speech: PowerGridSpeech, region: Region) -> Text:
    style = Style(color="#14140f", bgcolor=region.color, bold=True)
    line = Text(" ").append(f" {speech.region(region.id)} ", style)
    return line.append(f" {speech.area(region)}", paint.DIM)


def _region(
    speech: PowerGridSpeech, view: View, land: Country, region: Region, width: int
) -> Block:
    lines = [_title(speech, region)]
    cities = [at for at, city in enumerate(land.cities) if city.region == region.id]
    longest = max(len(land.cities[at].name) for at in cities)
    for at in cities:
        first = Text(f"  {land.cities[at].name:{longest}} ", paint.BOLD)
        first.append_text(_houses(speech, view, at))
        near = sorted(land.links[at], key=lambda link: (link[1], link[0]))
        links = [
            Text(f"{land.cities[other].name} {cost}{',' * (n < len(near))}")
            for n, (other, cost) in enumerate(near, 1)
        ]
        lines += flowing(links, width, first, longest + 8)
    return lines


def _houses(speech: PowerGridSpeech, view: View, city: int) -> Text:
    """Who has a house there, which places are free in this step, and which are not."""
    text = Text("[")
    houses = view.houses[city]
    for seat in houses:
        text.append(seat_letter(seat), paint.SEATS[seat])
    free = max(0, view.step - len(houses))
    text.append(speech.glyphs.dot * free)
    text.append(" " * (len(HOUSE_COST) - len(houses) - free))
    return text.append("]")
