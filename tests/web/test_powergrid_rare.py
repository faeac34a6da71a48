"""Choices of Power Grid that come up in few games: each from a position of its own."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from robobid.games.powergrid.rules.plants import TRANSFORMER
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from tests.app.server.process import ServerProcess
from tests.powergrid.builders import A, B, act, asked, draw, play
from tests.powergrid.robots import robot_table
from tests.web.conftest import NewWindow
from tests.web.grid_player import GridPlayer
from tests.web.grid_position import sit_at
from tests.web.test_pages import assert_accessible

LATER = (10, 11, 12, 13, 14, 15, 16, 17)
RICH = Holding(money=100, plants=(4, 5), cities=("Kiel",))
POOR = Holding(money=3, plants=(6,), cities=("Essen",))
ROBOT = "robot 1-3-4-6-2"

Sit = Callable[[Table], GridPlayer]


@pytest.fixture
def sit(server: ServerProcess, window: Page) -> Sit:
    """Sit down at a position, in the first seat."""
    return lambda table: sit_at(server, window, table)


def in_auction(*holdings: Holding, **position: Any) -> Table:
    """I open the auction of a later round; the robot has no money for it."""
    return robot_table(f"Nele; {ROBOT}", *holdings, round=3, order=(A, B), **position)


def beginning(first_city: int) -> Table:
    """The robot in the second seat has to find its first city."""
    players = f"Nele; robot {first_city}-3-4-6-2"
    return robot_table(players, phase="building", turn=B, order=(A, B))


def pick(player: GridPlayer, what: str, deed: str) -> None:
    """Choose something by name, and do it with the one button to press."""
    page = player.page
    expect(player.button("Choose first")).to_have_attribute("aria-disabled", "true")
    page.locator(".picks").get_by_role("button", name=what).first.click()
    expect(player.go).to_have_text(deed)
    player.go.click()


def log_has(player: GridPlayer, text: str) -> None:
    """It was told in the log."""
    expect(player.page.locator("#log").get_by_text(text).first).to_be_visible()


def test_one_plant_too_many_is_given_up(sit: Sit) -> None:
    """With two players the fifth one; the new one is not among those offered."""
    four = Holding(money=100, plants=(4, 5, 8, 9), cities=("Kiel",))
    table = in_auction(four, POOR, market=LATER)
    play(table, "A plant 13; B pass")

    player = sit(table)

    expect(player.page.locator("#now h1")).to_have_text("Discard a plant")
    expect(player.page.locator(".picks button")).to_have_count(4)
    label = player.page.locator(".picks button").nth(1).locator("[aria-label]").first
    pick(player, str(label.get_attribute("aria-label")), "Discard plant 5")
    log_has(player, "You discard plant 5.")


def test_fuel_that_no_longer_fits_is_chosen(sit: Sit) -> None:
    full = Holding(100, (5, 8, 9, 10), (8, 3, 0, 0), ("Kiel",))
    table = in_auction(full, POOR, market=(11, 12, 13, 14, 15, 16, 17, 18))
    play(table, "A plant 13; B pass; A discard 8")

    player = sit(table)

    expect(player.page.locator("#now h1")).to_have_text(
        "Choose the resource to give up"
    )
    pick(player, "coal", "Give up one coal")
    log_has(player, "You lose one coal: there is no room for it.")


def test_the_transformer_is_laid_on_a_plant(sit: Sit) -> None:
    table = in_auction(RICH, POOR, market=LATER, switches={"promo": ("transformer",)})
    play(table, "A plant 10; B pass")
    draw(table, TRANSFORMER)
    play(table, "A 10")

    player = sit(table)

    expect(player.page.locator("#now h1")).to_contain_text("Attach the Transformer")
    expect(player.page.locator("#now p")).to_contain_text("one more city")
    label = player.page.locator(".picks button").first.locator("[aria-label]").first
    pick(player, str(label.get_attribute("aria-label")), "Attach it to plant 4")
    log_has(player, "You attach the Transformer Station to plant 4.")


def test_one_of_koreas_markets_is_chosen(sit: Sit) -> None:
    """Only there can be bought afterwards; the choice can be taken back."""
    table = robot_table(
        f"Nele; {ROBOT}",
        Holding(plants=(4, 5)),
        Holding(plants=(6,)),
        map="korea",
        round=2,
        phase="resources",
        order=(B, A),
    )
    player = sit(table)
    page = player.page

    expect(page.locator("#now p")).to_contain_text("only one market")
    page.locator(".picks").get_by_role("button", name="south").click()
    player.go.click()
    expect(page.locator("#now h1")).to_have_text("Buy resources")
    south = page.get_by_role("region", name="Resources, south")
    expect(south.locator("[data-more=coal]")).to_be_visible()
    north = page.get_by_role("region", name="Resources, north")
    expect(north.locator("[data-more]")).to_have_count(0)
    player.button("Take back").click()
    expect(page.locator("#now h1")).to_have_text("Choose the market to buy in")


@pytest.mark.parametrize(
    ("first_city", "asked_for", "deed", "told"),
    [
        (1, "Choose where Gisela starts", "Choose Bremen", "Gisela (F1, "),
        (2, "Bar a city for Gisela", "Bar ", "You bar "),
        (4, "Name a city for Gisela", "Choose Bremen", "Gisela (F4, "),
        (6, "Choose where Gisela starts", "Leave Bremen", "You strike 20 cities out"),
    ],
    ids=["named", "veto", "one of the named", "the one that stays"],
)
def test_a_persons_choice_for_a_robots_first_city(
    sit: Sit, first_city: int, asked_for: str, deed: str, told: str
) -> None:
    """On the map or in the list; what follows from it is said beforehand."""
    player = sit(beginning(first_city))
    page = player.page

    expect(page.locator("#now h1")).to_have_text(asked_for)
    expect(page.locator("#now p")).to_contain_text("Gisela")
    city = page.locator("[data-city=bremen]")
    if city.get_attribute("aria-disabled") == "true":
        city = page.locator("[data-city]:not([aria-disabled=true])").first
    city.click()
    expect(player.go).to_contain_text(deed)
    player.go.click()
    log_has(player, told)


def test_persons_bid_for_naming_a_robots_city(sit: Sit) -> None:
    """A single person bids too, if only 0; the amount can be typed."""
    player = sit(beginning(5))
    page = player.page
    amount = page.locator("#act").get_by_role("spinbutton")

    expect(page.locator("#now p")).to_contain_text("The highest bidder pays Gisela")
    amount.fill("99")
    amount.press("Enter")
    expect(page.locator("#act").get_by_text("You have 50.")).to_be_visible()
    amount.fill("7")
    expect(player.go).to_have_text("Bid 7")
    amount.press("Enter")
    expect(page.locator("#now h1")).to_have_text("Choose where Gisela starts")
    log_has(player, "You pay 7 to Gisela and name its first city.")


def test_all_mark_and_take_their_first_cities(sit: Sit) -> None:
    """F3: everybody marks one, the first player one more; then each takes one."""
    table = robot_table("Nele; robot 3-3-4-6-2", order=(A, B))
    play(table, "A plant 4; B pass")
    while table.phase != "early-cities":
        decision = asked(table)
        act(table, decision.seat, next(iter(decision.options)))
    player = sit(table)
    page = player.page

    for _ in range(2):
        expect(page.locator("#now h1")).to_have_text("Mark a city to start in")
        # Which one the robot marks in between is luck.
        free = page.locator("[data-city]:not([aria-disabled=true])").first
        city = free.get_attribute("aria-label")
        free.click()
        expect(player.go).to_have_text(f"Mark {city}")
        player.go.click()
        log_has(player, f"You mark {city}.")
    expect(page.locator("#now h1")).to_have_text("Take one of the marked cities")
    expect(page.locator("#now p")).to_contain_text("first house")
    page.locator("[data-city]:not([aria-disabled=true])").first.click()
    expect(player.go).to_have_text(re.compile("^Start in "))
    player.go.click()
    expect(page.locator(".pl.me .count")).to_contain_text("1")


def test_a_robots_plant_is_named(sit: Sit) -> None:
    player = sit(robot_table("Nele; robot 1-2-4-6-2", turn=B, order=(B, A)))
    page = player.page

    expect(page.locator("#now h1")).to_have_text("Name the plant that Gisela takes")
    page.locator(".picks button").last.click()
    player.go.click()
    log_has(player, "for Gisela.")


def place_of(window: Page, part: str) -> FloatRect:
    """Where a part of the page is."""
    place = window.locator(part).bounding_box()
    assert place
    return place


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_rare_choice_is_accessible_on_a_turned_phone(
    server: ServerProcess, new_window: NewWindow, theme: str
) -> None:
    """The map fills one half; everything else is beside it, and nothing sticks out."""
    window = new_window(width=740, height=360, color_scheme=theme)
    player = sit_at(server, window, beginning(6))

    shown, now, bar = (place_of(window, each) for each in ("#map", "#now", ".bar"))
    assert shown["height"] > 250
    assert min(now["x"], bar["x"]) >= shown["x"] + shown["width"] - 1
    assert bar["y"] + bar["height"] <= 361
    assert window.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert_accessible(window)
    pick(player, "Kassel", "Leave Kassel")
    log = window.locator("#log")
    expect(log.get_by_text("You strike 20 cities out for Gisela.")).to_have_count(1)


def test_the_map_is_enlarged_and_moved_by_keys(sit: Sit) -> None:
    player = sit(beginning(1))
    shown = player.page.locator("#map .view > svg")
    larger = player.button("Enlarge the map")
    larger.press("0")  # until then it shows where the choice is
    player.page.wait_for_timeout(800)
    whole = str(shown.get_attribute("viewBox"))

    larger.press("+")
    expect(shown).not_to_have_attribute("viewBox", whole)
    enlarged = str(shown.get_attribute("viewBox"))
    larger.press("ArrowRight")
    expect(shown).not_to_have_attribute("viewBox", enlarged)
    larger.press("0")
    expect(shown).to_have_attribute("viewBox", whole)


def test_what_a_robot_is_after_is_known_before_one_bids(sit: Sit) -> None:
    """In its panel and in its sheet, with its highest bid."""
    waldo = Holding(money=100, plants=(6,), cities=("Essen",))
    player = sit(in_auction(RICH, waldo, market=LATER))
    page = player.page
    told = "Next: bids for plant 12 up to 22"

    expect(page.locator(".pl").filter(has_text="Gisela")).to_contain_text(told)
    page.get_by_role("button", name=re.compile("Gisela")).first.click()
    expect(page.get_by_role("dialog").get_by_text(told)).to_be_visible()
    assert_accessible(page)


def test_a_plant_that_runs_already_is_no_idle_one(sit: Sit) -> None:
    """Its fuel is burnt, and all sums still count it."""
    mine = Holding(100, (4, 5), (4, 0, 0, 0), ("Kiel",))
    table = robot_table(f"Nele; {ROBOT}", mine, POOR, phase="income", order=(A, B))
    play(table, "A run 4 coal+coal")
    player = sit(table)
    page = player.page

    expect(page.locator("#now h1")).to_have_text("Supply your cities")
    expect(page.locator("#act")).to_contain_text("running")
    expect(page.locator("#act")).to_contain_text(
        "All your cities are supplied without plant 5."
    )
    expect(page.locator(".pl.me")).to_contain_text("upplies 1 of 1, earns 22")
    expect(player.go).to_have_text("Switch on and earn 22")
