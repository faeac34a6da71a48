"""What a table is told is what the description promises, views and events included."""

from __future__ import annotations

import asyncio

import jsonschema_rs
import pytest

from robobid.app.server.http.openapi import description
from robobid.games.registry import entries
from tests.app.hosting.test_seam import play


@pytest.mark.parametrize("game", [entry.name for entry in entries()])
def test_every_message_of_a_game_is_as_described(game: str) -> None:
    promised = jsonschema_rs.validator_for(
        {
            "$ref": "#/components/schemas/ServerMessage",
            "components": description()["components"],
        }
    )

    for message in asyncio.run(play(game)):
        promised.validate(message)


def test_a_view_of_no_game_is_not_as_described() -> None:
    promised = jsonschema_rs.validator_for(
        {
            "$ref": "#/components/schemas/GameView",
            "components": description()["components"],
        }
    )

    assert not promised.is_valid({"type": "View"})
