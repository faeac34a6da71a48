"""Tables that begin in the middle: stored as if they had been played there."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random

from playwright.sync_api import Page, expect
from sqlalchemy import make_url

from robobid.app.hosting.people.secrets import (
    CODE_LENGTHS,
    hashed,
    new_code,
    new_secret,
)
from robobid.app.hosting.rows import After, Head, Seat, StoredMove
from robobid.app.hosting.tables.history import History
from robobid.app.server.http.security import COOKIE
from robobid.app.server.storage.engine import open_engine
from robobid.app.server.storage.store import Store
from robobid.core.luck import Seeded
from robobid.core.record import move_of
from robobid.games.fzzzt.game import FZZZT
from tests.app.server.process import ServerProcess


def at_random(seed: int) -> History:
    """A game of Fzzzt! for two that everybody played at random, to its end."""
    history = History(FZZZT, {"Edition": "en", "Players": "1; 2"})
    luck, random = Seeded(seed), Random(seed)
    history.commit(history.opening(luck))
    while history.to_act:
        (seat, _, options), table = history.record.decisions[0], history.record.table
        move = move_of(FZZZT, table, seat, options.pick(random))
        history.commit(history.propose(seat, move, luck))
    return history


def sit_down(
    server: ServerProcess,
    pages: Sequence[Page],
    history: History,
    seats: Sequence[Seat],
    shared: int = 1,
) -> str:
    """Store a game as far as it went, and sit down at its first seats; gives the code.

    `seats` are all of them; the first ones become the pages' browsers' own, so many of
    them those of the first browser.
    """
    first, *rest = [new_owner(server, page) for page in pages]
    owners = [*[first] * shared, *rest]
    owned = [
        seat._replace(owners=frozenset({owner}))
        for seat, owner in zip(seats, owners, strict=False)
    ]
    me, now = owners[0], time.time()
    head = Head(
        code="",
        game=history.game.name,
        tags=history.record.extra,
        creator=me,
        created=now,
        changed=now,
        is_over=False,
        is_due=False,
        to_act=history.moves[0].to_act,
        rematch=None,
        seats=(*owned, *seats[len(owned) :]),
        round=history.moves[0].round,
    )
    opening, *others = [
        StoredMove(number, move.seat, move.lines)
        for number, move in enumerate(history.moves)
    ]
    engine = open_engine(make_url(server.database))
    store = Store(engine, "a test")
    code = next(
        code
        for code in map(new_code, CODE_LENGTHS)
        if store.tables.create(head._replace(code=code), opening)
    )
    for stored in others:
        move = history.moves[stored.number]
        is_due = any(seats[seat].is_automatic for seat in move.to_act)
        store.tables.append([(code, stored, After(move.to_act, is_due, move.round))])
    engine.dispose()
    for page in pages:
        page.goto(f"/#/table/{code}")
        expect(page.locator("#now h1, .curtain h1")).to_be_visible()
    return code


def new_owner(server: ServerProcess, page: Page) -> str:
    """Who a browser is from now on."""
    token = new_secret()
    page.context.add_cookies([{"name": COOKIE, "value": token, "url": server.address}])
    return hashed(token)
