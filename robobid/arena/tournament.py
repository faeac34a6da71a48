"""Plays an experiment's deals, as many as the question needs."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import partial
from itertools import chain
from typing import Final, NamedTuple

from robobid.arena.deals import DealResult, play_deals
from robobid.arena.executors import Stopped, Workforce
from robobid.arena.experiment import Experiment
from robobid.arena.results_file import ResultsFile
from robobid.arena.sequential import LOOK_EVERY, Evidence

UNPAIRED_PORTION: Final = 10
"""So many deals are played by one worker before it reports; paired ones are long."""

FAST_PORTION: Final = 250
"""The fast twin plays so many at once."""

Progress = Callable[[int], None]
"""Called with the number of games that have just been finished."""


class Tournament(NamedTuple):
    """An experiment and the deals that were played of it, in order."""

    experiment: Experiment
    deals: tuple[DealResult, ...]
    is_decided: bool
    """Did it stop because every pair was decided?"""


def hold(
    experiment: Experiment,
    workforce: Workforce,
    file: ResultsFile | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Play the deals that are not in the file yet, until enough is known.

    Results are taken, written and looked at in the order of the deals, so they are the
    same for any number of workers. Whoever is stopped gives what is finished.
    """
    known = file.read()[: experiment.deals] if file is not None else []
    missing = range(len(known), experiment.deals)
    work = partial(play_deals, experiment)
    jury = Jury(experiment)
    deals: list[DealResult] = []
    if progress is not None and known:
        progress(sum(len(deal.games) for deal in known))
    with closing(workforce.results(work, portions(experiment, missing))) as played:
        try:
            for deal in chain(known, chain.from_iterable(played)):
                is_new = deal.number in missing
                if is_new and file is not None:
                    file.add(deal)
                deals.append(deal)
                if is_new and progress is not None:
                    progress(len(deal.games))
                if jury.is_satisfied_by(deal):
                    break
        except KeyboardInterrupt as stop:
            workforce.abandon()
            so_far = Tournament(experiment, tuple(deals), is_decided=False)
            raise Stopped(so_far) from stop
    return Tournament(experiment, tuple(deals), jury.has_decided)


def portions(experiment: Experiment, deals: range) -> list[range]:
    """The numbers of some deals, in portions for one worker each."""
    size = 1 if experiment.paired else UNPAIRED_PORTION
    if experiment.fast:
        size = FAST_PORTION
    return [deals[at : at + size] for at in range(0, len(deals), size)]


class Jury:
    """Looks at the results from time to time and says when they are clear."""

    def __init__(self, experiment: Experiment) -> None:
        self._margin = experiment.margin
        pairs = experiment.pairs
        self._evidence = {pair: Evidence(len(pairs)) for pair in pairs}
        self._seen = 0
        self.has_decided = False

    def is_satisfied_by(self, deal: DealResult) -> bool:
        """Take one more deal into account: is every pair decided now?"""
        if self._margin is None:
            return False
        for (one, other), evidence in self._evidence.items():
            evidence.add(deal.lead(one, other))
        self._seen += 1
        if self._seen % LOOK_EVERY == 0:
            verdicts = [
                evidence.verdict(self._margin) for evidence in self._evidence.values()
            ]
            self.has_decided = all(verdicts)
        return self.has_decided
