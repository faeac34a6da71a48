"""What the judged moves of a game say: accuracy, skill and luck, and its course."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from robobid.analysis.grades import BEST, GRADES, NOISE
from robobid.analysis.judging import Judged
from robobid.analysis.luck import OPENING, Drawn
from robobid.analysis.results import results_at
from robobid.core.record import Record

LEAST_CHANCE: Final = 0.05
"""Who has less than that can hardly play inaccurately."""
WELL: Final = 97.0
"""Who keeps so many per cent of the chances with a move has played well."""
LUCKY: Final = 0.1
"""So many wins, more or less, are called luck, good or bad."""
TURNS: Final = 3
"""So many turning points are told, the greatest."""


class Point(NamedTuple):
    """How surely a seat was to win when an entry was made; after the last: the end."""

    number: int
    chance: float


class Turn(NamedTuple):
    """Between two choices of a seat its chance changed so much."""

    number: int
    """The choice before it."""
    seat: int
    before: float
    after: float


class SeatAccount(NamedTuple):
    """How a seat played, and what luck made of it."""

    seat: int
    judged: int
    accuracy: float | None
    """How much of its chance a move kept on average, in per cent."""
    grades: dict[str, int]
    start: float | None
    """Its chance before anything was dealt or drawn; none if nobody looked at luck."""
    given: float
    """What its moves gave away, in chances to win: skill."""
    received: float
    """What it got of what others gave away."""
    luck: float | None
    """What the deal and all draws did to its chance, added up."""
    luck_error: float | None
    """The standard error of that."""
    rest: float | None
    """What is left to the result; none where not everybody's moves were judged.

    The result is the start, less what was given away, and with what was received, luck
    and the rest. That is what nobody could know when choosing, what people do otherwise
    than bots, and the noise of all estimates.
    """
    result: float | None
    """1 is a win, shared by those who share it; none before the end."""
    luckiest: int | None
    """The stroke of luck that helped it most, by its number, if one clearly did."""
    unluckiest: int | None
    course: tuple[Point, ...]

    @property
    def verdict(self) -> str | None:
        """How it played and whether it had luck, in two words; none before the end.

        Luck within the noise of its estimate is called even.
        """
        if self.accuracy is None or self.luck is None or self.luck_error is None:
            return None
        played = "well" if self.accuracy >= WELL else "badly"
        if abs(self.luck) < max(LUCKY, NOISE * self.luck_error):
            return f"{played}_even"
        return f"{played}_{'lucky' if self.luck > 0 else 'unlucky'}"


class Account(NamedTuple):
    """A game, looked back on."""

    seats: tuple[SeatAccount, ...]
    turns: tuple[Turn, ...]
    moves: tuple[Judged, ...]
    draws: tuple[Drawn, ...] = ()
    """Every stroke of luck, the opening left out."""


def account_of(
    record: Record[Any],
    moves: Sequence[Judged],
    draws: Sequence[Drawn] = (),
    *,
    whole: bool = True,
) -> Account:
    """Add up what was judged of a game, in its order; whole: all moves were."""
    number = record.game.seats(record.table)
    results = results_at(record.game, record.table)
    given, received = shares(moves, number)
    seats = []
    for seat in range(number):
        own = [move for move in moves if move.seat == seat]
        result = results[seat] if results else None
        course = [Point(m.number, m.chance) for m in own if m.chance is not None]
        if result is not None:
            course.append(Point(len(record.entries) + 1, result))
        fortune = fortune_of(seat, draws)
        rest = None
        if whole and result is not None and fortune.start is not None:
            explained = fortune.start - given[seat] + received[seat]
            rest = result - explained - (fortune.luck or 0.0)
        seats.append(
            SeatAccount(
                seat=seat,
                judged=len(own),
                accuracy=accuracy(own),
                grades=dict.fromkeys(GRADES, 0) | Counter(m.grade for m in own),
                given=given[seat],
                received=received[seat],
                rest=rest,
                result=result,
                course=tuple(course),
                **fortune._asdict(),
            )
        )
    strokes = [drawn for drawn in draws if drawn.number != OPENING]
    return Account(tuple(seats), turns_of(seats), tuple(moves), tuple(strokes))


class Fortune(NamedTuple):
    """What luck did to a seat; the fields are those of its account."""

    start: float | None
    luck: float | None
    luck_error: float | None
    luckiest: int | None
    unluckiest: int | None


def fortune_of(seat: int, draws: Sequence[Drawn]) -> Fortune:
    """Add up all strokes of luck, and find those that mattered most to a seat."""
    if not draws:
        return Fortune(None, None, None, None, None)
    clear = [
        (drawn.changes[seat], drawn.number)
        for drawn in draws
        if abs(drawn.changes[seat]) > NOISE * drawn.errors[seat]
    ]
    most, least = max(clear, default=(0.0, 0)), min(clear, default=(0.0, 0))
    return Fortune(
        start=draws[0].before[seat],
        luck=sum(drawn.changes[seat] for drawn in draws),
        luck_error=sum(drawn.errors[seat] ** 2 for drawn in draws) ** 0.5,
        luckiest=most[1] if most[0] > 0 else None,
        unluckiest=least[1] if least[0] < 0 else None,
    )


def shares(moves: Sequence[Judged], seats: int) -> tuple[list[float], list[float]]:
    """What every seat gave away, and what it got of that by its chance at the time."""
    given, received = [0.0] * seats, [0.0] * seats
    chances = [1 / seats] * seats
    for move in moves:
        if move.chance is not None:
            chances[move.seat] = move.chance
        if move.grade == BEST:
            continue
        given[move.seat] += move.loss
        others = [seat for seat in range(seats) if seat != move.seat]
        total = sum(chances[seat] for seat in others)
        for seat in others:
            share = chances[seat] / total if total else 1 / len(others)
            received[seat] += share * move.loss
    return given, received


def accuracy(moves: Sequence[Judged]) -> float | None:
    """How much of its chance a move kept on average, in per cent; none without moves.

    What was plainly the best kept all.
    """
    if not moves:
        return None
    kept = [
        max(0.0, 1 - move.loss / max(LEAST_CHANCE, move.chance or 1.0))
        if move.grade != BEST
        else 1.0
        for move in moves
    ]
    return 100 * sum(kept) / len(kept)


def turns_of(seats: Sequence[SeatAccount]) -> tuple[Turn, ...]:
    """The greatest changes between two choices of a seat, in the game's order."""
    found = [
        Turn(one.number, each.seat, one.chance, other.chance)
        for each in seats
        for one, other in zip(each.course, each.course[1:], strict=False)
    ]
    found.sort(key=lambda turn: -abs(turn.after - turn.before))
    return tuple(sorted(found[:TURNS]))
