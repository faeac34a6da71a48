"""A game's balance as a page that a designer would print."""

from __future__ import annotations

from collections.abc import Iterator

from robobid.app.reports.page import Section, figure, page, quotation
from robobid.app.reports.plots import Path, curves, stacked
from robobid.app.reports.text_table import section_of
from robobid.arena.intervals import Interval
from studies.balance.counts import STAGES
from studies.balance.figures import PARTS
from studies.balance.report import BalanceReport


def report_page(report: BalanceReport) -> str:
    """The whole report, as HTML."""
    sections = [*_sections(report)]
    return page(report.say.lang, report.title, [*report.lead()], sections)


def _sections(report: BalanceReport) -> Iterator[Section]:
    yield section_of(report.seats())
    yield section_of(report.leading(), _leads(report))
    yield section_of(report.skill(), _parts(report))
    yield section_of(report.length())
    made = report.say("balance.made_by")
    yield Section(made, "", [quotation(report.command)])


def _leads(report: BalanceReport) -> str:
    """How often whoever leads wins, in the course of the game, for the first box."""
    box = next(iter(report.found)).box
    kinds = [kind for kind in report.found if kind.box == box]
    ways = [
        Path(
            report.named(kind),
            at,
            [100 * (stage + 1) // STAGES for stage in range(STAGES)],
            [100 * lead.value for lead in report.found[kind].leads],
            [
                Interval(100 * lead.interval.low, 100 * lead.interval.high)
                for lead in report.found[kind].leads
            ],
        )
        for at, kind in enumerate(kinds)
    ]
    label = report.say("balance.leader_wins")
    drawn = curves(
        "leads",
        ways,
        label,
        report.say("balance.part_of_game"),
        sign=report.say("simulate.decimal_sign"),
    )
    return figure(drawn, label)


def _parts(report: BalanceReport) -> str:
    """What the results differ by, for every kind of table."""
    rows = {}
    for kind, figures in report.found.items():
        level, deal = (max(100 * figures.parts[part].value, 0) for part in PARTS[:2])
        rows[report.named(kind)] = [level, deal, 100 - level - deal]
    label = report.say("balance.explained")
    names = [report.say(f"balance.part.{part}") for part in PARTS]
    sign = report.say("simulate.decimal_sign")
    return figure(stacked("parts", rows, names, label, sign=sign), label)
