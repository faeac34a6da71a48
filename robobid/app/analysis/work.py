"""Whole records analysed: here, on all cores, or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from robobid.app.analysis.account import Account, account_of
from robobid.app.analysis.judgement import USUAL, Effort, Judged, judge, outcome_told
from robobid.app.analysis.luck import Drawn, Stroke, measure, strokes
from robobid.app.analysis.moments import Moment, moments
from robobid.bots.judge import has_oracle, judge_of
from robobid.core.game import AnyGame
from robobid.core.reader import read_record
from robobid.core.record import Record

if TYPE_CHECKING:  # a page has no processes
    from robobid.arena.executors import Workforce

TOGETHER: Final = 6
"""So many decisions and strokes of a record are judged by one worker, who must read it
first."""


class Portion(NamedTuple):
    """Some decisions and strokes of luck of a record, by their numbers."""

    game: AnyGame
    text: str
    numbers: frozenset[int]
    seed: int | str
    effort: Effort


class Wanted(NamedTuple):
    """A record, and the entries that are to be judged."""

    record: Record[Any]
    numbers: tuple[int, ...]
    whole: bool = True
    """Are those all that there are?"""

    @classmethod
    def of(cls, record: Record[Any], seats: frozenset[int] | None = None) -> Wanted:
        """All choices of a record or those of some seats, and its luck.

        A game is refused whose moves nobody can judge.
        """
        judge_of(record.game.name)
        chosen = [
            each.number
            for each in all_of(record)
            if isinstance(each, Stroke) or seats is None or each.entry.seat in seats
        ]
        return cls(record, tuple(chosen), seats is None)


def all_of(record: Record[Any]) -> list[Moment | Stroke]:
    """Every choice of a record, and after its end every stroke of luck, in order."""
    found: list[Moment | Stroke] = [*moments(record)]
    if record.is_over and has_oracle(record.game.name):
        found += strokes(record)
    return sorted(found, key=lambda each: each.number)


def portions(
    wanted: Wanted, seed: int | str = 0, effort: Effort = USUAL
) -> list[Portion]:
    """A record's work in parts of about the same size."""
    text, game, numbers = wanted.record.write(), wanted.record.game, wanted.numbers
    return [
        Portion(game, text, frozenset(numbers[at : at + TOGETHER]), seed, effort)
        for at in range(0, len(numbers), TOGETHER)
    ]


def work_on(portion: Portion) -> list[Judged | Drawn]:
    """Judge some decisions and strokes of a record."""
    record = read_record(portion.text, portion.game)
    return [
        with_outcome(record, each, look_at(portion.game, each, *portion[-2:]))
        for each in all_of(record)
        if each.number in portion.numbers
    ]


def with_outcome(
    record: Record[Any], what: Moment | Stroke, found: Judged | Drawn
) -> Judged | Drawn:
    """What was judged, and what the game made of a move."""
    if isinstance(what, Stroke) or isinstance(found, Drawn):
        return found
    return replace(found, outcome=outcome_told(record, what))


def look_at(
    game: AnyGame, what: Moment | Stroke, seed: int | str, effort: Effort
) -> Judged | Drawn:
    """Judge a decision, or measure a stroke of luck."""
    if isinstance(what, Stroke):
        return measure(game, what, seed, effort.luck)
    return judge(game, what, seed, effort)


def added_up(wanted: Wanted, looked: Iterable[Judged | Drawn]) -> Account:
    """What everything that was looked at says of a game."""
    found = list(looked)
    return account_of(
        wanted.record,
        [each for each in found if isinstance(each, Judged)],
        [each for each in found if isinstance(each, Drawn)],
        whole=wanted.whole,
    )


def analyse(
    games: Sequence[Wanted],
    force: Workforce,
    *,
    seed: int | str = 0,
    effort: Effort = USUAL,
    progress: Callable[[int], None] = lambda _: None,
) -> Iterator[Account]:
    """Analyse records, one after another; all workers are kept busy."""
    work = [portions(wanted, seed, effort) for wanted in games]
    results = force.results(work_on, [each for part in work for each in part])
    for wanted, part in zip(games, work, strict=True):
        looked: list[Judged | Drawn] = []
        for _ in part:
            found = next(results)
            looked += found
            progress(len(found))
        yield added_up(wanted, looked)
