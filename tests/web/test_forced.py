"""Moves without a choice, and moves that were made too soon."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.table import Table
from tests.app.server.process import ServerProcess
from tests.web.conftest import NewWindow, StartServer
from tests.web.fzzzt_position import ME, played_to, sit_at

SOONEST = 1.5
"""Seconds: nobody shall learn from its speed that there was no choice."""


def one_card_left(table: Table) -> bool:
    """I am to bid, with my last card."""
    is_mine = any(d.seat == ME and d.kind == "bid" for d in FZZZT.decisions(table))
    return is_mine and len(table.players[ME].hand) == 1


def i_bid_first(table: Table) -> bool:
    """Nobody has bid yet, and I am asked."""
    asked = [decision.seat for decision in FZZZT.decisions(table)]
    return asked == [ME] and all(player.bid is None for player in table.players)


def test_the_only_move_plays_itself_unless_i_want_it_otherwise(
    window: Page, server: ServerProcess
) -> None:
    player = sit_at(server, window, played_to(one_card_left, 3))
    came = time.monotonic()

    notice = window.locator(".notice")
    expect(notice).to_contain_text("You have only one move.")
    expect(player.button("Take the bid back")).to_be_visible()
    assert time.monotonic() - came >= SOONEST

    # Whoever takes it back is asked, with the card ready; and it stays so.
    player.button("Take the bid back").click()
    expect(
        player.button("Bid 1 card").or_(player.button("Bid 1 card, power 0")).first
    ).to_be_visible()
    window.wait_for_timeout(4_500)
    expect(player.button("Take the bid back")).to_have_count(0)
    laid = window.locator("#log li").filter(has_text="You bid 1 card.")
    before = laid.count()
    window.keyboard.press("Enter")
    expect(laid).to_have_count(before + 1)


def test_forced_moves_can_be_left_to_me(window: Page, server: ServerProcess) -> None:
    sit_at(server, window, played_to(one_card_left, 3))

    window.get_by_role("button", name="I’ll play such moves myself").click()
    window.wait_for_timeout(4_500)

    expect(window.locator("#now h1")).to_contain_text("Your bid")
    window.get_by_role("button", name="Settings").click()
    forced = window.get_by_label("Play forced moves automatically")
    expect(forced).not_to_be_checked()


def test_against_bots_there_is_time_to_take_a_bid_back(
    new_window: NewWindow, start_server: StartServer
) -> None:
    """The bots of a usual server wait a moment; the log keeps nothing of it."""
    usual = start_server(ROBOBID_BOT_WAIT="0.5")
    page = new_window(address=usual.address)
    player = sit_at(usual, page, played_to(i_bid_first, 3), bots=True)
    before = player.hand.count()
    player.bid([0])
    expect(player.button("Take the bid back")).to_be_visible()
    page.wait_for_timeout(1_200)
    player.button("Take the bid back").click()

    expect(player.hand).to_have_count(before)
    expect(page.locator("#now h1")).to_contain_text("Your bid")
    expect(page.locator("#log li").filter(has_text="You bid 1 card")).to_have_count(0)
