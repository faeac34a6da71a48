"""The training example: short enough to read, and it learns what it says."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from robobid.arena.matches import play_match
from robobid.core.luck import Seeded
from robobid.games.registry import game_named

FILE = Path(__file__).parents[2] / "examples" / "ppo_fzzzt.py"
GAMES = 10
RANDOM = ["learner, random", "random, learner"]


@pytest.fixture(scope="module")
def ppo() -> Any:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("ppo_fzzzt", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_is_short_enough_to_read() -> None:
    assert len(FILE.read_text("utf-8").splitlines()) <= 200


def test_its_gradient_is_that_of_its_outputs(ppo: Any) -> None:
    """A step down the gradient of one bid's chance makes that bid less likely."""
    dice = np.random.default_rng(1)
    net = ppo.Network(5, seed=1)
    x = dice.normal(size=(8, 5)).astype(np.float32)
    powers, masks = dice.integers(0, 20, (8, 64)), np.ones((8, 64), bool)
    before, value, kept = net.forward(x, powers, masks)
    d_logits = np.exp(before) * -1
    d_logits[:, 7] += 1
    net.backward(kept, d_logits, np.ones(8, np.float32), 1e-3)
    after, lower, _ = net.forward(x, powers, masks)

    assert (after[:, 7] < before[:, 7]).all()
    assert (lower < value).all()


def test_a_few_updates_learn_something_and_can_be_kept(
    ppo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    """By the same seed it learns the same, and wins more often against `random`."""
    beginner, eyes = ppo.train()
    learned, _ = ppo.train(updates=8, games=96)
    once, again = (ppo.train(updates=1, games=24)[0] for _ in range(2))
    for one, other in zip(once.weights, again.weights, strict=True):
        np.testing.assert_array_equal(one, other)
    first, _ = ppo.match(beginner, eyes, 200, line_ups=RANDOM)
    share, give = ppo.match(learned, eyes, 200, line_ups=RANDOM)
    assert share - give > max(first, 0.5)

    file = tmp_path / "policy.npz"
    np.savez(file, *learned.weights)
    monkeypatch.setattr(sys, "argv", ["ppo", "--minutes", "0", "--load", str(file)])
    ppo.main()
    same, _ = ppo.match(learned, eyes, seed=2)
    assert f"It wins {same:.1%}" in capsys.readouterr().out


def test_what_was_saved_plays_as_a_class_as_it_did_when_it_learned(
    ppo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In an arena it is found by its name, and beats who bids at random."""
    learned, _ = ppo.train(updates=8, games=96)
    np.savez(tmp_path / "policy.npz", *learned.weights)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(FILE.parent))
    game, wins = game_named("fzzzt").game, 0.0
    tags = {"Edition": "en", "Players": "learned; random"}

    for deal in range(GAMES):
        bots = ["learned_fzzzt:Learned", "random"]
        played = play_match(game, tags, bots, Seeded(deal), [deal, deal])
        assert not played.faults
        wins += played.wins[0]

    assert wins > GAMES / 2
