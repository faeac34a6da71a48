"""`python -m studies.balance`: what the seat, the deal and skill decide, and when."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from robobid.app.commands.language import meta, say
from robobid.app.commands.options import count, set_run
from robobid.app.locales import language, words
from robobid.app.reports.plots import check_plots
from robobid.app.terminal.output import write_text
from robobid.arena.extras import check_fast
from robobid.core.errors import Unsupported
from studies.balance import BOXES
from studies.command import add_report, check_counts
from studies.report import check_files, counting, show_report

if TYPE_CHECKING:
    from studies.balance.design import Design
    from studies.balance.tables import Balance


_DEALS: Final = 2000


def add_arguments(parser: argparse.ArgumentParser, game: str) -> None:
    """What is measured, and by whose games."""
    box = BOXES[game]
    parser.add_argument(
        f"--{box}",
        dest="boxes",
        action="append",
        metavar=meta("NAME"),
        help=say(f"cli.census.{box}"),
    )
    parser.add_argument(
        "--players",
        type=count,
        action="append",
        metavar="N",
        help=say("cli.balance.players"),
    )
    for option in ("weaker", "stronger"):
        parser.add_argument(
            f"--{option}", metavar=meta("NAME"), help=say(f"cli.balance.{option}")
        )
    parser.add_argument(
        "--deals",
        type=count,
        default=_DEALS,
        metavar="D",
        help=say("cli.balance.deals", default=str(_DEALS)),
    )
    add_report(parser)
    set_run(parser, f"{__name__}:balance", game=game)


def balance(
    *,
    game: str,
    boxes: Sequence[str] | None,
    players: Sequence[int] | None,
    weaker: str | None,
    stronger: str | None,
    deals: int,
    seed: int,
    results: Path | None,
    report: Path | None,
    jobs: int | None,
    on: str | None,
    json: bool,
    lang: str | None,
) -> int:
    """Measure a game's balance, and tell what was found; gives the exit code."""
    check_fast()
    from studies.balance.design import PORTION, Design
    from studies.balance.page import report_page
    from studies.balance.report import BalanceReport
    from studies.balance.run import measure
    from studies.balance.tables import balance_of
    from studies.resumable import ResumableSums

    say = words(language(lang))
    check_files(results, report)
    if report is not None:
        check_plots()
    known = balance_of(game)
    chosen = tuple(map(known.named, boxes)) if boxes else tuple(known.boxes)
    levels = weaker or known.usual[0], stronger or known.usual[1]
    _check_levels(known, levels)
    counts = tuple(sorted({*(players or ())}))
    check_counts(counts, [n for box in chosen for n in known.player_counts(box)])
    design = Design(game, chosen, counts, levels, seed, deals)
    kept = ResumableSums(results, design.asked)
    workers = jobs, on, len(design.kinds) * -(-deals // PORTION)
    with counting(say, design.games, workers, results) as (force, bar):
        found = measure(design, force, kept, bar)
    findings = BalanceReport(design, found, command_of(design), say)
    if report is not None:
        write_text(report, report_page(findings))
    show_report(findings, as_json=json)
    return 0


def _check_levels(known: Balance, levels: Sequence[str]) -> None:
    """Refuse a level that the twin does not play."""
    allowed = ", ".join(known.levels)
    for name in levels:
        if name not in known.levels:
            raise Unsupported(
                "not_a_fast_bot",
                f"the fast twin has no bot {name!r}; it has {allowed}",
                bot=name,
                allowed=allowed,
            )


def command_of(design: Design) -> str:
    """The command that gives the same figures again."""
    from studies.balance.tables import balance_of

    known = balance_of(design.game)
    said = ["python", "-m", "studies.balance", design.game]
    if design.boxes != tuple(known.boxes):
        said += [
            word for box in design.boxes for word in (f"--{BOXES[design.game]}", box)
        ]
    said += [word for number in design.players for word in ("--players", str(number))]
    if design.levels != known.usual:
        said += ["--weaker", design.levels[0], "--stronger", design.levels[1]]
    said += ["--deals", str(design.deals), "--seed", str(design.seed)]
    return shlex.join(said)
