"""The rivals' recipe: it imitates those who think ahead, and resumes."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from robobid.bots.fzzzt.kinds import KINDS, kind_of
from robobid.bots.fzzzt.learned import Learned
from robobid.bots.fzzzt.mechanic import mechanics_judgement
from robobid.bots.fzzzt.weights import weights
from robobid.twins.fzzzt import Box
from robobid.twins.fzzzt.search.bidders import HIDDEN, NUMBERS
from robobid.twins.fzzzt.search.studies import Lessons, study
from studies.resumable import ResumableSums
from studies.training.evolution import Progress
from studies.training.fzzzt import rivals
from studies.training.fzzzt.network import Weights, shares_of
from studies.training.fzzzt.rivals import best_alone, imitate, train_rivals
from tests.studies.training.killing import TRAINING, goes_on
from tests.studies.training.test_policy import some_lessons


def likelihood(of: Weights, lessons: Lessons) -> float:
    """How likely the bids that count are on average, as a logarithm."""
    shares = shares_of(of, lessons.rows, lessons.bids)
    return float(np.log((shares * lessons.values).sum(1) + 1e-12).mean())


def test_of_all_bids_the_best_alone_counts() -> None:
    lessons = some_lessons(1)
    lessons.values[:] -= 5  # what is beyond the last bid never counts, though it is 0

    best = best_alone(lessons).values

    assert (best.sum(1) == 1).all()
    assert (best.argmax(1) < lessons.bids).all()
    for at, bids in enumerate(lessons.bids):
        assert lessons.values[at, best[at].argmax()] == lessons.values[at, :bids].max()


def test_what_is_imitated_becomes_likelier() -> None:
    start = Weights.begin(np.random.default_rng(1))
    others = best_alone(some_lessons(2))

    fitted = imitate(start, best_alone(some_lessons(1)), [1])

    assert likelihood(fitted, others) > likelihood(start, others) + 0.1


@pytest.fixture
def _made_up_studies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Instead of playing, numbers are made up from the seed."""

    def made_up(
        box: Any, line_ups: Any, mind: Any, outlook: Any, n: int, seed: int, **_: Any
    ) -> Lessons:
        return some_lessons(seed % 1000, number=12)

    monkeypatch.setattr(rivals, "study", made_up)
    monkeypatch.setattr(rivals, "EPOCHS", 2)


def learned(seed: int, checkpoint: ResumableSums, progress: Progress) -> Any:
    """Two steps for every kind of table."""
    return train_rivals(
        seed,
        2,
        weights("policy")["kinds"],
        mechanics_judgement(),
        Learned.shipped().outlook_for,
        checkpoint,
        progress,
    )


@pytest.mark.usefixtures("_made_up_studies")
@pytest.mark.parametrize("killed_after", [0, 1, 5])
def test_a_killed_training_goes_on_as_if_nothing_had_been(
    tmp_path: Path, killed_after: int
) -> None:
    goes_on(learned, tmp_path, killed_after)


def test_what_ships_is_small_and_says_how_it_was_made() -> None:
    shipped = weights("rivals")

    assert shipped["made_by"].startswith(f"{TRAINING} fzzzt rivals --steps ")
    assert set(shipped["kinds"]) == set(KINDS)
    for it in shipped["kinds"].values():
        assert np.array(it["policy"]["inner"]).shape == (NUMBERS, HIDDEN)
    assert len(json.dumps(shipped)) < 1_000_000


@pytest.mark.parametrize(("edition", "players"), [("en", 2), ("ru", 4)])
def test_what_ships_foretells_those_who_think_ahead(edition: str, players: int) -> None:
    """It was fitted to other games, and their own policy foretells them far worse."""
    known, box = Learned.shipped(), Box.open(edition, players)
    kind = kind_of(players, edition == "en")
    own, rival = (
        Weights.from_plain(weights(name)["kinds"][kind]["policy"])
        for name in ("policy", "rivals")
    )
    one = own.policy(known.judgement)

    found = study(
        box,
        [[one] * players],
        [one, known.judgement],
        known.outlook_for(players),
        100,
        99,
    )

    seen = best_alone(found)
    assert likelihood(rival, seen) > likelihood(own, seen) + 0.5
