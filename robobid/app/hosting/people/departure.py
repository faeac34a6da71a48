"""Leaving a table: for a while or for good, and bots that play for who is away."""

from __future__ import annotations

import time

from robobid.app.hosting.host import Host
from robobid.app.hosting.people.seats import head_of, require_owner
from robobid.app.hosting.people.votes import (
    is_late,
    patience_of,
    voters,
    votes_needed,
)
from robobid.app.hosting.problems import not_your_seat
from robobid.app.hosting.rows import Head, Seat
from robobid.bots import usual_bot
from robobid.core.errors import Illegal


async def leave(hub: Host, head: Head, browser: str) -> bool:
    """Give all seats of a browser up for good; a bot plays on in them.

    Gives whether the table is gone, since nobody else played at it.
    """
    require_owner(head, browser)
    bot = None if head.is_over else usual_bot(head.game)
    archive = hub.archive
    leaving = archive.store.leaving
    is_gone = await archive.write(leaving.leave, head.code, browser, bot)
    if is_gone:
        hub.end(head.code)
    else:
        await _go_on(hub, head.code)
    return is_gone


async def stand_in(hub: Host, head: Head, seat: int, browser: str) -> Head:
    """Let a bot play for a seat: one's own, or that of somebody who is away.

    That is for others to decide when the table has waited for as long as was agreed;
    then the host's word is enough, or more than half of the others must want it.
    """
    sits = _person(head, seat)
    if head.is_over:
        raise Illegal("game_over", "the game is over")
    archive, store = hub.archive, hub.archive.store
    bot = usual_bot(head.game)
    if browser and browser in sits.owners:
        await archive.write(store.leaving.stand_in, head.code, seat, bot)
    else:
        require_owner(head, browser)
        if seat in hub.here(head.code):
            raise Illegal(
                "still_here", "whoever sits there is at the table", name=sits.name
            )
        if not (hub.wall.is_settled and is_late(head, seat, time.time())):
            raise Illegal(
                "not_late",
                "it was agreed to wait longer for whoever is away",
                name=sits.name,
                hours=round(patience_of(head) / 3600, 1),
            )
        mine = [at for at in voters(head, seat) if browser in head.seats[at].owners]
        votes = tuple(sorted({*sits.votes, *mine}))
        is_enough = head.creator == browser or len(votes) >= votes_needed(head, seat)
        if is_enough:
            await archive.write(store.leaving.stand_in, head.code, seat, bot)
        else:
            await archive.write(store.leaving.vote, head.code, seat, votes)
    await _go_on(hub, head.code)
    return await head_of(hub, head.code)


async def take_back(hub: Host, head: Head, seat: int, browser: str) -> Head:
    """Play oneself again, after a bot did."""
    if not browser or browser not in _person(head, seat).owners:
        raise not_your_seat()
    archive = hub.archive
    await archive.write(archive.store.leaving.stand_in, head.code, seat, None)
    await _go_on(hub, head.code)
    return await head_of(hub, head.code)


def _person(head: Head, seat: int) -> Seat:
    """A person's seat; any other is refused."""
    if seat >= len(head.seats) or head.seats[seat].kind != "person":
        raise Illegal("no_persons_seat", "no person sits there", seat=seat)
    return head.seats[seat]


async def _go_on(hub: Host, code: str) -> None:
    """Let everybody know, and let bots play that are to act now."""
    await hub.room(code, mine=True)
    await hub.tell(code)
