"""Power Grid on screens of every size: nothing is cut, covered or out of reach."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from robobid.app.hosting.rows import Seat
from robobid.app.hosting.tables.history import History
from tests.app.server.process import ServerProcess
from tests.web.conftest import NewWindow
from tests.web.grid_player import ME, GridPlayer
from tests.web.grid_position import NAMES, played_out
from tests.web.storing import sit_down
from tests.web.test_in_sight import boxes_touch
from tests.web.test_six_players import CUT

ROBOTS = [
    {"kind": "robot", "name": "Maximilian", "pieces": "2-5-1-6-3"},
    {"kind": "robot", "name": "Konstantin", "pieces": "4-3-2-5-4"},
    {"kind": "bot", "bot": "random", "name": "Friederike"},
]
REGIONS = ["red", "green", "yellow", "brown"]
WIDE = "document.documentElement.scrollWidth - innerWidth"
SIZES = [
    (360, 640),
    (390, 844),
    (768, 1024),
    (1024, 768),
    (1366, 768),
    (1440, 900),
]
PRICES = """
() => [...document.querySelectorAll('#fuel svg[role=img] text')].map((price) =>
  parseFloat(getComputedStyle(price).fontSize) * price.getScreenCTM().a)
"""


def begin(page: Page) -> GridPlayer:
    """A table for four with long names, in regions that are given."""
    player = GridPlayer(page)
    player.begin(ME, *ROBOTS, regions=REGIONS)
    return player


def in_sight(what: Locator) -> None:
    """All of it is on the screen, before anything is scrolled."""
    expect(what.filter(visible=True).first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_bid_is_in_reach_and_names_are_whole(
    new_window: NewWindow, width: int, height: int
) -> None:
    """With a plant chosen, everything that raises or makes the bid is on the screen."""
    page = new_window(width=width, height=height)
    player = begin(page)
    player.wait_for("Start an", "Bid")
    page.keyboard.press("1")
    page.evaluate("scrollTo(0, 0)")

    in_sight(player.go)
    in_sight(player.button("One more"))
    assert page.evaluate(WIDE) <= 0
    names = page.locator("#seats .name").all()
    assert [name.inner_text() for name in names if name.evaluate(CUT)] == []


@pytest.mark.parametrize(("width", "height"), [(360, 640), (768, 1024), (1024, 768)])
def test_own_plants_and_readable_prices_while_fuel_is_bought(
    new_window: NewWindow, width: int, height: int
) -> None:
    page = new_window(width=width, height=height)
    player = begin(page)
    player.wait_for("Buy resources")
    page.evaluate("scrollTo(0, 0)")

    in_sight(page.get_by_role("region", name="Your plants"))
    in_sight(page.locator("[data-more]"))
    assert min(page.evaluate(PRICES)) >= 10.9


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_regions_to_choose_are_in_sight_on_a_phone(
    new_window: NewWindow, width: int, height: int
) -> None:
    """By name above the map, and the button below it."""
    page = new_window(width=width, height=height)
    player = GridPlayer(page)
    player.begin(ME, *ROBOTS)
    player.wait_for("Add a region")

    in_sight(page.locator(".picks button"))
    page.locator(".picks button").first.click()
    in_sight(player.go)
    assert not boxes_touch(page.locator(".picks"), page.locator("#map"))


@pytest.fixture(scope="module")
def finished() -> History:
    """A game to its end."""
    return played_out(3)


def open_finished(server: ServerProcess, page: Page, history: History) -> None:
    """Come back to a game that is over."""
    seats = [Seat(at, "person", name) for at, name in enumerate(NAMES[:3])]
    sit_down(server, [page], history, seats)


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (1024, 768)])
def test_how_it_ended_can_be_read_beside_its_buttons(
    new_window: NewWindow,
    server: ServerProcess,
    finished: History,
    width: int,
    height: int,
) -> None:
    page = new_window(width=width, height=height, lang="de")
    open_finished(server, page, finished)

    now = page.locator("#now")
    expect(now.locator(".btn.go")).to_be_in_viewport(ratio=1)
    inside = "(h1) => h1.getBoundingClientRect().height <= 50"
    assert now.locator("h1").evaluate(inside)


def test_a_replay_shows_the_whole_map_above_its_slider(
    new_window: NewWindow, server: ServerProcess, finished: History
) -> None:
    """And on a phone nothing lies over how fast it runs."""
    page = new_window(width=1440, height=900)
    open_finished(server, page, finished)

    page.goto(page.url.replace("#/table", "#/replay"))
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()

    assert not boxes_touch(page.locator("#map"), slider)
    page.set_viewport_size({"width": 390, "height": 844})
    eye = page.locator("label > svg").filter(visible=True).last
    assert not boxes_touch(page.get_by_label("Speed"), eye)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_a_hint_covers_nothing_of_the_bid_on_a_phone(
    new_window: NewWindow, width: int, height: int
) -> None:
    page = new_window(width=width, height=height)
    player = begin(page)
    player.wait_for("Start an", "Bid")
    page.keyboard.press("1")
    player.button("Ask for a hint").click()
    hint = page.get_by_role("status").filter(has=page.get_by_role("button"))
    expect(hint).to_be_visible(timeout=120_000)

    assert not boxes_touch(hint, player.button("One more"))
    assert not boxes_touch(hint, player.go)
