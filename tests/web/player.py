"""Somebody who plays Fzzzt! on the page: looks at the screen, uses mouse or keys."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import Final

from playwright.sync_api import Error, Locator, Page, expect

PATIENCE: Final = 240.0
SOON: Final = 2_000
"""Milliseconds: what can be seen can be clicked."""
FINISH: Final = re.compile("^(Done|Place no robots)")


class Player:
    """A player in front of a window; the page is in English."""

    def __init__(self, page: Page, *, keys: bool = False) -> None:
        self.page = page
        self.keys = keys
        self.bids = 0
        self.builds = 0

    # -- what is on the screen ------------------------------------------------------

    @property
    def now(self) -> str:
        """What the Now bar says."""
        return self.page.locator("#now h1").inner_text()

    @property
    def hand(self) -> Locator:
        """The cards that can be chosen."""
        return self.page.locator("#hand button")

    @property
    def cards(self) -> list[str]:
        """What these cards are, as a screen reader says it."""
        drawings = self.hand.locator("svg[role=img]").all()
        return [str(drawing.get_attribute("aria-label")) for drawing in drawings]

    @property
    def code(self) -> str:
        """The table's code."""
        return self.page.url.rpartition("/")[2]

    @property
    def is_over(self) -> bool:
        """Is the final score on the screen?"""
        return self.page.locator(".final .board").count() > 0

    @property
    def can_go_on(self) -> bool:
        """Is something shown until I go on? Asked often: roles would take long."""
        buttons = self.page.locator("button").filter(has_text="Continue", visible=True)
        return buttons.count() > 0

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button that can be seen; on phones it is another one."""
        return self.page.get_by_role("button", name=name).filter(visible=True)

    # -- what is done ---------------------------------------------------------------

    def begin(self, bots: int = 3) -> None:
        """One click from the first page."""
        self.page.get_by_role("button", name=f"Play against {bots} bots").click()
        expect(self.page.locator("#hand")).to_be_visible()

    def wait_for_bid(self) -> None:
        """Wait until a bid is asked for, and skip what is shown before."""
        end = time.monotonic() + PATIENCE
        while not self.now.startswith("Your bid"):
            assert time.monotonic() < end, self.now
            self.step(bidding=False)

    def choose(self, at: int) -> None:
        """Tap a card of the hand, or press its number."""
        if self.keys:
            self.page.keyboard.press(str(at + 1))
        else:
            self.hand.nth(at).click()

    def bid(self, cards: Sequence[int]) -> None:
        """Lay some cards, even if they are the whole hand."""
        for at in cards:
            # The only bid there is lies ready.
            if self.hand.nth(at).get_attribute("aria-pressed") != "true":
                self.choose(at)
        self._press_or_click("Enter", re.compile("^Bid "))
        if self.button("Bid it all").count():
            self._press_or_click("Enter", "Bid it all")
        self.bids += 1

    def build(self) -> None:
        """Put the first robot that fits on a unit, once in a while, and finish."""
        robots = self.page.locator("#hand button:not(.no)")
        if self.builds % 2 == 0 and robots.count():
            robots.first.press("Enter") if self.keys else robots.first.click()
            unit = self.page.locator(".unit.fits").first
            unit.press("Enter") if self.keys else unit.click()
            expect(self.page.locator(".planned").first).to_be_visible()
        self._press_or_click("e", FINISH)
        self.builds += 1

    def step(self, *, bidding: bool = True) -> None:
        """Do whatever is to be done now; nothing, if it is not my turn."""
        page = self.page
        try:
            now = self.now
            if self.can_go_on:
                self._press_or_click("Enter", "Continue")
            elif now.startswith("Your bid") and bidding:
                self.bid([self.bids % max(1, min(3, self.hand.count()))])
            elif now.startswith("Choose the card to pay with"):
                self.hand.first.click(timeout=SOON)
            elif (
                now.startswith(("Build", "Place your")) and self.button(FINISH).count()
            ):
                self.build()
            else:
                page.wait_for_timeout(20)
        except Error as error:
            # What was on the screen a moment ago has been replaced by what follows.
            if "Timeout" not in str(error) and "detached" not in str(error):
                raise

    def play_on(self) -> None:
        """Play to the end."""
        self.play_until(lambda: self.is_over)

    def play_until(self, is_enough: Callable[[], bool]) -> None:
        """Play as long as something is missing; a game that stands still fails."""
        end = time.monotonic() + PATIENCE
        while not is_enough():
            assert time.monotonic() < end, self.now
            self.step()

    def _press_or_click(self, key: str, name: str | re.Pattern[str]) -> None:
        if self.keys:
            self.page.keyboard.press(key)
            self.page.wait_for_timeout(10)
        else:
            self.button(name).first.click(timeout=SOON)
