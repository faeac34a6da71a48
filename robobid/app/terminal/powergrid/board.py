"""The table as it is shown: news, markets, players, map and what can be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from robobid.app.terminal import paint
from robobid.app.terminal.host import Size
from robobid.app.terminal.paint import Block, beside, fitted, flowing, wrapped
from robobid.app.terminal.powergrid import market
from robobid.app.terminal.powergrid.choices import choices
from robobid.app.terminal.powergrid.comparison import KINDS as COMPARED
from robobid.app.terminal.powergrid.comparison import compared
from robobid.app.terminal.powergrid.country import country
from robobid.app.terminal.powergrid.people import players
from robobid.app.terminal.powergrid.speech import PowerGridSpeech
from robobid.app.terminal.voice import Line
from robobid.core.decisions import Decision, seat_letter
from robobid.games.powergrid.view import View

WIDE: Final = 134
"""From so many cells on the map stands beside everything else."""
LEFT: Final = 78
_NEWS: Final = 14
_CHOICES: Final = 12
_WITH_MAP: Final = ("region", "build")
"""Decisions before which a narrow screen shows the map as well, if it is high."""


def board(
    speech: PowerGridSpeech,
    view: View,
    decision: Decision,
    news: list[Line],
    size: Size,
) -> Block:
    """Everything that a seat needs to choose."""
    if size.width >= WIDE:
        left = _main(speech, view, decision, news, LEFT)
        right = country(speech, view, size.width - LEFT - 2)
        columns = beside([[fitted(line, LEFT) for line in left], right], gap=2)
        return [rail(speech, view, size.width), Text(), *columns, Text()]
    lines = [rail(speech, view, size.width)]
    lines += _main(speech, view, decision, news, size.width)
    if decision.kind in _WITH_MAP:
        shown = country(speech, view, size.width)
        if len(lines) + len(shown) + 2 <= size.height or view.country is None:
            lines += [Text(), *shown]
    return [*lines, Text()]


def plain_board(speech: PowerGridSpeech, view: View, decision: Decision) -> Block:
    """The same for a pipe: no news, which were told before, and the map when needed."""
    width = 79
    lines = [Text(), Text(f"== {', '.join(_where(speech, view))}")]
    lines += _parts(speech, view, width)
    lines += _beside_mine(speech, view, decision, width)
    if decision.kind in _WITH_MAP:
        lines += country(speech, view, width)
    return [*lines, *_offered(speech, view, decision, width)]


def _main(
    speech: PowerGridSpeech,
    view: View,
    decision: Decision,
    news: list[Line],
    width: int,
) -> Block:
    lines = news_lines(news, width)
    lines += [Text()] if lines else []
    lines += _parts(speech, view, width)
    lines += _beside_mine(speech, view, decision, width)
    offered = _offered(speech, view, decision, width)
    return [*lines, *([Text(), *offered] if offered else [])]


def _beside_mine(
    speech: PowerGridSpeech, view: View, decision: Decision, width: int
) -> Block:
    return compared(speech, view, width) if decision.kind in COMPARED else []


def _parts(speech: PowerGridSpeech, view: View, width: int) -> Block:
    return [
        *market.plants(speech, view, width),
        *market.fuel(speech, view),
        *players(speech, view, width),
    ]


def news_lines(news: Sequence[Line], width: int) -> Block:
    """The newest sentences, as many as there is room for."""
    lines: Block = []
    for line in reversed(news):
        text = [Text(" ") + part for part in wrapped(line.text, width - 3, "  ")]
        if len(lines) + len(text) > _NEWS:
            break
        lines = text + lines
    return lines


def _offered(
    speech: PowerGridSpeech, view: View, decision: Decision, width: int
) -> Block:
    found = choices(speech, view, decision)
    texts = [Text(f"{at} {choice.words}") for at, choice in enumerate(found, 1)]
    more = len(found) - _CHOICES
    if more > 0:
        words = speech.say("powergrid.board.more", n=more)
        texts = [*texts[:_CHOICES], Text(words, paint.DIM)]
    if decision.kind == "build":
        return [
            Text(" ") + fitted(text, min(text.cell_len, width - 2)) for text in texts
        ]
    return flowing([Text(" ") + text for text in texts], width - 1, Text(), 1)


def rail(speech: PowerGridSpeech, view: View, width: int) -> Text:
    """The line at the top: which game and map, and how far it is."""
    words = _where(speech, view)
    between = f" {speech.glyphs.dot} "
    head = f" ROBOBID {speech.glyphs.zap} {speech.say('powergrid.title')}  "
    if len(head) + len(between.join(words)) > width:
        head = f" {speech.glyphs.zap} "
    while words and len(head) + len(between.join(words)) > width:
        words.pop()
    line = paint.badge(head, paint.RAIL + paint.BOLD)
    return fitted(line.append(between.join(words), paint.RAIL), width, paint.RAIL)


def _where(speech: PowerGridSpeech, view: View) -> list[str]:
    say = speech.say
    words = [
        speech.map_name(view.setup.map),
        say("powergrid.board.round", round=view.round),
        say("powergrid.board.step", step=view.step),
        say(f"powergrid.phase.{view.phase}"),
    ]
    if view.order:
        letters = "".join(map(seat_letter, view.order))
        words.append(say("powergrid.board.order", order=letters))
    return [*words, say("powergrid.board.stack", n=view.stack_size)]
