"""The coach at a terminal: it comes, speaks, asks back, fades out and is kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from robobid.app.analysis.slips import Slip
from robobid.app.commands.play import play as play_game
from robobid.app.terminal import coach as coaching
from robobid.app.terminal.coach import Memory
from robobid.app.terminal.screen import Screen
from robobid.core.decisions import Decision
from robobid.core.errors import Unsupported
from robobid.narration.coach import FADING
from robobid.narration.message import Told, told
from tests.app.terminal.stage import ESCAPE, Out, Typist, entries, plainly, play

TERM = "xterm-256color"
OFTEN = FADING.most_said(0)
FIRST_GAMES = FADING.said_at_most.index(1)
LAST_GAME = FADING.last_game


@pytest.fixture(autouse=True)
def share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return tmp_path / "share" / "robobid"


@pytest.fixture
def blames(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every move is a slip; gives those that were looked at."""
    looked_at: list[Any] = []

    def slip(game: object, table: object, decision: Decision, action: Any) -> Slip:
        looked_at.append(action)
        asked = told("coach.slip", better="Pip", played="Otto", chance=30, other=18)
        return Slip(asked, "r1a", action, told("hint.build_nothing"))

    monkeypatch.setattr(coaching, "slip_of", slip)
    return looked_at


def shown_on(*lines: str, **options: Any) -> str:
    """What somebody sees who types these lines on a terminal."""
    shown, _ = play(*lines, term=TERM, **options)
    return " ".join(ESCAPE.sub("", shown).split())


# -- coming and going -----------------------------------------------------------------


def test_a_beginner_is_told_of_the_coach_once() -> None:
    shown = shown_on("coach", "t", "q")

    assert shown.count("type coach") == 1
    assert "The coach is on" in shown
    assert "Coach: You start with 4 cards and a total power of 6." in shown
    assert "Coach: You have the spanner" in shown


def test_it_is_kept_from_game_to_game_until_it_is_sent_away() -> None:
    shown_on("coach", "q")
    again = shown_on("new", "coach", "q", seed=2)
    later = shown_on("q", seed=3)

    assert "Coach: " in again
    assert "The coach is off" in again
    assert "Coach: " not in later


def test_several_people_have_no_coach() -> None:
    shown = shown_on("", "coach", "q", seats="human,human")

    assert "The coach is only available when one person" in shown
    assert "type coach" not in shown


def test_power_grid_has_one_too() -> None:
    out = Out(tty=True)
    around = {"TERM": TERM, "COLUMNS": "80", "LINES": "24"}
    screen = Screen(Typist(["coach", "q"], out, None, tty=True), out, around)
    play_game(
        game="powergrid",
        seats="human,robot",
        regions="drawn",
        lang="en",
        seed=1,
        screen=screen,
    )

    shown = " ".join(ESCAPE.sub("", out.getvalue()).split())
    assert "Coach: In round 1 everybody has to buy a plant." in shown


# -- slips ----------------------------------------------------------------------------


def test_who_thinks_again_has_done_nothing(tmp_path: Path, blames: list[Any]) -> None:
    shown = shown_on("coach", "2", "", "q", record=tmp_path / "game")

    assert "“Pip” wins about 30 of 100 games, and “Otto” about 18" in shown
    assert "Press Enter to think again; type yes to do it anyway" in shown
    assert entries(tmp_path / "game") == []
    assert len(blames) == 1


def test_who_means_it_does_it(tmp_path: Path, blames: list[Any]) -> None:
    shown_on("coach", "2", "Yes", "", "q", record=tmp_path / "game")

    assert entries(tmp_path / "game")[0] == "A r1a"


def test_without_a_coach_or_a_judge_nobody_asks(
    tmp_path: Path, blames: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown_on("2", "", "q", record=tmp_path / "one")

    def missing(*_: object) -> None:
        raise Unsupported("analysis_needs_kernels", "no wasmtime")

    monkeypatch.setattr(coaching, "slip_of", missing)
    shown_on("coach", "2", "", "q", record=tmp_path / "two")

    assert blames == []
    assert [entries(tmp_path / n)[0] for n in ("one", "two")] == ["A r1a"] * 2


# -- fading out -----------------------------------------------------------------------


def tips(*keys: str) -> list[Told]:
    return [Told(key) for key in keys]


def test_first_everything_then_what_is_new_then_nothing() -> None:
    memory = Memory()
    memory.turn(on=True)

    often = [memory.first_fresh(tips("a", "b")) for _ in range(OFTEN + 1)]
    for _ in range(FIRST_GAMES):
        assert not memory.finish()
    new = [memory.first_fresh(tips("a", "b", "c")) for _ in range(2)]
    left = [memory.finish() for _ in range(FIRST_GAMES, LAST_GAME)]

    assert [each and each.key for each in often] == ["a"] * OFTEN + ["b"]
    assert [each and each.key for each in new] == ["c", None]
    assert left == [False, False, True]
    assert memory.is_on is False


def test_the_last_game_ends_with_a_goodbye(share: Path) -> None:
    share.mkdir(parents=True)
    kept = {"on": True, "games": LAST_GAME - 1, "said": {}}
    (share / "coach-fzzzt.json").write_text(json.dumps(kept), encoding="utf-8")

    shown, _ = play(
        answer=lambda asked: "yes" if "yes" in asked else plainly(asked), term=TERM
    )

    words = " ".join(ESCAPE.sub("", shown).split())
    assert (
        f"You have finished {LAST_GAME} games, so the coach leaves you to it." in words
    )


@pytest.mark.parametrize("text", ["", "[]", "{", '{"said": [1], "games": "x"}'])
def test_a_memory_that_cannot_be_read_is_empty(tmp_path: Path, text: str) -> None:
    path = tmp_path / "coach.json"
    path.write_text(text, encoding="utf-8")

    memory = Memory(path)

    assert memory.is_on is None
    assert memory.games == 0
    assert memory.first_fresh(tips("a")) == Told("a")


def test_who_wants_it_again_hears_all_again() -> None:
    memory = Memory()
    memory.turn(on=True)
    for _ in range(OFTEN):
        memory.first_fresh(tips("a"))
    memory.turn(on=False)

    memory.turn(on=True)

    assert memory.first_fresh(tips("a")) == Told("a")
