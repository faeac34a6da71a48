"""What came out of a tournament, in figures that say how sure they are.

A deal is the unit of luck: games of a deal share theirs, so every interval is made from
the means of whole deals, or counts their games as fewer where they go the same way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from robobid.arena.deals import DealResult
from robobid.arena.intervals import Interval, clustered_wilson, of_mean
from robobid.arena.matches import Fault, GameResult
from robobid.arena.ratings import Rating, ratings
from robobid.arena.sequential import Evidence, Verdict
from robobid.arena.tournament import Tournament


class Share(NamedTuple):
    """How often something was so, and where the truth may be."""

    value: float
    interval: Interval


class Mean(NamedTuple):
    """A mean over deals, and where the truth may be."""

    value: float
    interval: Interval


class BotFigures(NamedTuple):
    """How a bot did, whatever seats it had."""

    bot: str
    seats: int
    """In how many games it sat, counted once for every seat it had there."""
    wins: float
    share: Share
    """Of the games won; a win shared by n counts as 1/n."""
    points: Mean | None
    rating: Rating
    faults: int


class Meeting(NamedTuple):
    """How a bot did against another, in the games in which both sat."""

    one: str
    other: str
    games: int
    ahead: Share
    """How often it had the better place; an equal place counts as half."""
    surplus: Mean | None
    """How many points more it had."""
    lead: Interval
    """Ahead more often than behind by so much, whenever one looks at the results."""
    verdict: Verdict | None
    deals_needed: int | None
    """Of an open question: how many deals would decide it, if it goes on like this."""


class SeatFigures(NamedTuple):
    """How much a seat is worth, whoever sits there."""

    seat: int
    share: Share
    surplus: Mean | None
    """Points more than the mean of the table."""


class Incident(NamedTuple):
    """A fault, and the game it happened in."""

    deal: int
    fault: Fault


class Figures(NamedTuple):
    """Everything a report tells of a tournament."""

    deals: int
    games: int
    decisions: int
    bots: tuple[BotFigures, ...]
    """The best rated first."""
    meetings: tuple[Meeting, ...]
    """Every pair, in both directions."""
    seats: tuple[SeatFigures, ...]
    scores: dict[str, dict[int, int]]
    """How often each bot had each score."""
    incidents: tuple[Incident, ...]


def figures_of(tournament: Tournament) -> Figures:
    """All figures of a tournament, each with its uncertainty."""
    experiment, deals = tournament.experiment, tournament.deals
    games = [game for deal in deals for game in deal.games]
    rated = ratings(experiment.bots, deals)
    bots = [_bot_figures(deals, bot, rated[bot]) for bot in experiment.bots]
    pairs = experiment.pairs
    both_ways = [*pairs, *((other, one) for one, other in pairs)]
    margin = experiment.margin or 0.0
    return Figures(
        len(deals),
        len(games),
        sum(game.decisions for game in games),
        tuple(sorted(bots, key=_rank)),
        tuple(_meeting(deals, *pair, len(pairs), margin) for pair in both_ways),
        tuple(_seat_figures(deals, seat) for seat in range(experiment.seats)),
        {bot: _scores(games, bot) for bot in experiment.bots},
        incidents(deals),
    )


def incidents(deals: Iterable[DealResult]) -> tuple[Incident, ...]:
    """All faults, in the order of the deals."""
    return tuple(
        Incident(deal.number, fault)
        for deal in deals
        for game in deal.games
        for fault in game.faults
    )


def _rank(bot: BotFigures) -> tuple[float, str]:
    """The best rated first; equal ones, but for the last digits, by name."""
    return -round(bot.rating.value, 6), bot.bot


def _bot_figures(deals: Sequence[DealResult], bot: str, rating: Rating) -> BotFigures:
    wins = _by_deal(
        deals, lambda game: [game.wins[seat] for seat in game.seats_of(bot)]
    )
    points = _by_deal(
        deals, lambda game: [game.points[seat] for seat in game.sound_seats_of(bot)]
    )
    faults = _by_deal(deals, lambda game: [fault.bot == bot for fault in game.faults])
    return BotFigures(
        bot,
        sum(map(len, wins)),
        sum(map(sum, wins)),
        _share(wins),
        _mean(points),
        rating,
        sum(len([*filter(None, deal)]) for deal in faults),
    )


def _meeting(
    deals: Sequence[DealResult], one: str, other: str, pairs: int, margin: float
) -> Meeting:
    evidence = Evidence(pairs)
    for deal in deals:
        evidence.add(deal.lead(one, other))
    verdict = evidence.verdict(margin)
    together = [game for game in deals[0].games if [*game.meetings(one, other)]]
    ahead = [(1 + deal.lead(one, other)) / 2 for deal in deals]
    differences = _by_deal(deals, lambda game: _differences(game, one, other))
    return Meeting(
        one,
        other,
        len(together) * len(deals),
        Share(fmean(ahead), clustered_wilson(ahead, len(together))),
        _mean(differences),
        evidence.interval(),
        verdict,
        None if verdict else evidence.deals_needed(margin),
    )


def _differences(game: GameResult, one: str, other: str) -> list[float]:
    return [
        game.points[ours] - game.points[theirs]
        for ours, theirs in game.meetings(one, other)
        if not game.faulty & {ours, theirs}
    ]


def _seat_figures(deals: Sequence[DealResult], seat: int) -> SeatFigures:
    wins = _by_deal(deals, lambda game: [game.wins[seat]])
    surplus = _by_deal(
        deals,
        lambda game: [] if game.faults else [game.points[seat] - fmean(game.points)],
    )
    return SeatFigures(seat, _share(wins), _mean(surplus))


def _scores(games: Iterable[GameResult], bot: str) -> dict[int, int]:
    points = (game.points[seat] for game in games for seat in game.sound_seats_of(bot))
    return dict(sorted(Counter(points).items()))


ByDeal = list[list[float]]
"""What the games of each deal gave."""


def _by_deal(
    deals: Sequence[DealResult], values: Callable[[GameResult], Iterable[float]]
) -> ByDeal:
    return [[v for game in deal.games for v in values(game)] for deal in deals]


def _share(wins: ByDeal) -> Share:
    shares = [fmean(deal) for deal in wins]
    return Share(fmean(shares), clustered_wilson(shares, len(wins[0])))


def _mean(values: ByDeal) -> Mean | None:
    """The mean over deals; nothing if no deal has anything to say."""
    means = [fmean(deal) for deal in values if deal]
    return Mean(fmean(means), of_mean(means)) if means else None
