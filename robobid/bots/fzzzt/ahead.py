"""The bots that think ahead: engineer and chief.

They need numba. How hard they think is a number of rollouts, never the clock.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from math import ceil, log2
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.bots.fzzzt.bidding import bids_by_power
from robobid.bots.fzzzt.weighing import advise, mechanics_judgement
from robobid.bots.fzzzt.weights import weights
from robobid.core.decisions import Decision
from robobid.fast.fzzzt import Box, from_table
from robobid.fast.fzzzt.ahead.bids import judgements_of, weigh_bids
from robobid.fast.fzzzt.ahead.outlook import new_outlook
from robobid.fast.judgement import Judgement
from robobid.fzzzt.actions import Bid
from robobid.fzzzt.cards import Card
from robobid.fzzzt.imagine import imagine
from robobid.fzzzt.view import View


class Engineer:
    """It imagines tables that fit what it sees and lays every bid on each of them.

    Everybody goes on as a mechanic would to the end of the round; what all cards
    promise then was learned from many games.
    """

    effort: ClassVar[int] = 40
    """So many rounds it plays in its mind before it bids."""

    def __init__(
        self, seed: int | str, effort: int | None = None, rounds_ahead: int = 0
    ) -> None:
        self.seed = seed
        self.rollouts = self.effort if effort is None else effort
        self.rounds_ahead = rounds_ahead

    def choose(self, view: View, decision: Decision) -> Any:
        """The bid that most often leads to victory; it builds as a mechanic does."""
        if decision.kind != "bid":
            return advise(view, decision, mechanics_judgement()).action
        lines = think(view, decision.seat, self.seed, self.rollouts, self.rounds_ahead)
        return Bid.of(lines[0].cards)


class Chief(Engineer):
    """It thinks as the engineer does, on many more tables.

    Bids that lead nowhere are dropped early, so that most of its time goes to those
    that matter.
    """

    effort: ClassVar[int] = 1000


class Line(NamedTuple):
    """A bid, and where it leads."""

    cards: tuple[Card, ...]
    power: int
    chance: float
    """How likely the seat is to win the game, as far as one can tell."""
    takes: float
    """How likely the bid is to win the card."""


def think(
    view: View, seat: int, seed: int | str, rollouts: int, rounds_ahead: int = 0
) -> list[Line]:
    """The bids that a seat can lay, the best first.

    Half of them are dropped again and again, until two are left. A rollout ends with
    this round, or so many rounds later.
    """
    ways = bids_by_power(view.rules, view.players[seat].hand or ())
    powers, cards = list(ways), list(ways.values())
    if len(ways) == 1:
        return [Line(cards[0], powers[0], 0.0, 0.0)]
    box = box_of(view)
    table = from_table(box, guess(view))
    bids = np.array([box.words(way) for way in cards])
    values = np.zeros(len(cards))
    wins = np.zeros(len(cards))
    tables = np.zeros(len(cards), np.int64)
    stages = max(1, ceil(log2(len(cards))))
    left = np.arange(len(cards))
    first = 0
    while True:
        samples = range(first, first + max(1, rollouts // stages // len(left)))
        weighed = weigh_bids(
            box,
            table,
            seat,
            bids[left],
            samples,
            seed_for(view, seed),
            pool(),
            outlook_for(len(view.players)),
            rounds_ahead,
        )
        values[left] += weighed.values
        wins[left] += weighed.wins
        tables[left] += len(samples)
        first = samples.stop
        order = left[np.argsort(-values[left], kind="stable")]
        if len(left) <= 2:
            break
        left = np.sort(order[: (len(left) + 1) // 2])
    rest = sorted(set(range(len(cards))) - set(order), key=lambda at: -values[at])
    return [
        Line(
            cards[at],
            powers[at],
            float(min(1.0, max(0.0, values[at] / tables[at]))),
            float(wins[at] / tables[at]),
        )
        for at in [*order, *rest]
    ]


def guess(view: View) -> Any:
    """Any table that fits; the program lays out the robots at its end."""
    table = imagine(view, Random(0))
    table.by_hand = False
    return table


def seed_for(view: View, seed: int | str) -> int:
    """A seed for this moment: the same view is always thought about in the same way."""
    hand = [card.id for player in view.players for card in player.hand or ()]
    moment = f"{seed}:{view.round}:{view.face_down}:{len(view.belt)}:{hand}"
    return int.from_bytes(sha256(moment.encode()).digest()[:8], "big")


_boxes: Final[list[Box]] = []
_MOST_BOXES: Final = 8


def box_of(view: View) -> Box:
    """The box that a view's game is played with; those used last are kept."""
    players = len(view.players)
    wanted = Box(view.edition, players, view.deck, view.chosen_peripherals)
    if wanted in _boxes:
        return _boxes[_boxes.index(wanted)]
    _boxes.append(wanted)
    del _boxes[:-_MOST_BOXES]
    return wanted


@cache
def pool() -> NDArray[Any]:
    """How others may think: as a mechanic, or a little otherwise."""
    learned = weights("outlook")
    others = [Judgement(*judgement) for judgement in learned["rivals"]]
    return judgements_of([mechanics_judgement(), *others])


@cache
def outlook_for(players: int) -> NDArray[Any]:
    """What was learned of tables with so many players."""
    learned = weights("outlook")["players"][str(players)]
    return new_outlook(learned["own"], learned["others"], learned["spread"])
