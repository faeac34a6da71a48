"""What a change does, in a few sentences: what a designer reads first."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf, isinf
from typing import Final

from robobid.app.locales.phrases import as_sentence, titled
from robobid.app.reports.lab.report import MARK, Report
from robobid.app.reports.text_table import NOTHING, TextTable
from robobid.arena.lab.quantities import SHARES, Name
from robobid.arena.lab.tally import Estimate, Finding

_MOST_TOLD: Final = 6
_MOST_NAMED: Final = 3
_MOST_OTHERS: Final = 10
_NOTICED: Final = 0.01
"""Nobody notices less than this part of a figure ..."""
_NOTICED_SHARE: Final = 0.005
"""... or of all games or auctions, where it is a share of them."""


def summary(report: Report) -> Iterator[str]:
    """The cards that were changed, the game, the seats, and all other cards.

    Of the game what differs most comes first; at last what is sure, but too small to
    be noticed.
    """
    if not any(finding.is_marked for finding in report.answer.findings):
        yield report.say("lab.summary.nothing")
    touched = report.touched_cards()
    for card in touched[:_MOST_TOLD]:
        yield _of_card(report, card)
    for finding in sorted(_of_the_game(report), key=_rank):
        if not _is_small(finding):
            yield from _told(report, finding.name.figure, finding)
    yield from _of_seats(report)
    yield from _of_others(report, touched)
    yield from _of_small(report)


def _of_the_game(report: Report) -> list[Finding]:
    return [report.finding(Name(figure)) for figure in report.kind.of_the_game]


def _rank(finding: Finding) -> tuple[bool, float]:
    """What is sure comes first, and what differs most."""
    return not finding.is_marked, -_size(finding)


def _size(finding: Finding) -> float:
    """By which part a figure differs; of games or auctions where it is a share."""
    if finding.base is None or finding.difference is None:
        return 0.0
    size = abs(finding.difference.value)
    if finding.name.figure in SHARES:
        return size
    return size / abs(finding.base.value) if finding.base.value else inf


def _is_small(finding: Finding) -> bool:
    """Is a difference sure, but too small for anybody to notice?"""
    is_share = finding.name.figure in SHARES
    least = _NOTICED_SHARE if is_share else _NOTICED
    return finding.is_marked and _size(finding) < least


def _of_small(report: Report) -> Iterator[str]:
    """What nobody would notice, in one sentence."""
    small = [
        f"{report.own(f'figure.{finding.name.figure}')} ({report.reach_of(finding)})"
        for finding in sorted(_of_the_game(report), key=_rank)
        if _is_small(finding)
    ]
    if small:
        yield report.say("lab.summary.small", named="; ".join(small))


def _told(report: Report, key: str, finding: Finding, **values: str) -> Iterator[str]:
    """More or less, or how much could still be; nothing where nothing is known."""
    if finding.base is None or finding.change is None or finding.difference is None:
        return
    if finding.is_marked:
        way = "more" if finding.difference.value > 0 else "less"
        numbers = {
            "base": report.number(finding.name.figure, finding.base.value),
            "change": report.number(finding.name.figure, finding.change.value),
        }
        yield report.own(f"summary.{key}.{way}", **numbers, **values)
        return
    yield from _not_sure(report, finding, report.own(f"figure.{key}"))


def _not_sure(report: Report, finding: Finding, label: str) -> Iterator[str]:
    """What is not marked is never called the same: so much could still be."""
    most = _reach(finding)
    if finding.difference is None or isinf(most):
        return
    if _excludes_zero(finding):
        text = report.say(
            "lab.summary.perhaps",
            difference=report.difference_of(finding),
            reach=report.reach_of(finding),
        )
    else:
        text = report.say(
            "lab.summary.open", most=report.number(finding.name.figure, most)
        )
    yield titled(report.say, as_sentence(label), text)


def _of_seats(report: Report) -> Iterator[str]:
    """The seats that win more or less often, or how far any of them could differ."""
    found = [f for f in report.seat_findings() if f.difference is not None]
    marked = [finding for finding in found if finding.is_marked]
    for finding in sorted(marked, key=_rank):
        seat = str((finding.name.seat or 0) + 1)
        if not _is_small(finding):
            yield from _told(report, "seat", finding, seat=seat)
    if found and not marked:
        likely = [finding for finding in found if _excludes_zero(finding)]
        label = report.say("lab.seats")
        for finding in likely:
            number = (finding.name.seat or 0) + 1
            yield from _not_sure(report, finding, f"{label} ({number})")
        if not likely:
            yield from _not_sure(report, max(found, key=_reach), label)


def _reach(finding: Finding) -> float:
    return max(map(abs, finding.difference.interval)) if finding.difference else 0.0


def _excludes_zero(finding: Finding) -> bool:
    """Is no difference at all outside the interval?"""
    if finding.difference is None:
        return False
    low, high = finding.difference.interval
    return low > 0 or high < 0


def _of_card(report: Report, card: str) -> str:
    """A card that was changed, put in or taken out."""
    wins = report.finding(Name("wins", card=card))
    price = report.finding(Name("price", card=card))
    values = {"card": report.card(card), "even": report.even}
    for side in ("base", "change"):
        for name, finding in (("wins", wins), ("price", price)):
            estimate: Estimate | None = getattr(finding, side)
            values[f"{side}_{name}"] = (
                NOTHING
                if estimate is None
                else report.number(finding.name.figure, estimate.value)
            )
    told = report.own(f"summary.card.{report.fate_of(card)}", **values)
    return " ".join([told, *_how_sure(report, wins)])


def _how_sure(report: Report, wins: Finding) -> Iterator[str]:
    """The interval of what a changed card does, and if that may be chance."""
    if wins.difference is None or isinf(_reach(wins)):
        return
    word = "perhaps" if _excludes_zero(wins) else "open"
    yield report.say(
        f"lab.summary.card.{'sure' if wins.is_marked else word}",
        difference=report.difference_of(wins),
        reach=report.reach_of(wins),
    )


def _of_others(report: Report, touched: list[str]) -> Iterator[str]:
    """How many of the cards that nobody touched are worth more or less now."""
    others = [
        finding
        for finding in report.card_findings("wins")
        if finding.name.card not in touched and finding.chance is not None
    ]
    moved = _most_moved(others)
    if not others or not any(f.is_marked for f in report.answer.findings):
        return
    if not moved:
        yield report.own("summary.others.same", n=len(others))
        return
    named = [
        f"{report.card(finding.name.card)} ({report.difference_of(finding)})"
        for finding in moved[:_MOST_NAMED]
    ]
    yield report.own(
        "summary.others.moved",
        n=len(others),
        moved=len(moved),
        named="; ".join(named),
    )


def _most_moved(findings: list[Finding]) -> list[Finding]:
    """The marked ones that anybody would notice, those that differ most first."""
    return sorted(
        (each for each in findings if each.is_marked and not _is_small(each)),
        key=lambda f: -abs(f.difference.value) if f.difference else 0.0,
    )


def card_table(report: Report) -> TextTable:
    """The cards that were changed, and others that are worth more or less now."""
    say, touched = report.say, report.touched_cards()
    moved = _most_moved(report.card_findings("wins"))
    others = [f.name.card for f in moved if f.name.card not in touched]
    shown = [*touched[:_MOST_OTHERS], *others[:_MOST_OTHERS]]
    rows = [
        (
            report.card(card, between="\n"),
            *(
                _before_and_after(report, Name(f, card=card))
                for f in report.kind.of_a_card
            ),
        )
        for card in shown
        if card is not None
    ]
    head = ("", *(report.own(f"figure.{figure}") for figure in report.kind.of_a_card))
    return TextTable(
        report.own("news"), say("lab.news_note", mark=MARK), head, (*rows,)
    )


def _before_and_after(report: Report, name: Name) -> str:
    """Both figures, and below them the interval of the difference."""
    finding = report.finding(name)
    both = [
        NOTHING if estimate is None else report.number(name.figure, estimate.value)
        for estimate in (finding.base, finding.change)
    ]
    mark = f" {MARK}" if finding.is_marked else ""
    return f"{' → '.join(both)}{mark}\n{report.reach_of(finding)}"
