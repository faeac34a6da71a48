"""The games of the battery: every registered one, and one that lives here."""

from __future__ import annotations

import pytest

from robobid.games import registry
from robobid.games.registry import GameEntry, entries, game_named
from tests.contract.goofspiel.floors import ENTRY

NAMES = (*(entry.name for entry in entries()), ENTRY.name)


@pytest.fixture(autouse=True)
def a_third_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Goofspiel is registered as any game would be, as long as a test lasts."""
    monkeypatch.setattr(registry, "_ENTRIES", {**registry._ENTRIES})
    registry.register(ENTRY)


@pytest.fixture(params=NAMES)
def entry(request: pytest.FixtureRequest) -> GameEntry:
    return game_named(request.param)
