"""The exploiter of the benchmark: it learns to foretell, and seeds decide all."""

import numpy as np

from bench.best_response import Duel, exploit, hits
from robobid.twins.fzzzt.search.bidders import NUMBERS, POWER
from robobid.twins.fzzzt.search.studies import MOST_BIDS, Lessons
from studies.training.fzzzt.network import Weights
from studies.training.fzzzt.rivals import imitate


def bids_seen(seed: int) -> Lessons:
    """Bids of somebody who always lays the strongest."""
    random = np.random.default_rng(seed)
    lessons = Lessons(
        random.random((200, MOST_BIDS, NUMBERS)),
        np.zeros((200, MOST_BIDS)),
        random.integers(2, 9, 200),
    )
    lessons.rows[..., POWER] = np.arange(MOST_BIDS) / 10
    lessons.values[np.arange(200), lessons.bids - 1] = 1.0
    return lessons


def test_who_always_does_the_same_is_foretold() -> None:
    start = Weights.begin(np.random.default_rng(1))

    fitted = imitate(start, bids_seen(1), [1])

    assert hits(start, bids_seen(2)) < 0.6
    assert hits(fitted, bids_seen(2)) > 0.9


def test_a_level_is_watched_and_answered_and_a_seed_decides_how() -> None:
    duel = Duel("apprentice", "ru", 1)

    found = exploit(duel, decisions=30, games=2, effort=20)

    assert found == exploit(duel, decisions=30, games=2, effort=20)
    assert 0 < found.foretold <= 1
    assert found.after in (0, 0.5, 1, 1.5, 2)
