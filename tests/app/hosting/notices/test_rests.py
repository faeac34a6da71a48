"""Hours that do not count: nights and days off, also where the clock is changed."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as some

from robobid.app.hosting.notices.rests import DaysOff, Night, Rests, checked_zone
from robobid.core.errors import Unsupported

HOUR = 3600.0
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Apia")


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@some.composite
def any_rests(draw: some.DrawFn) -> Rests:
    begin, hours = draw(some.integers(0, 23)), draw(some.integers(0, 12))
    night = Night(begin, (begin + hours) % 24) if hours else None
    first = draw(some.dates(date(2026, 3, 1), date(2026, 11, 20)))
    last = date.fromordinal(first.toordinal() + draw(some.integers(0, 9)))
    days = (DaysOff(first, last),) if draw(some.booleans()) else ()
    return Rests(draw(some.sampled_from(ZONES)), night, days)


times = some.integers(int(at("2026-03-01")), int(at("2026-11-30"))).map(float)


@given(any_rests(), times, some.integers(0, 400 * 3600))
def test_so_much_time_that_counts_goes_by_until_then(
    rests: Rests, begin: float, seconds: int
) -> None:
    end = rests.after(begin, seconds)

    assert rests.counted(begin, end) == pytest.approx(seconds)
    assert end >= begin + seconds


@given(any_rests(), times)
def test_a_rest_ends_where_time_counts_again(rests: Rests, now: float) -> None:
    end = rests.end_of(now)

    assert rests.counted(now, end) == 0
    assert rests.counted(end, end + 60) == 60


def test_who_never_rests_has_the_time_on_the_wall() -> None:
    assert Rests().after(5.0, 10.0) == 15.0
    assert Rests().counted(5.0, 15.0) == 10.0
    assert Rests().end_of(5.0) == 5.0


def test_a_night_is_where_somebody_lives() -> None:
    berlin = Rests("Europe/Berlin", Night(22, 8))

    # In summer Berlin is two hours ahead.
    assert berlin.end_of(at("2026-07-01T19:59:00")) == at("2026-07-01T19:59:00")
    assert berlin.end_of(at("2026-07-01T20:30:00")) == at("2026-07-02T06:00:00")
    # The night in which the clock is put back has an hour more.
    night = at("2026-10-24T20:00:00"), at("2026-10-25T07:00:00")
    assert berlin.end_of(night[0]) == night[1]
    assert (night[1] - night[0]) / HOUR == 11


def test_days_off_and_nights_that_touch_are_one_rest() -> None:
    days = (DaysOff(date(2026, 7, 2), date(2026, 7, 3)),)
    rests = Rests("UTC", Night(22, 8), days)

    assert rests.end_of(at("2026-07-01T23:00:00")) == at("2026-07-04T08:00:00")
    assert rests.after(at("2026-07-01T21:00:00"), 2 * HOUR) == at("2026-07-04T09:00")


def test_a_zone_that_nobody_knows_is_refused() -> None:
    assert checked_zone("Europe/Paris") == "Europe/Paris"
    with pytest.raises(Unsupported, match="no time zone 'Atlantis/City'"):
        checked_zone("Atlantis/City")
