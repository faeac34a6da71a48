"""Variations and comments, entered in the page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from robobid.app.analysis.moments import moments
from robobid.app.hosting.rows import Seat
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.games.registry import game_named
from tests.app.analysis.records import at_random
from tests.app.server.process import ServerProcess
from tests.web import storing
from tests.web.conftest import NewWindow
from tests.web.test_pages import assert_accessible

FITS = "document.documentElement.scrollWidth <= window.innerWidth"


def play_a_variation(page: Page) -> None:
    """Something else than was done, what a bot does then, one back, and kept."""
    page.get_by_role("button", name="Play a variation from here").click()
    panel = page.get_by_role("region", name=re.compile("^Variation: instead of"))
    expect(panel).to_be_visible()
    assert panel.locator("option").count() > 1
    panel.locator("select").select_option(index=1)
    panel.get_by_role("button", name="Do it").focus()
    page.keyboard.press("Enter")
    expect(panel.get_by_role("button", name="Take back")).to_be_enabled()
    where = page.locator("#now").inner_text()
    panel.get_by_role("button", name="Let a bot play on").click()
    expect(page.locator("#now")).not_to_have_text(where, use_inner_text=True)
    panel.get_by_role("button", name="Take back").click()
    expect(page.locator("#now")).to_have_text(where, use_inner_text=True)
    assert page.evaluate(FITS)
    assert_accessible(page)
    panel.get_by_role("button", name="Keep the variation").click()
    expect(panel).to_have_count(0)


def comment(page: Page, said: str) -> None:
    page.get_by_placeholder("A comment on this moment").fill(said)
    page.get_by_role("button", name="Add", exact=True).click()


def before_choice(record: Record[Any]) -> int:
    """A moment in the middle of a game at which somebody has a choice."""
    found = moments(record)
    return found[len(found) // 2].number - 1


@pytest.mark.parametrize(
    ("game", "width"),
    [
        pytest.param("fzzzt", 390, id="fzzzt on a phone"),
        pytest.param("powergrid", 1440, id="powergrid on a desk"),
    ],
)
def test_a_pasted_record_gets_comments_and_variations(
    new_window: NewWindow, game: str, width: int
) -> None:
    record = at_random(game, 60, seed=4)
    at = before_choice(record)
    page = new_window("replay", width=width, height=844)
    page.locator("textarea").fill(record.write())
    page.get_by_role("button", name="Show it").click()
    page.get_by_role("slider").fill(str(at))

    page.locator("summary", has_text="Notes and variations").click()
    comment(page, "Here it {might} have gone otherwise.")
    expect(page.get_by_role("note")).to_contain_text("it (might) have")
    assert page.evaluate(FITS)
    assert_accessible(page)
    play_a_variation(page)

    # It stands behind the move that it replaces, and in the record that is saved.
    expect(page.get_by_role("slider")).to_have_value(str(at))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("note")).to_contain_text("(")
    page.locator("summary", has_text="Notes and variations").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    text = saved.value.path().read_text("utf-8")
    noted = read_record(text, game_named(game).game).notes
    assert [*noted] == [at, at + 1]
    assert noted[at] == ["{Here it (might) have gone otherwise.}"]
    assert noted[at + 1][0].startswith("(")

    # What was noted is there after a reload, and can be deleted.
    page.reload()
    page.get_by_role("slider").fill(str(at))
    page.locator("summary", has_text="Notes and variations").click()
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("note")).to_have_count(0)


def test_whoever_sat_at_a_table_notes_and_others_read(
    server: ServerProcess, new_window: NewWindow
) -> None:
    history = storing.at_random(4)
    page = new_window(width=1440)
    seats = [Seat(0, "person", "Ann"), Seat(1, "bot", "Bob", "random")]
    code = storing.sit_down(server, [page], history, seats)
    at = before_choice(history.record)

    page.goto(f"{server.address}/#/replay/{code}/{at}")
    page.locator("summary", has_text="Notes and variations").click()
    comment(page, "Too bold.")
    expect(page.get_by_role("note")).to_have_text("Too bold.")
    other = new_window(f"replay/{code}/{at}", width=1440)

    expect(other.get_by_role("note")).to_have_text("Too bold.")
    other.locator("summary", has_text="Notes and variations").click()
    expect(
        other.get_by_role("button", name="Play a variation from here")
    ).to_be_visible()
    expect(other.get_by_role("button", name="Add", exact=True)).to_have_count(0)
