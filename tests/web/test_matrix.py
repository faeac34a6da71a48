"""Both games and the pages beside them on every size: nothing is cut or covered.

`ROBOBID_SHOTS=folder` keeps a picture of every screen, to be looked at.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from robobid.app.hosting.rows import Seat
from robobid.app.hosting.tables.history import History
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.table import Table as Grid
from tests.app.server.process import ServerProcess
from tests.web import fzzzt_position, grid_position
from tests.web.conftest import NewWindow
from tests.web.fzzzt_position import Moment, i_build, is_over, my_bid_in
from tests.web.storing import sit_down

SIZES: Final = (
    (360, 640),
    (390, 844),
    (768, 1024),
    (1024, 768),
    (1366, 768),
    (1440, 900),
)
FAULTS: Final = Path(__file__).with_name("faults.js").read_text("utf-8")
SHOTS: Final = os.environ.get("ROBOBID_SHOTS")
"""Where pictures are kept, if anywhere."""
PLAYERS: Final = (2, 4, 6)
Scene = Callable[[ServerProcess, Page], None]


def i_am_asked(phase: str, round_: int = 4) -> Callable[[Grid], bool]:
    """It is my turn in a phase, in that round or later."""

    def is_it(table: Grid) -> bool:
        asked = [each.seat for each in POWER_GRID.decisions(table)]
        return 0 in asked and table.phase == phase and table.round >= round_

    return is_it


FZZZT: Final[Mapping[str, Moment]] = {
    "bid": my_bid_in(3, 2),
    "build": i_build,
    "over": is_over,
}
GRID: Final[Mapping[str, Callable[[Grid], bool]]] = {
    "auction": i_am_asked("auction"),
    "fuel": i_am_asked("resources"),
    "building": i_am_asked("building"),
    "over": lambda table: not POWER_GRID.decisions(table),
}
PAGES: Final = (
    "",
    "learn",
    "learn/fzzzt/card",
    "learn/powergrid/fuel",
    "learn/robots/A2",
    "helper",
    "mine",
    "ratings",
    "puzzles",
    "score",
    "deals",
    "rules/powergrid",
)


@cache
def fzzzt_at(moment: str, players: int) -> History:
    """Fzzzt! as far as a moment."""
    return fzzzt_position.played_to(FZZZT[moment], players)


@cache
def grid_at(moment: str, players: int) -> History:
    """Power Grid as far as a moment."""
    return grid_position.played_to(GRID[moment], players, seed=3)


def show_fzzzt(moment: str, players: int, server: ServerProcess, page: Page) -> None:
    """A table of Fzzzt! with long names."""
    fzzzt_position.sit_at(server, page, fzzzt_at(moment, players))


def show_grid(moment: str, players: int, server: ServerProcess, page: Page) -> None:
    """A table of Power Grid with the same people."""
    names = enumerate(fzzzt_position.NAMES[:players])
    seats = [Seat(at, "person", name) for at, name in names]
    sit_down(server, [page], grid_at(moment, players), seats)


def show_page(path: str, server: ServerProcess, page: Page) -> None:
    """A page beside the tables."""
    page.goto(f"/#/{path}")
    expect(page.locator("h1").first).to_be_visible()


def tables(counts: tuple[int, ...]) -> dict[str, Scene]:
    """The moments of both games, with so many players."""
    return {
        f"{game}-{moment}-{players}": partial(show, moment, players)
        for game, show, moments in (
            ("fzzzt", show_fzzzt, FZZZT),
            ("powergrid", show_grid, GRID),
        )
        for moment in moments
        for players in counts
    }


SCENES: Final[dict[str, Scene]] = {
    **tables(PLAYERS),
    **{path.replace("/", "-") or "start": partial(show_page, path) for path in PAGES},
}
FEW: Final = (
    "fzzzt-bid-4",
    "powergrid-auction-6",
    "powergrid-fuel-4",
    "powergrid-over-4",
    "puzzles",
    "learn-powergrid-fuel",
)
"""Those that have most to show: they are looked at in every run."""


def faults_of(page: Page, name: str) -> list[str]:
    """What is wrong with a screen, at all sizes."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))")
        # What is drawn as wide as its place is drawn again.
        page.wait_for_timeout(100)
        if SHOTS:
            page.wait_for_timeout(400)
            page.screenshot(path=Path(SHOTS) / f"{name}-{width}.png")
        found += [f"{width}: {fault}" for fault in page.evaluate(FAULTS)]
    return found


@pytest.mark.parametrize("scene", FEW)
def test_nothing_is_cut_or_covered_at_any_size(
    new_window: NewWindow, server: ServerProcess, scene: str
) -> None:
    """In German: each window is made as wide as six devices, one after another."""
    page = new_window(lang="de")
    SCENES[scene](server, page)

    assert faults_of(page, f"{scene}-de") == []


@pytest.mark.soak
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["de", "ru"])
@pytest.mark.parametrize("scene", SCENES)
def test_the_whole_matrix(
    new_window: NewWindow, server: ServerProcess, scene: str, lang: str, theme: str
) -> None:
    """Two, four and six players, every page, by day and by night."""
    page = new_window(lang=lang, color_scheme=theme)
    SCENES[scene](server, page)

    assert faults_of(page, f"{scene}-{lang}-{theme}") == []


def test_what_is_wrong_is_found(new_window: NewWindow) -> None:
    """A wide box, a covered button, and words that are cut off."""
    page = new_window("learn", width=390, height=844)
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_load_state("networkidle")  # what is still coming would replace it
    assert page.evaluate(FAULTS) == []
    page.evaluate(BROKEN)

    found = " ".join(page.evaluate(FAULTS))

    for fault in ("wider than the window", "covered: <button", 'cut: "Cut off'):
        assert fault in found


BROKEN: Final = """() => {
  const main = document.querySelector("main");
  const add = (html, style) => {
    const added = document.createElement("div");
    added.innerHTML = html;
    Object.assign(added.style, style);
    main.append(added);
  };
  add("", { width: "500px", height: "2px" });
  const narrow = { width: "40px", overflow: "hidden", whiteSpace: "nowrap" };
  add("Cut off in the middle", narrow);
  add("<button>Press</button>", { position: "relative" });
  const lid = main.lastElementChild.appendChild(document.createElement("i"));
  Object.assign(lid.style, { position: "absolute", inset: 0 });
}"""
"""Three faults, laid by hand."""
