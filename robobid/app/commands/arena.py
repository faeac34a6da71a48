"""`robobid arena`: holds a tournament and tells what came out."""

from __future__ import annotations

import argparse
import json as json_format
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from robobid.app.commands.experiment_file import read_experiment
from robobid.app.commands.experiments import experiment_with
from robobid.app.commands.language import meta, say, title
from robobid.app.commands.options import (
    add_clock,
    add_example,
    add_fast,
    add_file,
    add_game,
    add_games,
    add_json,
    add_language,
    add_logs,
    add_players,
    add_seed,
    add_setup,
    add_workers,
    count,
    set_run,
)
from robobid.app.locales import language, words
from robobid.app.reports.arena.as_json import as_json
from robobid.app.reports.arena.page import report_page
from robobid.app.reports.arena.report import Report
from robobid.app.reports.arena.verdicts import verdicts
from robobid.app.reports.plots import check_plots
from robobid.app.reports.text_table import table_of
from robobid.app.terminal.output import (
    check_writable,
    progress_bar,
    tell_stopped,
    write_text,
)
from robobid.arena.executors import Stopped, workforce
from robobid.arena.experiment import Experiment
from robobid.arena.figures import figures_of
from robobid.arena.ratings import model
from robobid.arena.results_file import ResultsFile
from robobid.arena.tournament import Tournament, hold, portions
from robobid.bots.seating import seat_words
from robobid.bots.transcript import check_folder
from robobid.games.registry import GameEntry, entries, game_named, load

WANTED: Final = ("results", "report", "keep_logs", "jobs", "on", "json", "lang")
"""What the command says of the outcome; all else is the experiment."""
MOST_WITH_INTERVALS: Final = 4
"""With more bots the cross table would be too wide; page and JSON have it whole."""


def add_arguments(word: argparse.ArgumentParser) -> None:
    """Tournaments, described by the command or by a file."""
    games = add_games(word)
    for entry in entries():
        add_game(games, entry, say("cli.arena.game", game=title(entry)), _add_game)
    run = games.add_parser("run", help=say("cli.arena.run"))
    run.add_argument("file", metavar=meta("FILE"), help=say("cli.arena.experiment"))
    _add_outcome(run)
    add_language(run)
    set_run(run, f"{__name__}:arena_from_file")


def _add_game(game: argparse.ArgumentParser, entry: GameEntry) -> None:
    _add_field(game, load(entry.bots).contest)
    add_setup(game, entry, among_bots=True)
    add_fast(game, entry)
    _add_outcome(game)
    bots = ",".join(load(entry.bots).contest[:2])
    line = f"robobid arena {entry.name} --bots {bots} --deals 100 --report report.html"
    add_example(game, line)
    set_run(game, f"{__name__}:arena", game=entry.name)


def _add_field(game: argparse.ArgumentParser, contest: Sequence[str]) -> None:
    """Who meets whom, and how often."""
    game.add_argument(
        "--bots",
        metavar=meta("WORDS"),
        help=say("cli.arena.bots", default=",".join(contest)),
    )
    add_players(game)
    game.add_argument(
        "--line-up",
        action="append",
        default=[],
        metavar=meta("WORDS"),
        help=say("cli.arena.line_up"),
    )
    game.add_argument(
        "--deals",
        type=count,
        default=100,
        metavar="D",
        help=say("cli.arena.deals", default=100),
    )
    add_seed(game)
    game.add_argument(
        "--until-decided",
        action="store_true",
        help=say("cli.arena.until_decided"),
    )
    game.add_argument(
        "--margin",
        type=float,
        default=0.02,
        metavar="M",
        help=say("cli.arena.margin", default="0.02"),
    )
    add_clock(game)


def _add_outcome(word: argparse.ArgumentParser) -> None:
    """Where the results go."""
    add_file(word, "--results", "cli.arena.results")
    add_file(word, "--report", "cli.arena.report")
    add_logs(word)
    add_workers(word)
    add_json(word)


def arena(
    *, game: str, bots: str | None, line_up: Sequence[str], **arguments: Any
) -> int:
    """Hold the tournament that the command describes; gives the exit code."""
    wanted = {name: arguments.pop(name) for name in WANTED}
    entry = game_named(game)
    said, field = entry.settings_in(arguments, among_bots=True)
    experiment = experiment_with(
        entry,
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
        findings = Report(tournament, figures, say)
        if report is not None:
            write_text(report, report_page(findings))
        if json:
            print(json_format.dumps(as_json(tournament, figures), ensure_ascii=False))
        else:
            show(findings)

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


def show(report: Report) -> None:
    """Print a tournament: who is better, how sure that is, and what went wrong."""
    console = Console(highlight=False)
    console.print(report.title, style="bold", markup=False)
    console.print(report.lead, markup=False)
    brief = len(report.figures.bots) > MOST_WITH_INTERVALS
    for text_table in (report.ranking(), report.cross(brief=brief), report.seats()):
        console.print(table_of(text_table))
    console.print(report.say("arena.verdicts"), style="italic", markup=False)
    for sentence in verdicts(report):
        console.print(f"• {sentence}", markup=False)
    console.print(report.say("arena.sureness"), markup=False)
    if report.figures.incidents:
        console.print(table_of(report.faults()))
