"""The rulebook in the page."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import NewWindow


def test_a_rule_can_be_linked_to_and_is_marked(new_window: NewWindow) -> None:
    page = new_window("rules/fzzzt/F4.9")

    expect(page.locator("#F4\\.9")).to_be_in_viewport()
    expect(page.locator("#F4\\.9")).to_have_class(re.compile("marked"))


def test_an_edition_changes_the_text(new_window: NewWindow) -> None:
    page = new_window("rules/fzzzt")
    rule = page.locator("#F4\\.1")
    expect(rule).to_contain_text("The Chief bids first")

    page.get_by_label("Edition or map").select_option("ru")

    expect(rule).to_contain_text("at the same time")


def test_a_link_to_an_edition_s_own_rule_chooses_the_edition(
    new_window: NewWindow,
) -> None:
    page = new_window("rules/powergrid/map-korea")

    expect(page.locator("#map-korea")).to_be_in_viewport()


def test_a_search_keeps_what_it_finds(new_window: NewWindow) -> None:
    page = new_window("rules/powergrid")
    expect(page.locator("#A2\\.1")).to_be_attached()

    page.get_by_label("Search the rules").fill("resupply")

    expect(page.locator("#A7\\.2")).to_be_visible()
    expect(page.locator("#A2\\.1")).not_to_be_attached()


def test_an_example_is_stepped_through(new_window: NewWindow) -> None:
    page = new_window("rules/fzzzt")
    example = page.locator("figure", has_text="where the spanner goes").first
    third = example.get_by_text("the spanner goes to Cleo")
    expect(third).not_to_be_visible()

    example.get_by_role("button", name="Next step").click()
    example.get_by_role("button", name="Next step").click()

    expect(third).to_be_visible()


def test_the_other_game_and_the_other_languages_are_a_click_away(
    new_window: NewWindow,
) -> None:
    page = new_window("rules/fzzzt")

    page.get_by_role("link", name="Power Grid").click()
    page.get_by_role("button", name="Deutsch").click()

    expect(page.get_by_role("heading", level=1)).to_have_text("Funkenschlag")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
