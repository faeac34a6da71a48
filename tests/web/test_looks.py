"""What is in sight is whole: nothing lies on other things, is cut off or moves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from robobid.app.hosting.tables.history import History
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.table import Table
from tests.app.server.process import ServerProcess
from tests.web.conftest import NewWindow
from tests.web.fzzzt_position import ME, is_over, played_to, sit_at
from tests.web.player import Player
from tests.web.test_six_players import OVERLAPS, names_cut, place

BONE = "rgb(246, 241, 225)"
"""The colour of a card by day."""
FRAMES = """
(cards) => cards
  .map((card) => card.querySelector('rect:not(clipPath *)'))
  .map((frame) => getComputedStyle(frame).fill)
"""
WHOLE = """
(e) => e.scrollHeight <= e.clientHeight + 2 && e.scrollWidth <= e.clientWidth + 1
"""
STICKS_OUT = """
(bar) => {
  const room = bar.getBoundingClientRect();
  const words = bar.querySelector('.words').getBoundingClientRect();
  return words.top < room.top - 1 || words.bottom > room.bottom + 1;
}
"""
TARGET = 44


def i_bid_last(table: Table) -> bool:
    """All others have bid, in the third round or later, and I have a choice."""
    is_mine = any(each.seat == ME for each in FZZZT.decisions(table))
    return (
        is_mine
        and table.phase == "bidding"
        and table.waiting == [ME]
        and table.round >= 3
        and len(table.players[ME].hand) >= 3
    )


@pytest.fixture(scope="module")
def before_a_reveal() -> History:
    """Four players; my bid is the last, and a long tie can be made."""
    return played_to(i_bid_last, 4, seed=1)


def reveal(player: Player) -> None:
    """Lay two cards, and wait until all bids lie open."""
    player.hand.nth(0).click()
    player.hand.nth(1).click()
    player.page.locator(".btn.go").filter(visible=True).click()
    expect(player.button("Weiter").first).to_be_visible()


@pytest.mark.parametrize(
    ("width", "height"),
    [(360, 640), (390, 844), (768, 1024), (1024, 768), (1366, 768), (1440, 900)],
)
def test_open_bids_can_be_read_and_the_hand_stays(
    new_window: NewWindow,
    server: ServerProcess,
    before_a_reveal: History,
    width: int,
    height: int,
) -> None:
    page = new_window(width=width, height=height, lang="de")
    player = sit_at(server, page, before_a_reveal)
    expect(player.hand.first).to_be_visible()
    before = place(page.locator("#hand"))

    reveal(player)

    cards = page.locator(".seat .revealed svg.card")
    assert set(cards.evaluate_all(FRAMES)) <= {BONE, "rgb(43, 36, 34)"}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert names_cut(page) == []
    seats = page.locator(".seat").all()
    if width > 760:
        assert place(page.locator("#hand")) == before
        assert [seat.evaluate(OVERLAPS) for seat in seats] == [0] * len(seats)
    else:
        heights = {seat.evaluate("(e) => e.offsetHeight") for seat in seats}
        # All alike, with a line for what each has built.
        assert len(heights) == 1
        assert heights <= {110, 112}


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1440, 900)])
def test_the_sum_if_it_ended_now_fits_beside_two_units(
    new_window: NewWindow, server: ServerProcess, width: int, height: int
) -> None:
    def two_units(table: Table) -> bool:
        return i_bid_last(table) and len(table.players[ME].units) == 2

    page = new_window(width=width, height=height, lang="de")
    sit_at(server, page, played_to(two_units, 4, seed=1))

    units = page.locator(".own .units")
    expect(units.locator(".now")).to_be_visible()
    assert units.evaluate(WHOLE)


@pytest.mark.parametrize("width", [768, 1024])
@pytest.mark.parametrize("players", [4, 6])
def test_the_result_is_read_beside_its_buttons_on_a_tablet(
    new_window: NewWindow, server: ServerProcess, width: int, players: int
) -> None:
    page = new_window(width=width, height=1024, lang="de")
    sit_at(server, page, played_to(is_over, players, seed=2))

    expect(page.locator(".board")).to_be_visible()

    assert not page.locator("#now").evaluate(STICKS_OUT)
    assert page.locator("#now .words").evaluate("(e) => e.clientWidth") > 250


TOLD_TWICE = 3
"""A seed by which the dearest card of two players was their first Fzzzt card."""


def test_two_things_can_be_told_of_one_card(
    new_window: NewWindow, server: ServerProcess
) -> None:
    page = new_window()
    sit_at(server, page, played_to(is_over, 2, seed=TOLD_TWICE))

    told = page.locator(".board li")
    expect(told).to_have_count(2)
    faces = told.locator("svg").evaluate_all("(all) => all.map((e) => e.outerHTML)")
    assert len(faces) == 2


def test_a_page_that_breaks_does_not_stand_in_the_way_of_the_next(
    new_window: NewWindow, forgiven: list[str]
) -> None:
    forgiven += ["is not a function", "derived_inert"]
    page = new_window("learn")
    page.route("**/api/games", lambda route: route.fulfill(json=1))
    page.goto("/#/")
    expect(
        page.get_by_role("heading", name="Something went wrong on our side")
    ).to_be_visible()

    page.evaluate("location.hash = '#/rules/fzzzt'")

    expect(page.get_by_role("heading", name="The cards")).to_be_visible()


@pytest.mark.parametrize("path", ["learn", "deals"])
def test_where_no_game_waits_nothing_is_yellow(
    new_window: NewWindow, path: str
) -> None:
    page = new_window(path)

    expect(page.locator("main .btn.strong").first).to_be_visible()
    expect(page.locator("main .btn.go")).to_have_count(0)


def test_the_day_of_a_deal_is_written_as_people_write_it(
    new_window: NewWindow,
) -> None:
    page = new_window("deals/fzzzt/2026-11-17", lang="de")

    expect(page.locator("h2").first).to_have_text("Fzzzt! · 17. November 2026")


@pytest.mark.parametrize("width", [390, 1440])
def test_the_cards_of_the_score_helper_have_the_whole_column(
    new_window: NewWindow, width: int
) -> None:
    page = new_window("score", width=width, height=900)
    gallery = page.get_by_role("region", name=re.compile("cards", re.IGNORECASE)).last
    expect(gallery).to_be_visible()

    box, sheet = gallery.bounding_box(), page.locator(".left > section").bounding_box()
    assert box
    assert sheet
    assert box["width"] == pytest.approx(sheet["width"], abs=2)


@pytest.mark.parametrize("width", [360, 390])
def test_what_the_rail_offers_can_be_tapped(
    new_window: NewWindow, server: ServerProcess, before_a_reveal: History, width: int
) -> None:
    page = new_window(width=width, height=740, lang="de")
    assert small_in_rail(page) == []

    sit_at(server, page, before_a_reveal)

    assert small_in_rail(page) == []
    assert page.locator(".where span").evaluate(WHOLE)


def small_in_rail(page: Page) -> list[str]:
    """What of the rail is smaller than a finger."""
    expect(page.locator(".rail button").filter(visible=True).first).to_be_visible()
    found = []
    for each in page.locator(".rail :is(a, button)").filter(visible=True).all():
        box = each.bounding_box()
        assert box
        if min(box["width"], box["height"]) < TARGET:
            found.append(f"{each.inner_text()} {box}")
    return found
