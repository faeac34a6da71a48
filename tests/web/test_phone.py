"""On a phone: what is told covers nothing, and what matters is in sight."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from robobid.app.hosting.tables.history import History
from tests.app.server.process import ServerProcess
from tests.powergrid.robots import robot_table
from tests.web.conftest import NewWindow
from tests.web.fzzzt_position import my_bid_in, played_to, sit_at
from tests.web.grid_position import sit_at as sit_at_grid
from tests.web.test_friends import play_with
from tests.web.test_in_sight import boxes_touch
from tests.web.test_robot_choices import RICH, ROBOT

LANGUAGES = pytest.mark.parametrize("lang", ["en", "de", "fr", "ru"])


@pytest.fixture(scope="module")
def with_units() -> History:
    """Three rounds in: rivals have units and have laid bids, and I am to bid."""
    return played_to(my_bid_in(3, 2), 4, seed=1)


def scrolled(page: Page) -> None:
    """Wait until what is moved into sight has come to rest."""
    page.wait_for_function(
        """() => new Promise((tell) => { const at = scrollY;
        setTimeout(() => tell(at === scrollY), 150); })"""
    )


@pytest.mark.parametrize(
    ("width", "height"), [(360, 640), (390, 844), (768, 1024), (1440, 900)]
)
def test_a_hint_covers_neither_hand_nor_what_is_pressed(
    new_window: NewWindow,
    server: ServerProcess,
    with_units: History,
    width: int,
    height: int,
) -> None:
    page = new_window(width=width, height=height, lang="fr")
    player = sit_at(server, page, with_units, bots=True)
    player.hand.nth(0).click()
    page.locator("header .hint").filter(visible=True).click()
    advice = page.locator(".advice aside")
    expect(advice.locator("b")).to_be_visible()
    expect(advice.get_by_role("button")).to_have_count(2)
    scrolled(page)

    expect(advice).to_be_in_viewport(ratio=1)
    button = page.locator(".btn.go").filter(visible=True)
    for part in (*player.hand.all(), button):
        expect(part).to_be_in_viewport(ratio=1)
        assert not boxes_touch(advice, part)
    bar = page.locator(".bar.at-bottom")
    if bar.is_visible():
        assert not any(boxes_touch(bar, card) for card in player.hand.all())


@pytest.mark.parametrize("width", [360, 390])
def test_rivals_units_and_counts_are_in_sight_beside_their_bids(
    new_window: NewWindow, server: ServerProcess, with_units: History, width: int
) -> None:
    page = new_window(width=width, height=844)
    sit_at(server, page, with_units, bots=True)
    expect(page.locator("#hand")).to_be_visible()
    rivals = with_units.record.table.players[1:]

    for at, rival in enumerate(rivals, start=1):
        seat = page.locator(f"[data-seat='{at}']")
        expect(seat.locator(".cards")).to_be_visible()
        counts = seat.locator(".stat b").filter(visible=True)
        assert rival.bid
        expected = [str(len(rival.hand)), str(rival.pile_size)]
        assert counts.all_inner_texts() == expected
        chips = seat.locator(".chip")
        assert chips.count() == len(rival.units)
        for chip, (_, robots) in zip(chips.all(), rival.units.items(), strict=True):
            expect(chip.locator("small")).to_contain_text(f"·{len(robots)}")
            inside, around = chip.bounding_box(), seat.bounding_box()
            assert inside
            assert around
            assert inside["x"] + inside["width"] <= around["x"] + around["width"]
            assert inside["y"] + inside["height"] <= around["y"] + around["height"]


@LANGUAGES
@pytest.mark.parametrize("page_name", ["", "ratings"])
def test_few_words_lead_everywhere(
    new_window: NewWindow, lang: str, page_name: str
) -> None:
    """None of them is cut, and what is open is named."""
    page = new_window(page_name, width=360, height=640, lang=lang)
    rail = page.locator("header.rail")
    links = rail.locator("nav a").filter(visible=True)
    expect(links).to_have_count(3)
    more = rail.locator("button.more")
    for each in (*links.all(), more):
        expect(each).to_be_in_viewport(ratio=1)
    assert rail.evaluate("(e) => e.scrollWidth <= innerWidth")
    if not page_name:
        assert more.locator(".cut").evaluate("(e) => e.scrollWidth <= e.clientWidth")

    more.click()

    expect(page.locator("#more-pages a")).to_have_count(7)
    page.locator("#more-pages a").first.click()
    expect(page.locator("#more-pages")).to_have_count(0)
    expect(page).to_have_url(re.compile("puzzles"))


@LANGUAGES
def test_a_lesson_says_where_we_are_in_two_lines(
    new_window: NewWindow, lang: str
) -> None:
    page = new_window("learn/fzzzt/card", width=360, height=640, lang=lang)
    where = page.locator("header.rail .where")
    expect(where).to_be_visible()

    around = where.evaluate("(e) => getComputedStyle(e.parentElement).height")
    lines = "(e) => e.getClientRects().length + (e.scrollHeight > 20 ? 1 : 0)"

    assert where.locator("b").evaluate(lines) == 1
    assert where.locator("span").evaluate(lines) == 1
    assert where.evaluate("(e) => e.offsetHeight") < float(around.removesuffix("px"))


def test_the_parts_of_a_card_are_pointed_at(new_window: NewWindow) -> None:
    page = new_window("learn/fzzzt/card", width=390, height=844)
    expect(page.locator("#now")).to_contain_text("conveyor belt")
    expect(page.locator("#belt .part")).to_have_count(0)

    page.keyboard.press("Enter")

    expect(page.locator("#now")).to_contain_text("four things")
    expect(page.locator("#belt .head .part")).to_have_count(4)
    expect(page.locator("#belt .part")).to_have_count(4)


def test_chosen_cards_outlive_a_reload(
    new_window: NewWindow, server: ServerProcess, with_units: History
) -> None:
    page = new_window(width=390, height=844)
    player = sit_at(server, page, with_units, bots=True)
    player.hand.nth(1).click()
    player.hand.nth(2).click()
    chosen = page.locator("#hand [aria-pressed=true]")
    expect(chosen).to_have_count(2)
    names = [each.get_attribute("title") for each in chosen.all()]

    page.reload()

    expect(chosen).to_have_count(2)
    assert [each.get_attribute("title") for each in chosen.all()] == names


def test_talk_leaves_the_bar_alone(
    new_window: NewWindow, server: ServerProcess, with_units: History
) -> None:
    page = new_window(width=390, height=844)
    sit_at(server, page, with_units)
    expect(page.locator("#hand")).to_be_visible()
    page.get_by_role("button", name=re.compile("talk", re.IGNORECASE)).click()
    field = page.locator("#talk")
    expect(field).to_be_in_viewport(ratio=1)
    page.wait_for_function(
        "() => !document.querySelector('aside.side').getAnimations().length"
    )

    assert not boxes_touch(page.locator("aside.side"), page.locator(".bar.at-bottom"))


def test_talk_of_power_grid_leaves_the_bar_alone(
    new_window: NewWindow, server: ServerProcess
) -> None:
    page = new_window(width=390, height=844)
    table = robot_table("Nele; robot 1-3-4-6-2", RICH, ROBOT, round=3)
    sit_at_grid(server, page, table)
    page.get_by_role("tab", name="Talk", exact=False).first.click()
    field = page.locator("#talk")
    field.fill("Good luck")

    assert not boxes_touch(page.locator("aside.side"), page.locator(".bar.at-bottom"))
    expect(field).to_be_in_viewport(ratio=1)
    expect(field).to_be_focused()


def test_who_nudges_is_told_and_sees_who_is_away(new_window: NewWindow) -> None:
    host, guest = play_with(new_window, "Nele")
    host.wait_for_bid()
    host.bid([0])
    guest.goto("/#/")
    seat = host.page.get_by_role("region", name="Nele")
    expect(seat.get_by_text("away")).to_be_visible()

    host.button("who’s here").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Nudge Nele").click()

    expect(dialog.get_by_role("status")).to_have_text("Nele has been reminded.")
