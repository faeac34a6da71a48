"""Compiled once, and not in the way: nobody at a terminal waits for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from robobid.bots import prepare
from robobid.bots.readiness import Readiness
from robobid.cli import main
from robobid.games import game_named
from robobid.terminal import session
from robobid.terminal.warm import Use, compiled
from tests.terminal.stage import play

ENDLESS = "import time; time.sleep(600)"


@pytest.fixture(autouse=True)
def _own_data_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[subprocess.Popen[bytes]]:
    """Every process that makes bots ready; each would take ten minutes."""
    found: list[subprocess.Popen[bytes]] = []

    class Noted(subprocess.Popen[bytes]):
        def __init__(self, *args: object, **options: object) -> None:
            super().__init__(*args, **options)  # type: ignore[call-overload]
            found.append(self)

    monkeypatch.setattr(session, "Readiness", Readiness)
    monkeypatch.setattr("robobid.bots.readiness.Popen", Noted)
    monkeypatch.setattr(session, "_HINT_WAIT", 0.0)
    compiles(monkeypatch, ENDLESS)
    return found


def compiles(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    def command(game: str, *uses: str) -> tuple[str, ...]:
        return (sys.executable, "-c", script, game, *uses)

    monkeypatch.setattr(prepare, "command", command)


def test_a_hint_comes_at_once_from_a_simpler_bot_that_says_so(
    started: list[subprocess.Popen[bytes]],
) -> None:
    """The first hint took two minutes, without a word."""
    shown, _ = play("h", "q", term="xterm-256color")

    assert "Type " in shown
    assert "From a simpler bot" in shown
    (process,) = started
    assert process.returncode is not None, "it was left behind"


def test_a_pipe_begins_only_when_it_is_asked_for_a_hint(
    started: list[subprocess.Popen[bytes]],
) -> None:
    play("1", "q")
    assert not started

    shown, _ = play("h", "q")
    assert "From a simpler bot" in shown
    assert len(started) == 1


def test_the_best_bot_speaks_when_it_is_ready(
    started: list[subprocess.Popen[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    compiles(monkeypatch, "")
    monkeypatch.setattr(session, "_HINT_WAIT", 60.0)

    shown, _ = play("h", "q", term="xterm-256color")

    assert "Type " in shown
    assert "simpler bot" not in shown
    assert len(started) == 1


def test_a_bot_that_is_compiled_says_so_and_plays_then(
    started: list[subprocess.Popen[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    from robobid.bots.fzzzt import BOTS

    compiles(monkeypatch, "import time; time.sleep(1)")
    monkeypatch.setitem(BOTS.players, "engineer", BOTS.players["mechanic"])

    shown, _ = play("1", "1", "q", seats="human,engineer")

    assert shown.count("engineer is being compiled, once only") == 1
    assert len(started) == 1


def test_everything_is_compiled_side_by_side(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    compiles(
        monkeypatch,
        "import os, sys\n"
        f"os.mkdir(os.path.join({str(tmp_path)!r}, sys.argv[1]))\n"
        "print(*sys.argv[2:], sep='\\n')",
    )

    assert main(["warm", "--jobs", "2", "--lang", "en"]) == 0

    out = capsys.readouterr().out
    assert "parts), about" in out
    assert {path.name for path in tmp_path.iterdir()} == {"fzzzt", "powergrid"}
    for game, use in prepare.uses():
        assert out.count(f"{game_named(game).title}, {use}: ") == 1


def test_the_rest_of_a_game_is_compiled_after_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compiles(
        monkeypatch,
        "import sys\n"
        "for use in sys.argv[2:]:\n"
        "    if use == 'vector':\n"
        "        raise SystemExit('no room')\n"
        "    print(use, flush=True)\n",
    )

    assert main(["warm", "fzzzt", "--lang", "en"]) == 1

    out = capsys.readouterr().out
    for game, use in prepare.uses():
        if game == "fzzzt":
            assert out.count(f"Fzzzt!, {use}: ") == 1
    assert out.count("failed") == 1
    assert "no room" in out


def test_whoever_stops_it_leaves_nobody_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    began: list[subprocess.Popen[str]] = []

    class Noted(subprocess.Popen[str]):
        def __init__(self, *args: object, **options: object) -> None:
            super().__init__(*args, **options)  # type: ignore[call-overload]
            began.append(self)

    monkeypatch.setattr("robobid.terminal.warm.Popen", Noted)
    compiles(monkeypatch, f"print('hints', flush=True); {ENDLESS}")
    uses = [Use("fzzzt", word, 1) for word in ("hints", "vector", "lab")]

    going = compiled([uses], at_once=1)
    assert next(going).use.word == "hints"
    going.close()

    (process,) = began
    assert process.returncode is not None


def test_one_game_is_compiled_alone_and_a_failure_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compiles(monkeypatch, "raise SystemExit('the disk is full')")

    assert main(["warm", "powergrid", "--lang", "en"]) == 1

    out = capsys.readouterr().out
    assert "Power Grid, hints: failed after" in out
    assert "the disk is full" in out
    assert "Fzzzt!" not in out


def test_every_use_of_compiled_code_can_be_named() -> None:
    assert {
        ("fzzzt", "hints"),
        ("fzzzt", "vector"),
        ("fzzzt", "lab"),
        ("fzzzt", "train"),
        ("fzzzt", "rollouts"),
        ("powergrid", "hints"),
        ("powergrid", "vector"),
        ("powergrid", "lab"),
    } <= {*prepare.uses()}


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["warm", "chess", "--lang", "en"]) == 2

    assert "chess" in capsys.readouterr().err
