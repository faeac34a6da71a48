"""Leaving a table: for a while or for good, and bots that play for who is away."""

from __future__ import annotations

from robobid.bots import usual_bot
from robobid.core.errors import Illegal
from robobid.server.hub import Hub
from robobid.server.problems import not_your_seat
from robobid.server.seating import head_of, require_owner
from robobid.server.storage.rows import Head, Seat
from robobid.server.voting import voters, votes_needed


async def leave(hub: Hub, head: Head, browser: str) -> bool:
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


async def stand_in(hub: Hub, head: Head, seat: int, browser: str) -> Head:
    """Let a bot play for a seat: one's own, or that of somebody who is away.

    The host's word is enough, else more than half of the others must want it.
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
        mine = [at for at in voters(head, seat) if browser in head.seats[at].owners]
        votes = tuple(sorted({*sits.votes, *mine}))
        is_enough = head.creator == browser or len(votes) >= votes_needed(head, seat)
        if is_enough:
            await archive.write(store.leaving.stand_in, head.code, seat, bot)
        else:
            await archive.write(store.leaving.vote, head.code, seat, votes)
    await _go_on(hub, head.code)
    return await head_of(hub, head.code)


async def take_back(hub: Hub, head: Head, seat: int, browser: str) -> Head:
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


async def _go_on(hub: Hub, code: str) -> None:
    """Let everybody know, and let bots play that are to act now."""
    await hub.room(code, mine=True)
    await hub.tell(code)
