"""Figures of a tournament, worked out by hand."""

from __future__ import annotations

import pytest

from robobid.arena.figures import Figures, Mean, Meeting, figures_of
from robobid.arena.intervals import Interval, of_mean, wilson
from robobid.arena.matches import Fault
from tests.arena.experiments import a_game, a_tournament


def meeting(figures: Figures, one: str, other: str) -> Meeting:
    return next(m for m in figures.meetings if (m.one, m.other) == (one, other))


def surplus(figures: Figures, one: str, other: str) -> Mean:
    found = meeting(figures, one, other).surplus
    assert found is not None
    return found


def test_wins_and_shares() -> None:
    figures = figures_of(
        a_tournament(
            ["a 30, b 20", "b 25, a 25"],
            ["a 30, b 20", "b 25, a 35"],
        )
    )
    a, b = figures.bots

    assert (figures.deals, figures.games, figures.decisions) == (2, 4, 40)
    assert (a.bot, a.seats, a.wins, a.share.value) == ("a", 4, 3.5, 0.875)
    assert (b.bot, b.seats, b.wins, b.share.value) == ("b", 4, 0.5, 0.125)
    assert a.share.interval == wilson(3.5, 4)
    assert a.points is not None
    assert a.points.value == 30
    assert a.points.interval == of_mean([27.5, 32.5])
    assert a.rating.value > b.rating.value


def test_the_cross_table_has_every_pair_both_ways() -> None:
    figures = figures_of(
        a_tournament(
            ["a 30, b 20, c 10", "c 10, a 30, b 30"],
            ["a 30, b 40, c 10", "c 10, a 30, b 20"],
        )
    )
    ours, theirs = meeting(figures, "a", "b"), meeting(figures, "b", "a")

    assert len(figures.meetings) == 6
    assert ours.games == 4
    assert ours.ahead.value == pytest.approx((1 + 0.5 + 0 + 1) / 4)
    assert ours.ahead.value + theirs.ahead.value == pytest.approx(1)
    assert surplus(figures, "a", "b").value == pytest.approx((10 + 0 - 10 + 10) / 4)
    assert surplus(figures, "a", "b").interval == of_mean([5, 0])
    assert meeting(figures, "a", "c").ahead.value == 1
    assert ours.lead == Interval(-theirs.lead.high, -theirs.lead.low)


def test_a_bot_with_two_seats_meets_with_both() -> None:
    figures = figures_of(a_tournament(["a 30, b 20, a 10"], ["a 30, b 20, a 10"]))

    assert meeting(figures, "a", "b").ahead.value == 0.5
    assert surplus(figures, "a", "b").value == 0
    assert {bot.bot: bot.seats for bot in figures.bots} == {"a": 4, "b": 2}


def test_seats_are_compared_with_the_mean_of_the_table() -> None:
    figures = figures_of(a_tournament(["a 30, b 20", "b 40, a 10"]))
    first, second = figures.seats

    assert (first.share.value, second.share.value) == (1, 0)
    assert first.surplus is not None
    assert first.surplus.value == 10
    assert first.surplus.interval == Interval(-float("inf"), float("inf"))


def test_scores_are_counted_by_bot() -> None:
    figures = figures_of(a_tournament(["a 30, b 20", "b 20, a 10"]))

    assert figures.scores == {"a": {10: 1, 30: 1}, "b": {20: 2}}


def test_whoever_is_faulty_has_no_points() -> None:
    """Its place is the last one; the points are those of whoever finished for it."""
    fault = Fault(1, "b", "crash", "ZeroDivisionError", "Table()")
    lost = a_game("a 30, b 99", faults=(fault,))._replace(places=(1, 2))
    figures = figures_of(a_tournament([lost, a_game("b 20, a 25")]))
    a, b = figures.bots

    assert figures.scores == {"a": {25: 1, 30: 1}, "b": {20: 1}}
    assert (a.wins, a.faults, b.wins, b.faults) == (2, 0, 0, 1)
    assert meeting(figures, "a", "b").ahead.value == 1
    assert surplus(figures, "a", "b").value == 5
    assert figures.incidents == ((0, fault),)


def test_whoever_is_always_faulty_has_no_mean() -> None:
    fault = Fault(1, "b", "illegal", "no", "Table()")
    game = a_game("a 30, b 10", faults=(fault,))
    figures = figures_of(a_tournament([game], [game]))

    assert figures.bots[1].points is None
    assert meeting(figures, "a", "b").surplus is None
    assert figures.seats[0].surplus is None


def test_if_all_are_faulty_nobody_wins() -> None:
    faults = tuple(Fault(seat, "ab"[seat], "crash", "", "") for seat in (0, 1))
    game = a_game("a 30, b 30", faults=faults)

    assert game.wins == (0, 0)
