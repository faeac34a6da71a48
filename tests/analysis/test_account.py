"""Accuracy, skill and luck add up."""

import pytest

from robobid.analysis.account import account_of
from robobid.analysis.judging import Judged
from robobid.analysis.luck import OPENING, Drawn
from tests.analysis.records import at_random


def judged(number: int, seat: int, chance: float, loss: float, grade: str) -> Judged:
    return Judged(
        number, 1, seat, "bid", "m1", chance, loss, 0.001, grade, None, None, (), 0
    )


def drawn(number: int, change: float, error: float = 0.01) -> Drawn:
    before, changes = (0.6, 0.4), (change, -change)
    return Drawn(number, number, 1, before, changes, (error, error), 2)


DRAWS = [drawn(OPENING, 0.0), drawn(1, 0.1), drawn(7, -0.04), drawn(8, 0.3, 0.2)]


def test_a_result_is_skill_luck_and_a_rest() -> None:
    record = at_random("fzzzt")
    moves = [
        judged(5, 0, 0.5, 0.2, "blunder"),
        judged(6, 1, 0.7, 0.07, "mistake"),
        judged(9, 0, 0.4, 0.004, "best"),
    ]

    account = account_of(record, moves, DRAWS)

    for seat in account.seats:
        assert seat.result is not None
        assert seat.start is not None
        assert seat.luck is not None
        assert seat.rest is not None
        moved = seat.received - seat.given
        explained = seat.start + moved + seat.luck + seat.rest
        assert explained == pytest.approx(seat.result)
    first, second = account.seats
    assert (first.given, first.received) == pytest.approx((0.2, 0.07))
    assert first.accuracy == pytest.approx(100 * (0.6 + 1) / 2)
    assert second.accuracy == pytest.approx(90)
    assert first.grades["blunder"] == first.grades["best"] == 1
    assert [point.number for point in first.course] == [5, 9, len(record.entries) + 1]
    assert account.turns


def test_luck_is_the_sum_of_its_strokes_and_what_is_noise_is_no_draw_to_speak_of() -> (
    None
):
    account = account_of(at_random("fzzzt"), [], DRAWS)

    first, second = account.seats
    assert first.start == 0.6
    assert first.luck == pytest.approx(0.36)
    assert first.luck_error == pytest.approx((3 * 0.01**2 + 0.2**2) ** 0.5)
    assert (first.luckiest, first.unluckiest) == (1, 7)  # 8 is within the noise
    assert (second.luckiest, second.unluckiest) == (7, 1)
    assert [each.number for each in account.draws] == [1, 7, 8]


def test_luck_within_its_noise_is_called_even() -> None:
    moves = [judged(5, 0, 0.5, 0.0, "best")]
    sure = [drawn(OPENING, 0.0), drawn(1, 0.2)]
    unsure = [drawn(OPENING, 0.0), drawn(1, 0.2, 0.15)]

    found = [account_of(at_random("fzzzt"), moves, each) for each in (sure, unsure)]

    assert [each.seats[0].verdict for each in found] == ["well_lucky", "well_even"]


def test_where_only_some_were_judged_nothing_is_left_to_tell() -> None:
    account = account_of(at_random("fzzzt"), [], DRAWS, whole=False)

    assert [seat.rest for seat in account.seats] == [None, None]
    assert account.seats[0].luck is not None


def test_an_unfinished_game_has_no_luck_yet() -> None:
    account = account_of(at_random("fzzzt", 12), [judged(5, 0, 0.5, 0.0, "best")])

    assert [seat.luck for seat in account.seats] == [None, None]
    assert account.seats[1].accuracy is None
