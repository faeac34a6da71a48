"""Paints the belt: its head on the left, then what is face up, then the backs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from robobid.app.terminal import paint
from robobid.app.terminal.fzzzt import cardart
from robobid.app.terminal.fzzzt.cardart import CARD_WIDTH
from robobid.app.terminal.fzzzt.speech import Speech
from robobid.app.terminal.paint import Block, beside, fitted, wrapped
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.view import View

_FEW_BACKS: Final = 12
"""Cells that face-down cards get at least."""


def belt(speech: Speech, view: View, width: int, *, low: bool = False) -> Block:
    """The belt, under it the peripheral of this round."""
    if not view.belt:
        return _peripheral(speech, view, width)
    backs_width = min(width // 3, max(_FEW_BACKS, 2 * view.face_down + 2))
    room = width - (backs_width if view.face_down else 0)
    if len(view.belt) * CARD_WIDTH <= room:
        face_up = [cardart.card_box(speech, card, low=low) for card in view.belt]
    else:
        head = cardart.card_box(speech, view.belt[0], low=low)
        face_up = [head, _listed(speech, view.belt[1:], room - CARD_WIDTH, len(head))]
    used = sum(block[0].cell_len for block in face_up)
    backs = cardart.backs(speech, view.face_down, width - used, low=low)
    return [
        _words(speech, view),
        *beside([*face_up, backs]),
        *_peripheral(speech, view, width),
    ]


def _peripheral(speech: Speech, view: View, width: int) -> Block:
    if not view.peripheral:
        return []
    told = speech.say(
        "fzzzt.event.peripheral",
        peripheral=speech.peripheral(view.peripheral),
        effect=speech.effect(view.peripheral),
    )
    return [Text(" ") + line for line in wrapped(told, width - 2, "  ")]


def _words(speech: Speech, view: View) -> Text:
    say = speech.say
    line = paint.badge(f" {speech.glyphs.lamp} ", paint.SPARK)
    line.append(f" {say('terminal.belt.head')}", paint.BOLD)
    more = [say("terminal.belt.more", n=len(view.belt) - 1)] if view.belt[1:] else []
    more += [say("terminal.belt.down", n=view.face_down)] if view.face_down else []
    return line.append("".join(f" {speech.glyphs.dot} {words}" for words in more))


def _listed(speech: Speech, cards: Sequence[Card], width: int, height: int) -> Block:
    """Many face-up cards: numbered lines, in columns as high as a box."""
    lines = [
        paint.badge(f" {at:2} ", paint.DIM).append_text(cardart.chip(speech, card))
        for at, card in enumerate(cards, 2)
    ]
    wide = max(line.cell_len for line in lines) + 1
    rows = max(height, -(-len(lines) // max(1, width // wide)))
    columns = [lines[at : at + rows] for at in range(0, len(lines), rows)]
    return [fitted(line, width) for line in beside(columns, gap=1)]
