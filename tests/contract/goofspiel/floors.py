"""Goofspiel on the other floors: its bots, its numbers, and its entry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np

from robobid.bots.hints import Hint
from robobid.bots.random import RandomPlayer
from robobid.bots.roster import LineUp, Roster
from robobid.core.decisions import Decision
from robobid.envs.coding import Part, Row, amount, layout_of
from robobid.games.registry import GameEntry
from tests.contract.goofspiel.game import Show, Table, View

_HERE: Final = "tests.contract.goofspiel"


class Matcher(RandomPlayer):
    def choose(self, view: View, decision: Decision) -> Any:
        return advise(view, decision).action


def advise(view: View, decision: Decision) -> Hint:
    """Bid what the prize is worth, or else the lowest card."""
    bid, lowest = Show(view.prize), next(iter(decision.options))
    return Hint(bid if bid in decision.options else lowest, "as_much", {})


BOTS: Final = Roster(
    players={
        "random": "robobid.bots.random:RandomPlayer",
        "matcher": f"{_HERE}.floors:Matcher",
    },
    adviser=f"{_HERE}.floors:advise",
    reasons={"as_much": frozenset()},
    at_home=LineUp("human,matcher", 3),
    in_numbers=LineUp("matcher,random", 2),
    contest=("matcher", "random"),
)


class GoofspielCoding:
    usual_players: ClassVar[int] = 2

    def __init__(self, table: Table) -> None:
        seats, cards = len(table.held), table.setup.cards
        self.choices = self.outcomes = cards
        players = tuple(f"seat {seat}" for seat in range(seats))
        held = tuple(f"{seat} {card}" for seat in players for card in range(cards))
        self.parts = (
            Part("prize", ("table",), 0, cards, "the prize that is shown"),
            Part("bid", players, -1, cards, "what was bid"),
            amount("won", players, 99, "points won", cards),
            Part("held", held, 0, 1, "is the card in hand"),
        )
        self.layout = layout_of(self.parts, np.int16)
        self.longest = cards * (1 + seats) + 1

    def persons(self, table: Table) -> tuple[int, ...]:
        return tuple(range(len(table.held)))

    def options(self, table: Table, decision: Decision) -> Mapping[int, Any]:
        return {action.card - 1: action for action in decision.options}

    def observe(self, view: View) -> Row:
        cards = range(1, view.setup.cards + 1)
        held = [card in hand for hand in view.held for card in cards]
        return np.array([view.prize, *view.bids, *view.won, *held], np.int16)

    def points(self, table: Table) -> tuple[int, int]:
        return 0, sum(range(table.setup.cards + 1))


ENTRY: Final = GameEntry(
    name="goofspiel",
    title="Goofspiel",
    about="for 2 to 4 players",
    rules=f"{_HERE}.game:GOOFSPIEL",
    bots=f"{_HERE}.floors:BOTS",
    coding=f"{_HERE}.floors:GoofspielCoding",
)
