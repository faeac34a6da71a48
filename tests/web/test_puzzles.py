"""Puzzles and deals in the browser, by keyboard, on a phone and on a desk."""

from __future__ import annotations

import json

import httpx
import pytest
from playwright.sync_api import Page, expect

from robobid.app.puzzles.shelf import explained, shipped
from robobid.app.server.http.security import COOKIE
from tests.app.server.process import ServerProcess
from tests.web.conftest import NewWindow
from tests.web.test_pages import assert_accessible


def tab_to(page: Page, name: str) -> None:
    """Go on with the Tab key until something of that name has the focus."""
    wanted = page.get_by_role("button", name=name, exact=True).first
    wanted.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"the Tab key does not lead to {name}")


@pytest.mark.parametrize(
    ("game", "width", "height"), [("fzzzt", 390, 844), ("powergrid", 1440, 900)]
)
def test_a_puzzle_is_solved_by_keyboard(
    new_window: NewWindow, game: str, width: int, height: int
) -> None:
    puzzle = shipped(game)[0]
    asked = explained(game, puzzle)
    best, chance = asked.asked.index(0), asked.puzzle.choices[0].chance
    page = new_window(f"puzzles/{game}/{puzzle.id}", width=width, height=height)
    choices = page.get_by_role("region", name="Your options").locator("ol button")
    expect(choices).to_have_count(len(puzzle.choices))

    tab_to(page, choices.nth(best).inner_text().strip())
    page.keyboard.press("Enter")

    expect(page.get_by_text("Right: ")).to_be_visible()
    expect(page.get_by_text(f"{100 * chance:.1f} %")).to_be_visible()
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    tab_to(page, "Next puzzle")
    page.keyboard.press("Enter")
    expect(page.get_by_text(puzzle.id)).to_have_count(0)
    page.reload()
    expect(page.get_by_text("Solved: 1, not solved: 0.")).to_be_visible()
    tab_to(page, "Delete")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Solved: 0, not solved: 0.")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_a_friend_plays_my_deal(new_window: NewWindow, width: int, height: int) -> None:
    page = new_window("deals/fzzzt/ABC-1/1~4~35~Ann", width=width, height=height)
    expect(page.get_by_text("Somebody has played this deal.")).to_be_visible()
    assert_accessible(page)

    tab_to(page, "Play this deal")
    page.keyboard.press("Enter")

    page.wait_for_url("**/#/table/*")
    page.goto("/#/deals/fzzzt/ABC-1")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()


def test_what_was_solved_is_on_all_my_devices_and_deleted_on_all(
    server: ServerProcess, new_window: NewWindow
) -> None:
    puzzle = shipped("fzzzt")[0]
    best = explained("fzzzt", puzzle).asked.index(0)
    given = httpx.post(f"{server.address}/api/me/link", trust_env=False).cookies[COOKIE]
    cookie = {"name": COOKIE, "value": given, "url": server.address}
    desk, phone = new_window(), new_window(width=390, height=844)
    for page in (desk, phone):
        page.context.add_cookies([cookie])  # type: ignore[list-item]

    desk.goto(f"/#/puzzles/fzzzt/{puzzle.id}")
    choices = desk.get_by_role("region", name="Your options").locator("ol button")
    choices.nth(best).click()
    expect(desk.get_by_text("Solved: 1, not solved: 0.")).to_be_visible()
    desk.reload()  # and the server has heard of it
    phone.goto("/#/puzzles")
    expect(phone.get_by_text("Solved: 1, not solved: 0.")).to_be_visible()
    phone.goto("/#/mine")

    mine = phone.get_by_role("region", name="What you’ve solved and learned")
    expect(mine).to_contain_text("Puzzles: 1, lesson scenes: 0, deals: 0.")
    assert_accessible(phone)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with phone.expect_download() as saved:
        mine.get_by_role("button", name="Export").click()
    found = json.loads(saved.value.path().read_text("utf-8"))
    assert found == {f"puzzle:{puzzle.id}": "solved"}
    mine.get_by_role("button", name="Delete all of it").click()
    expect(mine).to_have_count(0)
    desk.reload()
    expect(desk.get_by_text("Solved: 0, not solved: 0.")).to_be_visible()
