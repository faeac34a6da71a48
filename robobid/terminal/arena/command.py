"""`robobid arena`: holds a tournament and tells what came out."""

from __future__ import annotations

import json as json_format
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from robobid.arena.executors import workforce
from robobid.arena.experiment import Experiment
from robobid.arena.figures import figures_of
from robobid.arena.ratings import model
from robobid.arena.resultsfile import ResultsFile
from robobid.arena.stopping import Stopped
from robobid.arena.tournament import Tournament, hold, portions
from robobid.bots.transcript import check_folder
from robobid.games import game_named
from robobid.locales import language, words
from robobid.reports.arena.account import Account
from robobid.reports.arena.as_json import as_json
from robobid.reports.arena.page import report_page
from robobid.reports.arena.show import show
from robobid.reports.plots import check_plots
from robobid.terminal.arena.experiments import experiment_with
from robobid.terminal.arena.settings import read_experiment
from robobid.terminal.asking import settings_in
from robobid.terminal.files import check_writable, write_text
from robobid.terminal.progress import progress_bar
from robobid.terminal.seating import seat_words
from robobid.terminal.stopped import tell_stopped

WANTED: Final = ("results", "report", "keep_logs", "jobs", "on", "json", "lang")
"""What the command says of the outcome; all else is the experiment."""


def arena(
    *, game: str, bots: str | None, line_up: Sequence[str], **arguments: Any
) -> int:
    """Hold the tournament that the command describes; gives the exit code."""
    wanted = {name: arguments.pop(name) for name in WANTED}
    card = game_named(game)
    said, field = settings_in(card, arguments, among_bots=True)
    experiment = experiment_with(
        card,
        said,
        bots=None if bots is None else seat_words(bots, None),
        line_ups=[seat_words(words, None) for words in line_up],
        **field,
    )
    return conduct(experiment, **wanted)


def arena_from_file(*, file: str, **wanted: Any) -> int:
    """Hold the tournament that a file describes; gives the exit code."""
    return conduct(read_experiment(file), **wanted)


def conduct(
    experiment: Experiment,
    *,
    results: Path | None,
    report: Path | None,
    keep_logs: Path | None,
    jobs: int | None,
    on: str | None,
    json: bool,
    lang: str | None,
) -> int:
    """Hold a tournament, and tell what came out as it was asked for."""
    say = words(language(lang))
    experiment = replace(experiment, keep_logs=keep_logs)
    check_folder(keep_logs)
    model()  # what is missing is told before anything is played
    if report is not None:
        check_plots()
        check_writable(report)
    file = ResultsFile(results, experiment.identity) if results else None
    games = experiment.deals * experiment.games_per_deal

    def tell(tournament: Tournament) -> None:
        figures = figures_of(tournament)
        account = Account(tournament, figures, say)
        if report is not None:
            write_text(report, report_page(account))
        if json:
            print(json_format.dumps(as_json(tournament, figures), ensure_ascii=False))
        else:
            show(account)

    work = len(portions(experiment, range(experiment.deals)))
    try:
        with progress_bar(say, games) as bar, workforce(jobs, on, work) as force:
            tournament = hold(experiment, force, file, bar)
    except Stopped as stop:
        if done := len(stop.so_far.deals):
            tell(stop.so_far)
        key = "stopped.kept" if results else "stopped.arena"
        tell_stopped(say, key, done, experiment.deals, file=results)
        raise
    tell(tournament)
    return 0
