"""Would the chief win more by an outlook from its policy's own games? It plays itself.

An outlook is fitted to games of the policy, with mechanics among them, as the one that
ships is to games of mechanics (`python -m studies.training fzzzt outlook`). Then a
chief with the new one plays those with the one that ships: with two in pairs of games
that share their luck, with more alone among them. Seats change from game to game.

    python -m bench.own_outlook
    python -m bench.own_outlook --editions ru --players 2 --games 200 --rollouts 200
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from itertools import product
from typing import Any, Final

import numpy as np

from bench._seated import share_of_win
from bench.outlook import bidder
from robobid.arena.intervals import wilson
from robobid.bots.fzzzt.chief import Chief
from robobid.bots.fzzzt.learned import Learned
from robobid.bots.fzzzt.weights import weights
from robobid.twins.fzzzt import Box
from robobid.twins.fzzzt.search.rounds import note_rounds
from studies.training.fzzzt.outlook import LINE_UPS, Sums, outlook_of, take_in

SEED: Final = 5
PORTIONS, JUDGING = 6, 2
"""So many portions of games are fitted to, and so many say how far scores spread."""
GAMES: Final = 1500
OF_ITSELF: Final = 0.85
"""The share of seats at which the policy plays; at the others, a mechanic."""


def own_outlook(edition: str, players: int) -> dict[str, Any]:
    """What positions promise in the policy's own games."""
    box, sums = Box.open(edition, players), Sums()
    policy = bidder(edition, players, learned=True)
    mechanic = bidder(edition, players, learned=False)
    for portion in range(PORTIONS + JUDGING):
        random = np.random.default_rng((SEED, portion))
        seats = random.random((LINE_UPS, players)) < OF_ITSELF
        line_ups = [[policy if own else mechanic for own in row] for row in seats]
        noted = note_rounds(box, line_ups, GAMES, int(random.integers(1 << 62)))
        take_in(sums, noted, is_last=portion >= PORTIONS)
    return outlook_of(sums)


def learned_with(own: Mapping[str, Any], players: int) -> Learned:
    """All that ships, but for the outlook of tables with so many players."""
    outlook = weights("outlook")
    changed = {**outlook["players"], str(players): own}
    return Learned(
        weights("mechanic"),
        {**outlook, "players": changed},
        weights("policy"),
        weights("rivals"),
    )


def play_one(
    edition: str, players: int, number: int, rollouts: int, learned: Learned
) -> float:
    """One game; its number says where the chief with the new outlook sits."""
    own = number % players

    def seated(seat: int, _table: Any) -> Chief:
        new = learned if seat == own else None
        return Chief(f"{SEED}:{number}:{seat}", rollouts, learned=new)

    deal = number // 2 if players == 2 else number
    return share_of_win(edition, players, own, seated, f"{SEED}:{deal}")


def main() -> None:
    """Print a table, a line for each edition and number of players."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--editions", default="en,ru")
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rollouts", type=int, default=200)
    asked = parser.parse_args()
    print("| edition | players | rollouts | games | wins | 95 % interval |")
    print("|---|---|---|---|---|---|")
    counts = [int(count) for count in asked.players.split(",")]
    for edition, players in product(asked.editions.split(","), counts):
        learned = learned_with(own_outlook(edition, players), players)
        won = sum(
            play_one(edition, players, number, asked.rollouts, learned)
            for number in range(asked.games)
        )
        low, high = wilson(won, asked.games)
        print(
            f"| {edition} | {players} | {asked.rollouts} | {asked.games} "
            f"| {won / asked.games:.1%} | {low:.1%} to {high:.1%} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
