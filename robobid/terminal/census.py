"""`robobid census powergrid`: rates all 7,776 robots."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from robobid.arena.extras import check_fast
from robobid.locales import language, words
from robobid.powergrid.mapfile import standard_map
from robobid.powergrid.maps import MAP_NAMES
from robobid.reports.plots import check_plots
from robobid.terminal.accounts import check_files, counting, show_account
from robobid.terminal.files import write_text

if TYPE_CHECKING:
    from robobid.arena.census.taking import Plan


def census_powergrid(
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
    from robobid.arena.census.sample import BATCH
    from robobid.arena.census.taking import Plan as Wanted
    from robobid.arena.census.taking import take_census
    from robobid.reports.census.account import Account
    from robobid.reports.census.page import report_page
    from robobid.reports.census.ratingsfile import ratings_file

    say = words(language(lang))
    maps = tuple(standard_map(name).id for name in map or MAP_NAMES)
    check_files(results, ratings, report)
    if report is not None:
        check_plots()
    plan = Wanted(maps, seed, games, deals)
    workers = jobs, on, -(-games // BATCH)
    with counting(say, plan.work, workers, results) as (force, bar):
        census = take_census(plan, force, results, bar)
    command = command_of(plan)
    account = Account(census, command, say)
    if ratings is not None:
        write_text(ratings, ratings_file(census, command))
    if report is not None:
        write_text(report, report_page(account))
    show_account(account, as_json=json)
    return 0


def command_of(plan: Plan) -> str:
    """The command that gives the same figures again."""
    said = ["robobid", "census", "powergrid"]
    if plan.maps != MAP_NAMES:
        said += [word for map_ in plan.maps for word in ("--map", map_)]
    said += ["--games", str(plan.games), "--deals", str(plan.most_deals)]
    return shlex.join([*said, "--seed", str(plan.seed)])
