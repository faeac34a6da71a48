"""A census as a page with plots."""

from __future__ import annotations

from collections.abc import Iterator

from robobid.app.reports.page import Section, figure, page, quotation
from robobid.app.reports.plots import Dot, whiskers
from robobid.app.reports.text_table import section_of
from studies.census.powergrid.report import Report

_USUAL = 4
"""The size of table that is drawn."""


def report_page(report: Report) -> str:
    """The whole report, as HTML."""
    sections = [*_sections(report)]
    return page(report.say.lang, report.title, [*report.lead()], sections)


def _sections(report: Report) -> Iterator[Section]:
    for text_table in report.text_tables():
        drawings = []
        if text_table.title == report.say("census.pieces"):
            drawings.append(_pieces(report))
        yield section_of(text_table, *drawings)
    made = report.say("census.made_by")
    yield Section(made, "", [quotation(report.command)])


def _pieces(report: Report) -> str:
    effects = report.census.pieces[_USUAL]
    dots = [
        Dot(report.named(effect.term), effect.points, effect.interval)
        for effect in sorted(effects, key=lambda effect: -effect.points)
    ]
    label = report.say("census.points_at", n=_USUAL)
    return figure(whiskers("pieces", dots, label, 0, plain=True), label)
