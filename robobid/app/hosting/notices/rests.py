"""Hours that do not count: somebody's nights and days off, where they live."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from functools import cache
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from robobid.core.errors import Unsupported

LONGEST_NIGHT: Final = 12
"""Hours: a night that never ends would stop all clocks."""
MOST_DAYS_OFF: Final = 60
"""Days that lie ahead of somebody at a time."""
_DAY: Final = timedelta(days=1)
Span = tuple[float, float]


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


def checked_zone(zone: str) -> str:
    """A time zone by its name; one that nobody knows is refused."""
    if zone not in _zones():
        raise Unsupported("unknown_zone", f"no time zone {zone!r} is known", zone=zone)
    return zone


class Night(NamedTuple):
    """From one full hour of the day to another, mostly of the next day.

    >>> Night.read("22-8"), Night(22, 8).write(), Night(22, 8).hours
    (Night(begin=22, end=8), '22-8', 10)
    """

    begin: int
    end: int

    @property
    def hours(self) -> int:
        """How long it is."""
        return (self.end - self.begin) % 24

    @classmethod
    def read(cls, text: str) -> Night | None:
        """As it was written; none where nothing was."""
        return cls(*map(int, text.split("-"))) if text else None

    def write(self) -> str:
        """As text."""
        return f"{self.begin}-{self.end}"


class DaysOff(NamedTuple):
    """From one day to another, both included."""

    first: date
    last: date

    @property
    def days(self) -> int:
        """How many they are."""
        return (self.last - self.first).days + 1


def read_days(text: str) -> tuple[DaysOff, ...]:
    """Days off as they were written.

    >>> write_days(read_days("2026-12-24/2026-12-26 2027-01-01/2027-01-01"))
    '2026-12-24/2026-12-26 2027-01-01/2027-01-01'
    """
    ends = (word.split("/") for word in text.split())
    return tuple(
        DaysOff(date.fromisoformat(first), date.fromisoformat(last))
        for first, last in ends
    )


def write_days(days: tuple[DaysOff, ...]) -> str:
    """Days off as text."""
    return " ".join(f"{each.first}/{each.last}" for each in days)


class Rests(NamedTuple):
    """When somebody does not have to answer."""

    zone: str = "UTC"
    night: Night | None = None
    days_off: tuple[DaysOff, ...] = ()

    def end_of(self, at: float) -> float:
        """When the rest ends that a time falls into; the time itself if it is none.

        >>> night = Rests("UTC", Night(22, 8))
        >>> night.end_of(23 * 3600.0) / 3600, night.end_of(12 * 3600.0) / 3600
        (32.0, 12.0)
        """
        for begin, end in self.spans(at):
            if begin > at:
                break
            if at < end:
                return end
        return at

    def counted(self, begin: float, end: float) -> float:
        """How many seconds between two times count."""
        resting = 0.0
        for rest in self.spans(begin):
            if rest[0] >= end:
                break
            resting += max(0.0, min(end, rest[1]) - max(begin, rest[0]))
        return end - begin - resting

    def after(self, begin: float, seconds: float) -> float:
        """When so many seconds that count have gone by.

        >>> hour = 3600.0
        >>> Rests("UTC", Night(22, 8)).after(21 * hour, 2 * hour) / hour
        33.0
        """
        at = begin
        for rest in self.spans(begin):
            if rest[0] - at >= seconds:
                break
            seconds -= max(0.0, rest[0] - at)
            at = max(at, rest[1])
        return at + seconds

    def spans(self, since: float) -> Iterator[Span]:
        """All rests that end after a time, none of which touches another; endless."""
        if self.night is None and not self.days_off:
            return
        known: Span | None = None
        for begin, end in self._daily(since):
            if known is None:
                known = begin, end
            elif begin <= known[1]:
                known = known[0], max(known[1], end)
            else:
                if known[1] > since:
                    yield known
                known = begin, end
        if known is not None and known[1] > since:
            yield known

    def _daily(self, since: float) -> Iterator[Span]:
        """Nights and days off, in the order in which they begin."""
        zone = ZoneInfo(self.zone)

        def at(day: date, hour: int) -> float:
            return datetime.combine(day, time(hour), zone).timestamp()

        day = datetime.fromtimestamp(since, zone).date() - _DAY
        last = max((off.last for off in self.days_off), default=day)
        while self.night is not None or day <= last:
            if any(off.first <= day <= off.last for off in self.days_off):
                yield at(day, 0), at(day + _DAY, 0)
            if self.night is not None:
                begin, end = self.night
                yield at(day, begin), at(day if begin < end else day + _DAY, end)
            day += _DAY
