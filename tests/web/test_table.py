"""What can happen in the middle of a game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.app.server.process import ServerProcess
from tests.web.conftest import NewWindow
from tests.web.player import Player
from tests.web.test_games import set_up, set_up_for_friends

LANGUAGES = {"de": "Deutsch", "fr": "Français", "ru": "Русский", "en": "English"}


def test_a_reload_loses_nothing(window: Page) -> None:
    player = Player(window)
    player.begin()
    player.wait_for_bid()
    player.bid([0])
    player.wait_for_bid()
    hand = player.cards
    log = window.locator("#log li").all_inner_texts()

    window.reload()
    player.wait_for_bid()

    assert player.cards == hand
    assert window.locator("#log li").all_inner_texts() == log


@pytest.mark.parametrize(
    ("stop", "says"),
    [
        pytest.param(ServerProcess.kill, "Connection lost", id="killed"),
        pytest.param(ServerProcess.end, "Back in a moment", id="restarted"),
    ],
)
@pytest.mark.usefixtures("forgives_restarts")
def test_the_page_comes_back_after_the_server(
    new_window: NewWindow,
    tmp_path: Path,
    stop: Callable[[ServerProcess], object],
    says: str,
) -> None:
    """The table stays readable, says what is wrong, and goes on by itself."""
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log")
    server.start()
    player = Player(new_window(address=server.address))
    player.begin()
    player.wait_for_bid()

    stop(server)
    expect(player.page.locator("#now h1")).to_have_text(says)
    expect(player.page.locator("#hand")).to_be_visible()
    server.start()
    expect(player.page.locator("#now h1")).to_contain_text("Your bid")
    player.bid([0])
    player.wait_for_bid()

    server.end()


def test_a_bid_that_was_laid_can_be_taken_back(new_window: NewWindow) -> None:
    """As long as nobody has answered it: here the friend has not even come."""
    player = Player(new_window())
    set_up_for_friends(player.page, ["Me", "Friend"], edition="Russian rules")
    player.wait_for_bid()
    before = player.hand.count()

    player.bid([0, 1])
    expect(player.hand).to_have_count(before - 2)
    player.button("Take the bid back").click()

    expect(player.hand).to_have_count(before)
    expect(player.page.locator("#now h1")).to_contain_text("Your bid")


def test_the_whole_hand_is_asked_about_once(window: Page) -> None:
    player = Player(window)
    player.begin()
    player.wait_for_bid()
    count = player.hand.count()

    for at in range(count):
        player.choose(at)
    player.button(re.compile(f"^Bid {count} cards")).click()

    expect(window.get_by_text("That is your whole hand").first).to_be_visible()
    player.button("Go back").click()
    expect(player.hand).to_have_count(count)


def test_a_card_chosen_by_mouse_is_bid_with_enter(window: Page) -> None:
    player = Player(window)
    player.begin()
    player.wait_for_bid()
    before = player.hand.count()

    player.hand.first.click()
    window.keyboard.press("Enter")

    expect(player.hand).to_have_count(before - 1)


@pytest.mark.parametrize(
    ("width", "height", "bots"), [(1366, 700, 3), (1440, 900, 5), (360, 640, 5)]
)
def test_the_button_to_press_and_the_hand_are_in_sight(
    new_window: NewWindow, width: int, height: int, bots: int
) -> None:
    """On a small laptop, and with six players, nobody scrolls for the next move."""
    player = Player(new_window(width=width, height=height))
    set_up(player.page, ["Me"] + ["Bot"] * bots, edition="French, with expansion")
    expect(player.page.locator("#hand")).to_be_visible()
    player.wait_for_bid()

    player.choose(0)

    expect(player.button(re.compile("^Bid 1 card"))).to_be_in_viewport(ratio=1)
    expect(player.hand.last).to_be_in_viewport(ratio=0.9)
    expect(player.page.locator("#belt li").first).to_be_in_viewport(ratio=0.8)


def test_whoever_comes_back_is_told_what_happened_meanwhile(
    new_window: NewWindow,
) -> None:
    """The friend bids while the host looks at another page."""
    host = Player(new_window())
    [link] = set_up_for_friends(host.page, ["Me", "Friend"], edition="Russian rules")
    host.wait_for_bid()
    code = host.code
    host.page.goto("/#/")
    expect(host.page.get_by_role("link", name="Your turn")).to_be_visible()

    friend = Player(new_window(link.partition("#/")[2]))
    friend.page.get_by_label("Your name").fill("Nele")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.wait_for_bid()
    friend.bid([0])
    expect(friend.button("Take the bid back")).to_be_visible()
    host.page.goto(f"/#/table/{code}")

    log = host.page.locator("#log li")
    expect(log.filter(has_text="Since you last looked")).to_be_in_viewport()
    expect(log.last).to_have_text("Nele has bid.")


def test_what_the_game_would_end_with_is_explained(window: Page) -> None:
    player = Player(window)
    player.begin()

    player.button("Show how").click()

    sheet = window.get_by_role("dialog", name="Where the points came from")
    expect(sheet.locator(".total")).to_contain_text("You")


def test_a_hint_can_be_taken(window: Page) -> None:
    player = Player(window)
    player.begin()
    player.wait_for_bid()

    player.button("Ask for a hint").click()
    expect(window.locator("aside.hint")).to_be_visible()
    player.button("Play this").click()

    expect(window.locator("#hand button[aria-pressed=true]").first).to_be_visible()
    expect(player.button(re.compile("^Bid "))).to_be_visible()


def test_the_language_changes_and_nothing_else(window: Page) -> None:
    """Chosen cards stay chosen, and the log is told in the other language."""
    player = Player(window)
    player.begin()
    player.wait_for_bid()
    player.choose(1)
    button = window.locator(".tray .btn.go")
    texts = {button.inner_text()}

    for lang, name in LANGUAGES.items():
        window.locator("header.rail button").last.click()
        window.get_by_text(name, exact=True).click()
        expect(window.locator("html")).to_have_attribute("lang", lang)
        window.keyboard.press("Escape")
        expect(window.get_by_role("dialog")).to_have_count(0)
        expect(window.locator("#hand button[aria-pressed=true]")).to_have_count(1)
        texts.add(button.inner_text())

    assert len(texts) == 4
    assert "web." not in window.locator("body").inner_text()


def test_the_title_says_that_it_is_my_turn(window: Page) -> None:
    player = Player(window)
    player.begin()
    player.wait_for_bid()

    expect(window).to_have_title(re.compile("^⚡ Your bid for"))


def test_screen_readers_are_told_what_happens(window: Page) -> None:
    player = Player(window)
    player.begin()
    player.wait_for_bid()
    expect(window.locator("[aria-live=assertive]")).to_contain_text("Your bid for")

    player.bid([0])

    expect(window.locator("[aria-live=polite]").last).not_to_be_empty()


def test_single_keys_reach_every_part_of_the_table(window: Page) -> None:
    player = Player(window)
    player.begin()
    player.wait_for_bid()

    for key, place in (("h", "#hand"), ("b", "#belt"), ("r", "#tab-rules")):
        window.keyboard.press(key)
        expect(window.locator(f"{place}:focus, {place} :focus")).to_have_count(1)
    window.keyboard.press("?")
    expect(window.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()


def test_a_seat_is_carried_on_from_another_device(new_window: NewWindow) -> None:
    player = Player(new_window())
    player.begin()
    player.wait_for_bid()
    player.button("who’s here").click()
    player.button("Create my link").click()
    link = player.page.get_by_role("textbox", name="Your own link").input_value()

    other = Player(new_window(link.partition("#/")[2], width=390, height=844))
    other.page.get_by_role("button", name="Continue here").click()

    other.wait_for_bid()
    assert other.hand.count() == player.hand.count()


def test_a_phone_plays_in_both_directions(new_window: NewWindow) -> None:
    """360 pixels wide, then turned: nothing sticks out sideways."""
    player = Player(new_window(width=360, height=740, has_touch=True))
    player.begin()
    player.wait_for_bid()
    wide = "document.documentElement.scrollWidth - innerWidth"
    assert player.page.evaluate(wide) <= 0
    expect(player.hand.first).to_be_in_viewport(ratio=1)
    player.bid([0])
    player.wait_for_bid()

    player.page.set_viewport_size({"width": 740, "height": 360})

    assert player.page.evaluate(wide) <= 0
    expect(player.page.locator("#belt li").first).to_be_in_viewport(ratio=0.8)
    expect(player.hand.first).to_be_in_viewport(ratio=1)
    player.bid([0])
    player.wait_for_bid()


def test_a_table_can_be_left_for_any_page(window: Page) -> None:
    """Nothing is asked for the table that is no longer there."""
    player = Player(window)
    player.begin()
    player.wait_for_bid()

    for path, heading in (("score", "Score helper"), ("robots", "The robots")):
        window.goto(f"/#/{path}")
        expect(window.get_by_role("heading", name=heading, level=1)).to_be_visible()
