"""Tells a game of Fzzzt! to one viewer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from robobid.core.errors import RobobidError
from robobid.core.events import Event
from robobid.core.outcome import SHARED, Outcome
from robobid.fzzzt.cards import Card, Deck
from robobid.fzzzt.view import View
from robobid.telling.fzzzt import events
from robobid.telling.fzzzt.nouns import card_named
from robobid.telling.fzzzt.rules import rules_of
from robobid.telling.refusals import refusal
from robobid.telling.teller import Rules
from robobid.telling.told import Line, Named, Told, seat_named, seats_named, told


class FzzztTeller:
    """Tells Fzzzt! played with a deck; `you` is the seat of whoever is told."""

    def __init__(self, deck: Deck, you: int | None = None) -> None:
        self._deck = deck
        self._you = you

    def lines(self, log: Sequence[Event], since: int = 0) -> Iterator[Line]:
        return events.lines(log, since, self._you)

    def rules(self, view: View) -> Rules:
        return rules_of(view, self._you)

    def verdict(self, outcome: Outcome) -> tuple[Told, ...]:
        """Who has won, and what broke a tie (F6.6)."""
        total, robots = outcome.best["points"], outcome.best["robots"]
        names = seats_named(outcome.tied, self._you)
        equal = told("fzzzt.final.tied", names=names, total=total)
        if outcome.by == SHARED:
            names = seats_named(outcome.winners, self._you)
            return equal, told("fzzzt.final.shared", names=names, n=robots)
        winner = seat_named(outcome.winners[0], self._you)
        wins = told("fzzzt.final.wins", name=winner, total=total)
        if outcome.by == "points":
            return (wins,)
        return equal, told("fzzzt.final.fewest", name=winner, n=robots), wins

    def hint(self, reason: str, values: Mapping[str, Any]) -> Told:
        named = {
            name: card_named(value) if isinstance(value, Card) else value
            for name, value in values.items()
        }
        return Told(f"hint.{reason}", named)

    def refusal(self, error: RobobidError) -> Told:
        return refusal(error, self._noun, self._you)

    def _noun(self, word: str) -> Named | None:
        card = self._deck.by_id.get(word)
        return card and card_named(card)
