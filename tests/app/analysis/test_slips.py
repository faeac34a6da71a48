"""A move is looked at before it is made."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robobid.app.analysis import slips
from robobid.app.analysis.grades import Grade
from robobid.app.analysis.judgement import Effort, Judged
from robobid.app.analysis.moments import is_forced
from robobid.app.analysis.slips import in_games, slip_of
from robobid.bots import hint
from robobid.bots.hints import FOR_HINTS
from robobid.bots.judge import judge_of
from robobid.core.decisions import Decision
from robobid.core.luck import Seeded
from robobid.core.record import Record, action_of
from robobid.games.registry import game_named
from robobid.narration.message import Told
from tests.app.analysis.records import at_random
from tests.narration.spoken import speaker

PAY_ALL_FOR_A_FZZZT = (
    "fzzzt edition=en players=2 round=1 phase=bidding chief=A waiting=A,B belt=fa "
    "down=7 unseen=fb,fc,pa,pb,pc,pd,r1d,r1e,r1g,r1h,r2d,r2e,r3d,r3e,r4a,r4b,r5a,r5b "
    "A.hand=m1,r1a,r2a,r3a B.hand=m2,r1b,r2b,r3b"
)


def a_table(position: str) -> tuple[Record[Any], Decision]:
    game = game_named(position.partition(" ")[0]).game
    record: Record[Any] = Record(game, {"Position": position, "Players": "Ann; Bob"})
    record.commit(record.propose_luck(Seeded(1)))
    return record, record.decisions[0]


def test_a_blunder_is_asked_about_with_something_better() -> None:
    record, decision = a_table(PAY_ALL_FOR_A_FZZZT)
    bid = action_of(record.game, record.table, 0, "m1+r1a+r2a+r3a")

    found = slip_of(record.game, record.table, decision, bid, Effort(100, 256))

    assert found is not None
    assert found.action in decision.options
    assert found.action != bid
    asked = speaker("fzzzt", "en", ("Ann", "Bob")).sentence(found.asked)
    assert asked.startswith("Want to think again? By my estimate, “")
    assert "Pip + Otto + Mumble" in asked
    assert 0 <= found.asked.values["other"] < found.asked.values["chance"] <= 100  # type: ignore[operator]
    assert found.why.key.startswith("hint.bid_")


def test_what_the_judge_would_do_is_no_slip() -> None:
    record, decision = a_table(PAY_ALL_FOR_A_FZZZT)
    view = record.game.view(record.table, 0)
    best = judge_of("fzzzt").think(view, decision, FOR_HINTS, 100).best.action

    assert slip_of(record.game, record.table, decision, best, Effort(100, 256)) is None


@pytest.mark.parametrize(
    ("grade", "is_slip"),
    [("best", False), ("good", False), ("doubtful", False), ("mistake", True)],
)
def test_only_what_is_clearly_worse_is_asked_about(
    monkeypatch: pytest.MonkeyPatch, grade: Grade, is_slip: bool
) -> None:
    record, decision = a_table(PAY_ALL_FOR_A_FZZZT)
    bid = action_of(record.game, record.table, 0, "r1a")
    why = Told("hint.build_nothing")

    def judged(*_: object) -> Judged:
        return Judged(
            number=0,
            round=1,
            seat=0,
            kind="bid",
            move="r1a",
            told=Told("r1a"),
            chance=0.5,
            loss=0.07,
            error=0.0,
            stake=0.2,
            grade=grade,
            better="m1",
            better_told=Told("m1"),
            better_action=action_of(record.game, record.table, 0, "m1"),
            why=why,
            options=(),
            futures=8,
        )

    monkeypatch.setattr(slips, "judge", judged)

    assert (slip_of(record.game, record.table, decision, bid) is not None) == is_slip


def test_what_a_hint_says_is_no_slip() -> None:
    """Both are thought of in the same way."""
    record, decision = a_table(PAY_ALL_FOR_A_FZZZT)
    advised = hint("fzzzt", record.game.view(record.table, 0), decision)

    assert slip_of(record.game, record.table, decision, advised.action) is None


@given(st.floats(0, 1), st.floats(0, 1))
def test_what_a_slip_wins_is_never_below_nothing(chance: float, loss: float) -> None:
    """Once it said "25 more in every 100 games" where the best wins 23."""
    best, played = in_games(chance, loss)

    assert 0 <= played <= best <= 100


def test_nobody_is_asked_about_what_is_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    record = at_random("fzzzt", 0)
    monkeypatch.setattr(slips, "judge", pytest.fail)
    while not (record.decisions[0].seat >= 0 and is_forced(record.decisions[0])):
        seat, _, options = record.decisions[0]
        record.play(seat, next(iter(options)))
    decision = record.decisions[0]
    (action,) = decision.options

    assert slip_of(record.game, record.table, decision, action) is None
