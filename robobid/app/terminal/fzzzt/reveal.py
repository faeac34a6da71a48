"""The moment of truth: everybody's bid, its power, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from robobid.app.terminal import paint
from robobid.app.terminal.fzzzt.speech import Speech
from robobid.app.terminal.paint import Block, fitted, flowing, wrapped
from robobid.app.terminal.voice import Line
from robobid.core.decisions import seat_letter
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.events import (
    BidLaid,
    BidsRevealed,
    BidsTied,
    BuildingFinished,
    CardTurned,
    CardWon,
    GameScored,
    HandDealt,
    PeripheralRevealed,
)

_SHOWN_ELSEWHERE: Final = (
    BidLaid,
    BuildingFinished,
    CardTurned,
    CardWon,
    GameScored,
    HandDealt,
    PeripheralRevealed,
)
"""What the table itself shows, so that no sentence is needed."""


def news(speech: Speech, lines: Sequence[Line], width: int, height: int) -> Block:
    """The newest sentences, as many as there is room for; bids laid out in full."""
    blocks: list[Block] = []
    laid_out: BidsRevealed | None = None
    for number, line in enumerate(lines):
        if isinstance(line.event, BidsRevealed):
            # Every bid has a sentence; one table shows them all.
            if line.event is not laid_out:
                laid_out = line.event
                blocks.append(bids(speech, laid_out, lines[number:], width))
        elif not isinstance(line.event, _SHOWN_ELSEWHERE):
            told = wrapped(line.text, width - 4, "    ")
            blocks.append([Text("  ") + part for part in told])
    kept: list[Block] = []
    for block in reversed(blocks):
        if kept and sum(map(len, kept)) + len(block) > height:
            break
        kept.insert(0, block)
    return [line for block in kept for line in block]


def bids(
    speech: Speech, revealed: BidsRevealed, after: Sequence[Line], width: int
) -> Block:
    """A line for each bid, the winner's marked."""
    won = next(line.event for line in after if isinstance(line.event, CardWon))
    tied = next(
        (line.event.seats for line in after if isinstance(line.event, BidsTied)), ()
    )
    title = speech.say("terminal.reveal.title", card=speech.card(won.card))
    lines = [paint.badge(f" {title}", paint.BOLD)]
    for seat, cards, power in revealed.bids:
        line = paint.badge(f" {seat_letter(seat)} ", paint.SEATS[seat])
        line.append(" ").append_text(fitted(Text(speech.player(seat)), 14))
        line.append(f" {power:2}{speech.glyphs.zap} ", paint.BOLD)
        mark = _mark(speech, won=seat == won.seat, tied=seat in tied)
        lines += flowing(_cards(speech, cards, power), width, line + mark, 10)
    return lines


def _mark(speech: Speech, *, won: bool, tied: bool) -> Text:
    """Who wins and who is tied, all marks of the same width."""
    wins, ties = (speech.say(f"terminal.reveal.{word}") for word in ("wins", "tied"))
    width = max(len(wins), len(ties)) + 2
    if won:
        return fitted(paint.badge(f" {wins} ", paint.RAIL + paint.BOLD), width)
    return fitted(paint.badge(f" {ties} " if tied else "", paint.BOLD), width)


def _cards(speech: Speech, cards: tuple[Card, ...], power: int) -> list[Text]:
    """The cards of a bid, each with its power.

    A peripheral may change what a card is worth: then only the sum is told.
    """
    names = [speech.card(card) for card in cards]
    if power == sum(card.power for card in cards):
        zap = speech.glyphs.zap
        names = [f"{n} {c.power}{zap}" for n, c in zip(names, cards, strict=True)]
    return [Text(name if at == 0 else f"+ {name}") for at, name in enumerate(names)]
