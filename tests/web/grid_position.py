"""Tables of Power Grid that begin with a position: rare moments without a long game."""

from __future__ import annotations

from playwright.sync_api import Page

from robobid.bots import make_bot
from robobid.core.luck import Seeded
from robobid.games import game_named
from robobid.powergrid.game import POWER_GRID
from robobid.powergrid.position import write_position
from robobid.powergrid.table import Table
from robobid.server.history import History
from robobid.server.storage.rows import Seat
from tests.server.process import ServerProcess
from tests.web.grid_player import GridPlayer
from tests.web.storing import sit_down

NAMES = ("Nele", "Gisela", "Waldo", "Mira", "Edda", "Ferro")


def sit_at(server: ServerProcess, page: Page, table: Table) -> GridPlayer:
    """Lay a position out, and sit down at its first seat."""
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
    sit_down(server, [page], history, seats)
    return GridPlayer(page)


def played_out(seats: int, seed: int = 1) -> History:
    """A game of people who plan ahead a little, to its end."""
    laid = game_named(POWER_GRID.name).lay_out({}, ["person"] * seats)
    history, luck = History(POWER_GRID, laid.tags(NAMES[:seats])), Seeded(seed)
    history.commit(history.opening(luck))
    player = make_bot(POWER_GRID.name, "simple", str(seed))
    while history.to_act:
        seat = history.to_act[0]
        decision = history.decision(seat)
        assert decision is not None
        action = player.choose(history.view(seat), decision)
        history.commit(history.record.propose(seat, action, luck))
    return history
