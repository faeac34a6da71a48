"""What is missing is told with a command that works where it is shown."""

from __future__ import annotations

from importlib import metadata

import pytest

from robobid.core import installing
from robobid.core.installing import how_to_install


@pytest.mark.parametrize(
    "extra", ["fast", "server", "postgresql", "arena", "dask", "pettingzoo"]
)
def test_the_packages_of_an_extra_are_named_not_the_extra(extra: str) -> None:
    """Robobid is on no index: `pip install 'robobid[fast]'` finds nothing."""
    command = how_to_install(extra)

    assert command.startswith("pip install ")
    assert "robobid" not in command
    assert len(command.split()) > 2


def test_a_folder_that_nobody_has_installed_names_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def nothing(name: str) -> list[str]:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(installing, "requires", nothing)

    assert how_to_install("fast") == "pip install '.[fast]'"
