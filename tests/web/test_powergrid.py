"""Power Grid in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewWindow
from tests.web.grid_player import GISELA, ME, WALDO, GridPlayer
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
    player.wait_for("Open", "Bid")
    if player.now.startswith("Open an"):
        window.keyboard.press("1")
        expect(player.go).to_have_text(re.compile("Open at 3"))
        window.keyboard.press("+")
        expect(player.go).to_have_text(re.compile("Open at 4"))
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
    window.keyboard.press("Backspace")
    expect(window.locator(".pl.me .count")).to_contain_text("0")
    window.keyboard.press("1")
    expect(player.go).to_have_text(re.compile("Build for 10"))
    window.keyboard.press("Enter")
    window.keyboard.press("e")
    player.wait_for("Supply")
    window.keyboard.press("Enter")
    player.wait_for("Open", "Bid")


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
    label = str(city.get_attribute("aria-label"))
    city.click()
    player.button("Build for 10").click()
    expect(window.locator(".pl.me .count")).to_contain_text("1")
    return label.partition(",")[0]


def test_what_cannot_be_done_says_why(window: Page) -> None:
    player = begin(window)
    mine = build_first(player)

    window.locator(f'[data-city][aria-label="{mine}"]').click(force=True)
    expect(
        window.get_by_text(f"You have a house in {mine} already.").first
    ).to_be_visible()
    dear = window.locator("[data-city][aria-disabled=true]:has(.price)").last
    dear.click(force=True)
    why = re.compile(r"^Costs \d+, you have \d+\.$")
    expect(window.get_by_text(why).first).to_be_visible()

    near = window.locator("[data-city]:not([aria-disabled=true])").first
    label = str(near.get_attribute("aria-label"))
    near.click()
    expect(window.locator("path.core.hot")).not_to_have_count(0)
    assert re.fullmatch(rf".*: connection \d+ from {mine}, first house 10", label)
    window.get_by_text("cities by price").click()
    expect(window.locator("details").get_by_role("button", name=label)).to_be_visible()


def test_costly_slips_are_asked_about_once(window: Page) -> None:
    player = begin(window)
    player.wait_for("Open", "Bid")
    if player.now.startswith("Open an"):
        window.locator("#plants button.may").first.click()
    for _ in range(12):
        player.button("One more").click()
    player.button(re.compile("^(Bid|Open at) ")).click()

    expect(window.get_by_text("more than needed").first).to_be_visible()
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
    player.wait_for("Open", "Bid")


@pytest.mark.parametrize(
    ("theme", "width"), [("light", 1440), ("dark", 1440), ("light", 390)]
)
def test_the_main_phases_are_accessible(
    new_window: NewWindow, theme: str, width: int
) -> None:
    player = begin(new_window(width=width, height=900, color_scheme=theme))
    player.wait_for("Open", "Bid")
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
    player.wait_for("Open", "Bid")
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
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    nele = watcher.get_by_role("region", name="Nele")
    expect(nele.locator(".money")).to_contain_text("?")
    expect(watcher.locator("#act")).to_have_count(0)


@pytest.mark.parametrize("is_open", [False, True])
def test_hot_seat_has_a_curtain_where_money_is_hidden(
    window: Page, is_open: bool
) -> None:
    player = GridPlayer(window)
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bob")]
    player.begin(*seats, GISELA, open_money=is_open, regions=["red", "green", "yellow"])

    if is_open:
        expect(window.locator("#now.mine")).to_be_visible()
    else:
        expect(window.locator(".curtain")).to_be_visible()
        window.get_by_role("button", name="I am").click()
    expect(window.locator(".pl.me .money")).to_contain_text("50")
    hidden = window.locator(".pl .money .hidden")
    expect(hidden).to_have_count(0 if is_open else 1)
