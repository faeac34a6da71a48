"""Plants are compared before anybody bids: what they supply and cost, and what goes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from tests.app.server.process import ServerProcess
from tests.powergrid.builders import a_table
from tests.web.conftest import NewWindow
from tests.web.grid_position import sit_at
from tests.web.test_pages import assert_accessible

MARKET = (5, 10, 13, 16, 18, 20, 21, 22)


def an_auction(**position: Any) -> Table:
    """I am to open, with as many plants as I may have."""
    mine, other = Holding(plants=(4, 8, 15), money=60), Holding(money=60)
    return a_table(
        mine, other, other, market=MARKET, phase="auction", round=2, **position
    )


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_plant_is_compared_with_mine_before_it_is_offered(
    new_window: NewWindow, server: ServerProcess, width: int, height: int
) -> None:
    """Coal is cheap and oil is dear: the server says what a city costs with each."""
    page = new_window(width=width, height=height)
    table = an_auction(fuel=((24, 9, 6, 2),))
    sit_at(server, page, table)
    market = page.locator("#plants")
    expect(market.locator("[data-plant='10']")).to_contain_text("1 per city")
    expect(market.locator("[data-plant='16']")).to_contain_text("4 per city")
    expect(market).to_contain_text("what supplying one city costs today")
    before = market.locator(".cards").bounding_box()

    market.locator("[data-plant='16']").click()

    expect(market).to_contain_text("you could supply up to 8 cities instead of 6")
    expect(market.locator("li.goes")).to_contain_text("4")
    expect(market.locator("li.goes")).to_contain_text("would go")
    assert market.locator(".cards").bounding_box() == before
    assert_accessible(page)


def test_a_bid_is_made_beside_the_comparison(
    new_window: NewWindow, server: ServerProcess
) -> None:
    """A plant that brings nothing says so; in German."""
    page = new_window(width=1440, height=900, lang="de")
    player = sit_at(server, page, an_auction())

    page.locator("[data-plant='5']").click()

    market = page.locator("#plants")
    expect(market).to_contain_text("nicht mehr Städte versorgen als jetzt (6)")
    expect(market.locator("[data-plant='10']")).to_contain_text("je Stadt")
    expect(player.go).to_contain_text(re.compile("5"))


@pytest.mark.parametrize("lang", ["en", "de", "fr", "ru"])
def test_two_markets_are_in_sight_on_a_low_screen(
    new_window: NewWindow, server: ServerProcess, lang: str
) -> None:
    """Korea at 1366x768, with a plant chosen: both markets, whole."""
    page = new_window(width=1366, height=768, lang=lang)
    player = sit_at(server, page, an_auction(map="korea"))
    page.locator("[data-plant='16']").click()

    expect(player.go).to_be_in_viewport(ratio=1)
    markets = page.locator(".of-fuel > section")
    expect(markets).to_have_count(2)
    for market in markets.all():
        expect(market).to_be_in_viewport(ratio=1)


def test_the_prices_of_fuel_are_in_sight_on_a_low_screen(
    new_window: NewWindow, server: ServerProcess
) -> None:
    page = new_window(width=1366, height=768)
    sit_at(server, page, an_auction())

    page.locator("[data-plant='16']").click()

    expect(page.locator(".of-fuel .next").last).to_be_in_viewport(ratio=1)
