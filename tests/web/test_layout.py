"""What has to be in sight, and what must not move, on screens of every size."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewWindow
from tests.web.grid_player import GISELA, ME, GridPlayer

REGIONS = ["red", "green", "yellow"]
TALL = "document.documentElement.scrollHeight - innerHeight"


def begin(new_window: NewWindow, width: int, height: int) -> GridPlayer:
    """A table with one robot, before my first plant."""
    player = GridPlayer(new_window(width=width, height=height))
    player.begin(ME, GISELA, regions=REGIONS)
    player.wait_for("Start an")
    return player


def test_a_phone_shows_own_plants_while_fuel_is_bought(new_window: NewWindow) -> None:
    """And the log opens at its newest line; nothing open covers the next part."""
    player = begin(new_window, 390, 844)
    player.wait_for("Buy resources")
    page = player.page

    expect(page.get_by_role("region", name="Your plants")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-more]").first).to_be_in_viewport(ratio=1)
    page.get_by_role("tab", name="Talk", exact=True).click()
    expect(page.locator("#log li").last).to_be_in_viewport(ratio=1)
    expect(page.get_by_label("Say something")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("tab", name="Plants", exact=True).click()
    expect(page.locator("#plants")).to_be_in_viewport()
    expect(page.locator("aside.side")).not_to_be_in_viewport()


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1180, 820), (1366, 768)])
def test_the_market_is_in_sight_while_a_plant_is_offered(
    new_window: NewWindow, width: int, height: int
) -> None:
    player = begin(new_window, width, height)
    page = player.page

    page.keyboard.press("1")

    expect(player.go).to_be_in_viewport(ratio=1)
    expect(page.locator("#plants")).to_be_in_viewport(ratio=0.9)
    if width > 1180:
        assert page.evaluate(TALL) <= 0


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_the_market_stays_where_it_is_when_a_plant_is_chosen(
    new_window: NewWindow, width: int, height: int
) -> None:
    player = begin(new_window, width, height)
    market = player.page.locator("#plants")
    before = market.bounding_box()

    player.page.keyboard.press("1")
    expect(player.go).to_contain_text("Start at")

    assert market.bounding_box() == before


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_regions_are_chosen_with_open_eyes(
    new_window: NewWindow, width: int, height: int
) -> None:
    """All in colour and by name; a tap on a city chooses the region it lies in."""
    player = GridPlayer(new_window(width=width, height=height))
    player.begin(ME, GISELA)
    player.wait_for("Add a region")
    page = player.page

    names = page.locator(".region")
    expect(names).to_have_count(6)
    for name in names.all():
        expect(name).to_be_in_viewport()
    expect(page.locator(".picks i")).to_have_count(6)
    berlin = page.get_by_text("Berlin", exact=True)
    box = berlin.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".picks [aria-pressed=true]")).to_have_text(re.compile("brown"))
