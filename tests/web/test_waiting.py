"""Bots that think long, cannot answer or stand in: everybody is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from robobid.app.hosting.rows import Seat
from tests.app.server.process import ServerProcess
from tests.web.conftest import NewWindow, StartServer
from tests.web.fzzzt_position import my_bid_in, played_to
from tests.web.player import Player
from tests.web.storing import sit_down

NOT_THERE = 'raise ModuleNotFoundError("no wasmtime here", name="wasmtime")'
VERY_SLOW = "import time; time.sleep(3600)"
"""What bots that think ahead find in place of wasmtime."""


@pytest.fixture
def its_server(
    tmp_path: Path, start_server: StartServer, request: pytest.FixtureRequest
) -> ServerProcess:
    """A server with settings of its own."""
    settings = {
        key: str(value).format(tmp_path) for key, value in request.param.items()
    }
    (tmp_path / "wasmtime.py").write_text(settings.pop("wasmtime"))
    return start_server(**settings)


def sit_with(server: ServerProcess, page: Page, *others: Seat) -> Player:
    """My bid, before the others'."""
    history = played_to(my_bid_in(1), seats=1 + len(others), edition="ru")
    sit_down(server, [page], history, [Seat(0, "person", "Nele"), *others])
    return Player(page)


SLOW = {"wasmtime": VERY_SLOW, "PYTHONPATH": "{}", "ROBOBID_PATIENCE": "0.5"}


@pytest.mark.parametrize("its_server", [SLOW], indirect=True)
def test_a_bot_that_thinks_long_is_told_of_and_a_simpler_one_can_play(
    new_window: NewWindow, its_server: ServerProcess
) -> None:
    page = new_window(address=its_server.address)
    player = sit_with(its_server, page, Seat(1, "bot", "Ada", "chief"))

    notice = page.locator(".notice")
    expect(notice).to_contain_text("Ada (chief) is thinking hard")
    expect(notice.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Let a simpler bot play: mechanic").click()

    told = "Ada (chief) took too long: mechanic moves instead."
    expect(page.locator(".notice", has_text=told)).to_be_visible()
    expect(page.locator("#log")).to_contain_text(told)
    player.wait_for_bid()
    player.bid([0])
    expect(player.button("Continue").first).to_be_visible()
    page.reload()
    expect(page.locator("#log").get_by_text(told)).to_have_count(1)


WITHOUT = {"wasmtime": NOT_THERE, "PYTHONPATH": "{}"}


@pytest.mark.parametrize("its_server", [WITHOUT], indirect=True)
def test_everybody_is_told_when_another_answers(
    new_window: NewWindow, its_server: ServerProcess
) -> None:
    """For a bot that fails, and for a person who is away; a spectator reads it too."""
    page = new_window(address=its_server.address)
    ada = Seat(1, "bot", "Ada", "engineer")
    mira = Seat(2, "person", "Mira", stand_in="apprentice")
    player = sit_with(its_server, page, ada, mira)
    watcher = new_window(f"table/{player.code}", address=its_server.address)

    for each in (page, watcher):
        log = each.locator("#log")
        expect(log).to_contain_text("Ada (engineer) could not move: mechanic moves")
        expect(log).to_contain_text(
            "Mira is away: a bot (apprentice) is playing instead."
        )
    expect(page.locator(".notice")).to_contain_text(re.compile("moves|is playing"))
