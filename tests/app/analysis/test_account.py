"""Accuracy, skill and luck add up."""

from dataclasses import replace

import pytest

from robobid.app.analysis.account import account_of
from robobid.app.analysis.grades import Grade, grade_of
from robobid.app.analysis.in_points import InPoints
from robobid.app.analysis.judgement import Judged
from robobid.app.analysis.luck import OPENING, Drawn
from robobid.narration import Told
from tests.app.analysis.records import at_random


def judged(
    number: int,
    seat: int,
    chance: float,
    loss: float,
    grade: Grade,
    stake: float = 0.25,
) -> Judged:
    return Judged(
        number=number,
        round=1,
        seat=seat,
        kind="bid",
        move="m1",
        told=Told("m1"),
        chance=chance,
        loss=loss,
        error=0.001,
        stake=stake,
        grade=grade,
        better=None,
        better_told=None,
        better_action=None,
        why=None,
        options=(),
        futures=0,
    )


def drawn(number: int, change: float, error: float = 0.01) -> Drawn:
    before, changes = (0.6, 0.4), (change, -change)
    return Drawn(
        number=number,
        last=number,
        round=1,
        before=before,
        changes=changes,
        errors=(error, error),
        told=(),
        futures=2,
    )


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
    # In parts of the chance that there was.
    assert first.accuracy == pytest.approx(100 * (1 - 0.41 / (0.25 / 0.5 + 0.25 / 0.4)))
    assert second.accuracy == pytest.approx(100 * (1 - 0.07 / 0.25))
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

    assert [each.seats[0].fortune for each in found] == ["lucky", "even"]


def test_what_was_not_at_stake_is_not_counted() -> None:
    """Somebody who gave the game away is not praised for what came after."""
    lost = [judged(5 + at, 0, 0.3, 0.12, "blunder", 0.15) for at in range(6)]
    idle = [judged(50 + at, 0, 0.0, 0.0, "no_stake", 0.0) for at in range(40)]

    account = account_of(at_random("fzzzt"), [*lost, *idle])

    seat = account.seats[0]
    assert (seat.judged, seat.counted) == (46, 6)
    assert seat.accuracy == pytest.approx(20)
    assert seat.played == "badly"
    assert seat.grades["no_stake"] == 40
    assert seat.given == pytest.approx(0.72)


def test_where_no_chance_is_at_stake_points_count() -> None:
    """A tenth of the points that weigh as a whole game is as a tenth of a chance."""
    points = InPoints(
        loss=2.0,
        error=0.1,
        stake=4.0,
        whole=20.0,
        told=None,
        better=None,
        better_told=None,
        better_action=None,
    )
    even = [
        replace(judged(at, 0, 0.0, 0.0, "no_stake", 0.0), points=points)
        for at in range(6)
    ]

    seat = account_of(at_random("fzzzt"), even).seats[0]

    assert seat.counted == 6
    assert seat.accuracy == pytest.approx(50)
    assert seat.accuracy_error == pytest.approx(100 * 6**0.5 * 0.1 / (6 * 4))
    assert seat.played == "badly"
    assert seat.given == 0


@pytest.mark.parametrize(
    ("loss", "played"),
    [(0.0, "very_well"), (0.02, "well"), (0.05, "fairly"), (0.15, "badly")],
)
def test_the_word_for_how_somebody_played_follows_the_figure(
    loss: float, played: str
) -> None:
    grade = grade_of(loss, 0.001)
    moves = [judged(5 + at, 0, 0.5, loss, grade, 0.2) for at in range(8)]

    (seat, _) = account_of(at_random("fzzzt"), moves).seats

    assert seat.accuracy == pytest.approx(100 * (1 - loss / 0.2))
    assert seat.played == played


def test_of_few_moves_that_mattered_nothing_is_said() -> None:
    moves = [judged(5 + at, 0, 0.5, 0.0, "best") for at in range(4)]

    (seat, other) = account_of(at_random("fzzzt"), moves).seats

    assert seat.accuracy == 100
    assert seat.played is None
    assert (other.accuracy, other.played) == (None, None)


def test_where_only_some_were_judged_nothing_is_left_to_tell() -> None:
    account = account_of(at_random("fzzzt"), [], DRAWS, whole=False)

    assert [seat.rest for seat in account.seats] == [None, None]
    assert account.seats[0].luck is not None


def test_an_unfinished_game_has_no_luck_yet() -> None:
    account = account_of(at_random("fzzzt", 12), [judged(5, 0, 0.5, 0.0, "best")])

    assert [seat.luck for seat in account.seats] == [None, None]
    assert account.seats[1].accuracy is None
