"""Plans while others think, and notes that nobody else sees."""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from robobid.app.hosting.rows import Seat
from robobid.app.hosting.tables.history import History
from robobid.app.locales import words
from robobid.core.luck import Seeded
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.text.arrange import Holding
from tests.app.server.process import ServerProcess
from tests.powergrid.builders import a_table
from tests.web.conftest import NewWindow
from tests.web.fzzzt_position import my_bid_in, played_to
from tests.web.storing import sit_down
from tests.web.test_pages import assert_accessible

SECRET = "Bob never buys uranium"


def a_round(server: ServerProcess, nele: Page, bob: Page | None = None) -> None:
    """Bob is to open the auctions, and Nele comes after him; a bot comes after her."""
    table = a_table(
        Holding(money=60, plants=(4,), cities=("Kiel",)),
        Holding(money=60, plants=(7,), cities=("Essen",)),
        round=3,
        order=(1, 0) if bob else (0, 1),
        market=(10, 11, 12, 13, 14, 15, 16, 17),
    )
    tags = POWER_GRID.tags(table) | {"Position": POWER_GRID.position(table)}
    history = History(POWER_GRID, tags)
    history.commit(history.opening(Seeded(0)))
    rival = Seat(1, "person", "Bob") if bob else Seat(1, "bot", "simple", "simple")
    pages = [nele, bob] if bob else [nele]
    sit_down(server, pages, history, [Seat(0, "person", "Nele"), rival])


def shot(page: Page, name: str) -> None:
    if folder := os.environ.get("SHOTS"):
        page.screenshot(path=f"{folder}/{name}.png")


def test_a_bid_is_prepared_for_a_card_in_sight(
    server: ServerProcess, new_window: NewWindow
) -> None:
    """It is laid at once where its card is bid for, and nobody else learns of it."""
    history = played_to(my_bid_in(1), seats=2, edition="ru")
    nele, bob = new_window(width=390, height=844), new_window(width=1440, height=900)
    seats = [Seat(0, "person", "Nele"), Seat(1, "person", "Bob")]
    sit_down(server, [nele, bob], history, seats)

    nele.get_by_role("button", name="Plans and notes").click()
    first = nele.get_by_role("tabpanel").get_by_role("group").first
    first.get_by_role("button").last.click()
    first.get_by_label("If some are gone, bid the rest").check()
    assert_accessible(nele)
    shot(nele, "bids-390")
    nele.get_by_role("button", name="Bid this for me").click()
    expect(nele.get_by_text("1 bid is prepared.")).to_be_visible()
    nele.get_by_role("button", name="Close").click()
    expect(nele.locator("#now h1")).to_contain_text("Bob")
    assert "prepared" not in bob.content()


@pytest.mark.parametrize("width", [1440, 390])
def test_a_plan_follows_prices_and_is_carried_out(
    server: ServerProcess, new_window: NewWindow, width: int
) -> None:
    nele = new_window(width=width, height=900 if width > 1000 else 844)
    bob = new_window(width=1440, height=900)
    a_round(server, nele, bob)

    nele.get_by_role("button", name="Plans and notes").click()
    nele.get_by_role("button", name="Make a plan").click()
    panel = nele.get_by_role("tabpanel", name="Plan 1")
    panel.get_by_label("Plant", exact=True).select_option("13")
    panel.get_by_label("plant 13: at most").fill("20")
    panel.get_by_label("plant 13: at most").press("Enter")
    panel.get_by_role("button", name="One more: coal").click()
    expect(panel.locator(".sums dd").first).to_contain_text("46")
    panel.get_by_role("button", name="One more: coal").click()
    expect(panel.locator(".sums dd").first).to_contain_text("45")
    if width > 1000:
        nele.locator("#map [data-city=hamburg]").click()
    else:
        panel.get_by_label("Add a city").select_option("Hamburg")
    expect(panel.locator(".sums dd").first).to_contain_text("27")
    assert_accessible(nele)
    shot(nele, f"plan-{width}")

    # Somebody wants plant 13 too: it is too dear now, and the plan says so.
    nele.get_by_role("button", name="Another plan").click()
    second = nele.get_by_role("tabpanel", name="Plan 2")
    second.get_by_label("Plant", exact=True).select_option("12")
    second.get_by_label("Pass on all other plants").check()
    expect(second.get_by_label("Pass on all other plants")).to_be_checked()
    bob.locator("[data-plant='13']").click()
    bob.get_by_role("spinbutton").filter(visible=True).first.fill("21")
    bob.locator(".btn.go").filter(visible=True).first.click()
    nele.get_by_role("tab", name=re.compile("^Plan 1")).click()
    expect(panel.get_by_text("Costs 22, above your limit of 20")).to_be_visible()
    shot(nele, f"plan-red-{width}")

    # The second plan passes on 13 and takes 12.
    nele.get_by_role("tab", name=re.compile("^Plan 2")).click()
    second.get_by_role("button", name="Do this when my turn comes").click()
    expect(nele.get_by_text("Put up plant 12 and bid up to 12.")).to_be_visible()
    expect(bob.locator("#log").get_by_text("Nele buys plant 12 for 12")).to_be_visible()
    shot(nele, f"plan-done-{width}")

    nele.locator("#notes").fill(SECRET)
    nele.locator("#notes").blur()
    expect(nele.get_by_text("only you can see them")).to_be_visible()
    nele.reload()
    nele.get_by_role("button", name="Plans and notes").click()
    expect(nele.locator("#notes")).to_have_value(SECRET)
    assert SECRET not in bob.content()


@pytest.mark.parametrize(
    ("lang", "width"), [("en", 1440), ("de", 390), ("fr", 1440), ("ru", 390)]
)
def test_plans_are_compared_by_what_they_are_worth(
    server: ServerProcess, new_window: NewWindow, lang: str, width: int
) -> None:
    """Two whole plans, beside each other and beside what the coach would do."""
    nele = new_window(width=width, height=900 if width > 1000 else 844, lang=lang)
    a_round(server, nele)
    say = words(lang)

    def button(key: str) -> Locator:
        return nele.get_by_role("button", name=say(key), exact=True)

    button("web.rail.plan").click()
    button("web.plan.first").click()
    panel = nele.get_by_role("tabpanel")
    panel.get_by_label(say("web.plan.plant"), exact=True).select_option("13")
    button("web.plan.another").click()
    panel.get_by_label(say("web.plan.pass")).check()
    expect(panel.get_by_label(say("web.plan.pass"))).to_be_checked()

    button("web.plan.advice").click()

    told = panel.get_by_role("status")
    own = say("coach.plan.own", best="@", chance=0, error=0).partition("@")[0]
    expect(told).to_contain_text(own, timeout=60_000)
    assert re.search(r"±.?\d+", told.inner_text())
    assert_accessible(nele)
    shot(nele, f"worth-{lang}-{width}")

    # A plan that is changed is worth something else.
    panel.get_by_label(say("web.plan.anyway")).check()
    expect(button("web.plan.advice")).to_be_visible()
