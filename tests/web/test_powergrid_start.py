"""From the first page to a table of Power Grid."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewWindow
from tests.web.test_pages import THEMES, assert_accessible


def table_of(window: Page) -> dict[str, Any]:
    """The table that the window has come to, as the server tells it."""
    expect(window).to_have_url(re.compile("#/table/"))
    code = window.url.rpartition("/")[2]
    answer: dict[str, Any] = window.request.get(f"/api/tables/{code}").json()
    return answer


def kinds(table: dict[str, Any]) -> list[str]:
    """Who sits at a table."""
    return [seat["kind"] for seat in table["seats"]]


def open_dialog(window: Page) -> None:
    """Power Grid's own dialog."""
    door = window.get_by_role("region", name="Power Grid")
    door.get_by_role("button", name="Set up a table").click()
    expect(window.get_by_role("radio", name="Germany")).to_be_checked()


def test_one_click_leads_to_a_game_with_robots(window: Page) -> None:
    window.get_by_role("button", name="Play against 2 robots").click()

    table = table_of(window)
    assert table["game"] == "powergrid"
    assert kinds(table) == ["person", "robot", "robot"]


def test_two_clicks_lead_to_a_game_that_was_set_up(window: Page) -> None:
    open_dialog(window)
    window.get_by_role("button", name="Open the table").click()

    table = table_of(window)
    assert table["tags"]["Map"] == "germany"
    assert "robot" in kinds(table)


def test_bots_are_chosen_by_their_place_on_the_ladder(window: Page) -> None:
    open_dialog(window)
    who = window.get_by_label("Who sits at seat 2")
    ladder = who.locator("optgroup[label='Bots, weakest first'] option")

    who.select_option(label="1/4 trainee")

    expect(ladder).to_have_text(
        ["random", "1/4 trainee", "2/4 technician", "3/4 manager", "4/4 planner"]
    )
    expect(window.get_by_text("Good for a first game.")).to_be_visible()
    assert_accessible(window)


def test_a_table_is_set_up_by_keyboard_with_chosen_pieces(window: Page) -> None:
    """Another map, a robot piece by piece, given regions, a variant and a reading."""
    door = window.get_by_role("region", name="Power Grid")
    door.get_by_role("button", name="Set up a table").press("Enter")
    window.get_by_role("radio", name="Italy").press("Space")
    window.get_by_role("button", name="Remove seat 3").press("Enter")
    window.get_by_text("Its five pieces are dealt").press("Enter")
    for part, piece in {"First city": "F3", "Auction": "A5", "Special": "S2"}.items():
        choice = window.get_by_label(f"{part}, robot at seat 2")
        expect(choice).to_be_visible()
        texts = choice.locator("option").all_inner_texts()
        choice.select_option(next(text for text in texts if text.startswith(piece)))
    expect(window.get_by_text("Is always last in the turn order.")).to_be_visible()
    window.get_by_role("radio", name="Chosen here").press("Space")
    expect(window.get_by_role("button", name="Open the table")).to_be_disabled()
    for _ in range(3):
        region = window.locator('.regions button[aria-pressed="false"]:enabled').first
        region.press("Enter")
    window.get_by_text("Variants").press("Enter")
    window.get_by_label("Open money").press("Space")
    window.get_by_label("S3: must the robot be able to pay its full bid?").press(
        "Space"
    )
    window.get_by_role("button", name="Open the table").press("Enter")

    tags = table_of(window)["tags"]
    assert tags["Map"] == "italy"
    assert tags["Players"] == "1; robot 3-5-?-?-2"
    assert len(tags["Regions"].split()) == 3
    assert tags["Money"] == "open"
    assert tags["Readings"] == "12=alt"


@pytest.mark.usefixtures("forgives_refusals")
def test_pieces_that_clash_are_explained(window: Page) -> None:
    """F3 was chosen while the robot was alone; then another one came."""
    open_dialog(window)
    window.get_by_role("button", name="Remove seat 3").click()
    window.get_by_text("Its five pieces are dealt").click()
    window.get_by_label("First city, robot at seat 2").select_option("3")
    window.get_by_role("button", name="Add a seat").click()
    window.get_by_role("button", name="Open the table").click()

    expect(window.get_by_role("alert")).to_contain_text("F3 is only for tables with")


@THEMES
@pytest.mark.parametrize("width", [1440, 360])
def test_the_dialog_is_accessible(
    new_window: NewWindow, theme: str, width: int
) -> None:
    window = new_window(width=width, height=800, color_scheme=theme)
    open_dialog(window)
    window.get_by_text("Its five pieces are dealt").first.click()
    window.get_by_role("radio", name="Chosen here").check(force=True)
    window.get_by_text("Variants").click()

    assert_accessible(window)
    overflow = "document.querySelector('dialog').scrollWidth - innerWidth"
    assert window.evaluate(overflow) <= 0


def test_my_tables_say_game_round_and_whose_turn(window: Page) -> None:
    window.get_by_role("button", name="Play against 2 robots").click()
    code = table_of(window)["code"]

    window.goto("/#/")

    row = window.get_by_role("listitem").filter(has_text=code)
    expect(row).to_contain_text("Power Grid, Germany with Gisela and Waldo")
    expect(row).to_contain_text(f"Round 1, table {code}")
    expect(row.get_by_role("link", name="Your turn")).to_be_visible()


def test_a_table_speaks_russian_with_its_cities(new_window: NewWindow) -> None:
    window = new_window(lang="ru")
    expect(window.get_by_role("region", name="Энергосеть")).to_be_visible()

    window.get_by_role("button", name="Играть против 2 роботов").click()

    table_of(window)
    expect(window.get_by_role("banner")).to_contain_text("Энергосеть")
    names = " ".join(window.locator("svg text.name").all_text_contents())
    assert re.search("[А-Я]", names)
    assert not re.search("[A-Za-z]{2}", names)


def test_a_hard_robot_is_asked_for_and_dealt(window: Page) -> None:
    open_dialog(window)
    window.get_by_label("Robot at seat 2: difficulty").select_option("a hard robot")
    window.get_by_role("button", name="Remove seat 3").click()
    window.get_by_role("button", name="Open the table").click()

    players = table_of(window)["tags"]["Players"]
    assert "robot hard" in players
