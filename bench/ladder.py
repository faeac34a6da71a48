"""How much stronger each level of Fzzzt! is than the one below, and how long it thinks.

With two players, a level plays one of the level below; with four, it sits alone among
three of them. Seats change from game to game. The share of wins has its 95 % interval
(Wilson), and a win shared by n counts as 1/n.

    python -m bench.ladder                          # editions en and ru, 300 games each
    python -m bench.ladder --editions de,fr,fr-expansion --games 100
    python -m bench.ladder --pairs chief:engineer --players 2 --games 400
    python -m bench.ladder --pairs engineer/10:mechanic,engineer/40/9:mechanic

The last compares efforts: so many rollouts, each to the end of this round, or so many
rounds further. Compiling is done before the clock starts; what a bot thinks is measured
in seconds of its core, and only its own.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise, product
from time import process_time
from typing import Any, Final, NamedTuple

from robobid.arena.intervals import wilson
from robobid.bots import bot_names, make_bot
from robobid.bots.fzzzt.ahead import Engineer
from robobid.core.decisions import Decision
from robobid.core.driver import play
from robobid.core.luck import Seeded
from robobid.fzzzt.game import FZZZT

SEED: Final = 1
TARGETS: Final = {2: (0.60, 0.55), 4: (0.35, 0.30)}
"""By the number of players: the share of wins, and its lower bound, that we want."""
THINKING: Final = {"chief": (100, 1000), "engineer": (20, 200)}
"""What a level may take for a decision, in milliseconds: on average, and at most."""


class Match(NamedTuple):
    """A level against the one below."""

    level: str
    below: str
    edition: str
    players: int


class Game(NamedTuple):
    """How one game went for the level, and what it thought, in milliseconds."""

    win: float
    times: list[float]


def make_level(word: str, seed: str) -> Any:
    """A level by its name, or with another effort: LEVEL/ROLLOUTS/ROUNDS AHEAD."""
    name, *numbers = word.split("/")
    if not numbers:
        return make_bot("fzzzt", name, seed)
    return Engineer(seed, *map(int, numbers))


class Timed:
    """A player whose thinking is timed."""

    def __init__(self, name: str, seed: str) -> None:
        self._player = make_level(name, seed)
        self.times: list[float] = []

    def choose(self, view: Any, decision: Decision) -> Any:
        """Think, and note how long it took."""
        start = process_time()
        action = self._player.choose(view, decision)
        self.times.append(1000 * (process_time() - start))
        return action


def play_one(match: Match, seed: int, number: int) -> Game:
    """One game; its number says where the level sits."""
    seats = range(match.players)
    own = number % match.players
    hero = Timed(match.level, f"{seed}:{number}")
    players: dict[int, Any] = {
        seat: make_level(match.below, f"{seed}:{number}:{seat}") for seat in seats
    }
    players[own] = hero
    names = "; ".join(str(seat) for seat in seats)
    table = FZZZT.set_up({"Edition": match.edition, "Players": names})
    play(FZZZT, table, players, Seeded(f"{seed}:{number}"))
    winners = [it.seat for it in FZZZT.standings(table) if it.place == 1]
    return Game((own in winners) / len(winners), hero.times)


def warm_up(levels: Sequence[str]) -> None:
    """Have everything compiled: a decision of each level is enough."""
    for level in levels:
        play_one(Match(level, level, "en", 2), 0, 0)


def report(match: Match, games: Sequence[Game]) -> str:
    """A match in a line: is the level as much stronger, and as quick, as it must be?"""
    wins = sum(game.win for game in games)
    share = wins / len(games)
    low, high = wilson(wins, len(games))
    times = [time for game in games for time in game.times]
    mean, most = sum(times) / len(times), max(times)
    wanted, least = TARGETS.get(match.players, (0.0, 0.0))
    is_strong = share >= wanted and low > least
    mean_limit, most_limit = THINKING.get(match.level, (mean, most))
    is_quick = mean <= mean_limit and most <= 1.25 * most_limit
    return (
        f"| {match.level} | {match.below} | {match.edition} | {match.players} "
        f"| {len(games)} | {share:.1%} | {low:.1%} to {high:.1%} "
        f"| {'yes' if is_strong else 'NO'} | {mean:.1f} | {most:.0f} "
        f"| {'yes' if is_quick else 'NO'} |"
    )


def matches(arguments: argparse.Namespace) -> Iterator[Match]:
    """All matches that were asked for."""
    ladder = [name for name in bot_names("fzzzt") if name != "random"]
    pairs = [f"{level}:{below}" for below, level in pairwise(ladder)]
    chosen = (arguments.pairs or ",".join(pairs)).split(",")
    editions = arguments.editions.split(",")
    players = [int(count) for count in arguments.players.split(",")]
    for pair, edition, count in product(chosen, editions, players):
        level, _, below = pair.partition(":")
        yield Match(level, below, edition, count)


def main() -> None:
    """Print a table, a line for each match."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--editions", default="en,ru")
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--pairs", help="LEVEL:BELOW,... (default: the whole ladder)")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    wanted = list(matches(arguments))
    levels = sorted({name for match in wanted for name in match[:2]})
    warm_up(levels)
    print(
        "| level | against | edition | players | games | wins | 95 % interval "
        "| enough | mean ms | most ms | quick |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    with ProcessPoolExecutor(
        arguments.jobs, initializer=warm_up, initargs=(levels,)
    ) as pool:
        for match in wanted:
            work = partial(play_one, match, arguments.seed)
            games = list(pool.map(work, range(arguments.games), chunksize=5))
            print(report(match, games), flush=True)


if __name__ == "__main__":
    main()
