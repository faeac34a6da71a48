"""Would those who think ahead at Fzzzt! win more if they searched other choices, too?

An engineer that tries everything it may do, each in the same games played to their end
by mechanics, plays engineers that do as a mechanic does. It searches what is paid with
the Printer, here in every auction, or what is built. It departs from the mechanic only
for what wins clearly more. Seats change from game to game.

    python -m bench.after_bids
    python -m bench.after_bids --what pay --editions en --players 2 --games 400

Of a layout by hand nothing has to be searched: the best one is worked out.
"""

from __future__ import annotations

import argparse
from itertools import product
from typing import Any, Final

from bench._seated import share_of_win
from robobid.arena.intervals import wilson
from robobid.bots.figures import mean
from robobid.bots.fzzzt.chief import Engineer
from robobid.bots.fzzzt.judge import JUDGE
from robobid.core.decisions import Decision
from robobid.core.driver import AnyPlayer
from robobid.games.fzzzt.view import View

SEED: Final = 3
FUTURES: Final = 128
CLEARLY: Final = 0.01
"""So much more often must a choice win in the imagined games to be made."""
WHAT: Final = {
    "pay": {"Switches": "winner_pays=strongest_card"},
    "building": {},
}
"""The choices that are searched, and what is said of the tables where they are met."""


class Searcher:
    """An engineer that searches one kind of choice besides."""

    def __init__(self, seed: str, kind: str, futures: int) -> None:
        self._engineer = Engineer(seed)
        self._seed, self._kind, self._futures = seed, kind, futures

    def choose(self, view: View, decision: Decision) -> Any:
        """What the engineer does, or what wins clearly more often."""
        usual = self._engineer.choose(view, decision)
        if decision.kind != self._kind:
            return usual
        others = [each for each in decision.options if each != usual]
        plans = [(each,) for each in [usual, *others]]
        tried = JUDGE.chances(view, decision, plans, range(self._futures), self._seed)
        chances = [*map(mean, tried)]
        best = chances.index(max(chances))
        is_clear = chances[best] > chances[0] + CLEARLY
        return plans[best][0] if is_clear else usual


def play_one(what: str, edition: str, players: int, number: int, futures: int) -> float:
    """One game; its number says where the one who searches sits."""
    own = number % players

    def seated(seat: int, _table: Any) -> AnyPlayer:
        seed = f"{SEED}:{number}:{seat}"
        return Searcher(seed, what, futures) if seat == own else Engineer(seed)

    deal = f"{SEED}:{number // players}"
    return share_of_win(edition, players, own, seated, deal, **WHAT[what])


def main() -> None:
    """Print a table, a line for each choice, edition and number of players."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--what", choices=[*WHAT], help="(default: both)")
    parser.add_argument("--editions", default="en,ru")
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--futures", type=int, default=FUTURES)
    asked = parser.parse_args()
    print("| searched | edition | players | futures | games | wins | 95 % interval |")
    print("|---|---|---|---|---|---|---|")
    wanted = [asked.what] if asked.what else [*WHAT]
    counts = [int(count) for count in asked.players.split(",")]
    for what, edition, players in product(wanted, asked.editions.split(","), counts):
        won = sum(
            play_one(what, edition, players, number, asked.futures)
            for number in range(asked.games)
        )
        low, high = wilson(won, asked.games)
        print(
            f"| {what} | {edition} | {players} | {asked.futures} | {asked.games} "
            f"| {won / asked.games:.1%} | {low:.1%} to {high:.1%} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
