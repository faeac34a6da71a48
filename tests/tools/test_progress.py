"""A test run says where it is, and what has failed, while it runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools import progress, test

ROOT = Path(test.__file__).parents[1]
TESTS = """
import pytest

@pytest.mark.parametrize("number", range(3))
def test_passes(number):
    pass

def test_fails():
    assert "what was" == "what should be"

@pytest.fixture
def broken():
    raise OSError("no such thing")

def test_is_not_even_begun(broken):
    pass
"""


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_line_is_written_now_and_then() -> None:
    clock, lines = Clock(), list[str]()
    run = progress.Progress(lines.append, rewrites=False, now=clock)
    run.total = 4

    run.finish(failed=False)
    clock.now += progress.EVERY
    run.finish(failed=True)

    assert lines == [f"tests 2 of 4, 1 failed, {progress.EVERY:.0f} s\n"]


def test_on_a_terminal_the_line_is_rewritten() -> None:
    clock, lines = Clock(), list[str]()
    run = progress.Progress(lines.append, rewrites=True, now=clock)
    clock.now += 1

    run.finish(failed=False)

    assert lines == ["\r\x1b[Ktests 1 of 0, 1 s"]


def test_failures_are_told_at_once_and_every_test_is_counted(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(TESTS, "utf-8")

    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "tools.progress", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )

    assert "test_some.py::test_fails: AssertionError: assert 'what was'" in done.stderr
    assert "test_is_not_even_begun: OSError: no such thing" in done.stderr
    assert "tests 5 of 5, 2 failed" in done.stderr
    assert "1 failed, 3 passed, 1 error" in done.stdout


def test_what_is_no_step_is_given_to_pytest(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text("def test_one():\n    pass\n", "utf-8")

    done = subprocess.run(
        [sys.executable, "-m", "tools.test", str(tmp_path), "-n", "0"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )

    assert done.returncode == 0, done.stdout
    assert "robobid: all green - 1 tests passed" in done.stdout
    assert "types" not in done.stdout


def test_a_red_run_says_so_at_its_end(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text("def test_one():\n    1 / 0\n", "utf-8")

    done = subprocess.run(
        [sys.executable, "-m", "tools.test", str(tmp_path), "-n", "0"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )

    assert done.returncode == 1
    assert "robobid: not green - failed: tests" in done.stdout
    assert "ZeroDivisionError" in done.stdout
