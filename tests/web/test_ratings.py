"""The page of the 7,776: searched, compared, a page at a time."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import NewWindow
from tests.web.test_pages import assert_accessible


def test_robots_are_searched_and_compared(window: Page) -> None:
    window.goto("/#/ratings")
    expect(window.get_by_role("status")).to_have_text("7,776 robots")
    assert window.locator("main li.panel").count() == 60

    window.get_by_role("searchbox").fill("3-?-?-6-2")
    expect(window.get_by_role("status")).to_have_text("36 robots")
    for robot in ("3-1-4-6-2", "3-4-4-6-2"):
        window.get_by_label(f"Compare: {robot}").check()

    table = window.get_by_role("table")
    expect(table.get_by_role("columnheader")).to_have_count(2)
    expect(table.get_by_role("row", name="with 6 players")).to_be_visible()
    window.get_by_role("button", name="Remove 3-1-4-6-2").click()
    expect(table.get_by_role("columnheader")).to_have_count(1)


def test_counts_have_the_separators_of_the_language_on_a_phone(
    new_window: NewWindow,
) -> None:
    page = new_window(width=390, height=844)
    page.evaluate("localStorage.setItem('robobid.settings', '{\"lang\": \"fr\"}')")
    page.goto("/#/ratings")
    page.reload()

    expect(page.get_by_role("heading", level=1)).to_have_text("Les 7\u202f776 robots")
    expect(page.get_by_role("status")).to_have_text("7\u202f776 robots")
    expect(page.locator("main li.panel").first).to_contain_text("1 sur 7\u202f776")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert_accessible(page)


def test_a_robot_is_met_with_one_tap_and_its_habits_are_read_without_one(
    new_window: NewWindow,
) -> None:
    page = new_window("ratings", width=390, height=844)
    first = page.locator("main li.panel").first
    habits = first.locator("ul li")
    expect(habits).to_have_count(5)
    # A sentence for every piece, not its number and name alone.
    assert all(text.endswith(".") for text in habits.all_inner_texts())
    robot = first.locator("h2").inner_text().split("-")

    first.get_by_role("button", name="Play against it").click()

    expect(page.locator("#now h1, .curtain h1").first).to_be_visible()
    page.get_by_role("button", name="More about Gisela").click()
    pieces = page.get_by_role("dialog").inner_text()
    for part, piece in zip("FARBS", robot, strict=True):
        assert f"{part}{piece}" in pieces
