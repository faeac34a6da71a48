"""Whole games in the terminal: through a pipe, and on terminals of every kind."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from robobid.app.locales import words
from robobid.app.terminal.keeper import data_directory
from robobid.core.errors import RobobidError
from robobid.core.reader import read_record
from robobid.games.fzzzt.game import FZZZT
from tests.app.terminal.stage import ESCAPE, plainly, play, written

LANGUAGES = ("en", "de", "fr", "ru")
TABLES = [
    pytest.param("en", 2, "de", id="en-2-de"),
    pytest.param("en", 4, "en", id="en-4-en"),
    pytest.param("de", 3, "ru", id="de-3-ru"),
    pytest.param("fr", 2, "fr", id="fr-2-fr"),
    pytest.param("fr-expansion", 5, "de", id="fr-expansion-5-de"),
    pytest.param("fr-expansion", 6, "fr", id="fr-expansion-6-fr"),
    pytest.param("ru", 2, "ru", id="ru-2-ru"),
    pytest.param("ru", 6, "en", id="ru-6-en"),
]


@pytest.fixture(autouse=True)
def _own_data_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))


@pytest.mark.parametrize(("edition", "players", "lang"), TABLES)
def test_a_whole_game_through_a_pipe(edition: str, players: int, lang: str) -> None:
    shown, code = play(
        answer=plainly, edition=edition, players=players, lang=lang, peripherals="all"
    )

    say = words(lang)
    assert code == 0
    assert say("fzzzt.event.game_scored") in shown
    assert say("terminal.final.title") in shown
    assert not ESCAPE.search(shown)
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize(("edition", "players", "lang"), TABLES)
def test_a_whole_game_on_a_terminal_of_80_columns(
    edition: str, players: int, lang: str
) -> None:
    shown, code = play(
        answer=plainly,
        term="xterm-256color",
        edition=edition,
        players=players,
        lang=lang,
        peripherals="all",
        by_hand=True,
    )

    lines = ESCAPE.sub("", shown).splitlines()
    assert code == 0
    assert max(map(len, lines)) <= 80
    # Nothing had to be cut off, and no line was: what is cut ends in this sign.
    assert not [line for line in lines if "…" in line]


@pytest.mark.parametrize("width", [110, 140])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wide_terminal_is_filled_and_not_overrun(width: int, lang: str) -> None:
    shown, _ = play(
        *(["1", ""] * 6),
        term="xterm-256color",
        width=width,
        height=40,
        lang=lang,
        edition="ru",
        seats="human,simple",
        players=6,
        peripherals="all",
    )

    lines = ESCAPE.sub("", shown).splitlines()
    lines = [line for line in lines if str(data_directory()) not in line]
    assert max(map(len, lines)) <= width
    assert max(map(len, lines)) > 100
    assert words(lang)("terminal.log") in ESCAPE.sub("", shown)


def test_bots_alone_play_through_and_are_told_of() -> None:
    shown, code = play(seats="simple,random", players=3)

    assert code == 0
    assert "Ada" in shown
    assert "Final score" in shown
    assert re.search(r"wins with -?\d+ points|share the win", shown)


def test_a_dumb_terminal_gets_no_escape_codes_and_can_press_enter() -> None:
    shown, code = play(answer=plainly, term="dumb")

    assert code == 0
    assert "\x1b" not in shown
    assert "Press Enter to continue, u to take it back." in shown


def test_a_poor_terminal_gets_plain_letters_for_signs() -> None:
    shown, _ = play("q", term="linux")

    assert "◎" not in shown
    assert "+--" in ESCAPE.sub("", shown)


def test_colour_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """NO_COLOR is what everybody agreed on; boxes and words stay."""
    shown, _ = play("q", term="xterm-256color", environ={"NO_COLOR": "1"})

    assert "38;2" not in shown
    assert "╭" in shown


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(answer=plainly, seed=7) == play(answer=plainly, seed=7)
    assert play("q", seed=7) != play("q", seed=8)


def test_without_a_seed_no_game_is_like_another(tmp_path: Path) -> None:
    for name in ("a", "b"):
        play(answer=plainly, seed=None, record=tmp_path / name)

    assert written(tmp_path / "a") != written(tmp_path / "b")
    assert "Seed" not in written(tmp_path / "a")


def test_the_record_tells_the_whole_game(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    play(answer=plainly, record=path, players=3, seats="human,simple,random")

    record = read_record(written(path), FZZZT)
    assert record.is_over
    assert record.tags()["Seats"] == "human,simple,random"
    assert record.tags()["Players"] == "You; Ada (simple); Mira (random)"
    assert record.tags()["Seed"] == "1"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"edition": "nl"}, "unknown_edition"),
        ({"players": 5}, "player_count"),
        ({"players": 9}, "player_count"),
        ({"seats": "human,psychic"}, "unknown_bot"),
        ({"seats": "human,,simple"}, "bad_seats"),
        ({"seats": "human,simple,simple", "players": 2}, "too_many_seats"),
        ({"peripherals": "toaster"}, "unknown_peripheral"),
        ({"switch": ["hand_size"]}, "bad_switch_word"),
        ({"switch": ["hand_size=many"]}, "bad_switch"),
        ({"lang": "la"}, "unknown_language"),
        ({"record": Path("/nowhere/at/all/game.txt")}, "bad_file"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(RobobidError) as refused:
        play(**options)

    assert refused.value.code == code


def test_the_command_can_be_scripted() -> None:
    """As in `printf '1\\n2\\n' | robobid play fzzzt --seats human,random --seed 1`."""
    program = "import sys; from robobid.app.commands import main; sys.exit(main())"
    arguments = "play fzzzt --seats human,random --seed 1 --lang de".split()
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        input="1\n2\nx\n",
        capture_output=True,
        encoding="utf-8",
        cwd=Path(__file__).parents[3],
        env={"PATH": "", "PYTHONIOENCODING": "utf-8"},
        check=False,
    )

    assert done.returncode == 1
    assert done.stderr == ""
    assert "Hier heißt keine Karte „x“" in done.stdout
    assert "Die Eingabe ist zu Ende." in done.stdout


def test_bids_are_laid_out_once_on_a_tall_screen() -> None:
    """Each bid has a sentence of its own, and all of them one table."""
    shown, _ = play(
        *("1", "", "q"),
        term="xterm-256color",
        width=140,
        height=40,
        seats="human,mechanic",
        players=4,
    )

    screens = ESCAPE.sub("", shown).split("ROBOBID")
    assert max(screen.count("Bids for") for screen in screens) == 1
