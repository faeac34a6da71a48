"""The table as it is painted: news, belt, players, hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from robobid.app.terminal import paint
from robobid.app.terminal.fzzzt.belt import belt
from robobid.app.terminal.fzzzt.people import players
from robobid.app.terminal.fzzzt.speech import Speech
from robobid.app.terminal.fzzzt.workbench import own_cards
from robobid.app.terminal.host import Size
from robobid.app.terminal.paint import Block, beside, fitted, wrapped
from robobid.core.decisions import Decision
from robobid.games.fzzzt.view import View, progress

WIDE: Final = 110
"""From so many cells on there is a column for the players and the log."""
SIDE: Final = 42
_PROMPT: Final = 2


class Scene(NamedTuple):
    """What is to be painted: a seat's view, its decision, and what is told."""

    view: View
    decision: Decision
    news: Block
    log: Sequence[str]


def news_width(width: int) -> int:
    """How wide news may be on a screen."""
    return width if width < WIDE else width - SIDE


def board(speech: Speech, scene: Scene, size: Size) -> Block:
    """The table, airy if it fits the screen and tight otherwise."""
    lines = [*_board(speech, scene, size, low=False), Text()]
    if len(lines) + _PROMPT > size.height:
        lines = _board(speech, scene, size, low=True)
    return lines


def _board(speech: Speech, scene: Scene, size: Size, *, low: bool) -> Block:
    view, decision, width = scene.view, scene.decision, size.width
    first = [rail(speech, view, width)]
    between = [] if low else [Text()]
    if width < WIDE:
        hand = own_cards(speech, view, decision, width, low=low)
        table = [belt(speech, view, width, low=low), players(speech, view, width)]
        return _stacked([first, scene.news, *table, hand], between)
    left = width - SIDE
    hand = own_cards(speech, view, decision, left, low=low)
    main = _stacked([scene.news, belt(speech, view, left, low=low), hand], between)
    side = players(speech, view, SIDE - 2, roomy=True)
    room = max(len(main), size.height - len(first) - 2 * _PROMPT) - len(side)
    side += _log(speech, scene.log, room)
    columns = beside([[fitted(line, left) for line in main], side], gap=2)
    return [*first, *between, *columns]


def _stacked(parts: Sequence[Block], between: Block) -> Block:
    lines: Block = []
    for part in parts:
        lines += [*between, *part] if lines and part else part
    return lines


def _log(speech: Speech, log: Sequence[str], height: int) -> Block:
    """The newest of the older sentences, as many as there is room for."""
    lines: Block = []
    for words in reversed(log):
        told = wrapped(words, SIDE - 8, "  ", paint.DIM)
        if len(lines) + len(told) + 1 > height:
            break
        lines = [Text("    ") + line for line in told] + lines
    title = paint.badge(f"    {speech.say('terminal.log')}", paint.BOLD)
    return [title, *lines] if lines else []


def rail(speech: Speech, view: View, width: int) -> Text:
    """The line at the top: which game, how far, and the deck."""
    say, dot = speech.say, speech.glyphs.dot
    now = progress(view)
    words = [say("terminal.rail.round", round=now.round, rounds=now.rounds)]
    if view.belt:
        words.append(say("terminal.rail.card", card=now.auction, cards=now.auctions))
    words.append(say("terminal.rail.deck", n=view.deck_size))
    line = paint.badge(
        f" ROBOBID {speech.glyphs.zap} {say('fzzzt.title')}  ",
        paint.RAIL + paint.BOLD,
    )
    line.append(f" {dot} ".join(words), paint.RAIL)
    edition = f" {speech.edition(view.edition)} "
    room = width - line.cell_len - len(edition)
    if room >= 0:
        line.append(" " * room + edition, paint.RAIL)
    return fitted(line, width, paint.RAIL)
