"""Experiments for tests: small ones, and results made by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from robobid.arena.deals import DealResult
from robobid.arena.experiment import Experiment, LineUp, all_line_ups
from robobid.arena.matches import GameResult
from robobid.arena.tournament import Tournament
from robobid.core.game import AnyGame
from robobid.games.fzzzt.game import FZZZT


def an_experiment(
    bots: Sequence[str] = ("simple", "random"),
    players: int | None = None,
    deals: int = 4,
    seed: int = 1,
    margin: float | None = None,
    game: AnyGame = FZZZT,
    **tags: str,
) -> Experiment:
    """An experiment in which everybody is called by the bot's word."""
    line_ups = tuple(LineUp(bots, bots) for bots in all_line_ups(bots, players))
    return Experiment(game, tags or {"Edition": "en"}, line_ups, deals, seed, margin)


def a_game(result: str, **more: Any) -> GameResult:
    """A game from seats like `simple 30, random 20`; more points are better."""
    seats = [seat.split() for seat in result.split(",")]
    points = tuple(int(seat[1]) for seat in seats)
    places = tuple(1 + sum(other > mine for other in points) for mine in points)
    return GameResult(tuple(seat[0] for seat in seats), points, places, 10, **more)


def a_tournament(*deals: Sequence[str | GameResult]) -> Tournament:
    """A tournament that ended like this, a list of games for each deal."""
    played = tuple(
        DealResult(
            number,
            tuple(
                game if isinstance(game, GameResult) else a_game(game) for game in games
            ),
        )
        for number, games in enumerate(deals)
    )
    bots = dict.fromkeys(bot for game in played[0].games for bot in game.bots)
    seats = len(played[0].games[0].bots)
    return Tournament(
        an_experiment([*bots], seats, len(played)), played, is_decided=False
    )
