"""Pace, reminders, public tables, rematches, and several people at one screen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.app.server.process import ServerProcess
from tests.web.conftest import NewWindow
from tests.web.fzzzt_position import LAST_ROUND, my_bid_in, played_to, sit_at
from tests.web.player import Player
from tests.web.test_friends import join, play_with
from tests.web.test_games import set_up
from tests.web.test_pages import TAPPED

HEARD = "(words) => window.notes.some((note) => note.includes(words))"
"""A function: a page's policy forbids to evaluate any other text again."""

NOTES = """
  window.notes = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission = () => Promise.resolve("granted");
    constructor(title, { body }) { window.notes.push(`${title}: ${body}`); }
    close() {}
  };
  Object.defineProperty(document, "hidden", { get: () => window.isHidden ?? false });
"""
"""What the browser would show beside the tab."""


def test_a_table_with_a_clock_says_how_much_time_is_left(
    new_window: NewWindow,
) -> None:
    host = new_window()
    set_up(host, ["Me", "Friend"])
    host.get_by_text("Clock", exact=True).click()
    host.get_by_label("Time for each move").select_option(label="30 s")
    expect(host.get_by_text("When time runs out, a bot plays")).to_be_visible()
    link = host.get_by_role("textbox", name=re.compile("Link for .*seat")).input_value()
    guest = join(new_window, link, "Nele")
    expect(guest.get_by_text("Time for each move: 30 s")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()

    for window in (host, guest):
        expect(window.get_by_role("timer")).to_contain_text(re.compile("0:[0-2][0-9]"))
    # Nobody plays: a bot does, and says so.
    back = host.get_by_role("button", name="Take my seat back")
    theirs = guest.get_by_role("button", name="Take my seat back")
    while not back.count() + theirs.count():
        host.wait_for_timeout(500)
    first = back if back.count() else theirs
    first.click()
    expect(first).to_have_count(0)


def test_who_looks_elsewhere_is_notified_and_can_be_reminded(
    new_window: NewWindow,
) -> None:
    host, guest = play_with(new_window, "Nele")
    guest.add_init_script(NOTES)
    guest.reload()
    guest.get_by_role("button", name="Settings").click()
    guest.get_by_label("Notify me when it is my turn").check()
    guest.keyboard.press("Escape")
    Player(guest).bid([0])
    guest.evaluate("window.isHidden = true")

    host.wait_for_bid()
    host.bid([0])
    guest.wait_for_function(HEARD, arg="Your bid")
    host.wait_for_bid()
    host.bid([0])
    host.button("who’s here").click()
    host.page.get_by_role("button", name="Nudge Nele").click()

    expect(guest.get_by_text("The table is waiting for you.").first).to_be_visible()
    guest.wait_for_function(HEARD, arg="waiting")


def test_a_listed_table_is_found_on_the_first_page(new_window: NewWindow) -> None:
    host = new_window()
    set_up(host, ["Me", "Friend"])
    host.get_by_text("to join", exact=True).click()
    expect(host.get_by_role("radio", name="to join")).to_be_checked()
    code = host.url.rpartition("/")[2]

    guest = new_window()
    listed = guest.get_by_role("region", name="Public tables").get_by_role("listitem")
    listed.get_by_role("button", name="Join").first.click()

    expect(guest).to_have_url(re.compile(f"{code}$"))
    expect(guest.get_by_text("will start the game when everybody is")).to_be_visible()
    host.get_by_text("no", exact=True).click()
    expect(host.get_by_role("radio", name="no", exact=True)).to_be_checked()


def test_a_rematch_is_offered_to_everybody(
    new_window: NewWindow, server: ServerProcess
) -> None:
    page = new_window()
    late = played_to(my_bid_in(LAST_ROUND), seats=2)
    host, guest = sit_at(server, new_window(), late, page), Player(page)
    while not (host.is_over and guest.is_over):
        for player in (host, guest):
            if not player.is_over:
                player.step()

    host.button("Play again").first.click()
    expect(host.page.locator("#hand")).to_be_visible()

    guest.page.get_by_role("link", name="Join the rematch").click()
    expect(guest.page.locator("#hand")).to_be_visible()
    assert guest.code == host.code


def test_a_reveal_at_a_shared_screen_shows_nobodys_hand(window: Page) -> None:
    player = Player(window)
    window.evaluate(TAPPED)
    window.reload()
    set_up(window, ["Me", "Me"])
    for _ in range(2):
        window.get_by_role("button", name="I am").click()
        player.bid([0])

    expect(player.button("Continue").first).to_be_visible()
    expect(window.locator("#hand")).to_have_count(0)
    assert "You" not in player.now
