"""Tables of Power Grid that begin with a position: rare moments without a long game."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect
from sqlalchemy import make_url

from robobid.core.decisions import CHANCE
from robobid.core.luck import Seeded
from robobid.powergrid.game import POWER_GRID
from robobid.powergrid.position import write_position
from robobid.powergrid.table import Table
from robobid.server.history import History
from robobid.server.security import CODE_LENGTHS, COOKIE, hashed, new_code, new_secret
from robobid.server.storage.engine import open_engine
from robobid.server.storage.rows import Head, Seat, StoredMove
from robobid.server.storage.store import Store
from tests.server.process import ServerProcess
from tests.web.grid_player import GridPlayer

NAMES = ("Nele", "Gisela", "Waldo", "Mira", "Edda", "Ferro")


def sit_at(server: ServerProcess, page: Page, table: Table) -> GridPlayer:
    """Lay a position out, and sit down at its first seat."""
    token = new_secret()
    page.context.add_cookies([{"name": COOKIE, "value": token, "url": server.address}])
    tags = POWER_GRID.tags(table) | {"Position": write_position(table)}
    history = History(POWER_GRID, tags)
    me, *others = table.setup.seats
    assert me is None
    seats = [Seat(0, "person", NAMES[0], owners=frozenset({hashed(token)}))]
    seats += [
        Seat(at, "robot" if pieces else "person", NAMES[at], str(pieces or ""))
        for at, pieces in enumerate(others, start=1)
    ]
    opening = history.opening(Seeded(0))
    stored = StoredMove(0, CHANCE, opening.lines)
    now = time.time()
    head = Head(
        code="",
        game=POWER_GRID.name,
        tags=tags,
        creator=hashed(token),
        created=now,
        changed=now,
        is_over=False,
        is_due=False,
        to_act=opening.to_act,
        rematch=None,
        seats=tuple(seats),
        round=opening.round,
    )
    engine = open_engine(make_url(server.database))
    store = Store(engine, "a test")
    code = next(
        code
        for code in map(new_code, CODE_LENGTHS)
        if store.tables.create(head._replace(code=code), stored)
    )
    engine.dispose()
    page.goto(f"/#/table/{code}")
    expect(page.locator("#now h1")).to_be_visible()
    return GridPlayer(page)
