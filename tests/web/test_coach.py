"""The coach: offered to beginners, heard, asked back by it, and rid of again."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from robobid.games.fzzzt.table import Table
from robobid.games.registry import game_named
from tests.app.server.process import ServerProcess
from tests.web import fzzzt_position, grid_position
from tests.web.conftest import NewWindow
from tests.web.fzzzt_position import LAST_ROUND, my_bid_in, played_to
from tests.web.grid_player import GridPlayer
from tests.web.player import Player
from tests.web.test_games import set_up_for_friends
from tests.web.test_pages import assert_accessible

SIZES = pytest.mark.parametrize(
    "size", [(1440, 900), (390, 844), (360, 640)], ids=["desk", "phone", "small"]
)
GRID = (
    "powergrid map=germany seats=person,1-3-4-6-2,2-1-5-3-4 regions=cyan,green,red "
    "step=1 round=2 order=BCA turn=A market=5,9,11,13,14,15,16,17 fuel=20/16/7/2 "
    "A.money=60 A.plants=10 A.cities=Essen B.money=40 B.plants=3 B.cities=Kiel "
    "C.money=40 C.plants=6 C.cities=Koln"
)
SLIP = {
    "asked": {
        "key": "coach.slip",
        "values": {"better": "this", "played": "that", "chance": 30, "other": 18},
    },
    "why": {"key": "told.titled", "values": {"title": "Because", "text": "so"}},
}
ON = "localStorage.setItem('robobid.settings', JSON.stringify({coach: {fzzzt: true}}))"
FOUR_GAMES = (
    "localStorage.setItem('robobid.coach', "
    "JSON.stringify({fzzzt: {said: {}, over: ['A', 'B', 'C', 'D']}}))"
)


def coach(page: Page) -> Locator:
    return page.locator("#coach")


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Sure?")


def at_a_bid(server: ServerProcess, page: Page) -> Player:
    """I am to bid, among three bots."""
    return fzzzt_position.sit_at(
        server, page, played_to(my_bid_in(2), seats=4), bots=True
    )


def at_the_grid(server: ServerProcess, page: Page, phase: str) -> GridPlayer:
    table = game_named("powergrid").game.read_position(f"{GRID} phase={phase}")
    return grid_position.sit_at(server, page, table)


def finds_slips(page: Page, better: dict[str, Any]) -> list[str]:
    """Every move is a slip from now on; gives what is sent to the server."""
    sent: list[str] = []

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def answer(message: str | bytes) -> None:
            asked = json.loads(message)
            sent.append(f"{asked['type']} {asked.get('move', '')}".strip())
            if asked["type"] == "weigh":
                found = {"type": "weighed", "id": asked["id"], "slip": SLIP | better}
                socket.send(json.dumps(found))
            else:
                server.send(message)

        socket.on_message(answer)

    page.route_web_socket(re.compile("/ws/tables/"), route)
    page.reload()
    return sent


@SIZES
def test_a_beginner_is_asked_and_hears_the_coach(
    new_window: NewWindow, server: ServerProcess, size: tuple[int, int]
) -> None:
    width, height = size
    page = new_window(width=width, height=height, coach=True)
    player = at_a_bid(server, page)
    expect(coach(page)).to_contain_text("New here?")
    assert_accessible(page)

    page.get_by_role("button", name="Yes, please").click()

    expect(coach(page)).to_contain_text("A new round")
    # One thing at a time.
    expect(coach(page).locator("p")).to_have_count(1)
    assert_accessible(page)
    # It covers nothing that one has to press.
    player.hand.first.click()
    player.button(re.compile("^Bid")).click()
    player.wait_for_bid()
    expect(coach(page)).not_to_contain_text("A new round")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_its_message_is_closed_and_it_is_sent_away_by_keyboard(
    new_window: NewWindow, server: ServerProcess
) -> None:
    page = new_window(coach=True)
    at_a_bid(server, page)
    page.get_by_role("button", name="Yes, please").press("Enter")
    expect(coach(page)).to_contain_text("A new round")

    page.get_by_role("button", name="Close this message").press("Enter")
    # The message is gone, and its room too; the coach is not.
    expect(coach(page)).to_have_count(0)
    page.reload()
    expect(coach(page)).to_contain_text("A new round")

    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("checkbox", name="Coach (Fzzzt!)").uncheck()
    expect(page.get_by_role("checkbox", name="Coach (Power Grid)")).not_to_be_checked()
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(coach(page)).to_have_count(0)
    page.reload()
    expect(page.locator("#hand")).to_be_visible()
    expect(coach(page)).to_have_count(0)


def test_where_other_people_play_there_is_no_coach(new_window: NewWindow) -> None:
    page = new_window(coach=True)
    set_up_for_friends(page, ["Me", "Friend"], edition="Russian rules")
    player = Player(page)
    player.wait_for_bid()

    expect(coach(page)).to_have_count(0)
    # Nor hints, nor what cards are usually worth.
    expect(page.get_by_role("button", name="Ask for a hint")).to_have_count(0)
    expect(page.locator("#hand")).to_be_visible()


@SIZES
def test_a_slip_is_asked_about_once(
    new_window: NewWindow, server: ServerProcess, size: tuple[int, int]
) -> None:
    width, height = size
    page = new_window(width=width, height=height, coach=True)
    page.evaluate(ON)
    sent = finds_slips(page, {"move": "x", "action": {"type": "Bid", "cards": []}})
    player = at_a_bid(server, page)
    expect(coach(page)).to_contain_text("A new round")
    lay = player.button(re.compile("^Bid"))
    player.hand.first.click()

    lay.dblclick()
    expect(dialog(page)).to_contain_text("wins about 30 of 100 games")
    expect(page.get_by_role("button", name="Think again")).to_be_focused()
    assert_accessible(page)
    # The second tap of a double tap answers nothing.
    expect(page.get_by_role("button", name="Do it anyway")).to_be_enabled()
    page.get_by_role("button", name="Think again").click()
    expect(dialog(page)).to_have_count(0)
    expect(page.get_by_text("Because: so")).to_be_visible()
    assert [each for each in sent if each.startswith("act")] == []

    # The same bid is meant now: nobody asks again.
    page.get_by_role("button", name="Close").filter(visible=True).last.click()
    lay.click()
    player.wait_for_bid()
    kinds = [each.split()[0] for each in sent]
    assert kinds.count("weigh") == kinds.count("act") == 1


def test_what_the_table_has_asked_about_is_not_asked_again(
    new_window: NewWindow, server: ServerProcess
) -> None:
    page = new_window(coach=True)
    page.evaluate(ON.replace("fzzzt", "powergrid"))
    sent = finds_slips(page, {"move": "coal", "action": {"type": "Buy", "fuel": 0}})
    player = at_the_grid(server, page, "resources")
    expect(coach(page)).to_contain_text("buy first")

    player.button("Buy nothing").click()
    player.button("Do it anyway").click()

    expect(page.locator("#now h1")).to_contain_text("Build")
    assert sent[-1] == "act done"
    assert "weigh done" not in sent


def test_a_house_that_is_a_slip_can_be_built_all_the_same(
    new_window: NewWindow, server: ServerProcess
) -> None:
    page = new_window(coach=True)
    page.evaluate(ON.replace("fzzzt", "powergrid"))
    done = {"move": "done", "action": {"type": "Done"}}
    sent = finds_slips(page, done)
    player = at_the_grid(server, page, "building")
    expect(coach(page)).to_contain_text("Your plants can supply 2 cities")

    player.button("End turn").click()
    expect(dialog(page)).to_be_visible()
    page.get_by_role("button", name="Do it anyway").click()

    expect(dialog(page)).to_have_count(0)
    expect(page.locator("#now h1")).not_to_contain_text("Build")
    assert [each for each in sent if "done" in each] == ["weigh done", "act done"]


def is_last_building(table: Table) -> bool:
    return table.phase == "building" and table.round == LAST_ROUND


def test_after_five_games_the_coach_leaves_and_says_so(
    new_window: NewWindow, server: ServerProcess
) -> None:
    page = new_window(coach=True)
    page.evaluate(ON)
    page.evaluate(FOUR_GAMES)
    page.reload()
    player = fzzzt_position.sit_at(
        server, page, played_to(is_last_building, seats=4), bots=True
    )
    expect(coach(page)).to_be_visible()

    player.button(re.compile("^(Done|Place no robots)")).click()

    expect(coach(page)).to_contain_text("You have finished 5 games")
    kept = page.evaluate("localStorage.getItem('robobid.settings')")
    assert json.loads(kept)["coach"] == {"fzzzt": False}
    page.get_by_role("button", name="Close this message").click()
    expect(coach(page)).to_have_count(0)
