"""What players leave word to answer for them: a highest bid, or that they pass.

Nobody else learns of it: what is answered looks like anybody's move.
"""

from __future__ import annotations

from robobid.core.errors import Illegal
from robobid.server.games import offer_named
from robobid.server.hub import Hub
from robobid.server.problems import Refused, not_your_seat
from robobid.server.seating import head_of
from robobid.server.storage.rows import Head


async def give_order(
    hub: Hub, head: Head, seat: int, words: str | None, browser: str
) -> Head:
    """Answer for a seat of mine from now on; or no more."""
    if seat >= len(head.seats) or not browser or browser not in head.seats[seat].owners:
        raise not_your_seat()
    room = await hub.room(head.code, mine=True)
    order = None
    if words is not None:
        offer, table = offer_named(head.game), room.history.record.table
        try:
            order = offer.give_order(table, seat, words)
        except Illegal as error:
            raise Refused(error, room.teller(seat)) from error
    archive = hub.archive
    await archive.write(archive.store.seats.give_order, head.code, seat, order)
    await hub.tell(head.code)
    return await head_of(hub, head.code)
