"""A census as a page with plots."""

from __future__ import annotations

from collections.abc import Iterator

from robobid.reports.census.account import Account
from robobid.reports.page import Section, figure, page, quotation
from robobid.reports.plots import Dot, whiskers
from robobid.reports.sheets import section_of

_USUAL = 4
"""The size of table that is drawn."""


def report_page(account: Account) -> str:
    """The whole report, as HTML."""
    sections = [*_sections(account)]
    return page(account.say.lang, account.title, [*account.lead()], sections)


def _sections(account: Account) -> Iterator[Section]:
    for sheet in account.sheets():
        drawings = []
        if sheet.title == account.say("census.pieces"):
            drawings.append(_pieces(account))
        yield section_of(sheet, *drawings)
    made = account.say("census.made_by")
    yield Section(made, "", [quotation(account.command)])


def _pieces(account: Account) -> str:
    effects = account.census.pieces[_USUAL]
    dots = [
        Dot(account.named(effect.term), effect.points, effect.interval)
        for effect in sorted(effects, key=lambda effect: -effect.points)
    ]
    label = account.say("census.points_at", n=_USUAL)
    return figure(whiskers("pieces", dots, label, 0, plain=True), label)
