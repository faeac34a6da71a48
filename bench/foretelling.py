"""How well the chief of Fzzzt! foretells what its rivals bid.

Games of a level are watched, and its bids compared with what the policy by which the
chief plays on would lay, and the one by which it imagines rivals who think ahead
(`python -m studies.training fzzzt rivals`). Printed are the log loss, which is lower
the likelier the bids were that were made, and how often the likeliest bid
was made (hits).

    python -m bench.foretelling
    python -m bench.foretelling --levels chief/500 --editions en --players 4 --games 20

Levels are named as in `bench.ladder`.
"""

from __future__ import annotations

import argparse
from itertools import product
from typing import Final, NamedTuple

import numpy as np

from bench.best_response import Watched, hits, lessons_of
from bench.ladder import make_level
from robobid.bots.fzzzt.kinds import kind_of
from robobid.bots.fzzzt.learned import Learned
from robobid.bots.fzzzt.weights import weights
from robobid.core.driver import play
from robobid.core.luck import Seeded
from robobid.games.fzzzt.game import FZZZT
from robobid.twins.fzzzt import Box
from robobid.twins.fzzzt.search.studies import Lessons
from studies.training.fzzzt.network import Weights, shares_of

SEED: Final = 11
UNLIKELIEST: Final = 1e-9


class Games(NamedTuple):
    """Games in which a level sits at all seats."""

    level: str
    edition: str
    players: int

    def watch(self, games: int) -> Lessons:
        """What was bid, beside all that could have been."""
        judgement = Learned.shipped().judgement
        own = policies_of(self)["policy"].policy(judgement)
        box = Box.open(self.edition, self.players)
        watched: list[Watched] = []
        for number in range(games):
            names = "; ".join(str(seat) for seat in range(self.players))
            table = FZZZT.set_up({"Edition": self.edition, "Players": names})
            word = f"{SEED}:{number}"
            seats = {
                seat: Watched(
                    make_level(self.level, f"{word}:{seat}", table, seat),
                    box,
                    table,
                    own,
                )
                for seat in range(self.players)
            }
            play(FZZZT, table, seats, Seeded(word))
            watched += seats.values()
        return lessons_of(watched)


def policies_of(games: Games) -> dict[str, Weights]:
    """By what the chief plays on, and by what it foretells rivals."""
    names = "; ".join(str(seat) for seat in range(games.players))
    rules = FZZZT.set_up({"Edition": games.edition, "Players": names}).rules
    kind = kind_of(games.players, rules.bids_in_turn)
    return {
        name: Weights.from_plain(weights(name)["kinds"][kind]["policy"])
        for name in ("policy", "rivals")
    }


def loss(policy: Weights, lessons: Lessons) -> float:
    """The mean logarithm of how likely a policy was to bid what was bid, negated."""
    shares = shares_of(policy, lessons.rows, lessons.bids)
    laid = (shares * lessons.values).sum(1)
    return float(-np.log(np.maximum(laid, UNLIKELIEST)).mean())


def main() -> None:
    """Print a table, a line for each level, edition and number of players."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--levels", default="engineer,chief-before,chief/300")
    parser.add_argument("--editions", default="en,ru")
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--games", type=int, default=10)
    asked = parser.parse_args()
    print(
        "| level | edition | players | bids | policy | likeliest | rivals | likeliest |"
    )
    print("|---|---|---|---|---|---|---|---|")
    counts = [int(count) for count in asked.players.split(",")]
    for which in product(asked.levels.split(","), asked.editions.split(","), counts):
        games = Games(*which)
        lessons = games.watch(asked.games)
        told = " | ".join(
            f"{loss(policy, lessons):.2f} | {hits(policy, lessons):.0%}"
            for policy in policies_of(games).values()
        )
        print(
            f"| {games.level} | {games.edition} | {games.players} "
            f"| {len(lessons.bids)} | {told} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
