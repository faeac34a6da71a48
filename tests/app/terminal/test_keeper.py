"""Leaving a game and continuing it: nothing is lost, nothing is overwritten."""

import os
from pathlib import Path
from typing import Any

import pytest

from robobid.app.commands.saved import saved
from robobid.app.terminal.keeper import Keeper, by_age, data_directory, saved_games
from robobid.app.terminal.output import read_text
from robobid.core.errors import RobobidError
from robobid.core.reader import read_record
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.events import BidsRevealed
from tests.app.terminal.stage import (
    ESCAPE,
    a_terminal,
    entries,
    plainly,
    play,
    written,
)


@pytest.fixture(autouse=True)
def _own_data_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))


def test_a_continued_game_equals_an_uninterrupted_one(tmp_path: Path) -> None:
    straight, broken = tmp_path / "straight", tmp_path / "broken"
    play(answer=plainly, record=straight, seats="human,random", players=3)

    codes = []
    for _ in range(40):
        lines = ("1", "1") if not broken.exists() else ("1",)
        codes.append(play(*lines, record=broken, seats="human,random", players=3)[1])
    play(answer=plainly, record=broken, seats="human,random", players=3)

    assert set(codes) == {0}
    assert written(broken) == written(straight)


def test_the_end_of_the_input_is_told() -> None:
    shown, code = play("1")

    assert code == 1
    assert "The input has ended. Game not saved" in shown


def test_quitting_on_a_terminal_saves_and_the_same_command_continues(
    tmp_path: Path,
) -> None:
    shown, code = play("1", "", "q", term="xterm-256color")
    assert code == 0
    (kept,) = (tmp_path / "share" / "robobid").iterdir()
    assert str(kept) in ESCAPE.sub("", shown).replace("\n", "").replace("  ", "")
    before = entries(kept)

    again, _ = play("", "q", term="xterm-256color")
    assert "A game is waiting here, in round 1." in again
    assert entries(kept) == before

    play("new", "q", term="xterm-256color")
    assert entries(kept) == before


def test_a_new_game_keeps_the_old_one_and_either_can_be_continued(
    tmp_path: Path,
) -> None:
    """Once `new` wrote over the game that was left, without a word."""
    play("1", "", "q", term="xterm-256color")
    (old,) = (tmp_path / "share" / "robobid").iterdir()
    play("new", "2", "", "q", term="xterm-256color")
    (new,) = {*(tmp_path / "share" / "robobid").iterdir()} - {old}
    os.utime(old, (1, 1))
    first, second = entries(old), entries(new)

    shown, _ = play("2", "1", "", "q", term="xterm-256color")

    assert "2 games are waiting here:" in shown
    assert entries(new) == second
    assert entries(old)[: len(first)] == first
    assert len(entries(old)) > len(first)


def test_whoever_leaves_at_the_question_changes_nothing(tmp_path: Path) -> None:
    play("1", "", "q", term="xterm-256color")
    (kept,) = (tmp_path / "share" / "robobid").iterdir()
    before = written(kept)

    shown, code = play("q", term="xterm-256color")

    assert code == 0
    assert "The game is saved in" in shown
    assert written(kept) == before
    assert len(list((tmp_path / "share" / "robobid").iterdir())) == 1


def test_a_file_of_ours_that_cannot_be_read_is_not_written_over(
    tmp_path: Path,
) -> None:
    play("1", "", "q", term="xterm-256color")
    (kept,) = (tmp_path / "share" / "robobid").iterdir()
    kept.write_text("from another version", "utf-8")

    play("1", "", "q", term="xterm-256color")

    assert written(kept) == "from another version"


def test_every_game_that_was_left_is_listed_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play("1", "", "q", term="xterm-256color")
    play("2", "", "q", term="xterm-256color", edition="fr", players=3)
    old, new = by_age((tmp_path / "share" / "robobid").iterdir())[::-1]
    before = entries(old)
    assert saved(lang="en") == 0
    listed = capsys.readouterr().out
    assert "1" in listed
    assert "Fzzzt!, round 1: You; Ada (random)" in listed

    screen = a_terminal("2 1", "", "q")
    assert saved(number=2, lang="de", screen=screen) == 0

    assert len(entries(old)) > len(before)
    assert len(list((tmp_path / "share" / "robobid").iterdir())) == 2
    with pytest.raises(RobobidError, match="no saved game 3"):
        saved(number=3)
    new.write_text("from another version", "utf-8")
    saved(lang="en")
    assert "cannot be read here" in capsys.readouterr().out


def test_no_game_is_waiting(capsys: pytest.CaptureFixture[str]) -> None:
    assert saved(lang="en") == 0

    assert "No games are waiting" in capsys.readouterr().out


def test_another_set_up_is_another_game(tmp_path: Path) -> None:
    play("1", "", "q", term="xterm-256color")
    shown, _ = play("q", term="xterm-256color", edition="fr")

    assert "A game is waiting here" not in shown
    assert len(list((tmp_path / "share" / "robobid").iterdir())) == 2


def test_a_finished_game_leaves_nothing_behind(tmp_path: Path) -> None:
    play(answer=plainly, term="xterm-256color")

    assert list((tmp_path / "share" / "robobid").glob("*.txt")) == []


def test_a_piped_game_neither_saves_nor_continues(tmp_path: Path) -> None:
    play("1", "", "q", term="xterm-256color")
    shown, _ = play("1", "q")

    assert "A game is waiting here" not in shown
    assert len(list((tmp_path / "share" / "robobid").iterdir())) == 1


@pytest.mark.parametrize(
    ("content", "options", "code"),
    [
        ("over", {}, "record_is_over"),
        ("begun", {"edition": "fr"}, "record_differs"),
        ("begun", {"seats": "human,simple"}, "record_differs"),
        ("begun", {"seed": 2}, "record_differs"),
        ("begun", {"peripherals": "modem"}, "record_differs"),
        ("begun", {"by_hand": True}, "record_differs"),
        ("cut", {}, "unreadable"),
        ("other", {}, "not_a_record"),
    ],
)
def test_a_file_with_anything_else_is_refused_and_stays(
    tmp_path: Path, content: str, options: dict[str, Any], code: str
) -> None:
    path = tmp_path / "game"
    match content:
        case "over":
            play(answer=plainly, record=path)
        case "begun":
            play("1", "q", record=path)
        case "cut":
            play("1", "q", record=path)
            path.write_text(written(path).replace("#turn", "#tu"), "utf-8")
        case _:
            path.write_text("my diary", "utf-8")
    before = written(path)

    with pytest.raises(RobobidError) as refused:
        play("1", record=path, **options)

    assert refused.value.code == code
    assert written(path) == before


def test_an_empty_file_is_a_new_game(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.touch()

    play("2", record=path)

    assert entries(path)[0] == "A r1a"


def test_a_game_is_kept_after_every_action(tmp_path: Path) -> None:
    """Even if the program is killed at a question, everything before it is there."""
    path = tmp_path / "game"
    kept: list[int] = []

    def look(question: str) -> str:
        kept.append(len(entries(path)))
        return "q" if len(kept) > 6 else plainly(question)

    play(answer=look, record=path)

    assert kept == sorted(kept)
    assert kept[1] == 1


def test_whoever_leaves_at_a_pause_loses_nothing(tmp_path: Path) -> None:
    """While one's hand is empty the others' auctions pass by, with a pause each."""
    path = tmp_path / "game"
    seen: list[str] = []

    def leave(question: str) -> str:
        if "Press Enter to continue." in question:
            seen.append(question)
            return "q"
        return "" if "Enter" in question else "1 2 3 4"

    shown, code = play(
        answer=leave,
        term="xterm-256color",
        seats="human,random",
        players=4,
        record=path,
    )

    assert code == 0
    assert seen
    told = sum(
        "Bids for" in screen for screen in ESCAPE.sub("", shown).split("ROBOBID")
    )
    record = read_record(written(path), FZZZT)
    events = [event for entry in record.kept for event in entry.events]
    assert sum(isinstance(event, BidsRevealed) for event in events) == told + 1


def test_an_interrupt_tells_where_the_game_is_kept(tmp_path: Path) -> None:
    def interrupt(question: str) -> str:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(answer=interrupt, record=tmp_path / "game")

    assert entries(tmp_path / "game") == []


def test_a_finished_game_is_kept_and_called_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was gone: neither `analyse` nor `replay` could have it any more."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    here = data_directory({"XDG_DATA_HOME": str(tmp_path)})
    here.mkdir()
    for text in ("first", "second"):
        kept = Keeper(here / "fzzzt-1.txt", lasting=False)
        (here / "fzzzt-1.txt").write_text(text)
        kept.finish()

    assert not (here / "fzzzt-1.txt").exists()
    assert read_text("last") == "second"
    assert saved_games(["fzzzt"]) == []


def test_a_file_of_the_players_own_stays_where_it_is(tmp_path: Path) -> None:
    own = tmp_path / "mine.txt"
    own.write_text("a game")

    assert Keeper(own, lasting=True).finish() is None
    assert own.read_text() == "a game"
