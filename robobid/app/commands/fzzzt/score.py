"""`robobid score fzzzt`: for people at a real table, what their cards are worth."""

from __future__ import annotations

import json as json_text
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from robobid.app.terminal.fzzzt.final import score_lines
from robobid.app.terminal.fzzzt.speech import Speech
from robobid.app.terminal.output import read_text
from robobid.app.terminal.screen import NARROW, InputEnded, Screen
from robobid.app.terminal.voice import speaker
from robobid.core.errors import RobobidError, Unreadable
from robobid.games.fzzzt.files.deckfile import load_deck, standard_deck
from robobid.games.fzzzt.files.scorefile import (
    Collection,
    collection,
    read_collection,
)
from robobid.games.fzzzt.rules.cards import Deck
from robobid.games.fzzzt.rules.editions import EDITIONS, Edition, edition_named
from robobid.games.fzzzt.rules.scoring import Score
from robobid.narration.fzzzt import FzzztTeller

T = TypeVar("T")


def score_fzzzt(
    *, file: str | None, json: bool, deck: Path | None, lang: str | None
) -> int:
    """Read a player's cards, or ask for them, and print the best layout."""
    cards = standard_deck() if deck is None else load_deck(deck)
    speech = Speech(speaker(lang))
    if file is None:
        found = Questions(cards, speech, Screen()).ask_collection()
    else:
        found = read_collection(read_text(file), cards)
    score = found.best_score()
    if json:
        print(json_text.dumps(as_json(score), ensure_ascii=False))
    else:
        screen = Screen()
        speech.glyphs = screen.glyphs
        screen.show(score_lines(speech, score, max(screen.width, NARROW)))
    return 0


def as_json(score: Score) -> dict[str, Any]:
    """A score as the page and other programs read it."""
    return {
        "basic": score.basic,
        "bonus": score.bonus,
        "total": score.total,
        "robots": score.robots,
        "allocation": {
            unit.id: [robot.id for robot in robots] for unit, robots in score.allocation
        },
    }


class Questions:
    """Asks for a player's cards in words, again where an answer cannot be."""

    def __init__(self, deck: Deck, speech: Speech, screen: Screen) -> None:
        self._deck = deck
        self._speech = speech
        self._screen = screen
        speech.glyphs = screen.glyphs

    def ask_collection(self) -> Collection:
        """The edition, the units with their robots, and the free cards."""
        say = self._speech.say
        self._screen.show([say("score.how"), ""])
        edition = self._ask(
            say("score.ask.edition", editions=", ".join(EDITIONS)), self._edition
        )
        units: dict[str, list[str]] = {}

        def add_units(names: list[str]) -> None:
            collection(self._deck, edition, dict.fromkeys(names, ()), ())
            units.update((name, []) for name in names)

        self._ask(say("score.ask.units"), lambda line: add_units(line.split()))
        for name in units:
            question = say(
                "score.ask.fixed", unit=self._speech.label(self._deck.card(name))
            )
            self._ask(question, partial(self._fix, edition, units, name))
        return self._ask(
            say("score.ask.cards"),
            lambda line: collection(self._deck, edition, units, line.split()),
        )

    def _edition(self, line: str) -> Edition:
        return edition_named(line or "en")

    def _fix(
        self, edition: Edition, units: dict[str, list[str]], name: str, line: str
    ) -> None:
        collection(self._deck, edition, units | {name: line.split()}, ())
        units[name] = line.split()

    def _ask(self, question: str, read: Callable[[str], T]) -> T:
        while True:
            try:
                return read(self._screen.ask(question).replace(",", " ").strip())
            except InputEnded:
                reason = self._speech.say("terminal.end.input")
                raise Unreadable(
                    "input_ended", "the input ended", reason=reason
                ) from None
            except RobobidError as error:
                self._screen.show(
                    [self._speech.tell(FzzztTeller(self._deck).refusal(error))]
                )
