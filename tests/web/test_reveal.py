"""The moment when bids are revealed: it can be read, and my own bid is not lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.app.server.process import ServerProcess
from tests.web.conftest import NewWindow
from tests.web.fzzzt_position import i_build, played_to, sit_at
from tests.web.player import Player
from tests.web.test_games import set_up_for_friends

A_SIMPLE_WIN = 3_000
"""Milliseconds; a reveal stays longer than that at the calm pace."""
MOST_AUCTIONS = 16


def to_reveal(player: Player, cards: int = 1) -> None:
    """Bid the last cards of the hand, and wait until all bids are face up."""
    player.wait_for_bid()
    count = player.hand.count()
    player.bid(range(count - min(cards, count - 1 or 1), count))
    expect(player.button("Continue").first).to_be_visible()


def test_a_reveal_stays_while_the_others_already_bid(window: Page) -> None:
    """Its time counts from its own moment, whatever has happened since."""
    player = Player(window)
    player.begin()
    to_reveal(player)
    title = player.now

    window.wait_for_timeout(A_SIMPLE_WIN)

    assert player.now == title
    expect(player.button("Continue").first).to_be_visible()


@pytest.mark.parametrize("width", [1440, 390])
def test_a_click_anywhere_goes_on(new_window: NewWindow, width: int) -> None:
    player = Player(new_window(width=width, height=860))
    player.begin()
    to_reveal(player)
    player.page.wait_for_timeout(600)

    player.page.mouse.click(width / 2, 80)

    expect(player.button("Continue")).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 390])
def test_the_pace_is_in_sight_and_waits_for_me(
    new_window: NewWindow, width: int
) -> None:
    player = Player(new_window(width=width, height=860))
    player.begin()
    to_reveal(player)
    pace = player.page.get_by_label("After the bids are revealed").filter(visible=True)

    expect(pace).to_be_in_viewport()
    pace.select_option(label="Wait for me")
    player.page.wait_for_timeout(9_000)
    expect(player.button("Continue").first).to_be_visible()
    player.page.reload()
    player.wait_for_bid()
    to_reveal(player)
    assert pace.input_value() == "tap"


def test_my_own_win_lights_up_and_the_card_comes_to_me(window: Page) -> None:
    player = Player(window)
    player.begin(3)
    for _ in range(MOST_AUCTIONS):
        to_reveal(player, cards=3)
        if player.now.startswith("You win"):
            break
        player.button("Continue").first.click()

    tray = window.get_by_role("region", name="Your bid")
    expect(tray).to_have_class(re.compile(r"\blive\b"))
    expect(tray.locator(".prize")).to_be_visible()
    expect(tray).to_contain_text("It’s yours")


def test_what_i_bid_stands_beside_a_lost_auction_on_a_phone(
    new_window: NewWindow,
) -> None:
    player = Player(new_window(width=390, height=844))
    player.begin()
    for _ in range(MOST_AUCTIONS):
        player.wait_for_bid()
        player.bid([0])
        expect(player.button("Continue").first).to_be_visible()
        if not player.now.startswith("You win"):
            break
        player.button("Continue").first.click()

    expect(player.page.locator(".bar")).to_contain_text(re.compile(r"You bid \d+\."))


def test_a_bid_in_flight_stays_in_the_tray(new_window: NewWindow) -> None:
    """On a slow network nothing looks lost; a refused bid could be laid again."""
    page = new_window()
    held: list[str | bytes] = []
    is_slow = False

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(
            lambda text: held.append(text) if is_slow else socket.send(text)
        )

    page.route_web_socket(re.compile("/ws"), relay)
    player = Player(page)
    player.begin()
    player.wait_for_bid()
    is_slow = True
    player.bid([0, 1])

    expect(page.locator("#now h1")).to_have_text("Sending your move…")
    tray = page.get_by_role("region", name="Your bid")
    expect(tray.locator(".fan > div")).to_have_count(2)
    expect(tray).not_to_contain_text("No cards chosen yet")


def test_a_refusal_does_not_outlive_its_decision(new_window: NewWindow) -> None:
    """A card tapped while the bid is down is refused; the reveal says other things."""
    host = Player(new_window())
    [link] = set_up_for_friends(host.page, ["Me", "Friend"], edition="Russian rules")
    host.wait_for_bid()
    host.bid([0])
    host.hand.first.click()
    refused = host.page.locator(".note.alarm").get_by_text("You’ve already bid")
    expect(refused).to_be_visible()

    friend = Player(new_window(link.partition("#/")[2]))
    friend.page.get_by_label("Your name").fill("Nele")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.wait_for_bid()
    friend.bid([0])

    expect(host.button("Continue").first).to_be_visible()
    expect(refused).to_have_count(0)


def test_putting_none_is_a_quiet_button(window: Page, server: ServerProcess) -> None:
    player = sit_at(server, window, played_to(i_build, seats=4), bots=True)

    expect(window.locator("#now h1")).to_contain_text("Build")
    expect(player.button("Place no robots this round")).to_be_visible()
    expect(player.button("Place no robots this round")).not_to_have_class(
        re.compile(r"\bgo\b")
    )
