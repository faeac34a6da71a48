"""Somebody who plays Power Grid on the page, without much thought."""

from __future__ import annotations

import re
import time
from typing import Any, Final

from playwright.sync_api import Error, Locator, Page, expect

PATIENCE: Final = 240.0
SOON: Final = 2_000
"""Milliseconds: what can be seen can be clicked."""
SET_UP: Final = """async (wish) => {
  const headers = {"content-type": "application/json"};
  const body = JSON.stringify(wish);
  const answer = await fetch("/api/tables", {method: "POST", headers, body});
  return await answer.json();
}"""
ME: Final = {"kind": "me", "name": "Nele"}
GISELA: Final = {"kind": "robot", "name": "Gisela", "pieces": "2-4-2-5-3"}
"""Builds slowly."""
WALDO: Final = {"kind": "robot", "name": "Waldo", "pieces": "2-4-4-6-1"}
"""Is rich and builds fast, so that the game is short."""
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
        while not (now := self.now).startswith(beginnings):
            assert time.monotonic() < end, now
            assert not self.is_over, beginnings
            self.step(now)

    def play_on(self) -> None:
        """Play to the end."""
        end = time.monotonic() + PATIENCE
        while not self.is_over:
            now = self.now
            assert time.monotonic() < end, now
            self.step(now)

    def step(self, now: str) -> None:
        """Do what the Now bar asks for; nothing, if it is not my turn."""
        try:
            self._do(now)
        except Error as error:
            # What was on the screen a moment ago has been replaced by what follows.
            if "Timeout" not in str(error) and "detached" not in str(error):
                raise

    def _do(self, now: str) -> None:
        if now.startswith("Start an"):
            self._offer()
        elif now.startswith("Bid for plant"):
            self._press("p", re.compile("^Drop out"))
        elif now.startswith("Bid for the right"):
            out = self.button("Drop out")
            (out.first if out.count() else self.go).click(timeout=SOON)
        elif now.startswith("Buy resources"):
            self._buy()
        elif now.startswith("Build"):
            self._build()
        elif now.startswith("Supply"):
            self._press("Enter", re.compile("^Switch on"))
        elif (picks := self.page.locator(".picks button")).count():
            picks.first.click(timeout=SOON)
            self.go.click(timeout=SOON)
        else:
            self.page.wait_for_timeout(20)
            return
        self.moves += 1

    def _offer(self) -> None:
        """The largest plant on offer, by keyboard the smallest; or none."""
        if self.moves % 2 and self.button("Pass").count():
            self._press("p", "Pass")
        else:
            if self.keys:
                self.page.keyboard.press("1")
            else:
                self.page.locator("#plants button.may").last.click(timeout=SOON)
            self._press("Enter", re.compile("^Start at"))
        self._insist()

    def _buy(self) -> None:
        """Three tokens at most of the first kind that can be bought, then the end."""
        more = self.page.locator("[data-more]:not([aria-disabled=true])")
        more = more.filter(visible=True)
        bought = self.page.locator(".buy b").filter(has_text=re.compile("[3-9]"))
        if more.count() and not bought.count():
            more.first.click(timeout=SOON)
        else:
            self._press("e", re.compile("^(Done|Buy nothing)"))
            self._insist()

    def _build(self) -> None:
        """The cheapest city as long as it can be paid, then the end."""
        city = self.page.locator("[data-city]:not([aria-disabled=true])")
        if city.count():
            self.page.keyboard.press("1")
            self._press("Enter", re.compile("^Build for"))
            self._insist()
        else:
            self._press("e", "End turn")

    def _insist(self) -> None:
        """A costly slip is asked about; do it anyway."""
        anyway = self.button("Do it anyway")
        if anyway.count():
            anyway.first.click(timeout=SOON)

    def _press(self, key: str, name: str | re.Pattern[str]) -> None:
        """Press a key, or click the button that does the same."""
        if self.keys:
            self.page.keyboard.press(key)
        else:
            self.button(name).first.click(timeout=SOON)
        self.page.wait_for_timeout(10)
