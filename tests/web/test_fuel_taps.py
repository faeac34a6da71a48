"""Fuel with few taps: for one run, up to a place of the ladder, as a hint says."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from tests.app.server.process import ServerProcess
from tests.powergrid.robots import robot_table
from tests.web.conftest import NewWindow
from tests.web.grid_position import sit_at


def buying() -> Table:
    """I buy last, with plants that burn coal and oil."""
    held = Holding(money=80, plants=(3, 4), cities=("Kiel", "Hamburg"))
    return robot_table(
        "Nele; robot 1-3-4-6-2",
        held,
        Holding(plants=(6,), cities=("Essen",)),
        round=2,
        phase="resources",
        order=(1, 0),
    )


def test_one_tap_fills_and_another_fills_twice(
    server: ServerProcess, new_window: NewWindow
) -> None:
    player = sit_at(server, new_window(width=390, height=844), buying())
    page = player.page
    go = player.go

    page.locator("[data-fill='1']").click()
    expect(go).to_contain_text(re.compile("2 coal, 2 oil"))
    page.locator("[data-fill='2']").click()
    expect(go).to_contain_text(re.compile("4 coal, 4 oil"))
    expect(page.locator("[data-fill]")).to_have_count(0)


def test_a_tap_on_the_ladder_buys_up_to_there(
    server: ServerProcess, new_window: NewWindow
) -> None:
    player = sit_at(server, new_window(width=1440, height=900), buying())
    page = player.page

    page.locator("#fuel .lad").first.locator("[data-buy='3']").click()
    expect(player.go).to_contain_text("3 coal")


def test_a_button_that_is_held_buys_as_often_as_it_counts(
    server: ServerProcess, new_window: NewWindow
) -> None:
    """Letting go buys, leaving the button does not; a click is one."""
    player = sit_at(server, new_window(width=390, height=844), buying())
    page = player.page
    more, count = page.locator("[data-more=coal]"), page.locator("[data-count=coal]")
    less = page.locator("[data-less=coal]")

    more.hover()
    page.mouse.down()
    # As many as the plant stores; then it counts no further.
    expect(count).to_have_text("4")
    page.mouse.move(1, 1)
    page.mouse.up()
    expect(count).to_have_text("0")
    more.hover()
    page.mouse.down()
    expect(count).to_have_text("4")
    page.mouse.up()
    expect(player.go).to_contain_text("4 coal")
    less.hover()
    page.mouse.down()
    expect(count).to_have_text("0")
    page.mouse.up()
    expect(page.locator(".btn.go")).to_have_count(0)
    more.click()
    expect(player.go).to_contain_text("1 coal")


def test_what_a_hint_says_is_bought_whole(
    server: ServerProcess, new_window: NewWindow
) -> None:
    player = sit_at(server, new_window(width=1440, height=900), buying())
    page = player.page

    page.get_by_role("button", name="Hint").first.click()
    said = page.locator(".hint p")
    expect(said).to_contain_text("Buy ")
    found = re.search(r"Buy (.+?) for a total of (\d+)", said.inner_text())
    assert found is not None
    page.get_by_role("button", name="Play this").click()
    expect(player.go).to_contain_text(f"{found[1]} for {found[2]}")
