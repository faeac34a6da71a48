"""A comparison as a page with plots."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from robobid.arena.intervals import Interval
from robobid.arena.lab.quantities import SHARES
from robobid.arena.lab.tally import Estimate, Finding
from robobid.locales.phrases import titled
from robobid.reports.lab.account import MARK, Account
from robobid.reports.lab.summary import card_sheet, summary
from robobid.reports.page import Section, figure, listing, page, quotation
from robobid.reports.plots import Dot, whiskers
from robobid.reports.sheets import section_of

_DRAWN: Final = 20
"""The cards that differ most are drawn."""


def report_page(account: Account) -> str:
    """The whole report, as HTML."""
    lead = [*account.lead()]
    return page(account.say.lang, account.title, lead, [*_sections(account)])


def _sections(account: Account) -> Iterator[Section]:
    say = account.say
    cards = card_sheet(account)
    yield Section(say("lab.summary"), "", [listing([*summary(account)])])
    if cards.rows:
        yield section_of(cards)
    yield section_of(account.game())
    yield section_of(account.seats(), _seats(account))
    for name in account.kind.sections:
        drawings = [*_differences(account, name)]
        if name == "wins":
            drawings.insert(0, _winners(account))
        yield section_of(account.cards(name), *drawings)
    if faults := account.answer.faults:
        told = [titled(say, fault.bot, fault.text) for fault in faults]
        title = say("lab.faults", n=len(faults))
        yield Section(title, "", [listing([*dict.fromkeys(told)])])
    asked = {
        name: value
        for name, value in account.as_json().items()
        if name not in ("figures", "faults")
    }
    text = json.dumps(asked, ensure_ascii=False, indent=2)
    change = account.file.read_text("utf-8")
    yield Section(
        say("lab.asked"), say("lab.asked_note"), [quotation(change), quotation(text)]
    )


def _seats(account: Account) -> str:
    label = account.say("lab.seats")
    dots = [
        _dot(
            f"{(finding.name.seat or 0) + 1} {account.say(f'lab.{side}')}",
            estimate,
            100,
        )
        for finding in account.seat_findings()
        for side, estimate in (("base", finding.base), ("change", finding.change))
        if estimate is not None
    ]
    even = 100 / len(account.question.bots)
    return _figure(account, "seats", dots, f"{label}, %", even)


def _winners(account: Account) -> str:
    """The cards of the changed game whose owners win most often."""
    say = account.say
    found = [f for f in account.card_findings("wins") if f.change is not None]
    found.sort(key=lambda finding: -finding.change.value if finding.change else 0)
    dots = [
        _dot(account.card(finding.name.card), finding.change, 100)
        for finding in found[:_DRAWN]
        if finding.change is not None
    ]
    label = titled(say, account.own("figure.wins"), say("lab.change"))
    even = 100 / len(account.question.bots)
    return _figure(account, "winners", dots, f"{label}, %", even)


def _differences(account: Account, name: str) -> Iterator[str]:
    """How the cards differ, those that differ most first."""
    compared = [f for f in account.card_findings(name) if f.chance is not None]
    compared.sort(key=lambda finding: (finding.chance, -_gap(finding)))
    if not compared:
        return
    say = account.say
    label = titled(say, account.own(f"figure.{name}"), say("lab.difference"))
    scale, unit = (100, ", %") if name in SHARES else (1, "")
    dots = [
        _dot(_label(account, finding), finding.difference, scale)
        for finding in compared[:_DRAWN]
        if finding.difference is not None
    ]
    yield _figure(account, name, dots, label + unit, 0.0)


def _figure(
    account: Account, name: str, dots: list[Dot], label: str, reference: float
) -> str:
    sign = account.say("simulate.decimal_sign")
    svg = whiskers(name, dots, label, reference, plain=True, sign=sign)
    return figure(svg, label.removesuffix(", %"))


def _label(account: Account, finding: Finding) -> str:
    mark = f" {MARK}" if finding.is_marked else ""
    return f"{account.card(finding.name.card)}{mark}"


def _gap(finding: Finding) -> float:
    return abs(finding.difference.value) if finding.difference else 0.0


def _dot(label: str, found: Estimate, scale: int) -> Dot:
    low, high = found.interval
    return Dot(label, scale * found.value, Interval(scale * low, scale * high))
