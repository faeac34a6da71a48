"""What it costs to look back on a game, and how much of it other seeds repeat.

`python -m bench.analysis --games 2 --seeds 2`

Four bots play, and now and then one of them slips and does anything: so that all grades
are met, as in games of people. Each game is analysed with several seeds, on one core;
the time is that of the processor, in a process that has compiled its code, and half of
it is what two cores need. Targets: Fzzzt! under 60 s and Power Grid under 180 s on two
cores, and 90 % of the grades the same or neighbours. Of everybody's luck it prints how
far two seeds are apart, beside the standard error that an analysis states.

`python -m bench.analysis --bar --games 100 --results bar.jsonl`

With `--bar` one seat each of four levels play, in turn at all places, and it prints how
much each kept of what was at stake, how often the random seat is graded worst, and how
often a level is found within one rung by ten of its games. Targets: 90 % of both, and
on average the order of strength. A game is a line of `--results`, which
`bench.calibration` and `studies.grading` read too: stopped and run again, it goes on
after the last one.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final, NamedTuple

from robobid.app.analysis.account import Account, Tally
from robobid.app.analysis.grades import (
    ALL_GRADES,
    FAULTLESS,
    Grade,
    are_neighbours,
)
from robobid.app.analysis.judgement import USUAL, Effort, Judged
from robobid.app.analysis.levels import Reference, likelihoods
from robobid.app.analysis.work import Wanted, added_up, all_of, look_at
from robobid.bots import make_bot
from robobid.core.decisions import CHANCE
from robobid.core.luck import Seeded
from robobid.core.record import Record
from robobid.games.registry import game_named
from studies.grading.correction import apart
from studies.grading.games import LEVELS, Game, more, read
from studies.grading.reference import Seated, reference_of, seats_of

PLAYERS: Final = 4
SLIPS: Final = 0.125
"""How often a bot does anything instead."""
TOGETHER: Final = 0.9
"""So many grades must be the same with another seed, or next to it."""


class Played(NamedTuple):
    """A game, who plays it here, and how long its analysis may take."""

    tags: dict[str, str]
    bot: str
    seconds: float
    """On two cores."""


PLAYED: Final = {
    "fzzzt": Played({"Edition": "en"}, "mechanic", 60),
    "powergrid": Played({"Map": "germany"}, "simple", 180),
}


class Looked(NamedTuple):
    """A game that was analysed with several seeds."""

    seconds: float
    """Of one core, for one seed."""
    runs: list[list[Judged]]
    accounts: list[Account]

    @property
    def lucks(self) -> list[tuple[float, float]]:
        """How far two seeds are apart in a seat's luck, and what error they state."""
        return [
            (one.luck - other.luck, (one.luck_error + other.luck_error) / 2)
            for first, second in combinations(self.accounts, 2)
            for one, other in zip(first.seats, second.seats, strict=True)
            if one.luck is not None and one.luck_error is not None
            if other.luck is not None and other.luck_error is not None
        ]

    @property
    def pairs(self) -> list[tuple[Grade, Grade]]:
        """The grades of each move with any two seeds."""
        return [
            (one.grade, other.grade)
            for first, second in combinations(self.runs, 2)
            for one, other in zip(first, second, strict=True)
        ]


def game_of(name: str, seed: int, slipping: float = SLIPS) -> Record[Any]:
    """A game between bots that slip now and then."""
    played = PLAYED[name]
    names = "; ".join("ABCD"[:PLAYERS])
    record: Record[Any] = Record(
        game_named(name).game, {**played.tags, "Players": names}
    )
    bots = [make_bot(name, played.bot, f"{seed}:{seat}") for seat in range(PLAYERS)]
    slips, luck = Random(f"slips:{seed}"), Seeded(seed)
    while record.decisions:
        decision = record.decisions[0]
        if decision.seat == CHANCE:
            action = luck.draw(decision)
        elif slips.random() < slipping:
            action = decision.options.pick(slips)
        else:
            view = record.game.view(record.table, decision.seat)
            action = bots[decision.seat].choose(view, decision)
        record.play(decision.seat, action)
    return record


def look_back(record: Record[Any], seeds: int, effort: Effort) -> Looked:
    """Analyse a game with so many seeds."""
    start = process_time()
    wanted, found = Wanted.of(record), all_of(record)
    accounts = [
        added_up(wanted, [look_at(record.game, each, seed, effort) for each in found])
        for seed in range(seeds)
    ]
    seconds = (process_time() - start) / seeds
    return Looked(seconds, [list(account.moves) for account in accounts], accounts)


def bar(name: str, games: int, results: Path) -> None:
    """Print whether grades tell the levels apart.

    A game is judged by the levels' figures of games apart: of odd numbers by those of
    even ones, and the other way round.
    """
    for game in more(name, "levels", games, results):
        print(f"  game {game.number}: {_kept([game], name)}", flush=True)
    kept = [each for each in read(results) if each.name == name]
    found = [each for each in apart(name, kept) if each.table == "levels"]
    halves = [[each for each in found if each.number % 2 == odd] for odd in (0, 1)]
    if not all(halves):
        print(f"{name}: too few games to say")
        return
    known = [reference_of(name, half) for half in halves]
    worst = [_is_worst(known[1 - each.number % 2], seats_of(each)) for each in found]
    means = reference_of(name, found).kept
    print(f"{name}, {len(found)} games: {_kept(found, name)}")
    print(
        f"  random graded worst in {_share_of(worst)}, in the order of strength: "
        f"{_reached(list(means) == sorted(means))} on average"
    )
    near = [
        abs(_guessed(known[1 - odd], part, level) - at) <= 1
        for odd in (0, 1)
        for part in _tens(halves[odd])
        for at, level in enumerate(LEVELS[name])
    ]
    print(f"  within one rung over {TEN} games: {_share_of(near)}")


TEN: Final = 10
"""So many games tell a level."""


def _tens(games: Sequence[Game]) -> list[Sequence[Game]]:
    return [games[at : at + TEN] for at in range(0, len(games) - TEN + 1, TEN)]


def _is_worst(known: Reference, seats: Sequence[Seated]) -> bool:
    """Is the weakest level's seat judged to be the weakest of them?"""
    rungs = {each.level: _rung(known, each.tally) for each in seats}
    return rungs[known.levels[0]] == min(rungs.values())


def _rung(known: Reference, found: Tally) -> float:
    """Where a seat stands on the ladder; in its middle if nothing is known."""
    if not found.staked:
        return (len(known.levels) - 1) / 2
    likely = likelihoods(known, found.staked, found.lost)
    return sum(at * each for at, each in enumerate(likely))


def _guessed(known: Reference, games: Sequence[Game], level: str) -> int:
    """The rung on which a level is found by some of its games."""
    own = [s.tally for game in games for s in seats_of(game) if s.level == level]
    found = likelihoods(known, sum(t.staked for t in own), sum(t.lost for t in own))
    return found.index(max(found))


def _share_of(found: Sequence[bool]) -> str:
    if not found:
        return "too few games to say"
    share = sum(found) / len(found)
    return f"{share:.0%} of {len(found)} ({_reached(share >= TOGETHER)} 90%)"


def _kept(games: Sequence[Game], name: str) -> str:
    seats = [seat for game in games for seat in seats_of(game)]
    told = []
    for level in LEVELS[name]:
        own = [each.tally for each in seats if each.level == level]
        staked = sum(each.staked for each in own)
        kept = 1 - sum(each.lost for each in own) / staked if staked else None
        counted = sum(each.counted for each in own) / len(games)
        said = "–" if kept is None else f"{kept:.0%}"
        told.append(f"{level} {said} of {counted:.0f} decisions")
    return ", ".join(told)


def report(name: str, games: int, seeds: int, effort: Effort, slipping: float) -> None:
    """Print what the games of a kind cost, and how their grades repeat."""
    warm_up = game_of(name, 0)
    for each in all_of(warm_up)[::10]:
        look_at(warm_up.game, each, 0, Effort(16, 128, 128))
    looked = []
    for seed in range(1, games + 1):
        looked.append(look_back(game_of(name, seed, slipping), seeds, effort))
        print(f"  game {seed}: {_said(name, looked[-1:])}", flush=True)
    print(f"{name}, {games} games: {_said(name, looked)}")
    counts = {
        grade: sum(move.grade == grade for each in looked for move in each.runs[0])
        for grade in ALL_GRADES
    }
    print("  " + ", ".join(f"{grade} {count}" for grade, count in counts.items()))


def _said(name: str, looked: Sequence[Looked]) -> str:
    pairs = [pair for each in looked for pair in each.pairs]
    worse = [pair for pair in pairs if not FAULTLESS.issuperset(pair)]
    near = _share(pairs)
    seconds = max(each.seconds for each in looked) / 2
    limit = PLAYED[name].seconds
    told = [
        f"{sum(len(each.runs[0]) for each in looked)} moves",
        f"{seconds:.0f} s on two cores at most ({_reached(seconds <= limit)} {limit})",
    ]
    if pairs:
        same = sum(one == other for one, other in pairs) / len(pairs)
        told += [
            f"the same {same:.1%}",
            f"or neighbours {near:.1%} ({_reached(near >= TOGETHER)} {TOGETHER:.0%})",
            f"of those that are not always best {_share(worse):.1%}",
            _said_of_luck(looked),
        ]
    return ", ".join(told)


def _said_of_luck(looked: Sequence[Looked]) -> str:
    """How far two seeds are apart: by their errors it should be root 2 times those."""
    lucks = [luck for each in looked for luck in each.lucks]
    apart = (sum(change**2 for change, _ in lucks) / len(lucks)) ** 0.5
    stated = (2 * sum(error**2 for _, error in lucks) / len(lucks)) ** 0.5
    rests = [seat.rest for each in looked for seat in each.accounts[0].seats]
    known = [rest for rest in rests if rest is not None]
    rest = (sum(rest**2 for rest in known) / len(known)) ** 0.5
    return (
        f"luck apart by {apart:.3f} where {stated:.3f} is expected, rest {rest:.3f}"
        " (root mean squares)"
    )


def _share(pairs: Sequence[tuple[Grade, Grade]]) -> float:
    """How many pairs of grades are the same or neighbours."""
    return sum(are_neighbours(*pair) for pair in pairs) / max(1, len(pairs))


def _reached(is_reached: bool) -> str:
    return "reached:" if is_reached else "MISSED:"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2, help="games of each kind")
    parser.add_argument("--seeds", type=int, default=2, help="analyses of each game")
    parser.add_argument("--game", choices=PLAYED, help="one of them (default: both)")
    parser.add_argument("--think", type=int, default=USUAL.think)
    parser.add_argument("--measure", type=int, default=USUAL.measure)
    parser.add_argument("--luck", type=int, default=USUAL.luck)
    parser.add_argument(
        "--slips", type=float, default=SLIPS, help="how often bots do anything instead"
    )
    parser.add_argument("--bar", action="store_true", help="four levels play")
    parser.add_argument("--results", type=Path, help="with --bar: kept here")
    chosen = parser.parse_args()
    effort = Effort(chosen.think, chosen.measure, chosen.luck)
    for name in PLAYED:
        if chosen.game not in (None, name):
            continue
        if chosen.bar:
            with TemporaryDirectory() as folder:
                results = chosen.results or Path(folder) / "games.jsonl"
                bar(name, chosen.games, results)
        else:
            report(name, chosen.games, chosen.seeds, effort, chosen.slips)


if __name__ == "__main__":
    main()
