"""The games of the battery: every registered one, and one that lives here."""

from __future__ import annotations

import pytest

from robobid import games
from robobid.games import Card, cards, game_named
from tests.contract.goofspiel.floors import CARD

NAMES = (*(card.name for card in cards()), CARD.name)


@pytest.fixture(autouse=True)
def a_third_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Goofspiel is registered as any game would be, as long as a test lasts."""
    monkeypatch.setattr(games, "_CARDS", {**games._CARDS})
    games.register(CARD)


@pytest.fixture(params=NAMES)
def card(request: pytest.FixtureRequest) -> Card:
    return game_named(request.param)
