"""A game's balance as a page that a designer would print."""

from __future__ import annotations

from collections.abc import Iterator

from robobid.arena.balance.counting import STAGES
from robobid.arena.balance.figures import PARTS
from robobid.arena.intervals import Interval
from robobid.reports.balance.account import BalanceAccount
from robobid.reports.page import Section, figure, page, quotation
from robobid.reports.plots import Path, curves, stacked
from robobid.reports.sheets import section_of


def report_page(account: BalanceAccount) -> str:
    """The whole report, as HTML."""
    sections = [*_sections(account)]
    return page(account.say.lang, account.title, [*account.lead()], sections)


def _sections(account: BalanceAccount) -> Iterator[Section]:
    yield section_of(account.seats())
    yield section_of(account.leading(), _leads(account))
    yield section_of(account.skill(), _parts(account))
    yield section_of(account.length())
    made = account.say("balance.made_by")
    yield Section(made, "", [quotation(account.command)])


def _leads(account: BalanceAccount) -> str:
    """How often whoever leads wins, in the course of the game, for the first box."""
    box = next(iter(account.found)).box
    kinds = [kind for kind in account.found if kind.box == box]
    ways = [
        Path(
            account.named(kind),
            at,
            [100 * (stage + 1) // STAGES for stage in range(STAGES)],
            [100 * lead.value for lead in account.found[kind].leads],
            [
                Interval(100 * lead.interval.low, 100 * lead.interval.high)
                for lead in account.found[kind].leads
            ],
        )
        for at, kind in enumerate(kinds)
    ]
    label = account.say("balance.leader_wins")
    drawn = curves(
        "leads",
        ways,
        label,
        account.say("balance.part_of_game"),
        sign=account.say("simulate.decimal_sign"),
    )
    return figure(drawn, label)


def _parts(account: BalanceAccount) -> str:
    """What the results differ by, for every kind of table."""
    rows = {}
    for kind, figures in account.found.items():
        level, deal = (max(100 * figures.parts[part].value, 0) for part in PARTS[:2])
        rows[account.named(kind)] = [level, deal, 100 - level - deal]
    label = account.say("balance.explained")
    names = [account.say(f"balance.part.{part}") for part in PARTS]
    sign = account.say("simulate.decimal_sign")
    return figure(stacked("parts", rows, names, label, sign=sign), label)
