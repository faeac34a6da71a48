"""The policy's recipe: it learns what is better, resumes, and ships what it says."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from robobid.bots.fzzzt.kinds import KINDS
from robobid.bots.fzzzt.learned import Learned
from robobid.bots.fzzzt.mechanic import mechanics_judgement
from robobid.bots.fzzzt.weights import weights
from robobid.twins.fzzzt.search.bidders import (
    CONTEXT,
    HIDDEN,
    NUMBERS,
    POWER,
    PROMISE,
)
from robobid.twins.fzzzt.search.outlook import NUMBERS as PROSPECTS
from robobid.twins.fzzzt.search.rounds import Noted
from robobid.twins.fzzzt.search.studies import MOST_BIDS, Lessons
from studies.resumable import ResumableSums
from studies.training.command import train
from studies.training.evolution import Progress
from studies.training.fzzzt import policy
from studies.training.fzzzt.network import (
    ENTROPY,
    Learner,
    Weights,
    shares_of,
    slopes_of,
    slopes_to,
)
from studies.training.fzzzt.policy import strength_of, train_policy
from tests.studies.training.killing import TRAINING, goes_on


def some_lessons(seed: int, number: int = 60) -> Lessons:
    """Decisions where the weaker a bid, the better."""
    random = np.random.default_rng(seed)
    lessons = Lessons(
        random.random((number, MOST_BIDS, NUMBERS)),
        np.zeros((number, MOST_BIDS)),
        random.integers(2, 9, number),
    )
    filled = np.arange(MOST_BIDS) < lessons.bids[:, None]
    lessons.values[:] = np.where(filled, 1 - lessons.rows[..., POWER], 0.0)
    return lessons


def worth(of: Weights, lessons: Lessons) -> float:
    """What the bids of a policy are worth on average."""
    rows, values = lessons.rows, lessons.values
    shares = shares_of(of, rows, lessons.bids)
    return float((shares * values).sum(1).mean())


@pytest.mark.parametrize("slopes", [slopes_of, slopes_to])
def test_slopes_are_those_of_what_they_say(slopes: Any) -> None:
    """Compared with differences of what is climbed, weight by weight."""
    lessons, step = some_lessons(1, number=7), 1e-6
    if slopes is slopes_to:
        lessons.values[:] = 0
        lessons.values[:, 1] = 1
    random = np.random.default_rng(4)
    weights = Weights.begin(random)
    weights.outer[:] = random.standard_normal(HIDDEN)
    weights.straight[PROMISE] = 2  # so that no bid is all but impossible
    found = slopes(weights, lessons)

    def height() -> float:
        shares = shares_of(weights, lessons.rows, lessons.bids)
        logs = np.log(np.maximum(shares, 1e-12))
        if slopes is slopes_to:
            return float((lessons.values * logs).sum(1).mean())
        mixed = -(shares * logs).sum(1).mean()
        gain = (shares * lessons.values).sum(1).mean()
        return float(gain + ENTROPY * mixed)

    places = [(0, (POWER, 3)), (0, (2, 5)), (1, (7,)), (2, (POWER,))]
    for part, place in places:
        before = height()
        weights[part][place] += step
        slope = (height() - before) / step
        weights[part][place] -= step
        assert found[part][place] == pytest.approx(slope, abs=1e-5)
    assert not found.straight[:CONTEXT].any()


def test_a_network_learns_which_bids_are_better() -> None:
    learner = Learner(Weights.begin(np.random.default_rng(1)))
    lessons, others = some_lessons(1), some_lessons(2)
    before = worth(learner.weights, others)

    for _ in range(150):
        learner.climb(slopes_of(learner.weights, lessons), 0.02)

    assert worth(learner.weights, others) > before + 0.1


@pytest.fixture
def _made_up_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Instead of playing, numbers are made up from the seed."""

    def study(
        box: Any, line_ups: Any, mind: Any, outlook: Any, n: int, seed: int, **_: Any
    ) -> Lessons:
        return some_lessons(seed % 1000, number=12)

    def note_rounds(box: Any, line_ups: Any, games: int, seed: int) -> Noted:
        random = np.random.default_rng(seed)
        prospects = random.random((games, 4, box.players, PROSPECTS))
        scores = np.round(20 * prospects[:, -1, :, 1]).astype(np.int64)
        places = 1 + (scores[:, None, :] > scores[:, :, None]).sum(2)
        return Noted(4, prospects, scores, places)

    monkeypatch.setattr(policy, "study", study)
    monkeypatch.setattr(policy, "note_rounds", note_rounds)
    monkeypatch.setattr(policy, "MATCH", 60)


def learned(seed: int, checkpoint: ResumableSums, progress: Progress) -> Any:
    """Two steps for every kind of table."""
    outlook_for = Learned.shipped().outlook_for
    judgement = mechanics_judgement()
    return train_policy(seed, 2, judgement, outlook_for, checkpoint, progress)


@pytest.mark.usefixtures("_made_up_games")
@pytest.mark.parametrize("killed_after", [0, 1, 5])
def test_a_killed_training_goes_on_as_if_nothing_had_been(
    tmp_path: Path, killed_after: int
) -> None:
    goes_on(learned, tmp_path, killed_after)


@pytest.mark.usefixtures("_made_up_games")
def test_the_command_shows_how_strength_went(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "mine.json"

    code = train(
        game="fzzzt",
        what="policy",
        steps=2,
        seed=4,
        out=out,
        checkpoint=None,
        lang="en",
    )

    written = json.loads(out.read_text())
    told = capsys.readouterr().out
    assert code == 0
    assert written["made_by"] == f"{TRAINING} fzzzt policy --steps 2 --seed 4"
    assert all(len(path) == 2 for path in strength_of(written).values())
    assert all(kind in told for kind in KINDS)


def test_what_ships_is_small_and_says_how_it_was_made() -> None:
    shipped = weights("policy")

    assert shipped["made_by"].startswith(f"{TRAINING} fzzzt policy --steps ")
    assert set(shipped["kinds"]) == set(KINDS)
    for it in shipped["kinds"].values():
        assert np.array(it["policy"]["inner"]).shape == (NUMBERS, HIDDEN)
        # It is stronger than the mechanic from whom it began.
        assert it["strength"][-1] > 0.03
    assert len(json.dumps(shipped)) < 1_000_000
