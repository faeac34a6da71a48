"""A tournament as a page with plots."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from robobid.app.reports.arena.as_json import as_json
from robobid.app.reports.arena.report import Report
from robobid.app.reports.arena.verdicts import verdicts
from robobid.app.reports.page import Section, figure, listing, page, quotation
from robobid.app.reports.plots import Dot, Path, paths, ridges, whiskers
from robobid.app.reports.text_table import section_of
from robobid.arena.figures import Share
from robobid.arena.intervals import Interval
from robobid.arena.sequential import Evidence
from robobid.core.decisions import seat_letter

_MOST_PATHS: Final = 4
_MOST_STEPS: Final = 60


def report_page(report: Report) -> str:
    """The whole report, as HTML."""
    lead = [report.lead, report.say("arena.luck")]
    return page(report.say.lang, report.title, lead, [*_sections(report)])


def _sections(report: Report) -> Iterator[Section]:
    say, figures = report.say, report.figures
    yield Section(
        say("arena.verdicts"),
        f"{say('arena.sureness')} {say('arena.bands')}",
        [listing([*verdicts(report)]), _settling(report)],
    )
    yield section_of(report.ranking(), _ratings(report), _shares(report))
    yield section_of(report.cross())
    scores = {bot.bot: figures.scores[bot.bot] for bot in figures.bots}
    sound = {bot: counts for bot, counts in scores.items() if counts}
    if sound:
        label = say("arena.points_axis")
        yield section_of(report.scores(), figure(ridges("scores", sound, label), label))
    yield section_of(report.seats(), _seats(report))
    if figures.incidents:
        yield section_of(report.faults())
    experiment = as_json(report.tournament, figures)["experiment"]
    text = "\n".join(
        f"{key} = {json.dumps(value, ensure_ascii=False)}"
        for key, value in experiment.items()
    )
    yield Section(
        say("arena.experiment"), say("arena.experiment_note"), [quotation(text)]
    )


def _ratings(report: Report) -> str:
    label = report.say("arena.rating_axis")
    dots = [
        Dot(bot.bot, bot.rating.value, bot.rating.interval)
        for bot in report.figures.bots
    ]
    return figure(whiskers("ratings", dots, label, sign=_sign(report)), label)


def _shares(report: Report) -> str:
    label = report.say("arena.share_axis")
    dots = [_percent(bot.bot, bot.share) for bot in report.figures.bots]
    even = 100 / report.tournament.experiment.seats
    return figure(whiskers("shares", dots, label, even, sign=_sign(report)), label)


def _seats(report: Report) -> str:
    label = report.say("arena.share_axis")
    seats = report.figures.seats
    dots = [_percent(seat_letter(seat.seat), seat.share) for seat in seats]
    even = 100 / len(seats)
    svg = whiskers("seats", dots, label, even, plain=True, sign=_sign(report))
    return figure(svg, label)


def _percent(label: str, share: Share) -> Dot:
    low, high = share.interval
    return Dot(label, 100 * share.value, Interval(100 * low, 100 * high))


def _settling(report: Report) -> str:
    say = report.say
    ways = [*_paths(report)]
    label, steps_label = say("arena.lead_axis"), say("arena.deals_axis")
    svg = paths("settling", ways, label, steps_label, sign=_sign(report))
    return figure(svg, label)


def _sign(report: Report) -> str:
    return report.say("simulate.decimal_sign")


def _paths(report: Report) -> Iterator[Path]:
    """How far the best was ahead of the next ones, as deal after deal came in."""
    experiment, deals, _ = report.tournament
    names = [bot.bot for bot in report.figures.bots]
    best = names[0]
    met = {meeting.other for meeting in report.figures.meetings if meeting.one == best}
    rivals = [(at, name) for at, name in enumerate(names) if name in met]
    stride = max(1, len(deals) // _MOST_STEPS)
    for at, rival in rivals[:_MOST_PATHS]:
        leads = [deal.lead(best, rival) for deal in deals]
        totals = [*accumulate(leads)]
        evidence = Evidence(len(experiment.pairs))
        way = Path(f"{best} – {rival}", at, [], [], [])
        for count, lead in enumerate(leads, start=1):
            evidence.add(lead)
            if count % stride == 0 or count == len(leads):
                way.steps.append(count)
                way.values.append(totals[count - 1] / count)
                way.intervals.append(evidence.interval())
        yield way
