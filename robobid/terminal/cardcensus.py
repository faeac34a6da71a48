"""`robobid census fzzzt`: what cards, seats and peripherals are worth."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from robobid.arena.extras import check_fast
from robobid.fzzzt.editions import EDITIONS, edition_named
from robobid.locales import language, words
from robobid.reports.page import Section, page, quotation
from robobid.reports.sheets import section_of
from robobid.terminal.accounts import check_files, counting, show_account
from robobid.terminal.counts import check_counts
from robobid.terminal.files import write_text

if TYPE_CHECKING:
    from robobid.arena.census.cards import Plan
    from robobid.reports.census.cards import CardAccount


def census_fzzzt(
    *,
    edition: Sequence[str] | None,
    players: Sequence[int] | None,
    no_peripherals: bool,
    level: str,
    games: int,
    seed: int,
    results: Path | None,
    worth: Path | None,
    report: Path | None,
    jobs: int | None,
    on: str | None,
    json: bool,
    lang: str | None,
) -> int:
    """Take a census of the cards, and tell what it found; gives the exit code."""
    check_fast()
    from robobid.arena.census.cards import Plan as Wanted
    from robobid.arena.census.cards import is_fast, take
    from robobid.arena.census.kept import Kept
    from robobid.arena.census.spanner import take as take_spanner
    from robobid.reports.census.cards import CardAccount
    from robobid.reports.census.worthfile import worth_file

    say = words(language(lang))
    chosen = tuple(edition_named(name).name for name in edition or EDITIONS)
    check_files(results, worth, report)
    counts = tuple(sorted({*(players or ())}))
    check_counts(counts, [n for name in chosen for n in EDITIONS[name].player_counts])
    plan = Wanted(chosen, level, seed, games, counts, not no_peripherals)
    moved = sum(not kind.peripheral for kind in plan.kinds) if is_fast(level) else 0
    work = games * (len(plan.kinds) + moved)
    asked: dict[str, Any] = {"editions": chosen, "level": level, "seed": seed}
    kept = Kept(results, asked)
    workers = jobs, on, -(-games // plan.batch)
    with counting(say, work, workers, results) as (force, bar):
        found = take(plan, force, kept, bar)
        worths = take_spanner(plan, force, kept, bar)
    command = command_of(plan)
    account = CardAccount(plan, found, worths, command, say)
    if worth is not None:
        write_text(worth, worth_file(found, command))
    if report is not None:
        write_text(report, _page(account))
    show_account(account, as_json=json)
    return 0


def _page(account: CardAccount) -> str:
    sections = [section_of(sheet) for sheet in account.sheets()]
    made = Section(account.say("worth.made_by"), "", [quotation(account.command)])
    lead = [*account.lead()]
    return page(account.say.lang, account.title, lead, [*sections, made])


def command_of(plan: Plan) -> str:
    """The command that gives the same figures again."""
    said = ["robobid", "census", "fzzzt"]
    if plan.editions != tuple(EDITIONS):
        said += [word for name in plan.editions for word in ("--edition", name)]
    said += [word for number in plan.players for word in ("--players", str(number))]
    if not plan.peripherals:
        said.append("--no-peripherals")
    said += ["--level", plan.level, "--games", str(plan.games)]
    return shlex.join([*said, "--seed", str(plan.seed)])
