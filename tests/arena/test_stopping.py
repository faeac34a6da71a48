"""Ctrl-C: what is finished is told, and how to go on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from robobid.app.commands import main
from robobid.app.locales import LANGUAGES
from robobid.arena.executors import Stopped, workforce
from robobid.arena.results_file import ResultsFile
from robobid.arena.tournament import hold
from studies.resumable import ResumableSums
from studies.training.__main__ import STUDY
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
    for word in ("arena", "simulate", "lab"):
        monkeypatch.setattr(f"robobid.app.commands.{word}.progress_bar", Bar)


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
    words = ["fzzzt", "mechanic", "--steps", "2", "--lang", "en"]

    def stop(*asked: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("studies.training.fzzzt.recipes.train_mechanic", stop)
    assert STUDY.run(words) == INTERRUPTED
    assert "nothing is kept" in capsys.readouterr().err

    asked = {"what": "mechanic", "steps": 2, "seed": 1}
    ResumableSums(Path("mechanic.json.checkpoint"), asked).keep({})
    assert STUDY.run(words) == INTERRUPTED
    assert "kept in mechanic.json.checkpoint" in capsys.readouterr().err


WITH_SIGNALS = pytest.mark.skipif(
    sys.platform == "win32", reason="signals are others there"
)
NOTING = """
from pathlib import Path

class Noting:
    def __init__(self, seed):
        with Path("begun").open("a") as note:
            note.write("x")

    def choose(self, view, decision):
        return next(iter(decision.options))
"""


@pytest.fixture
def simulating(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A command with two workers, which is never done."""
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
    yield running
    with suppress(ProcessLookupError):
        os.killpg(running.pid, signal.SIGKILL)


@WITH_SIGNALS
@pytest.mark.parametrize("how", ["Ctrl-C", "kill"])
def test_a_real_signal_ends_the_work_at_once(
    simulating: subprocess.Popen[str], how: str, tmp_path: Path
) -> None:
    """Ctrl-C reaches the workers, too, who must not die loudly; `kill` does not."""
    wait_until_begun(simulating, tmp_path / "begun")
    if how == "kill":
        simulating.terminate()
    else:
        os.killpg(simulating.pid, signal.SIGINT)
    output, errors = simulating.communicate(timeout=300)

    assert simulating.returncode == INTERRUPTED
    assert "Stopped after" in errors
    assert "Traceback" not in errors
    assert "noting" in output


@WITH_SIGNALS
def test_workers_end_with_whoever_hired_them(
    simulating: subprocess.Popen[str], tmp_path: Path
) -> None:
    """They used to sleep for ever when their parent was killed."""
    wait_until_begun(simulating, tmp_path / "begun")
    simulating.kill()

    simulating.communicate(timeout=300)  # they hold the output open while they live

    assert simulating.returncode == -signal.SIGKILL


def hear_ctrl_c() -> None:
    """What a shell starts in the background is deaf to it, and these tests may be."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_until_begun(running: subprocess.Popen[str], begun: Path) -> None:
    """Wait until a few portions are played."""
    end = time.monotonic() + 300
    # Portions are of ten games, and two of them are played at once.
    while not begun.exists() or begun.stat().st_size < 60:
        assert running.poll() is None
        assert time.monotonic() < end
        time.sleep(0.05)
