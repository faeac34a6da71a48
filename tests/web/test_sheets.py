"""One sheet for each player: what a chip has no room for."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewWindow
from tests.web.grid_player import GISELA, ME, GridPlayer
from tests.web.player import Player
from tests.web.test_pages import assert_accessible

SMALL = [(360, 640), (390, 844), (768, 1024), (1024, 768), (1180, 820)]


@pytest.mark.parametrize(("width", "height"), SMALL)
def test_a_rival_of_fzzzt_is_opened_by_a_tap(
    new_window: NewWindow, width: int, height: int
) -> None:
    """Units, hand and pile, and what was done last."""
    player = Player(new_window(width=width, height=height))
    player.begin()
    player.wait_for_bid()
    player.bid([0])
    player.wait_for_bid()
    page = player.page

    page.get_by_role("region", name="Ada").click()

    sheet = page.get_by_role("dialog", name="Ada")
    expect(sheet.get_by_text("in hand")).to_be_visible()
    expect(sheet.get_by_text("in pile")).to_be_visible()
    expect(sheet.get_by_role("heading", name="Units")).to_be_visible()
    expect(sheet.get_by_role("listitem").first).to_contain_text("Ada")
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), SMALL)
def test_a_robot_of_power_grid_is_opened_by_keyboard(
    new_window: NewWindow, width: int, height: int
) -> None:
    """Money, plants with fuel, cities, pieces with what they do, last deeds."""
    player = GridPlayer(new_window(width=width, height=height))
    player.begin(ME, GISELA, regions=["red", "green", "yellow"])
    player.wait_for("Buy resources")
    page = player.page
    more = page.get_by_role("button", name="More about Gisela")

    more.focus()
    page.keyboard.press("Enter")

    sheet = page.get_by_role("dialog", name="Gisela")
    expect(sheet.get_by_text("elektro")).to_be_visible()
    for part in ("Plants and resources", "0 cities", "Robot pieces", "Latest actions"):
        expect(sheet.get_by_role("heading", name=part)).to_be_visible()
    expect(sheet.get_by_role("img", name="plant")).not_to_have_count(0)
    expect(sheet.locator("dd")).to_have_count(5)
    expect(sheet.get_by_role("listitem").first).to_contain_text("Gisela")
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(more).to_be_focused()


def test_a_chip_on_a_phone_says_whose_it_is_and_what_they_have(
    new_window: NewWindow,
) -> None:
    player = GridPlayer(new_window(width=390, height=844))
    player.begin(ME, GISELA, regions=["red", "green", "yellow"])
    player.wait_for("Start an", "Bid")
    chip = player.page.get_by_role("region", name="Gisela")

    expect(chip.locator(".name")).to_be_visible()
    expect(chip.locator(".money")).to_be_visible()
    expect(chip.locator(".count")).to_be_visible()
    box = chip.bounding_box()
    assert box
    assert box["height"] >= 44
