"""After the game: how I did and why, and the game once more."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from robobid.app.hosting.tables.history import History
from tests.app.server.process import ServerProcess
from tests.web.conftest import NewWindow
from tests.web.fzzzt_position import ME, is_over, played_to, sit_at
from tests.web.test_pages import assert_accessible

LOST_WITH_LOSSES = 2
"""A seed by which I come last, and have lost points to Fzzzt cards and idle units."""


@pytest.fixture(scope="module")
def finished() -> History:
    """A game to the end."""
    return played_to(is_over, 4, seed=LOST_WITH_LOSSES)


def test_the_final_score_says_how_i_did_and_what_decided(
    new_window: NewWindow, server: ServerProcess, finished: History
) -> None:
    page = new_window(width=1440, height=900)
    sit_at(server, page, finished)
    scores = finished.record.table.scores
    total, best = scores[ME].total, max(score.total for score in scores)
    assert total < best

    title = re.compile(f"Your place: 4, with {total} points, {best - total} behind")
    expect(page.locator("#now h1")).to_have_text(title)
    expect(page.locator("#now p")).to_contain_text("made the difference")
    expect(page.locator(".board .key")).to_contain_text("lost to Fzzzts and idle units")
    widths = [
        each.evaluate("(bar) => bar.getBoundingClientRect().width")
        for each in page.locator(".board .lost").all()
    ]
    assert max(widths) > 2
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    assert_accessible(page)

    page.get_by_role("button", name="Do it myself").click()
    result = page.get_by_role("region", name="The best allocation")
    expect(page.get_by_role("radio", name="By hand")).to_be_checked()
    expect(result.locator(".total small")).to_have_text("Nele")
    page.go_back()
    expect(page.locator(".final .board").first).to_be_visible()


def test_a_replay_has_a_way_back_headings_and_a_link_to_the_moment(
    new_window: NewWindow, server: ServerProcess, finished: History
) -> None:
    page = new_window(width=1440, height=900)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player = sit_at(server, page, finished)
    code = player.code
    page.get_by_role("link", name="Replay").first.click()

    page.get_by_role("slider").fill("40")
    expect(page.get_by_role("heading", name="Nele’s hand")).to_be_visible()
    revealed = page.locator("#log button").filter(has_text=re.compile("You bid .*:"))
    revealed.first.click()
    expect(page.get_by_role("heading", name="Nele’s bid: power")).to_be_visible()
    expect(revealed.first.locator("b")).to_be_visible()
    page.get_by_label("Speed", exact=True).select_option("4")
    page.get_by_role("button", name="Share").click()
    at = page.evaluate("location.hash").rpartition("/")[2]
    shared = page.evaluate("navigator.clipboard.readText()")
    assert shared == f"{server.address}/r/{code}/{at}"
    assert_accessible(page)
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".final .board").first).to_be_visible()


@pytest.mark.usefixtures("forgives_refusals")
def test_pasted_records_survive_reloads_and_cuts_and_say_what_is_wrong(
    new_window: NewWindow, finished: History
) -> None:
    text = finished.record.write()
    page = new_window("replay")
    page.get_by_role("textbox").fill(re.sub(r" A r\S+", " A pay x9", text, count=1))
    page.get_by_role("button", name=re.compile("^Show")).click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("x9")
    expect(alert).not_to_contain_text("[object")
    expect(alert).not_to_contain_text("(robot=")

    page.get_by_role("textbox").fill(text[: len(text) // 2])
    page.get_by_role("button", name=re.compile("^Show")).click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("#now p")).to_contain_text("the rest is missing")

    page.reload()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("heading", name="My games").first).to_be_visible()
