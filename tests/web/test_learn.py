"""Lessons: scenes on the real table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewWindow
from tests.web.test_pages import assert_accessible

SIZES = pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])


def said(page: Page, words: str) -> None:
    expect(page.locator("#now")).to_contain_text(words)


@SIZES
def test_a_scene_of_fzzzt_by_keys(
    new_window: NewWindow, width: int, height: int
) -> None:
    page = new_window("learn/fzzzt/bid", width=width, height=height)
    said(page, "This is your hand")
    page.keyboard.press("Enter")
    said(page, "bid exactly 5")
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    said(page, "That’s less than 5")
    assert_accessible(page)
    page.keyboard.press("2")
    page.keyboard.press("3")
    page.keyboard.press("4")
    page.keyboard.press("Enter")
    said(page, "the robot is yours")
    page.keyboard.press("Enter")
    said(page, "When do you get the cards")
    page.keyboard.press("1")
    page.get_by_role("link", name="All scenes").last.click()

    expect(page.get_by_text("1 of 8 done")).to_be_visible()
    assert_accessible(page)


@SIZES
def test_a_robot_is_guessed(new_window: NewWindow, width: int, height: int) -> None:
    page = new_window("learn/robots/a1", width=width, height=height)
    said(page, "cheapest resource")
    expect(page.get_by_text("next: bids for")).to_have_count(0)
    assert_accessible(page)
    page.locator("#now").get_by_role("button", name="plant 16").click()
    said(page, "Not quite. Wants the plant")
    page.keyboard.press("2")

    said(page, "puts plant 20 up")


def test_every_scene_of_a_course_can_be_opened(new_window: NewWindow) -> None:
    """The first one from the first page, the next ones from one another."""
    page = new_window()
    page.get_by_role("link", name="Learn Power Grid").click()
    page.get_by_role("link", name="Start").first.click()
    said(page, "You run a power company")
    page.goto("/#/learn/powergrid/fuel")
    said(page, "sorted by price")
    page.keyboard.press("Enter")
    said(page, "how much would three cost altogether")
    page.keyboard.press("3")
    said(page, "Plant 10 burns two coal")
    page.keyboard.press("1")
    said(page, "step 4 of 5")
    page.keyboard.press("1")
    said(page, "That’s enough")
    page.get_by_role("button", name="Done").first.click()
    page.get_by_role("link", name="Next scene").click()

    said(page, "Your house is in Essen")


@SIZES
def test_fuel_that_is_given_back_leads_no_lesson_astray(
    new_window: NewWindow, width: int, height: int
) -> None:
    """It did: the page waited for ever, until it was loaded anew."""
    page = new_window("learn/powergrid/fuel", width=width, height=height)
    said(page, "sorted by price")
    page.keyboard.press("Enter")
    said(page, "how much would three cost altogether")
    page.locator("#now").get_by_role("button", name="7 elektro").click()
    said(page, "Plant 10 burns two coal")
    page.locator("[data-more=coal]").first.click()
    said(page, "step 4 of 5")

    page.get_by_role("button", name="One less coal").first.click()
    said(page, "step 3 of 5")
    page.locator("[data-more=coal]").first.click()
    said(page, "step 4 of 5")
    page.reload()
    said(page, "step 4 of 5")
    page.locator("[data-more=coal]").first.click()
    said(page, "That’s enough")
    page.get_by_role("button", name="Done").filter(visible=True).first.click()

    said(page, "That’s all of this scene.")


def test_the_course_ends_in_a_game_with_the_coach(new_window: NewWindow) -> None:
    page = new_window("learn/robots/s6", width=390, height=844)
    page.locator("#now").get_by_role("button", name="64").click()
    page.get_by_role("button", name="Play your first game").click()

    expect(page.locator(".pl.me")).to_be_visible()
    kept = "JSON.parse(localStorage.getItem('robobid.settings')).coach.powergrid"
    assert page.evaluate(kept) is True
