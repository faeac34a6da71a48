"""How the outlook was learned: what cards promised, against how games ended.

Final scores are fitted by least squares to what everybody's cards promised at the end
of a round, by the rounds to come and the number of players. Then it is fitted how far
scores spread around that: how sure a lead is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.games.fzzzt.rules.editions import EDITIONS
from robobid.twins.fzzzt import Box
from robobid.twins.fzzzt.search.outlook import MOST_ROUNDS, NUMBERS
from robobid.twins.fzzzt.search.rounds import Noted, note_rounds
from robobid.twins.judgement import Judgement
from studies.resumable import ResumableSums

PLAYERS: Final = (2, 3, 4, 5, 6)
GAMES: Final = 1000
"""So many games make a portion."""
LINE_UPS: Final = 64
OTHERS: Final = 15
DEVIATION: Final = 0.15
"""How much the judgements of those who play differ, as a share of each number."""
RIVALS: Final = 7
RIDGE: Final = 1.0
SPREADS: Final = np.arange(1.0, 16.0, 0.5)

Floats = NDArray[np.float64]
Progress = Callable[[int], None]


class Portion(NamedTuple):
    """Some games of one edition; the last ones say how far scores spread."""

    players: int
    edition: str
    number: int
    is_last: bool


def portions(number: int) -> list[Portion]:
    """All that is to be played: so many portions for each edition and player count."""
    return [
        Portion(players, edition.name, at, at == number)
        for players in PLAYERS
        for at in range(number + 1)
        for edition in EDITIONS.values()
        if players in edition.player_counts
    ]


class Sums:
    """What least squares need, and how well each spread fits."""

    def __init__(self) -> None:
        width = 2 * NUMBERS
        self.products = np.zeros((MOST_ROUNDS, width, width))
        self.scores = np.zeros((MOST_ROUNDS, width))
        self.misfit = np.zeros((MOST_ROUNDS, len(SPREADS)))

    def as_plain(self) -> dict[str, Any]:
        """For a file."""
        return {name: value.tolist() for name, value in vars(self).items()}

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Sums:
        """From a file."""
        sums = cls()
        for name, value in plain.items():
            setattr(sums, name, np.array(value))
        return sums

    def weights(self) -> Floats:
        """By the rounds to come: what each number adds to the final score."""
        ridge = RIDGE * np.eye(2 * NUMBERS)
        solved = [
            np.linalg.solve(products + ridge, scores)
            for products, scores in zip(self.products, self.scores, strict=True)
        ]
        return np.array(solved)


def train_outlook(
    seed: int,
    number: int,
    judgement: Judgement,
    checkpoint: ResumableSums,
    progress: Progress,
) -> dict[str, Any]:
    """Learn the outlook of every player count; the same seed gives the same one."""
    plan = portions(number)
    done, sums = _begin(checkpoint.state)
    progress(done)
    for at, portion in enumerate(plan[done:], start=done):
        learn(sums[portion.players], portion, judgement, (seed, at))
        checkpoint.keep(
            {
                "done": at + 1,
                "sums": {str(players): it.as_plain() for players, it in sums.items()},
            }
        )
        progress(at + 1)
    return {
        "rivals": rivals_of(judgement, seed),
        "players": {str(players): outlook_of(it) for players, it in sums.items()},
    }


def rivals_of(judgement: Judgement, seed: int) -> list[list[float]]:
    """Some judgements that differ a little: how others may think."""
    random = np.random.default_rng(seed)
    judgements = [_deviating(judgement, random) for _ in range(RIVALS)]
    return [[round(value, 4) for value in it] for it in judgements]


def _begin(state: Any) -> tuple[int, dict[int, Sums]]:
    if state is None:
        return 0, {players: Sums() for players in PLAYERS}
    sums = {int(n): Sums.from_plain(plain) for n, plain in state["sums"].items()}
    return state["done"], sums


def learn(
    sums: Sums, portion: Portion, judgement: Judgement, seed: Sequence[int]
) -> None:
    """Play a portion of games and learn from it."""
    random = np.random.default_rng(seed)
    box = Box.open(portion.edition, portion.players)
    judgements = [judgement, *(_deviating(judgement, random) for _ in range(OTHERS))]
    seats = random.integers(0, len(judgements), (LINE_UPS, portion.players))
    line_ups = [[judgements[at] for at in row] for row in seats]
    noted = note_rounds(box, line_ups, GAMES, int(random.integers(1 << 62)))
    take_in(sums, noted, is_last=portion.is_last)


def take_in(sums: Sums, noted: Noted, *, is_last: bool) -> None:
    """Learn from games: what cards promised, or, at last, how far scores spread."""
    weights = sums.weights() if is_last else None
    for at in range(noted.rounds):
        to_come = noted.rounds - 1 - at
        if not 0 < to_come <= MOST_ROUNDS:
            continue
        known = with_others(noted.prospects[:, at])
        if weights is None:
            flat = known.reshape(-1, 2 * NUMBERS)
            sums.products[to_come - 1] += flat.T @ flat
            sums.scores[to_come - 1] += flat.T @ noted.scores.reshape(-1)
        else:
            guesses = known @ weights[to_come - 1]
            sums.misfit[to_come - 1] += misfit(guesses, noted.places == 1)


def _deviating(judgement: Judgement, random: np.random.Generator) -> Judgement:
    return Judgement(
        *(value * (1 + DEVIATION * random.standard_normal()) for value in judgement)
    )


def with_others(own: Floats) -> Floats:
    """Every seat's numbers, followed by the mean of the others'."""
    others = (own.sum(1, keepdims=True) - own) / (own.shape[1] - 1)
    return np.concatenate([own, others], 2)


def misfit(guesses: Floats, won: NDArray[np.bool_]) -> Floats:
    """How surprising the winners were, for each spread."""
    shares = won / won.sum(1, keepdims=True)
    scaled = guesses[..., None] / SPREADS
    scaled -= scaled.max(1, keepdims=True)
    chances = scaled - np.log(np.exp(scaled).sum(1, keepdims=True))
    surprise: Floats = -(shares[..., None] * chances).sum((0, 1))
    return surprise


def outlook_of(sums: Sums) -> dict[str, Any]:
    """What was learned, rounded, for a file."""
    seen = [at for at in range(MOST_ROUNDS) if sums.scores[at].any()]
    weights = sums.weights().round(3)
    return {
        "own": weights[seen, :NUMBERS].tolist(),
        "others": weights[seen, NUMBERS:].tolist(),
        "spread": [float(SPREADS[sums.misfit[at].argmin()]) for at in seen],
    }
