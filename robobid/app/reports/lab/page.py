"""A comparison as a page with plots."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from robobid.app.locales.phrases import titled
from robobid.app.reports.lab.report import MARK, Report
from robobid.app.reports.lab.summary import card_table, summary
from robobid.app.reports.page import Section, figure, listing, page, quotation
from robobid.app.reports.plots import Dot, whiskers
from robobid.app.reports.text_table import section_of
from robobid.arena.intervals import Interval
from robobid.arena.lab.quantities import SHARES
from robobid.arena.lab.tally import Estimate, Finding

_DRAWN: Final = 20
"""The cards that differ most are drawn."""


def report_page(report: Report) -> str:
    """The whole report, as HTML."""
    lead = [*report.lead()]
    return page(report.say.lang, report.title, lead, [*_sections(report)])


def _sections(report: Report) -> Iterator[Section]:
    say = report.say
    cards = card_table(report)
    yield Section(say("lab.summary"), "", [listing([*summary(report)])])
    if cards.rows:
        yield section_of(cards)
    yield section_of(report.game())
    yield section_of(report.seats(), _seats(report))
    for name in report.kind.sections:
        drawings = [*_differences(report, name)]
        if name == "wins":
            drawings.insert(0, _winners(report))
        yield section_of(report.cards(name), *drawings)
    if faults := report.answer.faults:
        told = [titled(say, fault.bot, fault.text) for fault in faults]
        title = say("lab.faults", n=len(faults))
        yield Section(title, "", [listing([*dict.fromkeys(told)])])
    asked = {
        name: value
        for name, value in report.as_json().items()
        if name not in ("figures", "faults")
    }
    text = json.dumps(asked, ensure_ascii=False, indent=2)
    change = report.file.read_text("utf-8")
    yield Section(
        say("lab.asked"), say("lab.asked_note"), [quotation(change), quotation(text)]
    )


def _seats(report: Report) -> str:
    label = report.say("lab.seats")
    dots = [
        _dot(
            f"{(finding.name.seat or 0) + 1} {report.say(f'lab.{side}')}",
            estimate,
            100,
        )
        for finding in report.seat_findings()
        for side, estimate in (("base", finding.base), ("change", finding.change))
        if estimate is not None
    ]
    even = 100 / len(report.question.bots)
    return _figure(report, "seats", dots, f"{label}, %", even)


def _winners(report: Report) -> str:
    """The cards of the changed game whose owners win most often."""
    say = report.say
    found = [f for f in report.card_findings("wins") if f.change is not None]
    found.sort(key=lambda finding: -finding.change.value if finding.change else 0)
    dots = [
        _dot(report.card(finding.name.card), finding.change, 100)
        for finding in found[:_DRAWN]
        if finding.change is not None
    ]
    label = titled(say, report.own("figure.wins"), say("lab.change"))
    even = 100 / len(report.question.bots)
    return _figure(report, "winners", dots, f"{label}, %", even)


def _differences(report: Report, name: str) -> Iterator[str]:
    """How the cards differ, those that differ most first."""
    compared = [f for f in report.card_findings(name) if f.chance is not None]
    compared.sort(key=lambda finding: (finding.chance, -_gap(finding)))
    if not compared:
        return
    say = report.say
    label = titled(say, report.own(f"figure.{name}"), say("lab.difference"))
    scale, unit = (100, ", %") if name in SHARES else (1, "")
    dots = [
        _dot(_label(report, finding), finding.difference, scale)
        for finding in compared[:_DRAWN]
        if finding.difference is not None
    ]
    yield _figure(report, name, dots, label + unit, 0.0)


def _figure(
    report: Report, name: str, dots: list[Dot], label: str, reference: float
) -> str:
    sign = report.say("simulate.decimal_sign")
    svg = whiskers(name, dots, label, reference, plain=True, sign=sign)
    return figure(svg, label.removesuffix(", %"))


def _label(report: Report, finding: Finding) -> str:
    mark = f" {MARK}" if finding.is_marked else ""
    return f"{report.card(finding.name.card)}{mark}"


def _gap(finding: Finding) -> float:
    return abs(finding.difference.value) if finding.difference else 0.0


def _dot(label: str, found: Estimate, scale: int) -> Dot:
    low, high = found.interval
    return Dot(label, scale * found.value, Interval(scale * low, scale * high))
