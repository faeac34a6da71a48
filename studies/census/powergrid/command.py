"""`python -m studies.census powergrid`: rates all 7,776 robots."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Final

from robobid.app.commands.language import meta, say
from robobid.app.commands.options import add_file, count, count_from_zero, set_run
from robobid.app.locales import language, words
from robobid.app.reports.plots import check_plots
from robobid.app.terminal.output import write_text
from robobid.arena.extras import check_fast
from robobid.games.powergrid.files.mapfile import standard_map
from robobid.games.powergrid.rules.maps import MAP_NAMES
from studies.command import add_report
from studies.report import check_files, counting, show_report

if TYPE_CHECKING:
    from studies.census.powergrid.run import Design


_GAMES: Final = 6_000_000
_DEALS: Final = 100_000


def add_arguments(parser: argparse.ArgumentParser, game: str) -> None:
    """Which robots are rated, and how long."""
    parser.add_argument(
        "--map",
        action="append",
        metavar=meta("NAME"),
        help=say("cli.census.map"),
    )
    parser.add_argument(
        "--games",
        type=count,
        default=_GAMES,
        metavar="G",
        help=say("cli.census.games", default=str(_GAMES)),
    )
    parser.add_argument(
        "--deals",
        type=count_from_zero,
        default=_DEALS,
        metavar="D",
        help=say("cli.census.deals", default=str(_DEALS)),
    )
    add_file(parser, "--ratings", "cli.census.ratings")
    add_report(parser)
    set_run(parser, f"{__name__}:census")


def census(
    *,
    map: list[str] | None,
    games: int,
    deals: int,
    seed: int,
    results: Path | None,
    ratings: Path | None,
    report: Path | None,
    jobs: int | None,
    on: str | None,
    json: bool,
    lang: str | None,
) -> int:
    """Take a census, and tell what it found; gives the exit code."""
    check_fast()
    from studies.census.powergrid.page import report_page
    from studies.census.powergrid.report import Report, ratings_file
    from studies.census.powergrid.run import Design as Wanted
    from studies.census.powergrid.run import take_census
    from studies.census.powergrid.sample import PORTION

    say = words(language(lang))
    maps = tuple(standard_map(name).id for name in map or MAP_NAMES)
    check_files(results, ratings, report)
    if report is not None:
        check_plots()
    design = Wanted(maps, seed, games, deals)
    workers = jobs, on, -(-games // PORTION)
    with counting(say, design.work, workers, results) as (force, bar):
        census = take_census(design, force, results, bar)
    command = command_of(design)
    findings = Report(census, command, say)
    if ratings is not None:
        write_text(ratings, ratings_file(census, command))
    if report is not None:
        write_text(report, report_page(findings))
    show_report(findings, as_json=json)
    return 0


def command_of(design: Design) -> str:
    """The command that gives the same figures again."""
    said = ["python", "-m", "studies.census", "powergrid"]
    if design.maps != MAP_NAMES:
        said += [word for map_ in design.maps for word in ("--map", map_)]
    said += ["--games", str(design.games), "--deals", str(design.most_deals)]
    return shlex.join([*said, "--seed", str(design.seed)])
