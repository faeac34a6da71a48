"""Compiling: once, with a word about it, and kept where the user may write."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from robobid.fast.jit import cache_directory, entry, part, small_part, sources_of

SCRIPT = "from robobid.fast.fzzzt import seeded_luck; print(seeded_luck(2, seed=1))"


def run(cache: Path) -> subprocess.CompletedProcess[str]:
    """A fresh Python that seeds the luck of two games."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(cache)}
    return subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )


def test_it_compiles_once_and_says_so_only_then(tmp_path: Path) -> None:
    first, second = run(tmp_path), run(tmp_path)

    assert "robobid: compiling" in first.stderr
    assert second.stderr == ""
    assert first.stdout == second.stdout


def test_compiled_code_is_kept_under_the_users_cache(tmp_path: Path) -> None:
    """Not beside our files, which may be read-only."""
    package = Path(__file__).parents[2] / "robobid"

    assert package not in cache_directory().parents
    assert cache_directory(str(tmp_path)).parents[1] == tmp_path


@pytest.mark.parametrize(
    ("module", "other"),
    [
        ("robobid.fast.powergrid.play", "fzzzt"),
        ("robobid.fast.fzzzt.mechanic.choice", "powergrid"),
        ("robobid.fast.plain.fzzzt.bidding", "powergrid"),
    ],
)
def test_a_change_in_one_twin_leaves_what_is_kept_of_another(
    module: str, other: str
) -> None:
    """Its mark is of its own files and of shared ones, and they import no others."""
    sources = sources_of(module)

    assert f"{module.replace('.', '/')}.py" in str(sources)
    assert any(path.name == "luck.py" for path in sources)
    assert not any(other in path.parts for path in sources)
    assert not any(f"fast.{other}" in path.read_text("utf-8") for path in sources)
    assert cache_directory("", module) != cache_directory("", f"robobid.fast.{other}")


def test_a_twin_is_compiled_anew_when_its_plain_part_changes() -> None:
    sources = sources_of("robobid.fast.fzzzt.mechanic.choice")

    assert "robobid/fast/plain/fzzzt/bidding.py" in str(sources)


def test_code_from_elsewhere_may_have_all_twins_in_it() -> None:
    folders = {path.parent.name for path in sources_of("bench.fast")}

    assert {"fast", "fzzzt", "powergrid", "simple", "mechanic"} <= folders


@small_part
def doubled(number: int) -> int:
    """Goes into its callers as a whole."""
    return 2 * number


@part
def doubled_and_more(number: int) -> int:
    """Stays a function by itself, without machine code of its own."""
    return doubled(number) + 1


@entry
def of_parts(number: int) -> int:
    """All of it is compiled and optimised here."""
    return doubled_and_more(doubled(number))


def test_parts_are_compiled_with_their_entry() -> None:
    assert of_parts(5) == 21
