"""`python -m studies.census fzzzt`: what cards, seats and peripherals are worth."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from robobid.app.commands.language import meta, say
from robobid.app.commands.options import add_file, count, set_run
from robobid.app.locales import language, words
from robobid.app.reports.page import Section, page, quotation
from robobid.app.reports.text_table import section_of
from robobid.app.terminal.output import write_text
from robobid.arena.extras import check_fast
from robobid.bots import bot_names, usual_bot
from robobid.games.fzzzt.rules.editions import EDITIONS, edition_named
from studies.command import add_report, check_counts
from studies.report import check_files, counting, show_report

if TYPE_CHECKING:
    from studies.census.fzzzt.cards import Design
    from studies.census.fzzzt.report import CardReport


_EACH: Final = 10_000


def add_arguments(parser: argparse.ArgumentParser, game: str) -> None:
    """Whose games cards are rated by, and how many."""
    level = usual_bot(game)
    parser.add_argument(
        "--edition",
        action="append",
        metavar=meta("NAME"),
        help=say("cli.census.edition"),
    )
    parser.add_argument(
        "--players",
        type=count,
        action="append",
        metavar="N",
        help=say("cli.balance.players"),
    )
    parser.add_argument(
        "--no-peripherals",
        action="store_true",
        help=say("cli.census.no_peripherals"),
    )
    parser.add_argument(
        "--level",
        choices=bot_names(game),
        default=level,
        metavar=meta("NAME"),
        help=say("cli.census.level", words=", ".join(bot_names(game)), default=level),
    )
    parser.add_argument(
        "--games",
        type=count,
        default=_EACH,
        metavar="G",
        help=say("cli.census.each", default=str(_EACH)),
    )
    add_file(parser, "--worth", "cli.census.worth")
    add_report(parser)
    set_run(parser, f"{__name__}:census")


def census(
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
    from studies.census.fzzzt.cards import Design as Wanted
    from studies.census.fzzzt.cards import is_fast, take
    from studies.census.fzzzt.report import CardReport, worth_file
    from studies.census.fzzzt.spanner import take as take_spanner
    from studies.resumable import ResumableSums

    say = words(language(lang))
    chosen = tuple(edition_named(name).name for name in edition or EDITIONS)
    check_files(results, worth, report)
    counts = tuple(sorted({*(players or ())}))
    check_counts(counts, [n for name in chosen for n in EDITIONS[name].player_counts])
    design = Wanted(chosen, level, seed, games, counts, not no_peripherals)
    moved = sum(not kind.peripheral for kind in design.kinds) if is_fast(level) else 0
    work = games * (len(design.kinds) + moved)
    asked: dict[str, Any] = {"editions": chosen, "level": level, "seed": seed}
    kept = ResumableSums(results, asked)
    workers = jobs, on, -(-games // design.portion)
    with counting(say, work, workers, results) as (force, bar):
        found = take(design, force, kept, bar)
        worths = take_spanner(design, force, kept, bar)
    command = command_of(design)
    findings = CardReport(design, found, worths, command, say)
    if worth is not None:
        write_text(worth, worth_file(found, command))
    if report is not None:
        write_text(report, _page(findings))
    show_report(findings, as_json=json)
    return 0


def _page(findings: CardReport) -> str:
    sections = [section_of(text_table) for text_table in findings.text_tables()]
    made = Section(findings.say("worth.made_by"), "", [quotation(findings.command)])
    lead = [*findings.lead()]
    return page(findings.say.lang, findings.title, lead, [*sections, made])


def command_of(design: Design) -> str:
    """The command that gives the same figures again."""
    said = ["python", "-m", "studies.census", "fzzzt"]
    if design.editions != tuple(EDITIONS):
        said += [word for name in design.editions for word in ("--edition", name)]
    said += [word for number in design.players for word in ("--players", str(number))]
    if not design.peripherals:
        said.append("--no-peripherals")
    said += ["--level", design.level, "--games", str(design.games)]
    return shlex.join([*said, "--seed", str(design.seed)])
