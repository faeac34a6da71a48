"""What each level of Fzzzt! loses to somebody who has studied it: a lower bound.

An exploiter watches a frozen level bid so many times, and learns to foretell its bids:
a policy is fitted to them. Then it answers as the engineer does, by rollouts, but that
its rivals bid in its mind as the level was seen to bid. What it wins against the level
in other games is printed with its 95 % interval (Wilson), beside what it won before it
had watched. No level can be less exploitable than that; it may be more.

    python -m bench.best_response
    python -m bench.best_response --levels mechanic,chief-before,chief --edition ru
    python -m bench.best_response --levels chief/300 --decisions 4000 --games 200

Levels are named as in `bench.ladder`. A shared win counts half. Effort is counted in
decisions, games and rollouts, and a seed decides all else.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bench.ladder import make_level
from robobid.arena.intervals import wilson
from robobid.bots.fzzzt.chief import Engineer
from robobid.bots.fzzzt.kinds import kind_of
from robobid.bots.fzzzt.learned import Learned, Mind
from robobid.bots.fzzzt.weights import weights
from robobid.core.decisions import Decision
from robobid.core.driver import play
from robobid.core.luck import Seeded
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.auction import bid_power
from robobid.games.fzzzt.view import View
from robobid.twins.fzzzt import Box, from_table
from robobid.twins.fzzzt.search.bidders import POWER, Policy, bidders_of, one_each
from robobid.twins.fzzzt.search.studies import MOST_BIDS, Lessons, look
from studies.training.fzzzt.network import Weights, shares_of
from studies.training.fzzzt.rivals import imitate

LEVELS: Final = "apprentice,mechanic,engineer,chief-before,chief"
SEED: Final = 1
CERTAINTY: Final = 7
"""In so many of eight imagined games the rival bids as the level does."""


class Watched:
    """A level whose bids are written down, with all that it could have laid."""

    def __init__(self, player: Any, box: Box, table: Any, bidder: Policy) -> None:
        self.player, self.box, self.table, self.bidder = player, box, table, bidder
        self.rows: list[NDArray[np.float64]] = []
        self.laid: list[int] = []

    def choose(self, view: View, decision: Decision) -> Any:
        """What the level does."""
        action = self.player.choose(view, decision)
        if decision.kind == "bid":
            self._note(decision.seat, action)
        return action

    def _note(self, seat: int, action: Any) -> None:
        table = from_table(self.box, self.table)
        rows, _ = look(self.box, table, seat, self.bidder)
        if len(rows) > 1:
            power = bid_power(self.table.rules, action.cards)
            self.rows.append(rows)
            self.laid.append(int(abs(10 * rows[:, POWER] - power).argmin()))


class Foretold(Learned):
    """What ships, but that the others bid as a level was seen to bid."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(weights("mechanic"), weights("outlook"))
        self.mind = mind

    def mind_for(self, view: View) -> Mind:
        """The same at every table: there is only one kind of them."""
        return self.mind


class Duel(NamedTuple):
    """Games of two: one who answers, and a level."""

    level: str
    edition: str
    seed: int

    def play(self, number: int, mind: Mind, effort: int, watch: Policy) -> Any:
        """One game; its number says where the level sits. Gives who won, and it."""
        table = FZZZT.set_up({"Edition": self.edition, "Players": "A; B"})
        seat, word = number % 2, f"{self.seed}:{number}"
        level = make_level(self.level, f"{word}:level", table, seat)
        watched = Watched(level, Box.open(self.edition, 2), table, watch)
        answers = Engineer(word, effort, 0, Foretold(mind))
        play(FZZZT, table, {seat: watched, 1 - seat: answers}, Seeded(word))
        winners = [it.seat for it in FZZZT.standings(table) if it.place == 1]
        return (1 - seat in winners) / len(winners), watched


def lessons_of(watched: Sequence[Watched]) -> Lessons:
    """What was seen, for a policy: the bid that was laid counts 1, all others 0."""
    rows = [row for it in watched for row in it.rows]
    laid = [at for it in watched for at in it.laid]
    lessons = Lessons(
        np.zeros((len(rows), MOST_BIDS, rows[0].shape[1])),
        np.zeros((len(rows), MOST_BIDS)),
        np.array([len(row) for row in rows]),
    )
    for at, row in enumerate(rows):
        lessons.rows[at, : len(row)] = row
    lessons.values[np.arange(len(laid)), laid] = 1.0
    return lessons


class Result(NamedTuple):
    """What an exploiter won against a level, before and after it had watched it."""

    foretold: float
    """How often it foretold the bid of games in which it did not learn."""
    before: float
    after: float


def exploit(duel: Duel, decisions: int, games: int, effort: int) -> Result:
    """Watch a level, learn to foretell it, and play other games against it."""
    known = Learned.with_policy()
    table = FZZZT.set_up({"Edition": duel.edition, "Players": "A; B"})
    mind = known.mind_for(FZZZT.view(table, 0))
    kind = weights("policy")["kinds"][kind_of(2, table.rules.bids_in_turn)]
    start = Weights.from_plain(kind["policy"])
    own = start.policy(known.judgement)
    seen: list[Watched] = []
    before = number = 0
    while sum(len(it.laid) for it in seen) < decisions:
        won, watched = duel.play(number, mind, effort, own)
        seen.append(watched)
        before += won
        number += 1
    fitted = imitate(start, lessons_of(seen), [duel.seed])
    rivals = [fitted.policy(known.judgement)] * CERTAINTY
    pool = bidders_of([own, *rivals])
    answer = Mind(pool, one_each(pool), mind.outlook)
    after, tested = 0.0, []
    for game in range(number, number + games):
        won, watched = duel.play(game, answer, effort, own)
        after += won
        tested.append(watched)
    return Result(hits(fitted, lessons_of(tested)), before / number, after)


def hits(policy: Weights, lessons: Lessons) -> float:
    """How often the likeliest bid of a policy was laid."""
    most = int(lessons.bids.max())
    shares = shares_of(policy, lessons.rows[:, :most], lessons.bids)
    laid = lessons.values.argmax(1)
    return float((shares.argmax(1) == laid).mean())


def main() -> None:
    """Print a table, a line for each level."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--levels", default=LEVELS, help="by their names in the ladder")
    parser.add_argument("--edition", default="en")
    parser.add_argument("--decisions", type=int, default=3000, help="that are watched")
    parser.add_argument("--games", type=int, default=100, help="that are played then")
    parser.add_argument("--effort", type=int, default=300, help="rollouts for a bid")
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args()
    print("| level | edition | watched | foretold | before | games | wins | interval |")
    print("|---|---|---|---|---|---|---|---|")
    for level in asked.levels.split(","):
        duel = Duel(level, asked.edition, asked.seed)
        found = exploit(duel, asked.decisions, asked.games, asked.effort)
        low, high = wilson(found.after, asked.games)
        print(
            f"| {level} | {asked.edition} | {asked.decisions} | {found.foretold:.1%} "
            f"| {found.before:.1%} | {asked.games} | {found.after / asked.games:.1%} "
            f"| {low:.1%} to {high:.1%} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
