"""Who is better, in sentences that say how sure it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, floor, log10
from typing import Final

from robobid.app.reports.arena.report import Report
from robobid.app.reports.numbers import decimal
from robobid.arena.figures import Meeting
from robobid.arena.sequential import Verdict

_MOST_PAIRS: Final = 6
"""With more of them, bots of whom the same is said share a sentence."""


def verdicts(report: Report) -> Iterator[str]:
    """What is known of every pair, and whether that ended the tournament."""
    experiment = report.tournament.experiment
    is_brief = len(experiment.pairs) > _MOST_PAIRS
    order: tuple[Verdict | None, ...] = ("ahead", "equal", None)
    for verdict in order:
        for meetings in _judged(report, verdict):
            if is_brief:
                yield _together(report, meetings)
            else:
                yield from (_alone(report, meeting) for meeting in meetings)
    if report.tournament.is_decided:
        yield report.say(
            "arena.stopped", deals=report.figures.deals, planned=experiment.deals
        )


def _judged(report: Report, verdict: Verdict | None) -> Iterator[list[Meeting]]:
    """Each bot's meetings of which the same can be said, every pair once."""
    places = {bot.bot: place for place, bot in enumerate(report.figures.bots)}
    for one in places:
        meetings = [
            each
            for each in report.figures.meetings
            if each.one == one and each.verdict == verdict
            if verdict == "ahead" or places[one] < places[each.other]
        ]
        if meetings:
            yield sorted(meetings, key=lambda meeting: places[meeting.other])


def _alone(report: Report, meeting: Meeting) -> str:
    """What is known of one pair."""
    say = report.say
    names = {"one": meeting.one, "other": meeting.other}
    low = _percent(floor(_ahead(meeting.lead.low)))
    high = _percent(ceil(_ahead(meeting.lead.high)))
    ahead = _percent(round(100 * meeting.ahead.value))
    match meeting.verdict:
        case "equal":
            return _equal(report, meeting.one, meeting.other)
        case None:
            told = say("arena.verdict.open", **names, ahead=ahead, low=low, high=high)
            return f"{told} {_outlook(report, meeting.deals_needed)}"
        case _:
            return say("arena.verdict.ahead", **names, ahead=ahead, least=low)


def _outlook(report: Report, deals: int | None) -> str:
    """How many deals would decide a pair, if all went on as it began."""
    if deals is None:
        return report.say("arena.verdict.far")
    return report.say("arena.verdict.deals", deals=rounded_up(deals))


def rounded_up(count: int) -> int:
    """A number with no more digits than an estimate deserves.

    >>> [rounded_up(count) for count in (7, 23, 137, 12_345)]
    [7, 23, 140, 13000]
    """
    step = 10 ** max(0, int(log10(count)) - 1)
    return int(step * ceil(count / step))


def _together(report: Report, meetings: Sequence[Meeting]) -> str:
    """What is known of one bot and some others alike."""
    one = meetings[0].one
    others = _list(report, [meeting.other for meeting in meetings])
    match meetings[0].verdict:
        case "equal":
            return _equal(report, one, others)
        case None:
            return report.say("arena.verdict.open_all", one=one, others=others)
        case _:
            least = min(_ahead(meeting.lead.low) for meeting in meetings)
            return report.say(
                "arena.verdict.ahead_all",
                one=one,
                others=others,
                least=_percent(floor(least)),
            )


def _equal(report: Report, one: str, others: str) -> str:
    margin = 100 * (report.tournament.experiment.margin or 0)
    text = decimal(margin, 1, report.say)
    return report.say("arena.verdict.equal", one=one, others=others, margin=text)


def _ahead(lead: float) -> float:
    """How many games in a hundred one ends ahead, with a lead from -1 to 1.

    A bound is found by halving, so that its last digits mean nothing.
    """
    return round(50 * (1 + lead), 6)


def _percent(share: int) -> str:
    return f"{share}\N{NO-BREAK SPACE}%"


def _list(report: Report, names: Sequence[str]) -> str:
    *first, last = names
    if not first:
        return last
    return report.say("told.list_end", first=", ".join(first), last=last)
