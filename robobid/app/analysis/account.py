"""What the judged moves of a game say: accuracy, skill and luck, and its course."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, Protocol

from robobid.app.analysis.grades import ALL_GRADES, FAULTLESS, Grade
from robobid.app.analysis.judgement import Judged
from robobid.app.analysis.levels import Likeness, likeness, references
from robobid.app.analysis.luck import OPENING, Drawn, results_at
from robobid.bots.appraisal import NOISE, is_even
from robobid.core.record import Record
from robobid.core.wire import Unnamed, plain

Played = Literal["very_well", "well", "fairly", "badly"]
Luck = Literal["lucky", "even", "unlucky"]
WORDS: Final[tuple[Played, ...]] = ("badly", "fairly", "well", "very_well")
"""How the levels play, the weakest first."""
FEWEST: Final = 5
"""With fewer moves that mattered nothing can be said of somebody's play."""
LUCKY: Final = 0.1
"""So many wins, more or less, are called luck, good or bad."""
TURNS: Final = 3
"""So many turning points are told, the greatest."""
LEAST_CHANCE: Final = 0.01
"""What is lost is a part of the chance that there was; if that was less, of this."""
_PLACES: Final = 4
"""Of a chance: more mean nothing."""


@dataclass(frozen=True, slots=True, order=True)
class Point(Unnamed):
    """How surely a seat was to win when an entry was made; after the last: the end."""

    number: int
    chance: float


@dataclass(frozen=True, slots=True, order=True)
class Turn(Unnamed):
    """Between two choices of a seat its chance changed so much."""

    number: int
    """The choice before it."""
    seat: int
    before: float
    after: float


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatAccount(Unnamed):
    """How a seat played, and what luck made of it."""

    seat: int
    judged: int
    counted: int
    """In so many of them something was clearly at stake, however little."""
    accuracy: float | None
    """How much it kept of what was at stake, in per cent; none if nothing was."""
    accuracy_error: float | None
    """The standard error of that."""
    grades: dict[Grade, int]
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
    played: Played | None
    """How it played, in a word; none where too little was at stake to say."""
    likeness: Likeness | None
    """The level that it played like; none where too little was at stake to say."""
    fortune: Luck | None
    """Whether it had luck; none before the end."""
    course: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Account(Unnamed):
    """A game, looked back on."""

    seats: tuple[SeatAccount, ...]
    turns: tuple[Turn, ...]
    moves: tuple[Judged, ...]
    draws: tuple[Drawn, ...]
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
        fortune, found = fortune_of(seat, draws), tally(own)
        alike = likeness_of(record.game.name, found)
        rest = None
        if whole and result is not None and fortune.start is not None:
            explained = fortune.start - given[seat] + received[seat]
            rest = result - explained - (fortune.luck or 0.0)
        seats.append(
            SeatAccount(
                seat=seat,
                judged=len(own),
                counted=found.counted,
                accuracy=found.kept,
                accuracy_error=found.error,
                grades=dict.fromkeys(ALL_GRADES, 0) | Counter(m.grade for m in own),
                given=given[seat],
                received=received[seat],
                rest=rest,
                result=result,
                played=word_for(record.game.name, alike),
                likeness=alike,
                fortune=luck_in_a_word(fortune),
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


def likeness_of(game: str, found: Tally) -> Likeness | None:
    """The level that somebody played like; none where too little mattered."""
    known = references().get(game)
    if known is None or found.counted < FEWEST:
        return None
    return likeness(known, found.staked, found.lost)


def word_for(game: str, alike: Likeness | None) -> Played | None:
    """How somebody played, by the level that they played like."""
    if alike is None:
        return None
    levels = references()[game].levels
    at = levels.index(alike.level) / (len(levels) - 1)
    return WORDS[round(at * (len(WORDS) - 1))]


def luck_in_a_word(fortune: Fortune) -> Luck | None:
    """Had somebody luck? Within the noise of its estimate it is called even."""
    if fortune.luck is None or fortune.luck_error is None:
        return None
    if abs(fortune.luck) < max(LUCKY, NOISE * fortune.luck_error):
        return "even"
    return "lucky" if fortune.luck > 0 else "unlucky"


def shares(moves: Sequence[Judged], seats: int) -> tuple[list[float], list[float]]:
    """What every seat gave away, and what it got of that by its chance at the time."""
    given, received = [0.0] * seats, [0.0] * seats
    chances = [1 / seats] * seats
    for move in moves:
        if move.chance is not None:
            chances[move.seat] = move.chance
        if move.grade in FAULTLESS:
            continue
        given[move.seat] += move.loss
        others = [seat for seat in range(seats) if seat != move.seat]
        total = sum(chances[seat] for seat in others)
        for seat in others:
            share = chances[seat] / total if total else 1 / len(others)
            received[seat] += share * move.loss
    return given, received


class WeighedPoints(Protocol):
    """What a move lost in points, as far as it is counted."""

    @property
    def loss(self) -> float: ...
    @property
    def error(self) -> float: ...
    @property
    def stake(self) -> float: ...
    @property
    def whole(self) -> float: ...


class Weighed(Protocol):
    """A move that was judged, as far as it is counted."""

    @property
    def points(self) -> WeighedPoints | None: ...
    @property
    def chance(self) -> float | None: ...
    @property
    def loss(self) -> float: ...
    @property
    def error(self) -> float: ...
    @property
    def stake(self) -> float: ...


class Tally(NamedTuple):
    """What was at stake in some moves and what was lost, in parts of the chance."""

    counted: int
    staked: float
    lost: float
    noise: float
    """The standard error of what was lost."""

    @property
    def kept(self) -> float | None:
        """How much was kept of what was at stake, in per cent; none if nothing was."""
        return 100 * (1 - self.lost / self.staked) if self.staked else None

    @property
    def error(self) -> float | None:
        """The standard error of that."""
        return 100 * self.noise / self.staked if self.staked else None


def tally(moves: Iterable[Weighed]) -> Tally:
    """Add up what was at stake, and what was lost of it.

    As backgammon players count: a move weighs as much as could be lost with it, and one
    where all came to the same not at all. What was as good as the best kept all. A loss
    is a part of the chance that there was: who had 6 games of 100 and gave 3 away has
    lost as much as who had 60 and gave 30. So a move counts that is too small for a
    grade, if something was clearly at stake. Where no chance was, points count, as a
    part of those that weigh as much as a whole chance.
    """
    counted, staked, lost, noise = 0, 0.0, 0.0, 0.0
    for move in moves:
        if move.stake:
            its: Weighed | WeighedPoints = move
            whole = max(move.chance or 0.0, LEAST_CHANCE)
        elif move.points is not None:
            its, whole = move.points, move.points.whole
        else:
            continue
        counted += 1
        staked += min(1.0, max(its.stake, its.loss) / whole)
        if not is_even(its.loss, its.error):
            lost += min(1.0, its.loss / whole)
        noise += (its.error / whole) ** 2
    return Tally(counted, staked, lost, noise**0.5)


def turns_of(seats: Sequence[SeatAccount]) -> tuple[Turn, ...]:
    """The greatest changes between two choices of a seat, in the game's order."""
    found = [
        Turn(one.number, each.seat, one.chance, other.chance)
        for each in seats
        for one, other in zip(each.course, each.course[1:], strict=False)
    ]
    found.sort(key=lambda turn: -abs(turn.after - turn.before))
    return tuple(sorted(found[:TURNS]))


def as_plain(what: Any) -> Any:
    """What was found in plain form, with as many places as mean anything.

    >>> as_plain(Point(3, 1 / 3))
    {'number': 3, 'chance': 0.3333}
    """
    return _rounded(plain(what))


def _rounded(form: Any) -> Any:
    match form:
        case float():
            return round(form, _PLACES)
        case dict():
            return {name: _rounded(each) for name, each in form.items()}
        case list():
            return [_rounded(each) for each in form]
        case _:
            return form
