"""Tables of Power Grid that begin with a position: rare moments without a long game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from robobid.app.hosting.rows import Seat
from robobid.app.hosting.tables.history import History
from robobid.bots import make_bot
from robobid.core.luck import Seeded
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.position import write_position
from robobid.games.registry import game_named
from tests.app.server.process import ServerProcess
from tests.web.grid_player import GridPlayer
from tests.web.storing import sit_down

NAMES = ("Nele", "Gisela", "Waldo", "Mira", "Edda", "Ferro")


def sit_at(
    server: ServerProcess, page: Page, table: Table, mine: int = 1
) -> GridPlayer:
    """Lay a position out, and sit down at its first seat, or at its first ones."""
    tags = POWER_GRID.tags(table) | {"Position": write_position(table)}
    history = History(POWER_GRID, tags)
    history.commit(history.opening(Seeded(0)))
    me, *others = table.setup.seats
    assert me is None
    seats = [Seat(0, "person", NAMES[0])]
    seats += [
        Seat(at, "robot" if pieces else "person", NAMES[at], str(pieces or ""))
        for at, pieces in enumerate(others, start=1)
    ]
    sit_down(server, [page], history, seats, shared=mine)
    return GridPlayer(page)


def played_out(seats: int, seed: int = 1) -> History:
    """A game of people who plan ahead a little, to its end."""
    return played_to(lambda table: not POWER_GRID.decisions(table), seats, seed)


def played_to(moment: Callable[[Table], bool], seats: int, seed: int = 1) -> History:
    """A game of people who plan ahead a little, as far as a moment."""
    laid = game_named(POWER_GRID.name).lay_out({}, ["person"] * seats)
    history, luck = History(POWER_GRID, laid.tags(NAMES[:seats])), Seeded(seed)
    history.commit(history.opening(luck))
    player = make_bot(POWER_GRID.name, "simple", str(seed))
    while not moment(history.record.table):
        assert history.to_act, "the game ended before that moment"
        seat = history.to_act[0]
        decision = history.decision(seat)
        assert decision is not None
        action = player.choose(history.view(seat), decision)
        history.commit(history.record.propose(seat, action, luck))
    return history
