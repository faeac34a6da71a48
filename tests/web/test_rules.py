"""The rulebook in the page."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import NewWindow
from tests.web.player import Player


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


def test_a_number_at_a_table_leads_to_its_paragraph(new_window: NewWindow) -> None:
    """As it reads for the table's own edition, and beside the game."""
    page = new_window()
    player = Player(page)
    player.begin()
    player.wait_for_bid()
    page.get_by_role("button", name="Rules").first.click()
    link = page.get_by_role("link", name="§ F4.9")
    expect(link).to_have_attribute("href", "#/rules/fzzzt/F4.9/en")

    with page.expect_popup() as opened:
        link.click()

    expect(opened.value.locator("#F4\\.9")).to_have_class(re.compile("marked"))
    opened.value.close()


def test_an_address_names_the_edition(new_window: NewWindow) -> None:
    page = new_window("rules/fzzzt/ru")

    expect(page.locator("#F4\\.1")).to_contain_text("at the same time")


def test_a_piece_is_not_mistaken_for_a_rule(new_window: NewWindow) -> None:
    page = new_window("rules/powergrid")

    page.get_by_label("Search the rules").fill("A3")

    expect(page.locator(".paragraph")).to_have_count(1)
    expect(page.locator(".paragraph")).to_contain_text("the most cities")


def test_the_rules_are_printed_by_day_and_with_every_step(
    new_window: NewWindow,
) -> None:
    page = new_window("rules/fzzzt")
    expect(page.locator("#F4\\.9")).to_be_attached()
    page.evaluate("document.documentElement.dataset.theme = 'dark'")

    page.emulate_media(media="print")

    ink = page.evaluate("getComputedStyle(document.body).color")
    assert max(map(int, re.findall(r"\d+", ink)[:3])) < 100
    expect(page.get_by_role("navigation", name="Pages")).not_to_be_visible()
    example = page.locator("figure", has_text="where the spanner goes").first
    expect(example.locator("ul.wraps:visible")).to_have_count(4)
