"""The benchmark of search beside bids: whoever searches plays on, and seeds decide."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from bench import after_bids
from bench.after_bids import CLEARLY, WHAT, Searcher, play_one
from robobid.bots.fzzzt.chief import Engineer
from robobid.core.driver import AnyPlayer, play
from robobid.core.luck import Seeded
from robobid.games.fzzzt.game import FZZZT


@pytest.mark.parametrize("what", WHAT)
def test_a_game_is_the_same_whenever_it_is_played(what: str) -> None:
    once, again = (play_one(what, "ru", 2, 1, futures=8) for _ in range(2))

    assert once == again
    assert once in (0, 0.5, 1)


@pytest.mark.parametrize(("gain", "is_made"), [(2 * CLEARLY, True), (0.0, False)])
def test_only_what_wins_clearly_more_is_done_instead(
    monkeypatch: pytest.MonkeyPatch, gain: float, is_made: bool
) -> None:
    """The last of all plans is made to win more than the usual one."""
    asked: list[tuple[Any, Any]] = []

    class Judge:
        def chances(
            self, view: Any, decision: Any, plans: Sequence[Any], *_: Any
        ) -> NDArray[np.float64]:
            asked.append((plans[0][0], plans[-1][0]))
            return np.array([[0.5]] * (len(plans) - 1) + [[0.5 + gain]])

    class Watched(Searcher):
        def choose(self, view: Any, decision: Any) -> Any:
            action = super().choose(view, decision)
            if decision.kind == "building" and len(list(decision.options)) > 1:
                made.append(action == asked[-1][1])
            return action

    made: list[bool] = []
    monkeypatch.setattr(after_bids, "JUDGE", Judge())
    table = FZZZT.set_up({"Edition": "en", "Players": "A; B"})
    one, other = Watched("1", "building", 8), Engineer("2", effort=5)
    seats: dict[int, AnyPlayer] = {0: one, 1: other}
    play(FZZZT, table, seats, Seeded("3"))

    assert made
    assert set(made) == {is_made}
