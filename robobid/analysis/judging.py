"""One decision judged: what it gave away, and what would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from robobid.analysis.futures import doubled
from robobid.analysis.grades import BEST, GRADES, NOISE, grade_of
from robobid.analysis.moments import Moment
from robobid.bots.judging import Judge, Thought, judge_of
from robobid.core.game import AnyGame
from robobid.core.record import action_of, move_of
from robobid.telling.teller import Teller
from robobid.telling.tellers import teller_of
from robobid.telling.told import Told

SHOWN: Final = 3
"""So many options are shown, the best ones."""


class Effort(NamedTuple):
    """How hard one thinks about a decision, counted in continuations."""

    think: int
    """To find the best option, in all."""
    measure: int
    """To compare it with what was done, for each of the two at most."""
    luck: int = 4096
    """To compare the chances before and after a stroke of luck, for each at most."""


USUAL: Final = Effort(800, 1024)
"""Chosen by `python -m bench.analysis`."""


class Considered(NamedTuple):
    """An option as it is shown: a move as in the notation, and how surely it wins."""

    move: str
    chance: float | None


class Judged(NamedTuple):
    """A decision, what it gave away, and what would have been better."""

    number: int
    """The entry, as a replay counts it."""
    round: int
    seat: int
    kind: str
    move: str
    """What was done, as in the notation."""
    chance: float | None
    """How surely the best option wins; none where nothing had to be thought about."""
    loss: float
    error: float
    """The standard error of the loss."""
    grade: str
    better: str | None
    """What would have been better, if anything."""
    why: Told | None
    """What a hint would have said."""
    options: tuple[Considered, ...]
    futures: int
    """How many continuations it took."""


class Loss(NamedTuple):
    """What one option loses against another, and how surely the other one wins."""

    loss: float
    error: float
    chance: float | None
    futures: int


def judge(
    game: AnyGame, moment: Moment, seed: int | str = 0, effort: Effort = USUAL
) -> Judged:
    """Judge a decision by what its seat knew then.

    The best option is looked for first, and then compared with what was done in other
    continuations: so what came out best by luck alone is not taken for better.
    """
    who = judge_of(game.name)
    view, decision = moment.view(game), moment.decision
    played = moment.entry.action
    thought = who.think(view, decision, f"{seed}:think", effort.think)
    best = thought.options[0]
    if _is_same(best.action, played):
        loss = Loss(0.0, 0.0, best.chance, 0)
    else:
        plans = [best.actions, (played,)]
        loss = compare(who, moment, view, plans, f"{seed}:measure", effort.measure)
    thinking = effort.think if best.chance is not None else 0
    loss = loss._replace(futures=thinking + 2 * loss.futures)
    return _judged(game, moment, loss, thought)


def compare(
    who: Judge,
    moment: Moment,
    view: Any,
    plans: Sequence[tuple[Any, ...]],
    seed: str,
    most: int,
) -> Loss:
    """What the second of two plans loses against the first, in the same futures.

    It is looked at again and again until its grade is sure, or enough was tried.
    """
    import numpy as np  # a server that judges nothing starts without it

    tried = np.zeros((2, 0))
    for futures in doubled(most):
        chances = who.chances(view, moment.decision, plans, futures, seed)
        tried = np.concatenate([tried, chances], axis=1)
        lost = tried[0] - tried[1]
        loss = float(lost.mean())
        error = float(lost.std(ddof=1) / lost.size**0.5)
        if is_sure(loss, error):
            break
    chance = float(np.clip(tried.mean(axis=1).max(), 0.0, 1.0))
    return Loss(max(0.0, loss), error, chance, futures.stop)


def is_sure(loss: float, error: float) -> bool:
    """Is the grade the same wherever in its interval the loss is?"""
    low, high = loss - NOISE * error, loss + NOISE * error
    return not any(low < edge < high for edge in GRADES.values())


def choice_told(game: AnyGame, moment: Moment, teller: Teller, move: str) -> Told:
    """A move of a moment, as it is written, in words."""
    action = action_of(game, moment.table, moment.entry.seat, move)
    return teller.choice(moment.decision.kind, action, move)


def _is_same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and bool(one == other)


def _judged(
    game: AnyGame,
    moment: Moment,
    loss: Loss,
    thought: Thought,
) -> Judged:
    entry, table, seat = moment.entry, moment.table, moment.entry.seat
    grade = grade_of(loss.loss, loss.error)
    options, hint = thought
    better = why = None
    if grade != BEST:
        better = move_of(game, table, seat, options[0].action)
        why = teller_of(game.name, table, seat).hint(hint.reason, hint.values)
    return Judged(
        number=moment.number,
        round=entry.round,
        seat=seat,
        kind=moment.decision.kind,
        move=move_of(game, table, seat, entry.action),
        chance=loss.chance,
        loss=loss.loss,
        error=loss.error,
        grade=grade,
        better=better,
        why=why,
        options=tuple(
            Considered(move_of(game, table, seat, each.action), each.chance)
            for each in options[:SHOWN]
        ),
        futures=loss.futures,
    )
