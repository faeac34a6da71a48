"""A table that cannot be continued, on the page."""

from __future__ import annotations

import sqlite3

import pytest
from playwright.sync_api import expect

from tests.app.server.process import ServerProcess
from tests.web.conftest import NewWindow
from tests.web.test_pages import assert_accessible

SET_UP = """async () => {
  const seats = [{kind: "me", name: "Ann"}, {kind: "friend", name: "Bob"}];
  const body = JSON.stringify({setup: {game: "fzzzt"}, seats});
  const headers = {"content-type": "application/json"};
  const made = await fetch("/api/tables", {method: "POST", headers, body});
  return (await made.json()).code;
}"""


@pytest.mark.usefixtures("forgives_refusals")
def test_a_table_that_cannot_go_on_is_played_on_from_its_last_good_moment(
    server: ServerProcess, new_window: NewWindow
) -> None:
    window = new_window(width=390, height=844)
    code = window.evaluate(SET_UP)
    database = sqlite3.connect(server.database.removeprefix("sqlite:///"))
    row = (code, 1, 0, "A m4+m4")
    database.execute(
        "INSERT INTO steps (code, number, seat, moves) VALUES (?, ?, ?, ?)", row
    )
    database.commit()
    database.close()

    window.goto(f"/#/table/{code}")

    expect(window.get_by_role("heading", name="go on")).to_be_visible()
    assert "m4" not in window.locator("main").inner_text()
    assert_accessible(window)
    window.get_by_role("button", name="last good moment").click()
    expect(window.locator("#hand")).to_be_visible()


@pytest.mark.usefixtures("forgives_refusals")
def test_a_table_that_was_stopped_is_played_on_from_the_last_choice(
    server: ServerProcess, new_window: NewWindow
) -> None:
    window = new_window(width=390, height=844)
    code = window.evaluate(SET_UP)
    database = sqlite3.connect(server.database.removeprefix("sqlite:///"))
    database.execute("UPDATE tables SET is_stopped = true WHERE code = ?", [code])
    database.commit()
    database.close()

    window.goto(f"/#/table/{code}")
    expect(window.get_by_role("heading", name="stopped")).to_be_visible()
    assert_accessible(window)
    window.get_by_role("button", name="last good moment").click()

    expect(window.locator("#hand")).to_be_visible()
