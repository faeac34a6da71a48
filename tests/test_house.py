"""What holds the project together: its version and its locks."""

import re
import tomllib
from pathlib import Path

import pytest

import robobid

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").iterdir())


def test_the_version_is_the_same_everywhere() -> None:
    """The package says it, and whoever cites us has it too."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    citation = (ROOT / "CITATION.cff").read_text("utf-8")

    assert project["dynamic"] == ["version"]
    assert f"\nversion: {robobid.__version__}\n" in citation


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_pins_hashes_and_names_no_registry(lock: Path) -> None:
    """Whoever installs decides where from; the lock decides what."""
    text = lock.read_text("utf-8")
    packages = re.split(r"\n(?=\S)", text.strip())

    assert "://" not in text
    assert packages
    for package in packages:
        assert re.match(r"[\w.-]+==\S+ ", package)
        assert "--hash=sha256:" in package
