"""After a reload a table has only its own words: no dialog may show a key instead."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.app.server.process import ServerProcess
from tests.powergrid.robots import robot_table
from tests.web.conftest import NewWindow
from tests.web.fzzzt_position import my_bid_in, played_to
from tests.web.fzzzt_position import sit_at as sit_at_fzzzt
from tests.web.grid_position import sit_at
from tests.web.test_robot_choices import RICH, ROBOT

KEY = re.compile(
    r"\b(?:web|powergrid|fzzzt|learn|error|hint|coach|told|bot)[.-][a-z_]+\.?[\w.]*"
)
SEEN = """() => [document.body.innerText, ...[...document.querySelectorAll(
  "[aria-label], [title], [placeholder]")].flatMap((each) =>
    ["aria-label", "title", "placeholder"].map((is) => each.getAttribute(is) ?? ""))]
  .join("\\n")"""


def raw_keys(page: Page) -> list[str]:
    """What looks like a key on the screen, or in what is read aloud."""
    text: str = page.evaluate(SEEN)
    return [found for found in KEY.findall(text) if "." in found]


@pytest.mark.parametrize("lang", ["en", "de", "fr", "ru"])
@pytest.mark.parametrize("game", ["powergrid", "fzzzt"])
def test_no_dialog_shows_a_key_after_a_reload(
    server: ServerProcess, new_window: NewWindow, game: str, lang: str
) -> None:
    window = new_window(width=1440, height=900, lang=lang)
    if game == "powergrid":
        sit_at(
            server, window, robot_table("Nele; robot 1-3-4-6-2", RICH, ROBOT, round=3)
        )
    else:
        sit_at_fzzzt(server, window, played_to(my_bid_in(1), 4))
    expect(window.locator("#now h1")).to_be_visible()
    window.reload()
    expect(window.locator("#now h1")).to_be_visible()

    assert raw_keys(window) == []
    tools = window.locator("header button").filter(visible=True)
    for at in range(tools.count()):
        tools.nth(at).click()
        window.wait_for_timeout(250)
        assert raw_keys(window) == [], tools.nth(at).get_attribute("aria-label")
        window.keyboard.press("Escape")
    window.keyboard.press("?")
    window.wait_for_timeout(250)
    assert raw_keys(window) == []
