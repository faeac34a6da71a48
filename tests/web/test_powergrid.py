"""Power Grid in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from tests.app.server.process import ServerProcess
from tests.powergrid.robots import robot_table
from tests.web.conftest import NewWindow
from tests.web.grid_player import GISELA, ME, WALDO, GridPlayer
from tests.web.grid_position import sit_at
from tests.web.test_pages import assert_accessible
from tests.web.test_table import LANGUAGES

REGIONS = ["red", "green", "yellow"]
WIDE = "document.documentElement.scrollWidth - innerWidth"


def begin(window: Page, **options: bool) -> GridPlayer:
    """A table with one robot, on regions that are given."""
    player = GridPlayer(window, **options)
    player.begin(ME, GISELA, regions=REGIONS)
    return player


def test_a_game_with_a_robot_by_mouse_and_its_replay(window: Page) -> None:
    player = GridPlayer(window)
    code = player.begin(ME, WALDO)
    player.play_on()

    expect(window.locator(".board li")).to_have_count(2)
    expect(window.get_by_role("button", name="Play again").first).to_be_visible()
    assert "supplied" in player.now
    assert player.moves > 30

    last = window.locator("#log li").last.inner_text()
    window.get_by_role("link", name="Replay").first.click()
    expect(window.locator("#log li")).not_to_have_count(0)
    slider = window.get_by_role("slider")
    slider.press("End")
    expect(window.locator(".board li")).to_have_count(2)
    assert window.locator("#log li").last.inner_text() == last
    slider.press("Home")
    expect(window.locator("#now h1")).to_have_text("Before the first move")
    window.get_by_role("button", name="One move forward").click()
    expect(window.locator("#now h1")).not_to_have_text("Before the first move")
    window.get_by_role("button", name="To round 2").click()
    expect(window.locator(".pl .count").first).not_to_contain_text("0 cities")
    window.get_by_label("Whose view").select_option(label="Nele")
    expect(window.locator(".pl.me")).to_be_visible()
    assert code in window.url


def test_the_first_rounds_by_keyboard_alone(window: Page) -> None:
    player = begin(window, keys=True)
    player.wait_for("Start an", "Bid")
    if player.now.startswith("Start an"):
        window.keyboard.press("1")
        expect(player.go).to_have_text(re.compile("Start at 3"))
        window.keyboard.press("+")
        expect(player.go).to_have_text(re.compile("Start at 4"))
        window.keyboard.press("-")
    player.wait_for("Build")

    window.keyboard.press("b")
    expect(window.locator("[data-city]:focus")).to_have_count(1)
    first = window.locator("[data-city]:focus").get_attribute("aria-label")
    window.keyboard.press("ArrowDown")
    assert window.locator("[data-city]:focus").get_attribute("aria-label") != first
    window.keyboard.press("Enter")
    expect(player.go).to_have_text(re.compile("Build for 10"))
    window.keyboard.press("Escape")
    window.locator("#now h1").focus()
    window.keyboard.press("Enter")
    expect(window.locator(".pl.me .count")).to_contain_text("1")
    # Only what the table has acknowledged can be taken back.
    expect(player.button("Take back").first).to_be_visible()
    window.keyboard.press("Backspace")
    expect(window.locator(".pl.me .count")).to_contain_text("0")
    window.keyboard.press("1")
    expect(player.go).to_have_text(re.compile("Build for 10"))
    window.keyboard.press("Enter")
    expect(window.locator(".pl.me .count")).to_contain_text("1")
    expect(player.button("Take back").first).to_be_visible()
    window.keyboard.press("e")
    player.wait_for("Supply")
    window.keyboard.press("Enter")
    player.wait_for("Start an", "Bid")


def test_a_purchase_and_a_house_can_be_taken_back(window: Page) -> None:
    """Also a token that was not the last one: the later ones are bought again."""
    player = begin(window)
    player.wait_for("Buy resources")
    before = player.money
    kinds = [
        str(button.get_attribute("data-more"))
        for button in window.locator("[data-more]:not([aria-disabled=true])").all()
    ]
    for count, kind in enumerate((kinds[0], kinds[-1]), start=1):
        window.locator(f"[data-more={kind}]").click()
        expect(player.button(re.compile(f"^Done: {count} |, 1 "))).to_be_visible()
    expect(window.locator(".pl.me .money")).not_to_contain_text(str(before))

    window.locator(f"[data-less={kinds[0]}]").click()
    expect(player.button(re.compile(f"^Done: 1 {kinds[-1]} for"))).to_be_visible()
    player.button("Take back").click()
    expect(player.button("Buy nothing")).to_be_visible()
    expect(window.locator(".pl.me .money")).to_contain_text(str(before))
    assert not window.locator("#log").get_by_text("You buy 1").count()

    player.wait_for("Build")
    before = player.money
    window.locator("[data-city]:not([aria-disabled=true])").first.click()
    player.button("Build for 10").click()
    expect(window.locator(".pl.me .money")).to_contain_text(str(before - 10))
    player.button("Take back").click()
    expect(window.locator(".pl.me .money")).to_contain_text(str(before))


def build_first(player: GridPlayer) -> str:
    """Build in the first city that is offered; gives its name."""
    window = player.page
    player.wait_for("Build")
    city = window.locator("[data-city]:not([aria-disabled=true])").first
    name = str(city.locator(".name").text_content())
    city.click()
    player.button("Build for 10").click()
    expect(window.locator(".pl.me .count")).to_contain_text("1")
    return name


def test_what_cannot_be_done_says_why(window: Page) -> None:
    player = begin(window)
    mine = build_first(player)

    window.locator(f'[data-city][aria-label="{mine}"]').click(force=True)
    expect(
        window.get_by_text(f"You already have a house in {mine}.").first
    ).to_be_visible()
    dear = window.locator("[data-city][aria-disabled=true]:has(.price)").last
    dear.click(force=True)
    why = re.compile(r"^It costs \d+, and you have \d+\.$")
    expect(window.get_by_text(why).first).to_be_visible()

    near = window.locator("[data-city]:not([aria-disabled=true])").first
    label = str(near.get_attribute("aria-label"))
    near.click()
    expect(window.locator("path.core.hot")).not_to_have_count(0)
    assert re.fullmatch(rf".* \d+: connection \d+ from {mine}, first house 10", label)
    window.get_by_text("cities by price").click()
    expect(window.locator("details").get_by_role("button", name=label)).to_be_visible()


def test_costly_slips_are_asked_about_once(window: Page) -> None:
    player = begin(window)
    player.wait_for("Start an", "Bid")
    if player.now.startswith("Start an"):
        window.locator("#plants button.may").first.click()
    for _ in range(12):
        player.button("One more").click()
    player.button(re.compile("^(Bid|Start at) ")).click()

    expect(window.get_by_text("more than you need").first).to_be_visible()
    player.button("Go back").click()
    expect(player.button("One more")).to_be_visible()
    for _ in range(12):
        player.button("One less").click()

    player.wait_for("Supply")
    window.locator("#act [data-plant][aria-pressed=true]").first.click()
    player.button(re.compile("^Switch on")).click()
    expect(window.get_by_text("costs you").first).to_be_visible()
    player.button("Go back").click()
    window.locator("#act [data-plant]").first.click()
    player.button(re.compile("^Switch on")).click()
    player.wait_for("Start an", "Bid")


@pytest.mark.parametrize(
    ("theme", "width"), [("light", 1440), ("dark", 1440), ("light", 390)]
)
def test_the_main_phases_are_accessible(
    new_window: NewWindow, theme: str, width: int
) -> None:
    player = begin(new_window(width=width, height=900, color_scheme=theme))
    player.wait_for("Start an", "Bid")
    assert_accessible(player.page)
    player.wait_for("Buy resources")
    assert_accessible(player.page)
    player.wait_for("Build")
    player.page.keyboard.press("1")
    assert_accessible(player.page)
    player.wait_for("Supply")
    assert_accessible(player.page)
    assert player.page.evaluate(WIDE) <= 0


def test_a_phone_plays_in_both_directions(new_window: NewWindow) -> None:
    """360 pixels wide, then turned: nothing sticks out sideways."""
    page = new_window(width=360, height=740, has_touch=True)
    player = begin(page)
    player.wait_for("Buy resources")
    expect(page.get_by_role("tab", name="Resources")).to_have_attribute(
        "aria-selected", "true"
    )
    assert page.evaluate(WIDE) <= 0
    for tab in ("Talk", "Plants", "Map"):
        page.get_by_role("tab", name=tab, exact=True).click()
        assert page.evaluate(WIDE) <= 0
    player.wait_for("Build")
    expect(page.locator("[data-city]").first).to_be_visible()

    page.set_viewport_size({"width": 740, "height": 360})

    assert page.evaluate(WIDE) <= 0
    player.wait_for("Supply")
    player.go.tap()
    player.wait_for("Start an", "Bid")
    assert page.evaluate(WIDE) <= 0


def test_the_language_changes_and_nothing_else(window: Page) -> None:
    player = begin(window)
    player.wait_for("Build")
    window.locator("[data-city]:not([aria-disabled=true])").first.click()
    chosen = window.locator("[data-city][aria-pressed=true]")
    expect(chosen).to_have_count(1)
    texts = {player.go.inner_text()}

    for lang, name in LANGUAGES.items():
        window.locator("header.rail button").last.click()
        window.get_by_text(name, exact=True).click()
        expect(window.locator("html")).to_have_attribute("lang", lang)
        window.keyboard.press("Escape")
        expect(chosen).to_have_count(1)
        texts.add(player.go.inner_text())

    assert len(texts) == 4
    shown = window.locator("body").inner_text()
    assert not re.search(r"(web|powergrid|error)\.[a-z]", shown)


def test_a_reload_loses_nothing_and_strangers_see_no_money(
    new_window: NewWindow,
) -> None:
    page = new_window()
    player = begin(page)
    player.wait_for("Buy resources")
    page.locator("[data-more]:not([aria-disabled=true])").first.click()
    expect(player.button(re.compile("^Done: 1 "))).to_be_visible()
    log = page.locator("#log li").all_inner_texts()

    page.reload()

    expect(player.button(re.compile("^Done: 1 "))).to_be_visible()
    assert set(log) <= set(page.locator("#log li").all_inner_texts())
    watcher = new_window(page.url.partition("#/")[2])
    expect(watcher.get_by_text("You’re watching")).to_be_visible()
    nele = watcher.get_by_role("region", name="Nele")
    expect(nele.locator(".money")).to_contain_text("?")
    expect(watcher.locator("#act")).to_have_count(0)


def at_one_screen(*, open_money: bool) -> Table:
    """Nele opens an auction, then Bob and a robot."""
    return robot_table(
        "Nele; Bob; robot 1-5-4-6-2",
        Holding(money=77, plants=(4,), cities=("Kiel",)),
        Holding(money=66, plants=(5,), cities=("Essen",)),
        Holding(money=20, plants=(6,), cities=("Berlin",)),
        switches={"open_money": open_money},
        round=3,
        order=(0, 1, 2),
        market=(10, 11, 12, 13, 14, 15, 16, 17),
    )


@pytest.mark.parametrize("is_open", [False, True])
def test_hot_seat_has_a_curtain_where_money_is_hidden(
    server: ServerProcess, window: Page, is_open: bool
) -> None:
    sit_at(server, window, at_one_screen(open_money=is_open), mine=2)

    if is_open:
        expect(window.locator("#now.mine")).to_be_visible()
    else:
        expect(window.locator(".curtain")).to_contain_text("Nele")
        window.get_by_role("button", name="I am").click()
    expect(window.locator(".pl.me .money")).to_contain_text("77")
    hidden = window.locator(".pl .money .hidden")
    expect(hidden).to_have_count(0 if is_open else 1)


def test_between_two_at_one_screen_bids_need_no_curtain(
    server: ServerProcess, new_window: NewWindow
) -> None:
    """Their money is one tap away; whoever buys or builds is handed the screen."""
    page = new_window(width=390, height=844)
    sit_at(server, page, at_one_screen(open_money=False), mine=2)
    player = GridPlayer(page)
    curtain = page.locator(".curtain")

    expect(curtain).to_contain_text("Nele")
    curtain.get_by_role("button").click()
    expect(page.locator(".pl.me .money")).to_contain_text("77")
    page.locator("[data-plant='10']").click()
    player.go.click()
    for bid in (11, 12, 13):
        expect(player.go).to_have_text(f"Bid {bid}")
        expect(curtain).to_have_count(0)
        expect(page.get_by_role("button", name="Show my money")).to_be_visible()
        for place in (".players", ".bar", "#act"):
            told = page.locator(place)
            expect(told).not_to_contain_text(re.compile("77|66|You keep"))
        player.go.click()
    page.get_by_role("button", name="Show my money").click()
    expect(page.locator(".pl.me .money")).to_contain_text("77")
    player.button("Drop out").click()
    # She has the screen to herself already, and may open another auction.
    expect(page.locator("#now h1")).to_contain_text("Start an auction")
    expect(curtain).to_have_count(0)
    player.button("Pass").click()
    expect(curtain).to_be_visible()
