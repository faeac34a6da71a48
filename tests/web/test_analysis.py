"""A finished game looked back on in the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from robobid.app.hosting.rows import Seat
from tests.app.analysis.records import at_random
from tests.app.server.process import ServerProcess
from tests.web import storing
from tests.web.analysed import keep
from tests.web.conftest import NewWindow
from tests.web.test_pages import assert_accessible

FITS = "document.documentElement.scrollWidth <= window.innerWidth"


@pytest.mark.parametrize(
    ("game", "lang", "width", "lit"),
    [
        pytest.param("fzzzt", "ru", 390, ".own", id="fzzzt on a phone"),
        pytest.param("powergrid", "de", 1440, "#plants", id="powergrid on a desk"),
    ],
)
def test_an_analysis_is_read_and_stepped_through(
    server: ServerProcess,
    new_window: NewWindow,
    game: str,
    lang: str,
    width: int,
    lit: str,
) -> None:
    record = at_random(game, seed=4)
    code = keep(server, record)
    page = new_window("replay", width=width, height=844, lang=lang)

    # Whoever pastes the record is led to the analysis that there is already.
    page.locator("textarea").fill(record.write())
    page.locator("form .btn", has=page.locator("svg")).click()

    expect(page).to_have_url(re.compile(f"#/analysis/{code}$"))
    expect(page.locator("polyline")).to_have_count(2)
    page.locator("summary").click()
    expect(page.locator("details thead th")).to_have_count(3)
    tables = page.locator("table")
    assert tables.count() == 3
    for table in tables.all():
        assert table.evaluate("it => it.scrollWidth <= it.parentElement.clientWidth")
    assert page.evaluate(FITS)
    assert_accessible(page)

    # From the list to the board, by the keyboard; there the better move is shown.
    moves = page.locator("ol a")
    assert moves.count() > 10
    moves.nth(0).focus()
    page.keyboard.press("Enter")
    note = page.locator("section.note")
    expect(note.locator("b").first).to_have_text(re.compile("Ann|Bob"))
    expect(page.locator(lit)).to_be_visible()
    assert page.evaluate(FITS)
    assert_accessible(page)
    before = page.url
    page.keyboard.press("ArrowRight")
    expect(page).not_to_have_url(before)
    page.keyboard.press("ArrowLeft")

    # And from there the game goes on, against bots.
    note.locator("button", has=page.locator("svg")).last.click()
    expect(page).to_have_url(re.compile("#/table/"))
    expect(page.locator("#now h1")).to_be_visible()


def test_after_a_game_one_click_leads_to_its_analysis(
    server: ServerProcess, new_window: NewWindow
) -> None:
    history = storing.at_random(3)
    page = new_window(width=390, height=844)
    seats = [Seat(0, "person", "Ann"), Seat(1, "bot", "Bob", "random")]
    keep(server, history.record, storing.sit_down(server, [page], history, seats))

    again = page.get_by_role("button", name="Play again")
    assert again.evaluate("it => it.getBoundingClientRect().right <= innerWidth")
    page.get_by_role("button", name="Analyse").click()

    expect(page.locator("polyline")).to_have_count(2)
    page.get_by_role("link", name="Show on the board").click()
    expect(page.locator("section.note")).to_be_visible()
