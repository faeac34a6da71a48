"""`robobid lab`: compares a changed game with the game as it is; that needs numpy."""

from __future__ import annotations

import argparse
import json as json_format
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from robobid.app.commands.language import meta, say, title
from robobid.app.commands.options import (
    add_clock,
    add_example,
    add_file,
    add_game,
    add_games,
    add_json,
    add_logs,
    add_seed,
    add_setup,
    add_workers,
    count,
    set_run,
)
from robobid.app.commands.simulate import limits_of
from robobid.app.locales import language, words
from robobid.app.reports.plots import check_plots
from robobid.app.reports.text_table import table_of
from robobid.app.terminal.output import (
    check_writable,
    progress_bar,
    tell_stopped,
    write_text,
)
from robobid.arena.executors import Stopped, workforce
from robobid.arena.extras import check_fast
from robobid.bots.roster import Roster
from robobid.bots.seating import seats_at
from robobid.bots.transcript import check_folder
from robobid.games.registry import GameEntry, entries, game_named, load

if TYPE_CHECKING:
    from robobid.app.reports.lab.report import Report
    from robobid.arena.lab.question import Answer
    from robobid.arena.lab.side import Side


def add_arguments(word: argparse.ArgumentParser) -> None:
    """What a change does to the game: of a card, a plant, a rule."""
    games = add_games(word)
    for entry in entries():
        if entry.lab:
            text = say("cli.lab.game", game=title(entry))
            add_game(games, entry, text, _add_game)


def _add_game(game: argparse.ArgumentParser, entry: GameEntry) -> None:
    game.add_argument(
        "change", type=Path, metavar=meta("CHANGE.toml"), help=say("cli.lab.change")
    )
    roster: Roster = load(entry.bots)
    usual = roster.in_lab or roster.in_numbers
    game.add_argument(
        "--players",
        type=count,
        default=usual.players,
        metavar="N",
        help=say("cli.default", text=say("cli.players"), default=usual.players),
    )
    game.add_argument(
        "--bots",
        default=usual.words,
        metavar=meta("WORDS"),
        help=say("cli.lab.bots", default=usual.words),
    )
    add_setup(game, entry, among_bots=True)
    game.add_argument(
        "--games",
        type=count,
        default=1000,
        metavar="G",
        help=say("cli.lab.games", default="1000"),
    )
    add_seed(game)
    game.add_argument(
        "--fast",
        action="store_true",
        help=say("cli.lab.fast", bots=", ".join(roster.by_twin)),
    )
    add_file(game, "--report", "cli.arena.report")
    add_clock(game)
    add_logs(game)
    add_workers(game)
    add_json(game)
    add_example(game, f"robobid lab {entry.name} change.toml --games 1000")
    set_run(game, f"{__name__}:compare", game=entry.name)


def compare(
    *,
    game: str,
    change: Path,
    players: int,
    bots: str,
    games: int,
    seed: int,
    fast: bool,
    seconds_per_decision: float,
    seconds_per_game: float,
    keep_logs: Path | None,
    report: Path | None,
    jobs: int | None,
    on: str | None,
    json: bool,
    lang: str | None,
    **arguments: Any,
) -> int:
    """Compare a change with the game as it is, and tell what it does."""
    from robobid.app.reports.lab.report import Report
    from robobid.arena.lab.question import (
        Question,
        answer,
        check_question,
        portions_of,
    )

    say = words(language(lang))
    entry = game_named(game)
    seated = seats_at(entry, bots, players)
    base = side_of(entry, arguments, seated)
    question = Question(
        base,
        changed(base, change),
        tuple(seated),
        seed,
        fast,
        limits_of(seconds_per_decision, seconds_per_game),
        keep_logs,
    )
    check_question(question)
    check_what_is_needed(fast=fast, report=report)
    check_folder(keep_logs)

    def tell(found: Answer) -> None:
        tell_report(Report(question, found, change, say), report, json=json)

    work = len(portions_of(question, games))
    try:
        with progress_bar(say, games) as bar, workforce(jobs, on, work) as force:
            found = answer(question, games, force, bar)
    except Stopped as stop:
        if stop.so_far is not None:
            tell(stop.so_far)
        done = stop.so_far.pairs if stop.so_far is not None else 0
        tell_stopped(say, "stopped.lab", done, games)
        raise
    tell(found)
    return 0


def side_of(
    entry: GameEntry, arguments: Mapping[str, Any], seated: Sequence[str]
) -> Side:
    """The game as it is, as the command asks for it."""
    from robobid.arena.lab.side import Side

    said, _ = entry.settings_in(arguments, among_bots=True)
    laid = entry.lay_out(said, seated)
    base = Side(laid.game, laid.tags(seated))
    base.game.set_up(base.tags)  # what is wrong with it is no fault of the change
    return base


def changed(base: Side, change: Path) -> Side:
    """The game as a file changes it."""
    from robobid.arena.lab.lab import lab_of

    kind = lab_of(base)
    return kind.changed(base, kind.read_change(change), change)


def tell_report(findings: Report, report: Path | None, *, json: bool) -> None:
    """Write the report, and show what was found."""
    from robobid.app.reports.lab.page import report_page

    if report is not None:
        write_text(report, report_page(findings))
    if json:
        print(json_format.dumps(findings.as_json(), ensure_ascii=False))
    else:
        show(findings)


def check_what_is_needed(*, fast: bool, report: Path | None) -> None:
    """What is missing is told before anything is played."""
    if fast:
        check_fast()
    if report is not None:
        check_plots()
        check_writable(report)


def show(report: Report) -> None:
    """Print what is sure; the page and JSON have all of it."""
    from robobid.app.reports.lab.summary import card_table, summary

    console = Console(highlight=False)
    console.print(report.title, style="bold", markup=False)
    for text_table in (report.game(), report.seats(), card_table(report)):
        if text_table.rows:
            console.print(table_of(text_table))
    for sentence in report.lead():
        console.print(sentence, markup=False)
    console.print()
    for sentence in summary(report):
        console.print(f"• {sentence}", markup=False)
    if report.answer.faults:
        faults = len(report.answer.faults)
        console.print(report.say("lab.faults", n=faults), markup=False)
