"""A tournament for programs: everything that is known of it, as JSON."""

from __future__ import annotations

from typing import Any, Final

from robobid.app.reports.faults import faults_as_json
from robobid.arena.figures import BotFigures, Figures, Mean, Meeting, SeatFigures, Share
from robobid.arena.intervals import ends
from robobid.arena.tournament import Tournament
from robobid.core.decisions import seat_letter

FORMAT: Final = 1


def as_json(tournament: Tournament, figures: Figures) -> dict[str, Any]:
    """What was asked, what came out, and how sure it is."""
    experiment = tournament.experiment
    return {
        "format": FORMAT,
        "experiment": {
            **experiment.identity,
            "deals": experiment.deals,
            "margin": experiment.margin,
        },
        "deals": figures.deals,
        "games": figures.games,
        "decisions": figures.decisions,
        "decided": tournament.is_decided,
        "bots": [_bot(bot) for bot in figures.bots],
        "meetings": [_meeting(meeting) for meeting in figures.meetings],
        "seats": [_seat(seat) for seat in figures.seats],
        "scores": figures.scores,
        "faults": faults_as_json(figures.incidents, "deal"),
    }


def _bot(bot: BotFigures) -> dict[str, Any]:
    return {
        "bot": bot.bot,
        "seats": bot.seats,
        "wins": bot.wins,
        "share": _with_interval(bot.share),
        "points": _with_interval(bot.points),
        "rating": {
            "value": bot.rating.value,
            "deviation": bot.rating.deviation,
            "interval": ends(bot.rating.interval),
        },
        "faults": bot.faults,
    }


def _meeting(meeting: Meeting) -> dict[str, Any]:
    return {
        "one": meeting.one,
        "other": meeting.other,
        "games": meeting.games,
        "ahead": _with_interval(meeting.ahead),
        "surplus": _with_interval(meeting.surplus),
        "lead": ends(meeting.lead),
        "verdict": meeting.verdict,
        "deals_needed": meeting.deals_needed,
    }


def _seat(seat: SeatFigures) -> dict[str, Any]:
    return {
        "seat": seat_letter(seat.seat),
        "share": _with_interval(seat.share),
        "surplus": _with_interval(seat.surplus),
    }


def _with_interval(figure: Share | Mean | None) -> dict[str, Any] | None:
    if figure is None:
        return None
    return {"value": figure.value, "interval": ends(figure.interval)}
