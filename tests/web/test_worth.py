"""While learning, a card shows what it usually goes for; a setting turns it off."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.app.server.process import ServerProcess
from tests.web.conftest import NewWindow
from tests.web.fzzzt_position import LAST_ROUND, my_bid_in, played_to, sit_at
from tests.web.test_pages import assert_accessible

SAID = re.compile(r"Usually worth a bid of \d+|Better left alone: usually goes for \d+")
IN_THE_WAY = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const [said, belt] = [box('#belt .worth'), box('#belt')];
  const crosses = (other) => said.left < other.right && other.left < said.right
    && said.top < other.bottom - 1 && other.top < said.bottom - 1;
  const things = ['#belt .count', '#belt .head', '#belt .gantry'];
  const shown = (what) => getComputedStyle(document.querySelector(what)).opacity > 0;
  const others = things.filter((what) => shown(what) && crosses(box(what)));
  const end = Math.min(belt.right, innerWidth);
  return said.right > end ? [...others, 'edge'] : others;
}"""


@pytest.mark.parametrize("width", [1440, 390])
def test_alone_among_bots_a_card_shows_its_worth(
    server: ServerProcess, new_window: NewWindow, width: int
) -> None:
    page = new_window(width=width, height=860 if width > 400 else 844)
    history = played_to(my_bid_in(LAST_ROUND - 2), seats=4)
    player = sit_at(server, page, history, bots=True)
    player.wait_for_bid()

    said = page.locator("#belt .worth")
    expect(said).to_have_text(SAID)
    assert page.evaluate(IN_THE_WAY) == []
    assert_accessible(page)

    page.get_by_role("button", name="Settings").click()
    page.get_by_role(
        "checkbox", name=re.compile("what a card usually goes for")
    ).uncheck()
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(said).to_have_count(0)
    page.reload()
    player.wait_for_bid()
    expect(said).to_have_count(0)


def test_between_people_no_card_does(
    server: ServerProcess, new_window: NewWindow
) -> None:
    page = new_window()
    player = sit_at(server, page, played_to(my_bid_in(1), seats=4))
    player.wait_for_bid()

    expect(page.locator("#belt .head")).to_be_visible()
    expect(page.locator("#belt .worth")).to_have_count(0)
