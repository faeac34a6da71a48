"""Whole games in the browser."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Page, expect

from tests.app.server.process import ServerProcess
from tests.web.conftest import NewWindow
from tests.web.fzzzt_position import (
    LAST_ROUND,
    i_build,
    my_bid_in,
    played_to,
    sit_at,
)
from tests.web.player import PATIENCE, Player


def test_a_game_against_bots_by_mouse(window: Page) -> None:
    player = Player(window)

    player.begin()
    player.play_on()

    expect(window.locator(".board button")).to_have_count(4)
    expect(window.get_by_role("button", name="Play again").first).to_be_visible()
    assert player.bids >= 20


def test_a_game_against_bots_by_keyboard_alone(window: Page) -> None:
    """No mouse at all, not even for the first click."""
    player = Player(window, keys=True)

    window.get_by_role("button", name="Play against 3 bots").press("Enter")
    expect(window.locator("#hand")).to_be_visible()
    player.play_until(lambda: player.bids > 3)


def test_robots_are_placed_by_keyboard_alone(
    window: Page, server: ServerProcess
) -> None:
    """From a moment at which I build: with bad luck, a whole game has none."""
    player = sit_at(server, window, played_to(i_build, 4), bots=True)
    player.keys = True

    player.play_until(lambda: player.builds > 0 and player.bids > 0)


def test_the_end_of_a_game_is_played_by_keyboard_alone(
    window: Page, server: ServerProcess
) -> None:
    late = played_to(my_bid_in(LAST_ROUND), 4)
    player = sit_at(server, window, late, bots=True)
    player.keys = True

    player.play_on()

    expect(window.locator(".board button")).to_have_count(4)


def set_up_button(window: Page) -> Locator:
    """The way to a table of Fzzzt!; the other game's door may be there before it."""
    door = window.get_by_role("region", name="Fzzzt!")
    return door.get_by_role("button", name="Set up a table")


def set_up(window: Page, seats: list[str], edition: str = "English rules") -> None:
    """Set up a table by the dialog; seats are `Me`, `Friend` or `Bot`."""
    set_up_button(window).click()
    window.get_by_role("radio", name=edition).check()
    choices = window.get_by_label("Who sits at seat")
    while choices.count() < len(seats):
        window.get_by_role("button", name="Add a seat").click()
    while choices.count() > len(seats):
        window.get_by_role("button", name=f"Remove seat {choices.count()}").click()
    for at, seat in enumerate(seats):
        word = "random" if seat == "Bot" else seat
        names = choices.nth(at).locator("option").all_inner_texts()
        choices.nth(at).select_option(next(n for n in names if n.startswith(word)))
    window.get_by_role("button", name="Open the table").click()


def set_up_for_friends(window: Page, seats: list[str], **setup: str) -> list[str]:
    """Set up a table with friends, and begin without them; gives their links."""
    set_up(window, seats, **setup)
    begin = window.get_by_role("button", name="Start now and wait for them")
    expect(begin).to_be_visible()
    links = window.get_by_role("textbox", name=re.compile("Link for .*seat")).all()
    found = [link.input_value() for link in links]
    begin.click()
    return found


def test_a_friend_sits_down_by_the_link_and_a_spectator_sees_nobodys_hand(
    new_window: NewWindow,
) -> None:
    host = Player(new_window())
    [link] = set_up_for_friends(host.page, ["Me", "Friend"])
    expect(host.page.locator("#hand")).to_be_visible()

    guest = Player(new_window(link.partition("#/")[2]))
    guest.page.get_by_label("Your name").fill("Nele")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.locator("#hand")).to_be_visible()
    watcher = Player(new_window(f"table/{host.code}"))
    expect(watcher.page.get_by_text("You’re watching")).to_be_visible()

    expect(host.page.get_by_role("region", name="Nele")).to_be_visible()
    guest.page.get_by_label("Say something").fill("<b>Nobody needs this one.</b>")
    guest.page.keyboard.press("Enter")
    for each in (host, watcher):
        expect(each.page.get_by_text("<b>Nobody needs this one.</b>")).to_be_visible()
    expect(watcher.page.locator("#hand")).to_have_count(0)
    watcher.page.get_by_label("Say something").fill("I would.")
    watcher.page.keyboard.press("Enter")
    said = host.page.get_by_role("listitem").filter(has_text="I would.")
    expect(said).to_contain_text("A spectator")

    end = time.monotonic() + PATIENCE
    while not (host.bids and guest.bids):
        assert time.monotonic() < end, (host.now, guest.now)
        for each in (host, guest):
            each.step()


def test_two_browsers_and_a_spectator_come_to_the_same_end(
    new_window: NewWindow, server: ServerProcess
) -> None:
    page = new_window()
    late = played_to(my_bid_in(LAST_ROUND), seats=2)
    host, guest = sit_at(server, new_window(), late, page), Player(page)
    watcher = Player(new_window(f"table/{host.code}"))
    expect(watcher.page.get_by_text("You’re watching")).to_be_visible()
    expect(watcher.page.locator("#hand")).to_have_count(0)

    end = time.monotonic() + PATIENCE
    while not (host.is_over and guest.is_over):
        assert time.monotonic() < end, (host.now, guest.now)
        for each in (host, guest):
            if not each.is_over:
                each.step()
        if watcher.can_go_on:
            watcher.step()

    # A spectator reads every reveal in their own time, and is behind at the end.
    board = watcher.page.locator(".board")
    while not board.count():
        assert time.monotonic() < end, watcher.now
        if watcher.can_go_on:
            watcher.step()
        watcher.page.wait_for_timeout(50)
    expect(board).to_be_visible()
    ranks = [each.page.locator(".final .board button") for each in (host, guest)]
    figures = [re.findall(r"\d+", " ".join(each.all_inner_texts())) for each in ranks]
    assert len(figures[0]) >= 2
    assert figures[0] == figures[1]


def test_hot_seat_hides_one_hand_from_the_other(window: Page) -> None:
    """Two people at one screen: the curtain falls between their secret choices."""
    player = Player(window)
    set_up(window, ["Me", "Me"])

    curtain = window.locator(".curtain")
    hands = []
    for _ in range(2):
        expect(curtain).to_be_visible()
        expect(window.locator("#hand")).to_have_count(0)
        window.get_by_role("button", name="I am").click()
        expect(window.locator("#hand")).to_be_visible()
        hands.append(set(player.cards))
        player.bid([0])

    assert not hands[0] & hands[1]
    expect(player.button("Continue").or_(curtain).first).to_be_visible()


def test_a_simultaneous_edition_and_peripherals(window: Page) -> None:
    """RU bids at the same time; peripherals change a round's rules."""
    set_up_button(window).click()
    window.get_by_role("radio", name="Russian rules").check()
    window.get_by_text("Variants").click()
    window.get_by_role("button", name="Select all").click()
    window.get_by_role("checkbox", name="Allocate by hand at the end").check()
    window.get_by_label("Who sits at seat 2").select_option(label="1/4 apprentice")
    window.get_by_role("button", name="Open the table").click()
    player = Player(window)
    expect(window.locator("#hand")).to_be_visible()

    player.play_on()

    expect(window.locator(".board button")).to_have_count(3)
