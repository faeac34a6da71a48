"""Ctrl-C: what is finished is told, and how to go on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from robobid.arena.executors import workforce
from robobid.arena.resultsfile import ResultsFile
from robobid.arena.stopping import Stopped
from robobid.arena.tournament import hold
from robobid.cli import main
from robobid.locales import LANGUAGES
from tests.arena.experiments import an_experiment

INTERRUPTED = 130


def stop_after(games: int) -> Callable[[int], None]:
    """A bar that is interrupted as soon as it has moved on so far."""
    finished = 0

    def progress(more: int) -> None:
        nonlocal finished
        finished += more
        if finished >= games:
            raise KeyboardInterrupt

    return progress


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_stopped_tournament_gives_what_is_finished(jobs: int, tmp_path: Path) -> None:
    experiment = an_experiment(deals=6)
    path = tmp_path / "results.jsonl"
    file = ResultsFile(path, experiment.identity)
    with workforce(1) as force:
        whole = hold(experiment, force)

    with pytest.raises(Stopped) as stop, workforce(jobs) as force:
        hold(experiment, force, file, stop_after(4))

    assert stop.value.so_far.deals == whole.deals[:2]
    assert not stop.value.so_far.is_decided
    assert len(path.read_text("utf-8").splitlines()) == 1 + 2
    with workforce(1) as force:
        again = hold(experiment, force, ResultsFile(path, experiment.identity))
    assert again == whole


COMMANDS = {
    "arena": ["arena", "fzzzt", "--bots", "simple,random", "--deals", "8"],
    "simulate": ["simulate", "fzzzt", "--seats", "random,random", "--games", "40"],
    "lab": ["lab", "fzzzt", "change.toml", "--bots", "random", "--games", "20"],
}


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every bar is interrupted after four games."""
    (tmp_path / "change.toml").write_text("[switches]\nhand_size = 5\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    for word in ("arena.command", "simulate", "lab.comparing"):
        monkeypatch.setattr(f"robobid.terminal.{word}.progress_bar", Bar)


class Bar:
    """A bar that is interrupted."""

    def __init__(self, *_: Any) -> None: ...

    def __enter__(self) -> Callable[[int], None]:
        return stop_after(4)

    def __exit__(self, *_: object) -> None: ...


@pytest.mark.usefixtures("interrupted")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("word", "done", "planned"),
    [("arena", "2", "8"), ("simulate", "4", "40"), ("lab", "5", "20")],
)
def test_partial_figures_are_printed(
    capsys: pytest.CaptureFixture[str], word: str, done: str, planned: str, lang: str
) -> None:
    assert main([*COMMANDS[word], "--jobs", "1", "--lang", lang]) == INTERRUPTED

    output, errors = capsys.readouterr()
    assert "random" in output
    (sentence,) = errors.splitlines()
    assert done in sentence.split()
    assert planned in sentence


@pytest.mark.usefixtures("interrupted")
def test_kept_results_are_named_and_gone_on_from(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = [*COMMANDS["arena"], "--jobs", "1", "--lang", "en"]

    assert main([*words, "--results", "kept.jsonl", "--json"]) == INTERRUPTED
    output, errors = capsys.readouterr()
    assert json.loads(output)["deals"] == 2
    assert "kept in kept.jsonl" in errors

    assert main([*words, "--results", "kept.jsonl", "--json"]) == INTERRUPTED
    assert len(Path("kept.jsonl").read_text("utf-8").splitlines()) == 1 + 2


@pytest.mark.usefixtures("interrupted")
def test_without_results_it_is_told_how_they_are_kept(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main([*COMMANDS["arena"], "--jobs", "1", "--lang", "en"])

    assert "Nothing is kept: with --results FILE" in capsys.readouterr().err


def test_a_stopped_training_says_where_it_goes_on(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["train", "fzzzt", "mechanic", "--steps", "2", "--lang", "en"]

    def stop(*asked: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("robobid.arena.training.courses.train_mechanic", stop)
    assert main(words) == INTERRUPTED
    assert "nothing is kept" in capsys.readouterr().err

    Path("mechanic.json.checkpoint").write_text("{}", "utf-8")
    assert main(words) == INTERRUPTED
    assert "kept in mechanic.json.checkpoint" in capsys.readouterr().err


NOTING = """
from pathlib import Path

class Noting:
    def __init__(self, seed):
        with Path("begun").open("a") as note:
            note.write("x")

    def choose(self, view, decision):
        return next(iter(decision.options))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are others there")
def test_a_real_signal_to_the_whole_group_ends_the_work_at_once(tmp_path: Path) -> None:
    """As Ctrl-C in a terminal does: workers get it too, and must not die loudly."""
    (tmp_path / "mybots.py").write_text(NOTING, "utf-8")
    seats = ["--seats", "noting=mybots:Noting,random", "--games", "1000000"]
    seats += ["--jobs", "2", "--lang", "en"]
    running = subprocess.Popen(
        [sys.executable, "-m", "robobid", "simulate", "fzzzt", *seats],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
        cwd=tmp_path,
    )
    try:
        output, errors = stop_when_begun(running, tmp_path / "begun")
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)

    assert running.returncode == INTERRUPTED
    assert "Stopped after" in errors
    assert "Traceback" not in errors
    assert "noting" in output


def hear_ctrl_c() -> None:
    """What a shell starts in the background is deaf to it, and these tests may be."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def stop_when_begun(running: subprocess.Popen[str], begun: Path) -> tuple[str, str]:
    """Press Ctrl-C when a few portions are played; gives what was printed."""
    end = time.monotonic() + 300
    # Portions are of ten games, and two of them are played at once.
    while not begun.exists() or begun.stat().st_size < 60:
        assert running.poll() is None
        assert time.monotonic() < end
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    return running.communicate(timeout=300)
