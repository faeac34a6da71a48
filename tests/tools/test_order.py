"""Tests that share something run in one worker, and what takes long begins first."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.order import LONG, TOGETHER, share_of, turn_of

ROOT = Path(__file__).resolve().parents[2]
SHARING = "tests/web/test_site.py"
TESTS = """
import os
import pytest

@pytest.mark.parametrize("number", range(6))
def test_passes(number):
    with open("workers", "a") as workers:
        print(os.environ["PYTEST_XDIST_WORKER"], file=workers)
"""


def test_a_file_that_shares_something_is_taken_whole() -> None:
    assert share_of(f"{SHARING}::test_a[1]") == share_of(f"{SHARING}::test_b")
    assert share_of("tests/core/test_text.py::test_a[1]").endswith("test_a[1]")


def test_what_takes_long_begins_and_browsers_come_last() -> None:
    usual = turn_of("tests/core/test_text.py::test_a")

    assert turn_of(f"{LONG[0]}::test_a") < usual
    assert usual < turn_of(f"{SHARING}::test_a") < turn_of("tests/web/test_a.py::b")


@pytest.mark.parametrize("name", sorted({*TOGETHER, *LONG}))
def test_what_is_named_is_there(name: str) -> None:
    file, _, test = name.partition("::")

    assert f"def {test}" in (ROOT / file).read_text("utf-8")


def test_one_worker_runs_all_that_share_something(tmp_path: Path) -> None:
    file = tmp_path / SHARING
    file.parent.mkdir(parents=True)
    file.write_text(TESTS, "utf-8")
    hooks = (ROOT / "tests/conftest.py").read_text("utf-8")
    (tmp_path / "conftest.py").write_text(hooks, "utf-8")
    (tmp_path / "pytest.ini").write_text(f"[pytest]\npythonpath = {ROOT}\n", "utf-8")

    subprocess.run(
        [*(sys.executable, "-m", "pytest", "-q", "-n", "2"), str(file)],
        cwd=tmp_path,
        check=True,
        stdout=subprocess.DEVNULL,
    )

    workers = (tmp_path / "workers").read_text("utf-8").split()
    assert len(workers) == 6
    assert len({*workers}) == 1
