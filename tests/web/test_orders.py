"""The table answers for me in auctions; I can take that back."""

from __future__ import annotations

from playwright.sync_api import expect

from robobid.games.powergrid.text.arrange import Holding
from tests.app.server.process import ServerProcess
from tests.powergrid.robots import robot_table
from tests.web.conftest import NewWindow
from tests.web.grid_position import sit_at
from tests.web.test_pages import assert_accessible

LATER = (10, 11, 12, 13, 14, 15, 16, 17)


def test_a_highest_bid_is_left_with_the_table(
    server: ServerProcess, new_window: NewWindow
) -> None:
    """The robot wants plant 12 and opens it; what is left is also in its panel."""
    table = robot_table(
        "Nele; robot 1-3-4-6-2",
        Holding(money=100, plants=(4,), cities=("Kiel",)),
        Holding(money=100, plants=(6,), cities=("Essen",)),
        round=3,
        order=(1, 0),
        market=LATER,
    )
    player = sit_at(server, new_window(width=1440, height=900), table)
    page = player.page
    expect(page.locator("#now h1")).to_have_text("Bid for plant 12, or drop out")
    expect(page.locator(".pl").filter(has_text="Gisela")).to_contain_text("up to 22")
    ladders = page.locator(".of-fuel svg, .of-fuel section").last
    expect(ladders).to_be_in_viewport(ratio=0.9)

    page.get_by_role("button", name="Auto-bid").click()
    assert_accessible(page)
    page.get_by_label("up to").fill("20")
    page.get_by_role("button", name="Bid for me").click()

    # The robot bids up to 22: its 20 is more than the table may bid for me.
    expect(page.locator("#log").get_by_text("You bid 19")).to_be_visible()
    expect(page.locator("#log").get_by_text("You drop out").first).to_be_visible()
