"""Would a network judge better than the linear outlook? It is asked who will win.

Mechanics play; after a round, the linear outlook and a small network (one layer, tanh,
fitted by Adam to who won) are told what everybody's cards promise. Printed is how
surprising the winners of other games were (cross-entropy, less is better), also by the
outlook that ships. With `--policy`, the chief's policy plays instead of mechanics.

    python -m bench.outlook
    python -m bench.outlook --editions en --players 4 --games 20000
    python -m bench.outlook --editions en --players 2 --games 5000 --policy
"""

from __future__ import annotations

import argparse
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from robobid.bots.fzzzt.kinds import kind_of
from robobid.bots.fzzzt.learned import Learned
from robobid.bots.fzzzt.mechanic import mechanics_judgement
from robobid.bots.fzzzt.weights import weights
from robobid.games.fzzzt.rules.editions import EDITIONS
from robobid.twins.fzzzt import Box
from robobid.twins.fzzzt.search.bidders import Policy
from robobid.twins.fzzzt.search.rounds import note_rounds
from robobid.twins.judgement import Judgement
from studies.training.fzzzt.outlook import RIDGE, SPREADS, misfit, with_others

SEED: Final = 7
TRAINED: Final = 0.8
"""The share of games that are learned from; the others judge."""
BATCH: Final = 256
EPOCHS: Final = 30
RATE: Final = 3e-3
DECAY: Final = 1e-4

Floats = NDArray[np.float64]


def surprise(guesses: Floats, won: NDArray[np.bool_]) -> float:
    """How surprising the winners are, if chances go by these guesses, per game."""
    guesses = guesses - guesses.max(1, keepdims=True)
    chances = guesses - np.log(np.exp(guesses).sum(1, keepdims=True))
    return float(-(won / won.sum(1, keepdims=True) * chances).sum() / len(won))


def linear(
    known: Floats, scores: Floats, won: NDArray[np.bool_], trained: int
) -> float:
    """Least squares to the scores, then a spread: as the bots' outlook is learned."""
    flat = known[:trained].reshape(-1, known.shape[2])
    ridge = RIDGE * np.eye(known.shape[2])
    weights = np.linalg.solve(
        flat.T @ flat + ridge, flat.T @ scores[:trained].reshape(-1)
    )
    guesses = known @ weights
    spread = SPREADS[misfit(guesses[:trained], won[:trained]).argmin()]
    return surprise(guesses[trained:] / spread, won[trained:])


def shipped(
    known: Floats, won: NDArray[np.bool_], trained: int, players: int, to_come: int
) -> float:
    """How surprised the outlook that ships is by the games that judge."""
    outlook = Learned.shipped().outlook_for(players)[0]
    own, others = outlook["own"][to_come], outlook["others"][to_come]
    guesses = known[trained:] @ np.concatenate([own, others])
    return surprise(guesses / outlook["spread"][to_come], won[trained:])


def bidder(edition: str, players: int, *, learned: bool) -> Judgement | Policy:
    """Who plays: a mechanic, or the chief's policy."""
    judgement = mechanics_judgement()
    if not learned:
        return judgement
    kind = kind_of(players, EDITIONS[edition].rules.bids_in_turn)
    return Policy.of(judgement, weights("policy")["kinds"][kind]["policy"])


def network(
    known: Floats, won: NDArray[np.bool_], trained: int, hidden: int, seed: int
) -> float:
    """A network beside a linear part, fitted to who won."""
    random = np.random.default_rng(seed)
    wide = known.shape[2]
    flat = known[:trained].reshape(-1, wide)
    scaled = (known - flat.mean(0)) / (flat.std(0) + 1e-3)
    inner = random.standard_normal((wide, hidden)) / np.sqrt(wide)
    parts = [inner, np.zeros(hidden), np.zeros(hidden), np.zeros(wide)]
    parts[2] += 0.1 * random.standard_normal(hidden)
    first = [np.zeros_like(part) for part in parts]
    second = [np.zeros_like(part) for part in parts]
    shares = won / won.sum(1, keepdims=True)
    batches = trained // BATCH
    for step in range(EPOCHS * batches):
        if step % batches == 0:
            order = random.permutation(trained)
        at = order[step % batches :: batches]
        inside, guesses = look(scaled[at], parts)
        chances = np.exp(guesses - guesses.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        wrong = (chances - shares[at]) / len(at)
        back = (wrong[..., None] * parts[2] * (1 - inside**2)).reshape(-1, hidden)
        rows = scaled[at].reshape(-1, wide)
        slopes = [
            rows.T @ back + DECAY * parts[0],
            back.sum(0),
            inside.reshape(-1, hidden).T @ wrong.reshape(-1) + DECAY * parts[2],
            rows.T @ wrong.reshape(-1),
        ]
        rate = RATE * (1 + np.cos(np.pi * step / (EPOCHS * batches))) / 2
        for part, slope, one, two in zip(parts, slopes, first, second, strict=True):
            one += 0.1 * (slope - one)
            two += 0.001 * (slope**2 - two)
            fair = np.sqrt(two / (1 - 0.999 ** (step + 1))) + 1e-8
            part -= rate * one / (1 - 0.9 ** (step + 1)) / fair
    return surprise(look(scaled[trained:], parts)[1], won[trained:])


def look(scaled: Floats, parts: list[Floats]) -> tuple[Floats, Floats]:
    """What the inner layer says of every seat, and the guess."""
    inside: Floats = np.tanh(scaled @ parts[0] + parts[1])
    return inside, inside @ parts[2] + scaled @ parts[3]


def main() -> None:
    """Print a table, a line for each number of rounds to come."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--editions", default="en,ru")
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--hidden", type=int, default=16)
    parser.add_argument("--policy", action="store_true")
    arguments = parser.parse_args()
    trained = int(TRAINED * arguments.games)
    print("| edition | players | rounds to come | shipped | linear | network |")
    print("|---|---|---|---|---|---|")
    counts = [int(count) for count in arguments.players.split(",")]
    for edition, players in product(arguments.editions.split(","), counts):
        box = Box.open(edition, players)
        who = bidder(edition, players, learned=arguments.policy)
        noted = note_rounds(box, [[who] * players], arguments.games, SEED)
        won = noted.places == 1
        for at in reversed(range(noted.rounds - 1)):
            known = with_others(noted.prospects[:, at])
            to_come = noted.rounds - 1 - at
            before = shipped(known, won, trained, players, to_come)
            straight = linear(known, noted.scores.astype(float), won, trained)
            bent = network(known, won, trained, arguments.hidden, SEED)
            print(
                f"| {edition} | {players} | {to_come} "
                f"| {before:.4f} | {straight:.4f} | {bent:.4f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
