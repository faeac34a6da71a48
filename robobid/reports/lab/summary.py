"""What a change does, in a few sentences: what a designer reads first."""

from __future__ import annotations

from collections.abc import Iterator
from math import isinf
from typing import Final

from robobid.arena.lab.quantities import Name
from robobid.arena.lab.tally import Estimate, Finding
from robobid.locales.phrases import as_sentence, titled
from robobid.reports.lab.account import MARK, Account
from robobid.reports.sheets import NOTHING, Sheet

_MOST_TOLD: Final = 6
_MOST_NAMED: Final = 3
_MOST_OTHERS: Final = 10


def summary(account: Account) -> Iterator[str]:
    """The cards that were changed, the game, the seats, and all other cards."""
    if not any(finding.is_marked for finding in account.answer.findings):
        yield account.say("lab.summary.nothing")
    touched = account.touched_cards()
    for card in touched[:_MOST_TOLD]:
        yield _of_card(account, card)
    for figure in account.kind.of_the_game:
        yield from _told(account, figure, account.finding(Name(figure)))
    yield from _of_seats(account)
    yield from _of_others(account, touched)


def _told(account: Account, key: str, finding: Finding, **values: str) -> Iterator[str]:
    """More or less, or how much could still be; nothing where nothing is known."""
    if finding.base is None or finding.change is None or finding.difference is None:
        return
    if finding.is_marked:
        way = "more" if finding.difference.value > 0 else "less"
        numbers = {
            "base": account.number(finding.name.figure, finding.base.value),
            "change": account.number(finding.name.figure, finding.change.value),
        }
        yield account.own(f"summary.{key}.{way}", **numbers, **values)
        return
    yield from _not_sure(account, finding, account.own(f"figure.{key}"))


def _not_sure(account: Account, finding: Finding, label: str) -> Iterator[str]:
    """What is not marked is never called the same: so much could still be."""
    most = _reach(finding)
    if finding.difference is None or isinf(most):
        return
    if _excludes_zero(finding):
        text = account.say(
            "lab.summary.perhaps",
            difference=account.difference_of(finding),
            reach=account.reach_of(finding),
        )
    else:
        text = account.say(
            "lab.summary.open", most=account.number(finding.name.figure, most)
        )
    yield titled(account.say, as_sentence(label), text)


def _of_seats(account: Account) -> Iterator[str]:
    """The seats that win more or less often, or how far any of them could differ."""
    found = [f for f in account.seat_findings() if f.difference is not None]
    marked = [finding for finding in found if finding.is_marked]
    for finding in marked:
        seat = str((finding.name.seat or 0) + 1)
        yield from _told(account, "seat", finding, seat=seat)
    if found and not marked:
        likely = [finding for finding in found if _excludes_zero(finding)]
        label = account.say("lab.seats")
        for finding in likely:
            number = (finding.name.seat or 0) + 1
            yield from _not_sure(account, finding, f"{label} ({number})")
        if not likely:
            yield from _not_sure(account, max(found, key=_reach), label)


def _reach(finding: Finding) -> float:
    return max(map(abs, finding.difference.interval)) if finding.difference else 0.0


def _excludes_zero(finding: Finding) -> bool:
    """Is no difference at all outside the interval?"""
    if finding.difference is None:
        return False
    low, high = finding.difference.interval
    return low > 0 or high < 0


def _of_card(account: Account, card: str) -> str:
    """A card that was changed, put in or taken out."""
    wins = account.finding(Name("wins", card=card))
    price = account.finding(Name("price", card=card))
    values = {"card": account.card(card), "even": account.even}
    for side in ("base", "change"):
        for name, finding in (("wins", wins), ("price", price)):
            estimate: Estimate | None = getattr(finding, side)
            values[f"{side}_{name}"] = (
                NOTHING
                if estimate is None
                else account.number(finding.name.figure, estimate.value)
            )
    return account.own(f"summary.card.{account.fate_of(card)}", **values)


def _of_others(account: Account, touched: list[str]) -> Iterator[str]:
    """How many of the cards that nobody touched are worth more or less now."""
    others = [
        finding
        for finding in account.card_findings("wins")
        if finding.name.card not in touched and finding.chance is not None
    ]
    moved = _most_moved(others)
    if not others or not any(f.is_marked for f in account.answer.findings):
        return
    if not moved:
        yield account.own("summary.others.same", n=len(others))
        return
    named = [
        f"{account.card(finding.name.card)} ({account.difference_of(finding)})"
        for finding in moved[:_MOST_NAMED]
    ]
    yield account.own(
        "summary.others.moved",
        n=len(others),
        moved=len(moved),
        named="; ".join(named),
    )


def _most_moved(findings: list[Finding]) -> list[Finding]:
    """The marked ones, those that differ most first."""
    return sorted(
        (finding for finding in findings if finding.is_marked),
        key=lambda f: -abs(f.difference.value) if f.difference else 0.0,
    )


def card_sheet(account: Account) -> Sheet:
    """The cards that were changed, and others that are worth more or less now."""
    say, touched = account.say, account.touched_cards()
    moved = _most_moved(account.card_findings("wins"))
    others = [f.name.card for f in moved if f.name.card not in touched]
    shown = [*touched[:_MOST_OTHERS], *others[:_MOST_OTHERS]]
    rows = [
        (
            account.card(card, between="\n"),
            *(
                _before_and_after(account, Name(f, card=card))
                for f in account.kind.of_a_card
            ),
        )
        for card in shown
        if card is not None
    ]
    head = ("", *(account.own(f"figure.{figure}") for figure in account.kind.of_a_card))
    return Sheet(account.own("news"), say("lab.news_note", mark=MARK), head, (*rows,))


def _before_and_after(account: Account, name: Name) -> str:
    """Both figures, and below them the interval of the difference."""
    finding = account.finding(name)
    both = [
        NOTHING if estimate is None else account.number(name.figure, estimate.value)
        for estimate in (finding.base, finding.change)
    ]
    mark = f" {MARK}" if finding.is_marked else ""
    return f"{' → '.join(both)}{mark}\n{account.reach_of(finding)}"
