"""The end: who supplied how much, and what broke a tie."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from robobid.app.terminal import paint
from robobid.app.terminal.paint import Block, fitted, wrapped
from robobid.app.terminal.powergrid.speech import PowerGridSpeech
from robobid.core.decisions import seat_letter
from robobid.core.outcome import Outcome


def final_block(
    speech: PowerGridSpeech, outcome: Outcome, verdict: Iterable[str], width: int
) -> Block:
    """Everybody's place, supplied cities, money and cities; and the verdict."""
    results = [tuple(result.values()) for result in outcome.results]
    places = [1 + sum(other > result for other in results) for result in results]
    title = f" {speech.say('terminal.final.title')}"
    bar = fitted(paint.badge(title, paint.RAIL + paint.BOLD), width, paint.RAIL)
    lines = [bar, Text()]
    for seat in sorted(range(len(places)), key=lambda at: (places[at], at)):
        supplied, money, cities = results[seat]
        first = places[seat] == 1
        line = Text(" ").append(f" {places[seat]} ", paint.SPARK if first else "")
        line.append(f" {seat_letter(seat)} ", paint.SEATS[seat])
        line.append_text(fitted(Text(f" {speech.player(seat)}"), 20))
        values = {"n": supplied, "money": money, "cities": cities}
        line.append(f" {speech.say('powergrid.final.result', **values)}")
        lines.append(fitted(line, min(line.cell_len, width)))
    lines.append(Text())
    for words in verdict:
        lines += [Text(" ") + line for line in wrapped(words, width - 2, "  ")]
    return lines
