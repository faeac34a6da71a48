"""`robobid cards`: the deck, and which of its facts are inferred."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

from robobid.app.commands.options import (
    add_deck_and_language,
    add_json,
    set_run,
)
from robobid.app.locales.phrases import titled
from robobid.app.terminal import paint
from robobid.app.terminal.fzzzt import cardart, facts
from robobid.app.terminal.fzzzt.speech import Speech
from robobid.app.terminal.paint import Block, fitted, wrapped
from robobid.app.terminal.screen import Screen
from robobid.app.terminal.voice import speaker
from robobid.games.fzzzt.files.deckfile import load_deck, standard_deck
from robobid.games.fzzzt.files.deckwriter import write_deck
from robobid.games.fzzzt.rules.cards import KINDS, Card, Deck, Peripheral

INFERRED: Final = "?"
"""The mark behind a fact that no source gives."""
_COLUMNS: Final = ("name", "id", "power", "points", "symbols", "speed", "player", "set")
_WIDTHS: Final = (22, 8, 7, 6, 9, 5, 7, 9)


def add_arguments(word: argparse.ArgumentParser) -> None:
    """Showing the deck."""
    add_json(word)
    add_deck_and_language(word)
    set_run(word, f"{__name__}:show_cards")


def show_cards(
    *, deck: Path | None, lang: str | None, json: bool, screen: Screen | None = None
) -> int:
    """Print the deck as a table by kind, or as a deck file that can be changed."""
    cards = standard_deck() if deck is None else load_deck(deck)
    speech = Speech(speaker(lang))
    if json:
        print(write_deck(cards))
        return 0
    screen = screen or Screen()
    speech.glyphs = screen.glyphs
    screen.show(deck_lines(speech, cards, screen.width))
    return 0


def deck_lines(speech: Speech, deck: Deck, width: int) -> Block:
    """The table: a section for each kind, then the peripherals, then the legend."""
    say = speech.say
    title = say("cards.title", deck=deck.name, n=len(deck.cards))
    lines = [paint.badge(title, paint.BOLD), *_signs(speech, width)]
    for kind in KINDS:
        cards = facts.in_order(tuple(c for c in deck.cards if c.kind == kind))
        if cards:
            heading = say(f"fzzzt.kind.{kind}", n=len(cards))
            lines += [Text(), _heading(heading), _header(speech)]
            lines += [_row(speech, card) for card in cards]
    if deck.peripherals:
        heading = say("cards.peripherals", n=len(deck.peripherals))
        lines += [Text(), _heading(heading)]
        for peripheral in deck.peripherals:
            lines += _peripheral(speech, peripheral, width)
    return [*lines, Text(), *_legend(speech, deck, width)]


def _heading(words: str) -> Text:
    return paint.badge(f" {words} ", paint.RAIL + paint.BOLD)


def _signs(speech: Speech, width: int) -> Block:
    signs = ", ".join(
        f"{speech.glyphs.symbol(name)} {speech.symbol(name)}"
        for name in ("nut", "bolt", "cog", "oil")
    )
    return wrapped(signs, width - 1)


def _header(speech: Speech) -> Text:
    words = [Text(speech.say(f"cards.column.{name}"), paint.DIM) for name in _COLUMNS]
    return _columns(words)


def _row(speech: Speech, card: Card) -> Text:
    def fact(name: str, value: object) -> Text:
        mark = INFERRED if name in card.inferred else ""
        return Text("" if value is None else f"{value}{mark}")

    symbols = cardart.symbols(speech, card)
    symbols.append(INFERRED if "symbols" in card.inferred else "")
    return _columns(
        [
            paint.badge(speech.card(card), paint.BOLD),
            Text(card.id),
            fact("power", None if card.is_unit else card.power),
            fact("points", None if card.kind == "mechanic" else card.points),
            symbols,
            fact("belt_speed", card.belt_speed),
            fact("player", card.player),
            Text(
                speech.say(f"cards.set.{card.set}") if card.set in _SETS else card.set
            ),
        ]
    )


_SETS: Final = ("base", "expansion")


def _columns(cells: Sequence[Text]) -> Text:
    line = Text()
    for cell, width in zip(cells, _WIDTHS, strict=True):
        line.append_text(fitted(cell, width)).append(" ")
    line.rstrip()
    return line


def _peripheral(speech: Speech, peripheral: Peripheral, width: int) -> Block:
    mark = INFERRED if peripheral.inferred else ""
    name = f"{speech.peripheral(peripheral)}{mark} ({peripheral.word})"
    told = titled(speech.say, name, speech.effect(peripheral))
    return wrapped(told, width - 1, "    ")


def _legend(speech: Speech, deck: Deck, width: int) -> Block:
    """Which facts are inferred, and how many cards that touches."""
    touched = sum(bool(card.inferred) for card in deck.cards)
    own = sum(peripheral.inferred for peripheral in deck.peripherals)
    words = speech.say("cards.legend", mark=INFERRED, n=touched, peripherals=own)
    return wrapped(words, width - 1)
