"""The benchmark of foretelling: it sees what was bid, and who foretells it better."""

import numpy as np
import pytest

from bench.foretelling import Games, loss, policies_of
from robobid.twins.fzzzt.search.bidders import PROMISE
from robobid.twins.fzzzt.search.studies import Lessons
from studies.training.fzzzt.network import Weights


def test_a_loss_is_that_of_what_was_bid() -> None:
    """Who thinks nothing of any bid finds all equally likely."""
    blank = Weights.begin(np.random.default_rng(1))
    blank.straight[PROMISE] = 0
    lessons = Lessons(np.ones((3, 4, len(blank.straight))), np.eye(3, 4), np.full(3, 4))

    assert loss(blank, lessons) == pytest.approx(np.log(4))


def test_engineers_are_foretold_better_as_rivals_than_by_the_policy() -> None:
    games = Games("engineer", "ru", 2)

    lessons = games.watch(2)

    losses = {
        name: loss(policy, lessons) for name, policy in policies_of(games).items()
    }
    assert (lessons.values.sum(1) == 1).all()
    assert losses["rivals"] < losses["policy"]
