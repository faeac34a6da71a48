"""A game that has no page of its own is played on a plain one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.app.server.process import ServerProcess
from tests.contract.installed import installed_game
from tests.web.conftest import NewWindow

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def with_goofspiel(
    server: ServerProcess, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server that knows one more game, which edits no shared file."""
    folder = tmp_path_factory.mktemp("goofspiel")
    package = installed_game(folder / "packages")
    process = ServerProcess(
        f"sqlite:///{folder / 'tables.sqlite'}",
        folder / "log",
        PYTHONPATH=os.pathsep.join([str(package), str(ROOT)]),
    )
    process.start()
    yield process
    process.end()


def test_any_game_is_played_to_its_end_by_buttons(
    with_goofspiel: ServerProcess, new_window: NewWindow
) -> None:
    window = new_window(address=with_goofspiel.address)
    door = window.get_by_role("region", name="Goofspiel")
    door.get_by_role("button", name="Set up a table").click()
    window.get_by_role("spinbutton").fill("3")
    window.get_by_role("spinbutton").blur()
    who = window.get_by_label("Who sits at seat 2")
    who.select_option(label="matcher")
    window.get_by_role("button", name="Open the table").click()

    options = window.get_by_role("group", name="Your turn").get_by_role("button")
    for left in (3, 2, 1):
        expect(options).to_have_count(left)
        options.first.click()

    expect(window.get_by_role("status")).to_contain_text("Winner")
