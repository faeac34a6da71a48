"""A full table late in the game: everything in sight, and nothing moves."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.app.server.process import ServerProcess
from tests.web.conftest import NewWindow
from tests.web.fzzzt_position import my_bid_in, played_to, sit_at

MANY_UNITS = {6: (26, 4), 5: (1, 4)}
"""For so many players: a seed, and how many units somebody has then."""
OVERLAPS = """
(seat) => {
  const boxes = (query) => [...seat.querySelectorAll(query)]
    .map((each) => {
      // What its place cuts off is not seen.
      const box = each.getBoundingClientRect();
      const room = (each.closest('.units') ?? seat).getBoundingClientRect();
      const top = Math.max(box.top, room.top), left = Math.max(box.left, room.left);
      const bottom = Math.min(box.bottom, room.bottom);
      const right = Math.min(box.right, room.right);
      return { top, left, bottom, right, width: right - left, height: bottom - top };
    })
    .filter((box) => box.width > 2 && box.height > 2);
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
    || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const bids = boxes('.bid .cards > div, .bid small, .bid .sum');
  const others = boxes('h2 .name, .stat > span, .units > *');
  return bids.flatMap((a) => others.filter((b) => !apart(a, b))).length;
}
"""
CUT = """
(name) => name.scrollWidth > name.clientWidth + 1
"""


def place(what: Locator) -> tuple[float, float]:
    """Where something is on the page, whatever is in sight of it."""
    box = what.evaluate(
        "(e) => [e.getBoundingClientRect().top + scrollY, e.offsetHeight]"
    )
    return box[0], box[1]


def names_cut(page: Page) -> list[str]:
    """The names that do not fit."""
    names = page.locator(".seat .name").all()
    return [name.inner_text() for name in names if name.evaluate(CUT)]


@pytest.mark.parametrize(
    ("width", "height", "players"),
    [
        (1440, 900, 6),
        (1440, 900, 5),
        (1366, 768, 6),
        (1366, 768, 5),
        (1024, 768, 6),
        (768, 1024, 6),
        (390, 844, 6),
        (360, 640, 6),
    ],
)
def test_late_rounds_fit_the_screen_and_nothing_jumps(
    new_window: NewWindow, server: ServerProcess, width: int, height: int, players: int
) -> None:
    """Many units, long names, German: the button stays, belt and seats do not move."""
    seed, units = MANY_UNITS[players]
    history = played_to(my_bid_in(4, units), players, seed=seed)
    page = new_window(width=width, height=height, lang="de")
    player = sit_at(server, page, history, bots=True)
    expect(player.hand.first).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    belt, seats = page.locator("#belt"), page.locator("#seats")
    before = place(belt)

    player.hand.nth(0).click()
    player.hand.nth(1).click()
    page.evaluate("scrollTo(0, 0)")
    button = page.locator(".btn.go").filter(visible=True)
    expect(button).to_be_in_viewport(ratio=1)
    if width > 760:
        assert names_cut(page) == []
        assert [seat.evaluate(OVERLAPS) for seat in seats.locator(".seat").all()] == [
            0
        ] * (players - 1)
    assert place(belt) == before

    button.click()
    expect(
        page.get_by_role("button", name="Weiter").filter(visible=True)
    ).to_be_visible()
    if width > 760:
        assert place(belt) == before
        assert [seat.evaluate(OVERLAPS) for seat in seats.locator(".seat").all()] == [
            0
        ] * (players - 1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
