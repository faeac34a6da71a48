"""Ratings of many-player games, by Weng and Lin's method as openskill has it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from robobid.arena.deals import DealResult
from robobid.arena.extras import needs
from robobid.arena.intervals import Interval, Z
from robobid.arena.matches import GameResult


class Rating(NamedTuple):
    """How strong a bot is, on openskill's scale: everybody begins at 25."""

    value: float
    deviation: float

    @property
    def interval(self) -> Interval:
        """Where it is, 95 times in 100."""
        spread = Z * self.deviation
        return Interval(self.value - spread, self.value + spread)


def ratings(bots: Sequence[str], deals: Iterable[DealResult]) -> dict[str, Rating]:
    """Rate all games, one after another in the order of the deals.

    A bot that has several seats in a game counts once, by its mean place. Bots do not
    change, so nothing is added to their uncertainty between games (tau is 0).
    """
    weng_lin = model()
    found = {bot: weng_lin.rating(name=bot) for bot in bots}
    for deal in deals:
        for game in deal.games:
            ranks = _ranks(game)
            rated = weng_lin.rate(
                [[found[bot]] for bot in ranks], ranks=[*ranks.values()]
            )
            found |= {bot: rating for bot, (rating,) in zip(ranks, rated, strict=True)}
    return {bot: Rating(one.mu, one.sigma) for bot, one in found.items()}


def _ranks(game: GameResult) -> dict[str, float]:
    places: dict[str, list[int]] = {}
    for bot, place in zip(game.bots, game.places, strict=True):
        places.setdefault(bot, []).append(place)
    return {bot: fmean(some) for bot, some in sorted(places.items())}


def model() -> Any:
    """Weng and Lin's model of games that many players finish in some order."""
    with needs("openskill"):
        from openskill.models import PlackettLuce

        return PlackettLuce(tau=0.0)
