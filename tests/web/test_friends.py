"""Friends around the table: who comes, who is away, who leaves."""

from __future__ import annotations

import re
import sqlite3

import pytest
from playwright.sync_api import Page, expect

from tests.app.server.process import ServerProcess
from tests.web.conftest import NewWindow
from tests.web.player import Player
from tests.web.test_games import set_up, set_up_for_friends
from tests.web.test_pages import THEMES, assert_accessible


def join(new_window: NewWindow, link: str, name: str) -> Page:
    """A friend sits down by a link."""
    guest = new_window(link.partition("#/")[2])
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Sit down").click()
    return guest


def play_with(new_window: NewWindow, name: str) -> tuple[Player, Page]:
    """A host and a friend at a table of Fzzzt!, where all bid at the same time."""
    host = Player(new_window())
    rules = "Russian rules"
    [link] = set_up_for_friends(host.page, ["Me", "Friend"], edition=rules)
    expect(host.page.locator("#hand")).to_be_visible()
    guest = join(new_window, link, name)
    expect(guest.locator("#hand")).to_be_visible()
    return host, guest


def wait_only_a_second(server: ServerProcess, code: str) -> None:
    """As if that had been agreed on before the game: usually it is a day."""
    database = sqlite3.connect(server.database.removeprefix("sqlite:///"))
    database.execute("UPDATE tables SET patience = 1 WHERE code = ?", [code])
    database.commit()
    database.close()


def test_a_bot_plays_for_a_friend_who_is_away(
    new_window: NewWindow, server: ServerProcess
) -> None:
    """The host asks for it; the friend comes back and takes the seat back."""
    host, guest = play_with(new_window, "Nele")
    table = guest.url
    wait_only_a_second(server, table.rpartition("/")[2])
    host.wait_for_bid()
    host.bid([0])

    guest.goto("/#/")
    host.page.wait_for_timeout(1_500)
    host.page.get_by_role("button", name="Let a bot play for Nele").click()
    host.wait_for_bid()

    guest.goto(table)
    guest.get_by_role("button", name="Take my seat back").click()
    expect(guest.get_by_role("button", name="Take my seat back")).to_have_count(0)
    host.button("who’s here").click()
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
    host, guest = play_with(new_window, "Nele")

    guest.get_by_role("button", name="who’s here").click()
    guest.get_by_role("button", name="Leave for good").click()
    guest.get_by_role("button", name="Leave for good").click()

    expect(guest.get_by_text("No table is waiting for you.")).to_be_visible()
    host.wait_for_bid()
    host.bid([0])
    host.wait_for_bid()


def test_friends_gather_before_the_game_begins(new_window: NewWindow) -> None:
    """Links, levels and who is here are in sight; the host begins for everybody."""
    host = new_window()
    set_up(host, ["Me", "Friend", "Bot"])
    seats = host.get_by_role("region", name="Who’s playing").get_by_role("listitem")
    expect(seats).to_have_count(3)
    expect(seats.nth(1)).to_contain_text("open")
    expect(host.get_by_text("This address works only on this machine.")).to_be_visible()
    host.get_by_label("level").select_option(label="1/4 apprentice")
    expect(seats.nth(2).locator("small")).to_contain_text("apprentice")
    host.get_by_role("button", name="QR code").click()
    expect(host.get_by_role("img", name="QR code of the link")).to_be_visible()

    link = host.get_by_role("textbox", name=re.compile("Link for .*seat")).input_value()
    guest = join(new_window, link, "Nele")
    expect(guest.get_by_text("will start the game when everybody is")).to_be_visible()
    expect(seats.nth(1)).to_contain_text("Nele")
    expect(seats.nth(1)).to_contain_text("is here")
    expect(host.get_by_text("Everybody is here.")).to_be_visible()
    guest.get_by_label("Say something").fill("Ready.")
    guest.keyboard.press("Enter")
    expect(host.get_by_text("Ready.")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()

    for window in (host, guest):
        expect(window.locator("#hand")).to_be_visible()


def test_a_bot_sits_in_until_the_friend_comes(new_window: NewWindow) -> None:
    host = Player(new_window())
    set_up(host.page, ["Me", "Friend"])
    link = host.page.get_by_role(
        "textbox", name=re.compile("Link for .*seat")
    ).input_value()
    host.page.get_by_role("button", name="Start now; bots fill in").click()
    host.wait_for_bid()
    host.bid([0])
    host.wait_for_bid()

    guest = join(new_window, link, "Nele")

    expect(guest.locator("#hand")).to_be_visible()
    expect(guest.get_by_role("button", name="Take my seat back")).to_have_count(0)


def test_an_invitation_says_who_invites_to_what(new_window: NewWindow) -> None:
    host = new_window()
    set_up(host, ["Me", "Friend"])
    host.get_by_label("Your name").fill("Ann")
    host.get_by_label("Your name").press("Tab")
    link = host.get_by_role("textbox", name=re.compile("Link for .*seat")).input_value()
    path = link.partition("#/")[2]

    guest = new_window(path)
    invites = guest.get_by_role("heading", name="Ann invites you to Fzzzt!")
    expect(invites).to_be_visible()
    about = guest.get_by_role("region", name="Fzzzt!")
    expect(about).to_contain_text("25 minutes")
    for link_to in ("Learn Fzzzt!", "Rules"):
        expect(about.get_by_role("link", name=link_to)).to_be_visible()
    guest.get_by_label("Your name").fill("Nele")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("region", name="Who’s playing")).to_be_visible()

    late = new_window(path)
    expect(
        late.get_by_role("heading", name="This link has already been used")
    ).to_be_visible()
    expect(late.get_by_role("button", name="Sit down")).to_have_count(0)


@THEMES
@pytest.mark.parametrize("width", [1440, 390])
def test_lobby_and_invitation_are_accessible(
    new_window: NewWindow, theme: str, width: int
) -> None:
    look = {"width": width, "height": 844, "color_scheme": theme, "lang": "de"}
    host = new_window(**look)
    door = host.get_by_role("region", name="Fzzzt!")
    door.get_by_role("button", name="Tisch einrichten").click()
    host.get_by_role("button", name="Tisch eröffnen und einladen").click()
    link = host.get_by_role("textbox", name=re.compile("Link für den Platz"))
    expect(link).to_be_visible()
    guest = new_window(link.input_value().partition("#/")[2], **look)
    expect(guest.locator("h1")).to_be_visible()

    for window in (host, guest):
        assert_accessible(window)
        wide = window.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
