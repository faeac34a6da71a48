"""A deck or map of one's own: chosen in the form, played with, and seen again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import FilePayload, Page, expect

from robobid.games.powergrid.files.mapfile import standard_text
from tests.web.conftest import NewWindow
from tests.web.grid_player import GridPlayer
from tests.web.player import Player
from tests.web.test_pages import assert_accessible

CARDS = Path(__file__).parents[2] / "robobid/games/fzzzt/data/cards.json"
WIDE = "document.documentElement.scrollWidth - innerWidth"


def file(name: str, text: str) -> FilePayload:
    """A file on the player's device."""
    return {"name": name, "mimeType": "application/json", "buffer": text.encode()}


def a_deck() -> str:
    """A deck in which all starting robots of power 1 are worth 77 points."""
    deck: dict[str, Any] = json.loads(CARDS.read_text("utf-8"))
    for robot in deck["robots"]:
        if robot.get("player") and robot["power"] == 1:
            robot["points"] = 77
    return json.dumps(deck, indent=1)


def a_map() -> str:
    """Benelux with a city and a region that nobody knows."""
    text = standard_text("benelux").replace('"name": "Groningen"', '"name": "Xanadu"')
    text = text.replace('"name": "Benelux"', '"name": "Nowhere"')
    return text.replace('"green"', '"west-end"')


def set_up(window: Page, game: str) -> None:
    """A game's dialog, with the file's field in sight."""
    door = window.get_by_role("region", name=game)
    door.get_by_role("button", name="Set up a table").click()
    if game == "Fzzzt!":
        window.get_by_text("Variants").click()


def give(window: Page, name: str, text: str) -> None:
    """Choose a file."""
    window.locator('input[type="file"]').set_input_files(file(name, text))


def test_a_deck_of_ones_own_is_played_with(window: Page) -> None:
    set_up(window, "Fzzzt!")
    give(window, "rich.json", a_deck())
    expect(window.get_by_role("button", name="Play without rich")).to_be_visible()
    assert_accessible(window)
    window.get_by_label("Who sits at seat 2").select_option("apprentice")
    window.get_by_role("button", name="Remove seat 3").click()
    window.get_by_role("button", name="Open the table").click()

    expect(window.locator("#hand")).to_be_visible()
    player = Player(window)
    player.wait_for_bid()
    assert any("77 points" in card for card in player.cards)
    for _ in range(3):
        player.step()
    window.reload()
    expect(window.locator("#hand")).to_be_visible()
    player.play_on()
    code = player.code
    window.goto(f"/#/replay/{code}")
    expect(window.locator("#log li")).not_to_have_count(0)
    window.get_by_role("slider").press("Home")
    window.get_by_role("button", name="One move forward").click()
    seventy_seven = window.locator('svg[aria-label*="77 points"]')
    expect(seventy_seven.first).to_be_visible()

    # Other pages have the cards of the box again.
    window.goto("/#/score")
    expect(window.locator("svg[role=img]").first).to_be_visible()
    expect(seventy_seven).to_have_count(0)

    record = window.request.get(f"/api/tables/{code}/record").json()["record"]
    window.goto("/#/replay")
    window.get_by_label("Record").fill(record)
    window.get_by_role("button", name="Show").click()
    window.get_by_role("button", name="One move forward").click()
    expect(window.locator("#now h1")).to_be_visible()


def test_a_map_of_ones_own_is_played_on(window: Page) -> None:
    set_up(window, "Power Grid")
    give(window, "mine.json", a_map())
    mine = window.get_by_role("radio", name="Nowhere")
    expect(mine).to_be_checked()
    window.get_by_role("radio", name="Chosen here").press("Space")
    expect(window.get_by_role("button", name="west-end")).to_be_visible()
    assert_accessible(window)
    window.get_by_role("button", name="Play without Nowhere").click()
    expect(window.get_by_role("radio", name="Germany")).to_be_checked()
    expect(mine).to_have_count(0)
    give(window, "mine.json", a_map())
    for region in ("west-end", "yellow", "brown"):
        window.get_by_role("button", name=region).click()
    window.get_by_role("button", name="Remove seat 3").click()
    window.get_by_role("button", name="Open the table").click()

    player = GridPlayer(window)
    xanadu = window.locator(".map").get_by_text("Xanadu")
    expect(window.locator("#now h1")).to_be_visible()
    expect(xanadu.first).to_be_attached()
    player.wait_for("Buy")
    window.reload()
    expect(window.locator("#now h1")).to_be_visible()
    expect(xanadu.first).to_be_attached()
    code = window.url.rpartition("/")[2]
    window.goto("/#/")
    expect(window.get_by_text(re.compile("benelux")).first).to_be_visible()
    player.page.goto(f"/#/table/{code}")
    expect(window.locator("#now h1")).to_be_visible()
    player.play_on()
    window.get_by_role("link", name="Replay").first.click()
    expect(window.locator("#log li")).not_to_have_count(0)
    expect(xanadu.first).to_be_attached()


def test_what_is_wrong_with_a_file_is_said_in_the_players_language(
    new_window: NewWindow, forgives_refusals: None
) -> None:
    """With its line; and the same file can be chosen again when it is mended."""
    window = new_window(width=390, height=844, lang="de")
    door = window.get_by_role("region", name="Funkenschlag")
    door.get_by_role("button", name="Tisch einrichten").click()
    bad = a_map().replace('"x": 770', '"x": "770"')
    give(window, "mine.json", bad)
    trouble = window.get_by_role("alert")
    expect(trouble).to_contain_text(re.compile(r"Zeile \d+"))
    expect(trouble).to_contain_text("„x“ muss eine ganze Zahl von 0 bis 1000 sein")
    assert window.evaluate(WIDE) <= 0
    give(window, "mine.json", a_map())
    expect(trouble).to_have_count(0)
    expect(window.get_by_role("radio", name="Nowhere")).to_be_checked()
