"""Friends around the table: who comes, who is away, who leaves."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import NewWindow
from tests.web.player import Player
from tests.web.test_games import set_up


def join(new_window: NewWindow, host: Page, name: str) -> Page:
    """A friend sits down by the link of the first free seat."""
    host.get_by_role("button", name="who sits here").click()
    link = host.get_by_role("textbox", name="Link for the seat").first.input_value()
    host.keyboard.press("Escape")
    guest = new_window(link.partition("#/")[2])
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator("#hand")).to_be_visible()
    return guest


def test_a_bot_plays_for_a_friend_who_is_away(new_window: NewWindow) -> None:
    """The host asks for it; the friend comes back and takes the seat back."""
    host = Player(new_window())
    set_up(host.page, ["Me", "Friend"])
    expect(host.page.locator("#hand")).to_be_visible()
    guest = join(new_window, host.page, "Nele")
    table = guest.url
    host.wait_for_bid()
    host.bid([0])

    guest.goto("/#/")
    host.page.get_by_role("button", name="Let a bot play for Nele").click()
    host.wait_for_bid()

    guest.goto(table)
    guest.get_by_role("button", name="Take my seat back").click()
    expect(guest.get_by_role("button", name="Take my seat back")).to_have_count(0)
    host.button("who sits here").click()
    dialog = host.page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem").filter(has_text="Nele")).to_contain_text(
        "is here"
    )


def test_a_table_of_my_own_can_be_deleted(window: Page) -> None:
    player = Player(window)
    player.begin()
    window.goto("/#/")
    mine = window.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("listitem")).to_have_count(1)

    mine.get_by_role("button", name="Delete the table").click()
    mine.get_by_role("button", name="Delete the table").click()

    expect(mine.get_by_text("No table is waiting for you.")).to_be_visible()


def test_who_leaves_for_good_is_played_for(new_window: NewWindow) -> None:
    host = Player(new_window())
    set_up(host.page, ["Me", "Friend"])
    expect(host.page.locator("#hand")).to_be_visible()
    guest = join(new_window, host.page, "Nele")

    guest.get_by_role("button", name="who sits here").click()
    guest.get_by_role("button", name="Leave for good").click()
    guest.get_by_role("button", name="Leave for good").click()

    expect(guest.get_by_text("No table is waiting for you.")).to_be_visible()
    host.wait_for_bid()
    host.bid([0])
    host.wait_for_bid()
