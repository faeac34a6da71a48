"""One decision judged: what it gave away, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, NamedTuple

from robobid.app.analysis.grades import FAULTLESS, GRADES, NO_STAKE, Grade, grade_of
from robobid.app.analysis.in_points import InPoints, Lost, points_lost
from robobid.app.analysis.moments import Moment
from robobid.bots.appraisal import NOISE, Appraisal, Option
from robobid.bots.figures import error_of_mean, mean
from robobid.bots.judge import Judge, judge_of
from robobid.core.decisions import Action
from robobid.core.game import AnyGame, View
from robobid.core.record import Record, move_of
from robobid.core.wire import AnyAction, Unnamed
from robobid.narration.message import Told, told
from robobid.narration.narrator import Teller
from robobid.narration.narrators import teller_of

SHOWN: Final = 3
"""So many options are shown, the best ones."""
FIRST: Final = 128
"""So many are compared first."""


class Effort(NamedTuple):
    """How hard one thinks about a decision, counted in continuations."""

    think: int | None
    """To find the best option, in all; none: as hard as the bot that gives hints."""
    measure: int
    """To compare it with what was done, for each of the two at most."""
    luck: int = 4096
    """To compare the chances before and after a stroke of luck, for each at most."""
    points: int = 128
    """To compare points where no chance is at stake, for each; 0: nobody asks."""


USUAL: Final = Effort(800, 1024)
"""Chosen by `python -m bench.analysis`."""


@dataclass(frozen=True, slots=True)
class Considered(Unnamed):
    """An option as it is shown: a move as in the notation, and how surely it wins."""

    move: str
    chance: float | None
    told: Told


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged(Unnamed):
    """A decision, what it gave away, and what would have been better."""

    number: int
    """The entry, as a replay counts it."""
    round: int
    seat: int
    kind: str
    move: str
    """What was done, as in the notation."""
    told: Told
    """What was done, in words."""
    outcome: Told | None = None
    """What it was for and what came of it, if `told` does not say it all."""
    chance: float | None
    """How surely the best option wins; none where nothing was compared."""
    loss: float
    error: float
    """The standard error of the loss."""
    stake: float
    """How much the worst that was looked at clearly loses; 0 where all is even."""
    grade: Grade
    points: InPoints | None = None
    """What it gave away in points, if no chance was at stake but points were."""
    better: str | None
    """What would have been better, if anything."""
    better_told: Told | None
    better_action: AnyAction | None
    why: Told | None
    """What a hint would have said."""
    options: tuple[Considered, ...]
    futures: int
    """How many continuations it took."""

    @property
    def gave_away(self) -> bool:
        """Did it clearly lose anything, chances or points?"""
        lost = self.points is not None and self.points.better is not None
        return lost or self.grade not in FAULTLESS


class Measured(NamedTuple):
    """Some plans in the same futures: what each loses against the first."""

    losses: tuple[float, ...]
    errors: tuple[float, ...]
    chance: float
    """How surely the best of them wins."""
    futures: int


def judge(
    game: AnyGame,
    moment: Moment,
    seed: int | str = 0,
    effort: Effort = USUAL,
    who: Judge | None = None,
) -> Judged:
    """Judge a decision by what its seat knew then.

    The best option is looked for first, and then compared in other continuations with
    what was done, with the worst, and with anything: so what came out best by luck
    alone is not taken for better, and what is at stake is known whatever was done.
    """
    who = who or judge_of(game.name)
    view, decision, played = moment.view(game), moment.decision, moment.entry.action
    thought = who.think(view, decision, seed, effort.think)
    found, stake, futures = measured(who, moment, view, thought, seed, effort.measure)
    done = found.find(played)
    assert done is not None
    grade = grade_of(done.loss, done.error, stake)
    table, seat = moment.table, moment.entry.seat
    teller = teller_of(game.name, table, seat)

    def in_words(action: Action) -> Told:
        return choice_told(game, moment, teller, action)

    best, better, why = found.best.action, None, None
    if grade not in FAULTLESS:
        better = move_of(game, table, seat, best)
        hint = who.explain(view, decision, found, done)
        why = teller.hint(hint.reason, hint.values)
    points = None
    if grade == NO_STAKE and effort.points:
        lost = points_lost(who, moment, view, found.options, seed, effort.points)
        points = in_points(game, moment, lost, who.points_at_most)
    thinking = (effort.think or 0) if thought.chance is not None else 0
    return Judged(
        number=moment.number,
        round=moment.entry.round,
        seat=seat,
        kind=decision.kind,
        move=move_of(game, table, seat, played),
        told=in_words(played),
        chance=found.chance,
        loss=done.loss,
        error=done.error,
        stake=stake,
        grade=grade,
        points=points,
        better=better,
        better_told=None if better is None else in_words(best),
        better_action=None if better is None else best,
        why=why,
        options=tuple(
            Considered(
                move_of(game, table, seat, each.action),
                None if found.chance is None else found.chance_of(each),
                in_words(each.action),
            )
            for each in thought.options[:SHOWN]
        ),
        futures=thinking + futures,
    )


def in_points(
    game: AnyGame, moment: Moment, lost: Lost, whole: float
) -> InPoints | None:
    """What a move lost in points, in words; none if those are even as well."""
    if not lost.stake:
        return None
    table, seat, best = moment.table, moment.entry.seat, lost.best.action
    teller = teller_of(game.name, table, seat)
    is_clear = lost.is_clear(whole)
    return InPoints(
        loss=lost.loss,
        error=lost.error,
        stake=lost.stake,
        whole=whole,
        told=told(f"{game.name}.loss", n=round(lost.loss)) if is_clear else None,
        better=move_of(game, table, seat, best) if is_clear else None,
        better_told=choice_told(game, moment, teller, best) if is_clear else None,
        better_action=best if is_clear else None,
    )


def measured(
    who: Judge,
    moment: Moment,
    view: View,
    thought: Appraisal,
    seed: int | str,
    most: int,
) -> tuple[Appraisal, float, int]:
    """The best, what was done, the worst and anything, compared in fresh futures.

    Gives what is known now, with the same best, what is at stake by these futures, and
    how many of them it took.
    """
    played = moment.entry.action
    chosen = [thought.best]
    for option in (
        thought.find(played) or Option((played,)),
        max(thought.options[1:], key=lambda each: each.loss, default=thought.best),
        Option((moment.decision.options.pick(Random(f"{seed}:{moment.number}")),)),
    ):
        if not any(each.is_same(option.action) for each in chosen):
            chosen.append(option)
    plans = [each.actions for each in chosen]
    done = next(at for at, each in enumerate(chosen) if each.is_same(played))
    found = compare(who, moment, view, plans, f"{seed}:measure", most, done)
    fresh = Appraisal(
        tuple(
            replace(option, loss=max(0.0, loss), error=error)
            for option, loss, error in zip(
                chosen, found.losses, found.errors, strict=True
            )
        ),
        found.chance,
    )
    fresh = who.correct(view, moment.decision, fresh)
    known = [fresh.find(each.action) or each for each in thought.options]
    more = [each for each in fresh.options if thought.find(each.action) is None]
    appraisal = replace(thought, options=(*known, *more), chance=fresh.chance)
    return appraisal, fresh.stake, len(plans) * found.futures


def compare(
    who: Judge,
    moment: Moment,
    view: View,
    plans: Sequence[tuple[Any, ...]],
    seed: str,
    most: int,
    done: int = 1,
) -> Measured:
    """What some plans lose against the first of them, in the same futures.

    They are looked at again and again until the grade of what was done is sure, or
    enough was tried.
    """
    tried: list[list[float]] = [[] for _ in plans]
    for futures in doubled(most):
        chances = who.chances(view, moment.decision, plans, futures, seed)
        for its, more in zip(tried, chances, strict=True):
            its.extend(more)
        lost = [
            [best - own for best, own in zip(tried[0], its, strict=True)]
            for its in tried
        ]
        losses, errors = tuple(map(mean, lost)), tuple(map(error_of_mean, lost))
        if is_sure(losses[done], errors[done]):
            break
    chance = min(1.0, max(0.0, *map(mean, tried)))
    return Measured(losses, errors, chance, futures.stop)


def is_sure(loss: float, error: float) -> bool:
    """Is the grade the same wherever in its interval the loss is?"""
    low, high = loss - NOISE * error, loss + NOISE * error
    return not any(low < edge < high for edge in GRADES.values())


def choice_told(game: AnyGame, moment: Moment, teller: Teller, action: Action) -> Told:
    """What might be done at a moment, in words."""
    move = move_of(game, moment.table, moment.entry.seat, action)
    return teller.choice(moment.decision.kind, action, move)


def outcome_told(record: Record[Any], moment: Moment) -> Told | None:
    """What a move was for and what came of it, if its own words do not say so.

    It is told to nobody in particular: the game is over, or goes on in the open.
    """
    entries = record.entries[moment.number - 1 :]
    seen = [event.seen_by(None) for entry in entries for event in entry.events]
    log = [event for event in seen if event is not None]
    teller = teller_of(record.game.name, moment.table, None)
    return teller.outcome(moment.entry.action, moment.entry.seat, log)


def doubled(most: int) -> Iterator[range]:
    """The next futures by their numbers: each time as many as there were already.

    >>> [*doubled(600)]
    [range(0, 128), range(128, 256), range(256, 512), range(512, 600)]
    """
    begun = 0
    while begun < most:
        end = min(most, max(FIRST, 2 * begun))
        yield range(begun, end)
        begun = end
