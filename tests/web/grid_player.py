"""Somebody who plays Power Grid on the page, and does what the hints say."""

from __future__ import annotations

import re
import time
from typing import Any, Final

from playwright.sync_api import Error, Locator, Page, expect

PATIENCE: Final = 240.0
SET_UP: Final = """async (wish) => {
  const headers = {"content-type": "application/json"};
  const body = JSON.stringify(wish);
  const answer = await fetch("/api/tables", {method: "POST", headers, body});
  return await answer.json();
}"""
ME: Final = {"kind": "me", "name": "Nele"}
GISELA: Final = {"kind": "robot", "name": "Gisela", "pieces": "2-4-2-5-3"}
MIRA: Final = {"kind": "bot", "bot": "simple", "name": "Mira"}


class GridPlayer:
    """A player of Power Grid in front of a window; the page is in English."""

    def __init__(self, page: Page, *, keys: bool = False) -> None:
        self.page = page
        self.keys = keys
        self.moves = 0

    @property
    def now(self) -> str:
        """What the Now bar says."""
        return self.page.locator("#now h1").inner_text()

    @property
    def is_over(self) -> bool:
        """Is the ranking on the screen?"""
        return self.page.locator(".final .board").count() > 0

    @property
    def money(self) -> int:
        """What I have left."""
        text = self.page.locator(".pl.me .money").inner_text()
        return int(re.findall(r"\d+", text)[0])

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button that can be seen; on phones it is another one."""
        return self.page.get_by_role("button", name=name).filter(visible=True)

    @property
    def go(self) -> Locator:
        """The one button to press."""
        return self.page.locator(".btn.go").filter(visible=True).first

    def begin(self, *seats: dict[str, Any], **set_up: Any) -> str:
        """Sit down at a new table; gives its code."""
        wish = {"setup": {"game": "powergrid", **set_up}, "seats": list(seats)}
        table = self.page.evaluate(SET_UP, wish)
        self.page.goto(f"/#/table/{table['code']}")
        expect(self.page.locator("#now h1, .curtain").first).to_be_visible()
        return str(table["code"])

    def wait_for(self, *beginnings: str) -> None:
        """Play on until the Now bar begins with one of these words."""
        end = time.monotonic() + PATIENCE
        while not self.now.startswith(beginnings):
            assert time.monotonic() < end, self.now
            assert not self.is_over, beginnings
            self.step()

    def play_on(self) -> None:
        """Play to the end."""
        end = time.monotonic() + PATIENCE
        while not self.is_over:
            assert time.monotonic() < end, self.now
            self.step()

    def step(self) -> None:
        """Do what a hint says, if it is my turn."""
        hint = self.button("Ask for a hint")
        try:
            if self.page.locator("#now.mine").count() == 0 or not hint.count():
                self.page.wait_for_timeout(20)
                return
            position = self.page.locator("#log li").count()
            if self.keys:
                self.page.keyboard.press("t")
            else:
                hint.first.click(timeout=2_000)
            take = self.page.locator(".hint .btn").first
            take.click(timeout=2_000)
            self._confirm(position)
            self.moves += 1
        except Error as error:
            # What was on the screen a moment ago has been replaced by what follows.
            if "Timeout" not in str(error) and "detached" not in str(error):
                raise

    def _confirm(self, position: int) -> None:
        """A hint for a bid or a city is only laid out; press the button then."""
        words = re.compile("^(Bid|Offer|Build for|Do it anyway)")
        for _ in range(2):
            ready = self.button(words)
            if not ready.count():
                return
            if self.keys:
                self.page.keyboard.press("Enter")
                self.page.wait_for_timeout(20)
            else:
                ready.first.click(timeout=2_000)
            self.page.wait_for_timeout(10)
