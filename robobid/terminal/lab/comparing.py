"""Plays the game as it is and the changed one, and compares; all of it needs numpy."""

from __future__ import annotations

import json as json_format
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from robobid.arena.executors import workforce
from robobid.arena.extras import check_fast
from robobid.arena.lab.kind import lab_of
from robobid.arena.lab.question import (
    Answer,
    Question,
    answer,
    check_question,
    portions_of,
)
from robobid.arena.lab.side import Side
from robobid.arena.stopping import Stopped
from robobid.bots.transcript import check_folder
from robobid.games import Card, game_named
from robobid.locales import language, words
from robobid.reports.lab.account import Account
from robobid.reports.lab.page import report_page
from robobid.reports.lab.show import show
from robobid.reports.plots import check_plots
from robobid.terminal.asking import settings_in
from robobid.terminal.files import check_writable, write_text
from robobid.terminal.progress import progress_bar
from robobid.terminal.seating import seats_at
from robobid.terminal.simulate import limits_of
from robobid.terminal.stopped import tell_stopped


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
    say = words(language(lang))
    card = game_named(game)
    seated = seats_at(card, bots, players)
    base = side_of(card, arguments, seated)
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
        tell_account(Account(question, found, change, say), report, json=json)

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


def side_of(card: Card, arguments: Mapping[str, Any], seated: Sequence[str]) -> Side:
    """The game as it is, as the command asks for it."""
    said, _ = settings_in(card, arguments, among_bots=True)
    laid = card.lay_out(said, seated)
    base = Side(laid.game, laid.tags(seated))
    base.game.set_up(base.tags)  # what is wrong with it is no fault of the change
    return base


def changed(base: Side, change: Path) -> Side:
    """The game as a file changes it."""
    kind = lab_of(base)
    return kind.changed(base, kind.read_change(change), change)


def tell_account(account: Account, report: Path | None, *, json: bool) -> None:
    """Write the report, and show what was found."""
    if report is not None:
        write_text(report, report_page(account))
    if json:
        print(json_format.dumps(account.as_json(), ensure_ascii=False))
    else:
        show(account)


def check_what_is_needed(*, fast: bool, report: Path | None) -> None:
    """What is missing is told before anything is played."""
    if fast:
        check_fast()
    if report is not None:
        check_plots()
        check_writable(report)
