"""The eight maps on the screen: names that can be read, and nothing over another."""

from __future__ import annotations

import time
from typing import Final

import pytest
from playwright.sync_api import Page

from robobid.games.powergrid.rules.maps import MAP_NAMES
from tests.web.conftest import PATIENCE, NewWindow
from tests.web.grid_player import GISELA, ME, GridPlayer

LEAST: Final = 11.0
SMALLEST: Final = """() => {
  const names = [...document.querySelectorAll("#map .name")];
  return names.map((name) => [
    parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a,
    name.textContent,
  ]).sort((a, b) => a[0] - b[0])[0];
}"""
"""The smallest name of a city, in pixels."""
OVERLAPS: Final = """() => {
  const marks = [...document.querySelectorAll("#map .name, #map .cost, #map .capsule")];
  const boxes = marks.map((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    // Letters do not fill the height of their line.
    const air = mark.matches(".name") ? (bottom - top) * 0.2 : 1;
    const of = mark.closest("g[transform]");
    const text = mark.textContent.trim() || of.querySelector(".name").textContent;
    return { left: left + 1, right: right - 1, top: top + air, bottom: bottom - air,
             of, kind: mark.getAttribute("class").split(" ")[0], text };
  });
  const over = (a, b) => a.left < b.right && b.left < a.right
    && a.top < b.bottom && b.top < a.bottom;
  return boxes.flatMap((one, at) => boxes.slice(at + 1)
    .filter((other) => other.of !== one.of && over(one, other))
    .map((other) => `${one.kind} ${one.text}, ${other.kind} ${other.text}`));
}"""
"""Names, costs and cities that lie over each other."""


def whole(page: Page, map_name: str) -> GridPlayer:
    """A map with all its regions, before any was chosen."""
    player = GridPlayer(page)
    player.begin(ME, GISELA, map=map_name)
    player.wait_for("Add a region")
    return player


def choose_regions(page: Page, player: GridPlayer) -> None:
    """Any, until the first auction; meanwhile the Now bar may say that one is sent."""
    end = time.monotonic() + PATIENCE / 1000
    while not player.now.startswith(("Start an", "Bid for")):
        assert time.monotonic() < end, player.now
        picks = page.locator(".picks button")
        # The only one left is added by itself.
        if player.now.startswith("Add a region") and picks.count() > 1:
            picks.first.click()
            player.go.click()
        page.wait_for_timeout(50)


@pytest.mark.parametrize("map_name", MAP_NAMES)
def test_names_can_be_read_and_nothing_lies_over_another(
    new_window: NewWindow, map_name: str
) -> None:
    """On a desk the whole map; on a phone the part that is looked at first."""
    page = new_window(width=1440, height=900)
    player = whole(page, map_name)

    size, name = page.evaluate(SMALLEST)

    assert size >= LEAST, name
    assert page.evaluate(OVERLAPS) == []
    page.set_viewport_size({"width": 390, "height": 844})
    choose_regions(page, player)
    page.get_by_role("tab", name="Map", exact=True).click()
    # The map grows to its part soon after it is shown.
    end = time.monotonic() + PATIENCE / 1000
    while page.evaluate(SMALLEST)[0] < LEAST and time.monotonic() < end:
        page.wait_for_timeout(100)
    size, name = page.evaluate(SMALLEST)
    assert size >= LEAST, name
