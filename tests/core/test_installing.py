"""What is missing is told with a command that works where it is shown."""

from __future__ import annotations

import sys
from importlib import metadata
from pathlib import Path

import pytest

from robobid.support import extras
from robobid.support.extras import command_for, how_to_install


@pytest.mark.parametrize(
    "extra",
    ["", "fast", "postgresql", "arena", "dask", "pettingzoo", "datasets"],
)
def test_the_packages_of_an_extra_are_named_not_the_extra(extra: str) -> None:
    """Robobid is on no index: `pip install 'robobid[fast]'` finds nothing."""
    _, _, packages = how_to_install(extra).partition("install ")

    assert packages
    assert "robobid" not in packages


def test_a_folder_that_nobody_has_installed_names_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def nothing(name: str) -> list[str]:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(extras, "requires", nothing)

    assert how_to_install("fast").endswith("pip install '.[fast]'")


def test_pip_alone_is_named_where_it_is_the_one_of_this_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In an environment that is not activated, `pip` installs somewhere else."""
    mine, others = tmp_path / "my env", tmp_path / "other"
    for folder in (mine, others):
        folder.mkdir()
        (folder / "pip").touch(mode=0o755)
    monkeypatch.setattr(sys, "executable", str(mine / "python"))

    monkeypatch.setenv("PATH", str(mine))
    assert command_for("numba") == "pip install numba"
    monkeypatch.setenv("PATH", str(others))
    assert command_for("numba") == f"'{mine}/python' -m pip install numba"
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    assert command_for("numba") == f"uv pip install --python '{mine}/python' numba"
