"""Fzzzt! on small and low screens: whole names, a bid in one line, the whole hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from robobid.app.hosting.tables.history import History
from robobid.games.fzzzt.table import Table
from tests.app.server.process import ServerProcess
from tests.web.conftest import NewWindow
from tests.web.fzzzt_position import Moment, my_bid_in, played_to, sit_at
from tests.web.test_six_players import names_cut

KONSTANTIN = 2
ONE_LINE = """
(button) => {
  const text = document.createRange();
  text.selectNodeContents(button);
  const { height } = text.getBoundingClientRect();
  return button.scrollWidth <= button.clientWidth + 1 && height < 30;
}
"""
WHOLE = "(e) => e.scrollHeight <= e.clientHeight + 1"


def chief_is(seat: int) -> Moment:
    """I am to bid, and somebody has the spanner."""

    def is_it(table: Table) -> bool:
        return my_bid_in(2)(table) and table.chief == seat

    return is_it


@pytest.fixture(scope="module")
def with_a_long_chief() -> History:
    """Four players, and one with a long name is Chief Mechanic."""
    return played_to(chief_is(KONSTANTIN), 4, seed=1)


@pytest.mark.parametrize(
    ("width", "height"), [(360, 640), (390, 844), (1024, 768), (1366, 768), (1440, 900)]
)
def test_a_long_name_beside_the_chiefs_badge_is_whole(
    new_window: NewWindow,
    server: ServerProcess,
    with_a_long_chief: History,
    width: int,
    height: int,
) -> None:
    """Before a bid, and while bids lie open."""
    page = new_window(width=width, height=height, lang="de")
    player = sit_at(server, page, with_a_long_chief, bots=True)
    expect(player.hand.first).to_be_visible()
    assert names_cut(page) == []

    player.hand.nth(0).click()
    page.locator(".btn.go").filter(visible=True).click()
    expect(go_on(page)).to_be_visible()

    assert names_cut(page) == []


def go_on(page: Page) -> Locator:
    """What goes on after a reveal."""
    return page.get_by_role("button", name="Weiter").filter(visible=True)


@pytest.mark.parametrize("lang", ["en", "de", "fr", "ru"])
def test_a_bid_stands_in_one_line_on_a_phone(
    new_window: NewWindow, server: ServerProcess, lang: str
) -> None:
    page = new_window(width=360, height=640, lang=lang)
    player = sit_at(server, page, played_to(my_bid_in(4, 2), 4), bots=True)

    player.hand.nth(0).click()
    player.hand.nth(1).click()

    button = page.locator(".btn.go").filter(visible=True)
    expect(button).to_be_in_viewport(ratio=1)
    assert button.evaluate(ONE_LINE)


def test_six_on_a_low_tablet_see_the_whole_hand(
    new_window: NewWindow, server: ServerProcess
) -> None:
    """Together with the button, before anything is scrolled."""
    page = new_window(width=1024, height=768, lang="de")
    history = played_to(my_bid_in(4, 4), 6, seed=26)
    player = sit_at(server, page, history, bots=True)

    player.hand.nth(0).click()

    assert page.evaluate("scrollY") == 0
    for card in player.hand.all():
        expect(card).to_be_in_viewport(ratio=1)
    expect(page.locator(".btn.go").filter(visible=True)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", ["de", "ru"])
def test_what_the_game_would_bring_now_is_not_cut(
    new_window: NewWindow, server: ServerProcess, lang: str
) -> None:
    """Beside two units at 1366 stands the sum; its parts are a tap away."""
    page = new_window(width=1366, height=768, lang=lang)
    history = played_to(my_bid_in(4, 2), 4, seed=1)
    sit_at(server, page, history, bots=True)

    now = page.locator(".own .now")

    expect(now).to_be_visible()
    assert now.evaluate(WHOLE)


def boxes_touch(one: Locator, other: Locator) -> bool:
    """Does one cover a part of the other?"""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    apart = (
        a["x"] + a["width"] <= b["x"]
        or b["x"] + b["width"] <= a["x"]
        or a["y"] + a["height"] <= b["y"]
        or b["y"] + b["height"] <= a["y"]
    )
    return not apart


@pytest.mark.parametrize(
    ("width", "height"), [(360, 640), (768, 1024), (1024, 768), (1440, 900)]
)
def test_a_peripheral_does_not_cover_the_label_of_the_belt(
    new_window: NewWindow, server: ServerProcess, width: int, height: int
) -> None:
    page = new_window(width=width, height=height, lang="ru")
    history = played_to(my_bid_in(2), 5, "ru", peripherals="all")
    sit_at(server, page, history, bots=True)

    label, peripheral = page.locator("#belt .tag"), page.locator("#belt .pinned")

    expect(peripheral).to_be_visible()
    is_seen = label.evaluate("(e) => getComputedStyle(e).opacity !== '0'")
    assert is_seen == (width >= 1024)
    assert not is_seen or not boxes_touch(label, peripheral)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (768, 1024)])
def test_talk_that_peeks_out_does_not_cover_the_now_bar(
    new_window: NewWindow,
    server: ServerProcess,
    with_a_long_chief: History,
    width: int,
    height: int,
) -> None:
    """A spectator says something while the talk is folded away."""
    page = new_window(width=width, height=height)
    sit_at(server, page, with_a_long_chief)
    expect(page.locator("#now h1")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    spectator = new_window(page.url.partition("#/")[2], width=1440, height=900)
    field = spectator.get_by_label("Say something")
    field.fill("What a card!")
    field.press("Enter")

    peek = page.locator(".peek")

    expect(peek).to_be_visible()
    assert not boxes_touch(peek, page.locator("#now"))
