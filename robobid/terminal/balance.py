"""`robobid balance`: what the seat, the deal and skill decide, and when."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from robobid.arena.extras import check_fast
from robobid.core.errors import Unsupported
from robobid.games import game_named
from robobid.locales import language, words
from robobid.reports.plots import check_plots
from robobid.terminal.accounts import check_files, counting, show_account
from robobid.terminal.counts import check_counts
from robobid.terminal.files import write_text

if TYPE_CHECKING:
    from robobid.arena.balance.kind import Balance
    from robobid.arena.balance.taking import Plan


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
    from robobid.arena.balance.kind import balance_of
    from robobid.arena.balance.taking import BATCH, Plan, measure
    from robobid.arena.census.kept import Kept
    from robobid.reports.balance.account import BalanceAccount
    from robobid.reports.balance.page import report_page

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
    plan = Plan(game, chosen, counts, levels, seed, deals)
    kept = Kept(results, plan.asked)
    workers = jobs, on, len(plan.kinds) * -(-deals // BATCH)
    with counting(say, plan.games, workers, results) as (force, bar):
        found = measure(plan, force, kept, bar)
    account = BalanceAccount(plan, found, command_of(plan), say)
    if report is not None:
        write_text(report, report_page(account))
    show_account(account, as_json=json)
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


def command_of(plan: Plan) -> str:
    """The command that gives the same figures again."""
    from robobid.arena.balance.kind import balance_of

    known, card = balance_of(plan.game), game_named(plan.game)
    said = ["robobid", "balance", plan.game]
    if plan.boxes != tuple(known.boxes):
        said += [word for box in plan.boxes for word in (f"--{card.balance_of}", box)]
    said += [word for number in plan.players for word in ("--players", str(number))]
    if plan.levels != known.usual:
        said += ["--weaker", plan.levels[0], "--stronger", plan.levels[1]]
    said += ["--deals", str(plan.deals), "--seed", str(plan.seed)]
    return shlex.join(said)
