"""What must be in sight at a table of Power Grid, and what must not cover it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from tests.app.server.process import ServerProcess
from tests.powergrid.robots import a_game_of, robot_table
from tests.web.conftest import NewWindow
from tests.web.grid_position import sit_at

MINE = Holding(money=100, plants=(5, 12), cities=("Kiel",))
SIX = (
    "Nele; Bartholomew; robot 1-3-4-6-2; robot 2-2-3-5-3; robot 4-4-1-4-4; "
    "robot 5-5-2-1-1"
)
CUT = """(page) => [...document.querySelectorAll(".players .pl")].filter((chip) => {
  const box = chip.getBoundingClientRect();
  const inner = [...chip.querySelectorAll("h2, .count, .money")];
  return box.left < 0 || box.right > innerWidth
    || inner.some((part) => part.getBoundingClientRect().right > box.right + 1);
}).map((chip) => chip.innerText)"""
"""Players whose cities or money cannot be seen."""
COVERED = """() => {
  const legend = document.querySelector("#map .step")?.getBoundingClientRect();
  if (!legend) return [];
  const cities = [...document.querySelectorAll("#map .name, #map .capsule")];
  return cities.filter((city) => {
    const at = city.getBoundingClientRect();
    return at.left < legend.right && legend.left < at.right
      && at.top < legend.bottom && legend.top < at.bottom;
  }).map((city) => city.textContent);
}"""
"""Cities that the legend of the step lies over."""
ENDLESS = """() => document.getAnimations().filter(
  (each) => each.effect.getComputedTiming().iterations === Infinity
).map((each) => each.animationName)"""


def building(players: str) -> Table:
    """I build, in the second round."""
    count = players.count(";") + 1
    order = (1, 0, *range(2, count))
    return robot_table(players, MINE, order=order, round=2, phase="building", turn=0)


def korea() -> Table:
    """I open an auction, before three robots."""
    return robot_table(
        "Nele; robot 1-3-4-6-2; robot 2-2-3-5-3; robot 4-4-1-4-4",
        Holding(money=100, plants=(5, 12)),
        map="korea",
        order=(0, 1, 2, 3),
        round=2,
    )


def bar_top(page: Page) -> float:
    box = page.locator(".bar").bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("width", [360, 390])
def test_everybody_is_in_sight_on_a_phone_and_the_bar_covers_nothing_of_the_map(
    server: ServerProcess, new_window: NewWindow, width: int, lang: str
) -> None:
    page = new_window(width=width, height=844, lang=lang)
    sit_at(server, page, building(SIX))

    assert page.evaluate(CUT) == []
    for part in ("#map .view", "#map details", "#map .zoom"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= bar_top(page) + 1, part
    view = page.locator("#map .view").bounding_box()
    tools = page.locator("#map .tools").bounding_box()
    assert view is not None
    assert tools is not None
    assert tools["y"] >= view["y"] + view["height"] - 1


def test_koreas_ladders_are_there_while_plants_are_auctioned(
    server: ServerProcess, new_window: NewWindow
) -> None:
    page = new_window(width=1440, height=900)
    sit_at(server, page, korea())

    ladders = page.locator(".of-fuel svg[role=img]")
    expect(ladders).to_have_count(7)
    for at in range(7):
        expect(ladders.nth(at)).to_be_in_viewport(ratio=1)
    expect(ladders.first).to_have_accessible_name("coal: 12 left, the next costs 1")
    # As many tokens as there are left.
    expect(ladders.first.locator("rect:not(.taken)")).to_have_count(12)


@pytest.mark.parametrize("coach", [False, True])
def test_the_legend_of_the_step_lies_over_no_city(
    server: ServerProcess, new_window: NewWindow, coach: bool
) -> None:
    page = new_window(width=1440, height=900, coach=coach)
    sit_at(server, page, building("Nele; robot 1-3-4-6-2; robot 2-2-3-5-3"))
    if coach:
        expect(page.locator("#coach")).to_be_visible()

    assert page.evaluate(COVERED) == []


def test_enter_does_what_was_chosen_with_a_pointer(
    server: ServerProcess, new_window: NewWindow
) -> None:
    """A region on the map, and then Enter, which does not choose it again."""
    page = new_window(width=1440, height=900)
    sit_at(server, page, a_game_of("Nele; robot 1-3-4-6-2", "germany"))
    expect(page.locator("#now h1")).to_contain_text("Add a region")

    page.locator("#map [role=button]").first.click()
    expect(page.locator(".btn.go").first).to_be_visible()
    page.keyboard.press("Enter")

    expect(page.locator("#now p")).to_contain_text("1 of 3")


def test_a_table_that_waits_for_me_comes_to_rest(
    server: ServerProcess, new_window: NewWindow
) -> None:
    """Nothing moves for ever: a page at rest costs nothing."""
    page = new_window(width=1440, height=900)
    page.emulate_media(reduced_motion="no-preference")
    sit_at(server, page, building("Nele; Bob; robot 1-3-4-6-2"))

    assert page.evaluate("document.getAnimations().length") > 0
    assert page.evaluate(ENDLESS) == []
