"""What would the chief of Fzzzt! gain if it guessed its rivals perfectly?

An upper bound for whatever it could find out about them from what they did before: one
that sees all hands plays those that do not, and one that knows all others for mechanics
plays mechanics, beside the chief that ships. Both play the same deals, and seats change
from game to game.

    python -m bench.knowing
    python -m bench.knowing --what hands --editions ru --players 2 --games 200
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from itertools import product
from typing import Any, Final

import numpy as np

from bench._seated import share_of_win
from robobid.arena.intervals import wilson
from robobid.bots import make_bot
from robobid.bots.fzzzt.chief import Chief
from robobid.bots.fzzzt.learned import Learned, Mind
from robobid.bots.fzzzt.weights import weights
from robobid.core.decisions import Decision
from robobid.core.driver import AnyPlayer
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.view import View

SEED: Final = 7
MECHANIC: Final = 2
"""Its number among the kinds that a chief imagines."""


class Seer:
    """A chief before whom all hands lie open; bids stay sealed."""

    def __init__(self, chief: Chief, table: Any) -> None:
        self._chief, self._table = chief, table

    def choose(self, view: View, decision: Decision) -> Any:
        """What the chief does who has seen every card that is held."""
        table = self._table.copy()
        for player in table.players:
            player.shown = [*player.hand, *(player.bid or ())]
        return self._chief.choose(FZZZT.view(table, decision.seat), decision)


class AmongMechanics(Learned):
    """What ships, but that the others are known to be mechanics."""

    def __init__(self) -> None:
        super().__init__(*map(weights, ("mechanic", "outlook", "policy", "rivals")))

    def mind_for(self, view: View) -> Mind:
        """By what one thinks ahead who knows that all others are mechanics."""
        mind = super().mind_for(view)
        return mind._replace(tickets=np.full_like(mind.tickets, MECHANIC))


Maker = Callable[[str, int, Any], AnyPlayer]
"""A player by its seed, its rollouts and the table it sits at."""


def seer(seed: str, rollouts: int, table: Any) -> Seer:
    """A chief that sees all hands."""
    return Seer(Chief(seed, rollouts), table)


def chief(seed: str, rollouts: int, _table: Any) -> Chief:
    """The chief that ships."""
    return Chief(seed, rollouts)


def knower(seed: str, rollouts: int, _table: Any) -> Chief:
    """A chief that knows everybody else for a mechanic."""
    return Chief(seed, rollouts, learned=AmongMechanics())


def mechanic(seed: str, _rollouts: int, _table: Any) -> AnyPlayer:
    """A mechanic."""
    return make_bot("fzzzt", "mechanic", seed)


MATCHES: Final[dict[str, dict[str, tuple[Maker, Maker]]]] = {
    "hands": {"sees hands, among chiefs": (seer, chief)},
    "levels": {
        "knows levels, among mechanics": (knower, mechanic),
        "chief, among mechanics": (chief, mechanic),
    },
}


def play_one(
    match: tuple[Maker, Maker], edition: str, players: int, number: int, rollouts: int
) -> float:
    """One game; its number says where the one who knows more sits."""
    own = number % players
    first, others = match

    def seated(seat: int, table: Any) -> AnyPlayer:
        maker = first if seat == own else others
        return maker(f"{SEED}:{number}:{seat}", rollouts, table)

    return share_of_win(edition, players, own, seated, f"{SEED}:{number // players}")


def main() -> None:
    """Print a table, a line for each match."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--what", choices=[*MATCHES], help="(default: both)")
    parser.add_argument("--editions", default="en,ru")
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rollouts", type=int, default=300)
    asked = parser.parse_args()
    print("| who | edition | players | rollouts | games | wins | 95 % interval |")
    print("|---|---|---|---|---|---|---|")
    wanted = [asked.what] if asked.what else [*MATCHES]
    counts = [int(count) for count in asked.players.split(",")]
    for what, edition, players in product(wanted, asked.editions.split(","), counts):
        for who, match in MATCHES[what].items():
            won = sum(
                play_one(match, edition, players, number, asked.rollouts)
                for number in range(asked.games)
            )
            low, high = wilson(won, asked.games)
            print(
                f"| {who} | {edition} | {players} | {asked.rollouts} | {asked.games} "
                f"| {won / asked.games:.1%} | {low:.1%} to {high:.1%} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
