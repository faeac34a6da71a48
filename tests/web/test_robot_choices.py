"""Deciding for a robot: in its own words, with costs, and with the map moved there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from robobid.core.decisions import CHANCE
from robobid.games.powergrid.rules.actions import StrikeCity
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from tests.app.server.process import ServerProcess
from tests.powergrid.builders import A, B, act, asked
from tests.powergrid.robots import robot_table
from tests.web.conftest import NewWindow
from tests.web.grid_position import sit_at

RICH = Holding(money=100, plants=(4, 5), cities=("Kiel",))
ROBOT = Holding(money=34, plants=(6,), cities=("Essen",))
SIZES = pytest.mark.parametrize(
    ("width", "height"), [(390, 844), (1440, 900)], ids=["phone", "desk"]
)
IN_SIGHT = """() => {
  const [map] = document.querySelectorAll("#map .view");
  const box = map.getBoundingClientRect();
  const bar = document.querySelector(".bar")?.getBoundingClientRect();
  const bottom = Math.min(box.bottom, bar && bar.height ? bar.top : innerHeight);
  const open = [...map.querySelectorAll("[data-city]:not([aria-disabled=true])")];
  return open.filter((city) => {
    const marks = [...city.querySelectorAll(".capsule, .name")];
    return marks.map((mark) => mark.getBoundingClientRect()).some((at) =>
      at.left < box.left - 1 || at.right > box.right + 1 || at.top < box.top - 1
      || at.bottom > bottom + 1);
  }).map((city) => city.dataset.city);
}"""
"""The cities to choose from that cannot be seen, or whose names are cut."""


def next_city() -> Table:
    """B1: the last player chooses where the robot builds on."""
    return robot_table(
        "Nele; robot 1-3-4-1-2", RICH, ROBOT, phase="building", turn=B, round=3
    )


def veto() -> Table:
    """F2: a region was drawn; a city of it is barred."""
    table = robot_table("Nele; robot 2-3-4-6-2", phase="building", turn=B)
    act(table, CHANCE, next(iter(asked(table).options)))
    return table


def out_of_sight(page: Page) -> list[str]:
    """Candidates that the map does not show."""
    found: list[str] = page.evaluate(IN_SIGHT)
    return found


@SIZES
def test_b1_has_its_own_words_prices_and_what_is_left(
    server: ServerProcess, new_window: NewWindow, width: int, height: int
) -> None:
    player = sit_at(server, new_window(width=width, height=height), next_city())
    page = player.page

    expect(page.locator("#now h1")).to_have_text("Choose Gisela’s next city")
    expect(page.locator("#now p")).to_contain_text("Gisela has 34 elektro")
    duisburg = page.locator(".picks").get_by_role("button", name="Duisburg")
    expect(duisburg).to_contain_text("10")
    expect(page.locator("[data-city=duisburg] .price")).to_have_text("10")
    assert out_of_sight(page) == []
    duisburg.click()
    told = page.get_by_text("Gisela pays 10 and keeps 24.").filter(visible=True)
    expect(told.first).to_be_visible()


@SIZES
def test_the_map_shows_the_region_in_which_a_city_is_barred(
    server: ServerProcess, new_window: NewWindow, width: int, height: int
) -> None:
    player = sit_at(server, new_window(width=width, height=height), veto())
    page = player.page

    expect(page.locator("#now p")).to_contain_text("starts in the ")
    expect(page.locator("#now p")).to_contain_text("region, but not in the city")
    assert out_of_sight(page) == []


def test_what_a2_is_told_to_open_is_taken_at_once(
    server: ServerProcess, new_window: NewWindow
) -> None:
    robot = Holding(money=50, plants=(6,), cities=("Essen",))
    table = robot_table("Nele; robot 1-2-4-6-2", RICH, robot, order=(B, A), round=3)
    player = sit_at(server, new_window(width=1440, height=900), table)
    page = player.page

    expect(page.locator("#now h1")).to_have_text("Name the plant that Gisela takes")
    expect(page.locator("#now p")).to_contain_text("nobody can outbid it")
    page.locator(".picks button").first.click()
    expect(page.locator("#act")).to_contain_text("Gisela pays")


def test_f5_shows_the_bid_that_stands(
    server: ServerProcess, new_window: NewWindow
) -> None:
    table = robot_table(
        "Nele; Bob; robot 5-3-4-6-2", phase="building", turn=2, order=(1, 0, 2)
    )
    act(table, 1, list(asked(table).options)[3])
    player = sit_at(server, new_window(width=390, height=844), table)

    expect(player.page.locator("#now p")).to_contain_text("bid is 3")


def test_f6_takes_a_ranking_instead_of_every_strike(
    server: ServerProcess, new_window: NewWindow
) -> None:
    """Four taps, and the table strikes out for me whenever it is my turn."""
    table = robot_table(
        "Nele; Bob; robot 6-3-4-6-2", phase="building", turn=2, order=(0, 1, 2)
    )
    act(table, A, StrikeCity("Kiel"))
    act(table, B, StrikeCity("Bremen"))
    player = sit_at(server, new_window(width=390, height=844, lang="en"), table)
    page = player.page

    expect(page.locator("#map .cross")).to_have_count(2)
    assert out_of_sight(page) == []
    for city in ("Essen", "Kassel"):
        page.locator(".picks").get_by_role("button", name=city).click()
        page.get_by_role("button", name=re.compile(f"keep {city}", re.I)).click()
    page.get_by_role("button", name="Strike the others for me").click()

    struck = page.locator("#log").get_by_text(re.compile("You strike .+ out for Waldo"))
    expect(struck.first).to_be_attached()
    expect(page.locator("#now h1")).to_contain_text("Gisela")
