"""Several people at one screen: a curtain between them, and no secrets left."""

from pathlib import Path

import pytest

from tests.app.terminal.stage import CLEAR, ESCAPE, plainly, play


@pytest.fixture(autouse=True)
def _own_data_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))


def screens(shown: str) -> list[str]:
    """What could be seen between two curtains."""
    return [ESCAPE.sub("", part) for part in shown.split(CLEAR)]


@pytest.mark.parametrize("edition", ["en", "ru"])
def test_the_next_person_cannot_tell_what_was_bid(tmp_path: Path, edition: str) -> None:
    """Two games that differ in a sealed bid alone show the other the same."""
    games = []
    for bid in ("2", "3"):
        shown, _ = play(
            *("", bid, "", ""),
            term="xterm-256color",
            seats="human,human,human",
            edition=edition,
            record=tmp_path / "game",
        )
        (tmp_path / "game").unlink()
        games.append(screens(shown))

    (*_, mine, theirs), (*_, mine_too, theirs_too) = games
    assert mine != mine_too
    assert theirs == theirs_too
    assert "Your bid" in theirs
    assert "You bid" in mine
    assert "You bid" not in theirs


def test_a_curtain_forgets_what_could_be_scrolled_to() -> None:
    shown, _ = play("", "2", "", "", term="xterm-256color", seats="human,human,simple")

    *_, first, second = screens(shown)
    assert "You bid " in first
    before, after = second.split("Pass the screen to")
    assert "Your bid" not in before
    assert "Your bid" in after


def test_the_first_person_is_called_before_any_hand_is_shown() -> None:
    shown, _ = play(term="xterm-256color", seats="human,human")

    assert "Pass the screen to Player" in ESCAPE.sub("", shown)
    assert "If the game ended now" not in shown


def test_a_whole_game_of_two_people_and_a_bot() -> None:
    shown, code = play(
        answer=plainly, term="xterm-256color", seats="human,human,random"
    )

    assert code == 0
    assert "Player 2" in ESCAPE.sub("", screens(shown)[-1])


def test_a_dumb_terminal_scrolls_secrets_away() -> None:
    shown, _ = play("", "2", "", term="dumb", seats="human,human,simple")

    laid, call = shown.index("You bid "), shown.rindex("Pass the screen to")
    assert shown.count("\n", laid, call) > 50
