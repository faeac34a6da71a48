"""The question, and how it is answered: pairs of games, portion by portion."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from robobid.arena.executors import Stopped, Workforce
from robobid.arena.experiment import check_fast_bot
from robobid.arena.lab.lab import Lab, lab_of
from robobid.arena.lab.quantities import Quantities, names_of
from robobid.arena.lab.side import Side, Task
from robobid.arena.lab.tally import Finding, Tally, findings, tally_of
from robobid.arena.matches import DEFAULT_LIMITS, Fault, Limits
from robobid.bots import check_bot
from robobid.games.registry import load

RULES_PORTION: Final = 5
TWIN_PORTION: Final = 2048
"""Pairs of games that are played in one go, wherever that is."""

Progress = Callable[[int], None]
"""Called with the number of pairs of games that have just been finished."""


class Question(NamedTuple):
    """What does a change do to the game, as these bots play it?"""

    base: Side
    change: Side
    bots: tuple[str, ...]
    seed: int
    fast: bool = False
    """By the fast twin, which has luck of its own."""
    limits: Limits = DEFAULT_LIMITS
    keep_logs: Path | None = None
    """Where the words of programs are kept."""


class Played(NamedTuple):
    """What came out of some pairs of games."""

    tally: Tally
    faults: tuple[Fault, ...]


class Answer(NamedTuple):
    """What a change does, as far as so many pairs of games can tell."""

    pairs: int
    findings: list[Finding]
    faults: tuple[Fault, ...]
    cards: tuple[frozenset[str], frozenset[str]]
    """The cards that can come up on each side, by their ids."""
    alike: Mapping[str, tuple[str, ...]]
    """Cards that nobody can tell apart count as one: by the first id, all of them."""


def check_question(question: Question) -> None:
    """Refuse bots that cannot play, before any game."""
    game = question.base.game.name
    for word in question.bots:
        check_bot(game, word)
        if question.fast:
            check_fast_bot(game, word)


def alike_in(question: Question) -> dict[str, tuple[str, ...]]:
    """The cards of both sides, those together that are equal on each of them."""
    lab = lab_of(question.base)
    sides = [lab.cards(side) for side in (question.base, question.change)]
    found: dict[tuple[Any, ...], list[str]] = {}
    for id_ in sorted({*sides[0], *sides[1]}, key=lab.order):
        found.setdefault(tuple(cards.get(id_) for cards in sides), []).append(id_)
    return {ids[0]: tuple(ids) for ids in found.values()}


def answer(
    question: Question,
    pairs: int,
    force: Workforce,
    progress: Progress | None = None,
) -> Answer:
    """Play so many pairs of games, and compare the two sides.

    Whoever is stopped gives what the pairs say that are finished.
    """
    check_question(question)
    lab = lab_of(question.base)
    base, change = (lab.cards(side) for side in (question.base, question.change))
    sides = frozenset(base), frozenset(change)
    alike = alike_in(question)
    portions = portions_of(question, pairs)
    work = partial(play_portion, question, alike)
    played: list[Played] = []
    names = names_of(
        len(question.bots), list(alike), lab.game_figures, lab.card_figures
    )

    def so_far() -> Answer:
        (whole,) = played
        tally = whole.tally
        found = findings(names, tally)
        return Answer(tally.games, found, whole.faults, sides, alike)

    try:
        for numbers, done in zip(portions, force.results(work, portions), strict=True):
            played = [added(*played, done)]
            if progress is not None:
                progress(len(numbers))
    except KeyboardInterrupt as stop:
        force.abandon()
        raise Stopped(so_far() if played else None) from stop
    return so_far()


def portions_of(question: Question, pairs: int) -> list[range]:
    """The numbers of the pairs, in portions for one worker each."""
    size = TWIN_PORTION if question.fast else RULES_PORTION
    return [range(at, min(at + size, pairs)) for at in range(0, pairs, size)]


def added(first: Played, *others: Played) -> Played:
    """What was played, as one."""
    for other in others:
        first = Played(first.tally + other.tally, first.faults + other.faults)
    return first


def play_portion(
    question: Question, alike: Mapping[str, tuple[str, ...]], numbers: range
) -> Played:
    """Play some pairs of games, known by their numbers."""
    lab = lab_of(question.base)
    (base, base_faults), (change, change_faults) = (
        _play(question, lab, side, alike, numbers)
        for side in (question.base, question.change)
    )
    return Played(tally_of(base, change), base_faults + change_faults)


def _play(
    question: Question,
    lab: Lab,
    side: Side,
    alike: Mapping[str, tuple[str, ...]],
    numbers: range,
) -> tuple[Quantities, tuple[Fault, ...]]:
    known = {card: number for number, ids in enumerate(alike.values()) for card in ids}
    cards = {*lab.cards(side)}
    present = [len(cards.intersection(ids)) for ids in alike.values()]
    task = Task(
        side,
        known,
        question.bots,
        question.seed,
        numbers,
        question.limits,
        question.keep_logs,
    )
    if question.fast:
        return lab.count(load(lab.twin)(task), present), ()
    tally, faults = lab.by_rules(task)
    return lab.count(tally, present), faults
