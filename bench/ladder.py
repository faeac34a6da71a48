"""How much stronger each level of Fzzzt! is than the one below, and how long it thinks.

With two players, a level plays one of the level below; with four, it sits alone among
three of them. Seats change from game to game. The share of wins has its 95 % interval
(Wilson), and a win shared by n counts as 1/n.

    python -m bench.ladder                          # editions en and ru, 300 games each
    python -m bench.ladder --editions de,fr,fr-expansion --games 100
    python -m bench.ladder --pairs chief:engineer --players 2 --games 400
    python -m bench.ladder --pairs chief:chief-before
    python -m bench.ladder --pairs engineer/10:mechanic,engineer/40/9:mechanic
    python -m bench.ladder --pairs chief/300+policy.json:chief/300
    python -m bench.ladder --pairs exec:./mybot.py:chief

`chief-before` is a level as it was: a file of its numbers and effort in `bench/frozen`.
The next compares efforts: so many rollouts, each to the end of this round, or so many
rounds further. Then the chief has another policy (`python -m studies.training fzzzt
policy`), and the last is a program of your own (docs/write-a-bot.md).

Compiling is done before the clock starts; what a bot thinks is measured in seconds of
its core, and only its own; a program's is measured by the clock.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import pairwise, product
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

from robobid.arena.intervals import wilson
from robobid.bots import bot_names, check_bot, make_any_bot
from robobid.bots.external import External, Limits, is_external
from robobid.bots.fzzzt.chief import Chief, Engineer
from robobid.bots.fzzzt.learned import Learned
from robobid.bots.fzzzt.weights import weights
from robobid.core.decisions import Decision
from robobid.core.driver import play
from robobid.core.errors import Unsupported
from robobid.core.luck import Seeded
from robobid.games.fzzzt.game import FZZZT

SEED: Final = 1
FROZEN: Final = Path(__file__).parent / "frozen"
"""Levels as they were: their numbers and effort, for the same code."""
TARGETS: Final = {2: (0.60, 0.55), 4: (0.35, 0.30)}
"""By the number of players: the share of wins, and its lower bound, that we want."""
THINKING: Final = {"chief": (60, 300), "engineer": (20, 200)}
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


def make_level(word: str, seed: str, table: Any, seat: int) -> Any:
    """A level by its name, as it was once, with another effort, or a program.

    An effort is written LEVEL/ROLLOUTS, for the engineer also /ROUNDS AHEAD; behind a
    plus is the file of a policy.
    """
    if is_external(word):
        return External(word, FZZZT, table, seat, seed, Limits())
    if (frozen := FROZEN / f"{word}.json").is_file():
        numbers = json.loads(frozen.read_text("utf-8"))
        learned = Learned(numbers["mechanic"], numbers["outlook"])
        return Engineer(seed, numbers["effort"], numbers["rounds_ahead"], learned)
    level, _, policy = word.partition("+")
    name, *efforts = level.split("/")
    if not efforts and not policy:
        return make_any_bot("fzzzt", name, seed)
    kind = Chief if name == "chief" else Engineer
    rollouts, rounds_ahead, *_ = [*map(int, efforts or [str(kind.effort)]), 0]
    return kind(seed, rollouts, rounds_ahead, learned_with(policy) if policy else None)


@cache
def learned_with(policy: str) -> Learned:
    """All that ships, but for the policy, which is read from a file."""
    learned = json.loads(Path(policy).read_text("utf-8"))
    return Learned(weights("mechanic"), weights("outlook"), learned, weights("rivals"))


class Timed:
    """A player whose thinking is timed."""

    def __init__(self, player: Any) -> None:
        self._player = player
        self._clock = perf_counter if isinstance(player, External) else process_time
        self.times: list[float] = []

    def choose(self, view: Any, decision: Decision) -> Any:
        """Think, and note how long it took."""
        start = self._clock()
        action = self._player.choose(view, decision)
        self.times.append(1000 * (self._clock() - start))
        return action


def play_one(match: Match, seed: int, number: int) -> Game:
    """One game; its number says where the level sits."""
    seats = range(match.players)
    own = number % match.players
    names = "; ".join(str(seat) for seat in seats)
    table = FZZZT.set_up({"Edition": match.edition, "Players": names})
    players: dict[int, Any] = {
        seat: make_level(match.below, f"{seed}:{number}:{seat}", table, seat)
        for seat in seats
        if seat != own
    }
    level = make_level(match.level, f"{seed}:{number}", table, own)
    hero = Timed(level)
    play(FZZZT, table, {**players, own: hero}, Seeded(f"{seed}:{number}"))
    standings = FZZZT.standings(table)
    for player in (level, *players.values()):
        if isinstance(player, External):
            player.finish(standings)
    winners = [it.seat for it in standings if it.place == 1]
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
        yield Match(*levels_of(pair), edition, count)


def levels_of(pair: str) -> tuple[str, str]:
    """Both levels of a pair; those of one's own have a colon of their own.

    >>> levels_of("exec:./mybot.py:chief"), levels_of("chief:mybots:Miser")
    (('exec:./mybot.py', 'chief'), ('chief', 'mybots:Miser'))
    """
    ours = "|".join([*bot_names("fzzzt"), *(it.stem for it in FROZEN.glob("*.json"))])
    one = rf"(?:{ours})[/\d]*(?:\+[^:]+)?"
    found = re.fullmatch(f"(.+):({one})|({one}):(.+)", pair)
    if not found:
        raise SystemExit(f"{pair}: one of a pair must be of {ours.replace('|', ', ')}")
    level, below = found[1] or found[3], found[2] or found[4]
    for word in (level, below):
        if is_external(word):
            try:
                check_bot("fzzzt", word)
            except Unsupported as error:
                raise SystemExit(str(error)) from None
    return level, below


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
