"""Before the game: who sits where, what an invitation is for, and the start."""

from __future__ import annotations

from typing import Literal

from robobid.bots import usual_bot
from robobid.core.errors import Illegal
from robobid.server.cleaning import clean_name
from robobid.server.hub import Hub
from robobid.server.problems import Denied
from robobid.server.seating import claim, head_of
from robobid.server.security import hashed, new_secret
from robobid.server.storage.rows import Head, Seat
from robobid.server.wire import SeatWish, Terms

Opens = Literal["seat", "mine", "personal", "nothing"]


async def change_seat(
    hub: Hub, head: Head, seat: int, wish: SeatWish, browser: str
) -> Head:
    """A bot of another level, or a friend instead of it; only the host may."""
    require_host(head, browser)
    if seat >= len(head.seats) or not _is_free(head.seats[seat]):
        raise Illegal("seat_taken", "somebody sits there already", seat=seat)
    sits = head.seats[seat]
    name = clean_name(wish.name, hub.settings.name_length) or sits.name
    if wish.kind == "bot":
        bot = hub.guests.known(head.game, wish.bot or usual_bot(head.game))
        wanted = Seat(seat, "bot", name, bot)
    else:
        wanted = Seat(seat, "person", name, link=sits.link or new_secret())
    archive = hub.archive
    if not await archive.write(archive.store.lobby.seat, head.code, wanted):
        raise Illegal("seat_taken", "somebody sits there already", seat=seat)
    await hub.tell(head.code)
    return await head_of(hub, head.code)


async def begin(hub: Hub, head: Head, browser: str, *, bots_sit_in: bool) -> Head:
    """Begin the game. In empty seats bots play until somebody comes, or nobody does."""
    require_host(head, browser)
    if head.is_waiting:
        bot = usual_bot(head.game) if bots_sit_in else None
        archive = hub.archive
        await archive.write(archive.store.lobby.begin, head.code, bot)
        await hub.room(head.code, mine=True)
        await hub.tell(head.code)
    return await head_of(hub, head.code)


async def set_terms(hub: Hub, head: Head, terms: Terms, browser: str) -> Head:
    """The time for each move, from now on; and who may find the table."""
    require_host(head, browser)
    if terms.listed is not None and not hub.settings.public_tables:
        raise Denied(403, "no_public_tables", "this server lists no tables")
    archive, store = hub.archive, hub.archive.store
    await archive.write(store.pace.set_terms, head.code, terms.seconds, terms.listed)
    await hub.tell(head.code)
    return await head_of(hub, head.code)


async def sit_down(hub: Hub, head: Head, name: str, browser: str) -> Head:
    """Take the first free seat of a table that anybody may join."""
    if any(browser in seat.owners for seat in head.seats):
        return head
    link = next((seat.link for seat in head.seats if seat.link), None)
    if head.listed != "join" or link is None:
        raise Illegal("no_free_seat", "there is no seat for you at this table")
    return await claim(hub, head.code, link, name, browser)


async def invitation(
    hub: Hub, head: Head, link: str, browser: str
) -> tuple[Opens, int | None]:
    """What a link opens, before anybody uses it: a seat, my own seats, or nothing."""
    for seat in head.seats:
        if seat.link == link:
            return "seat", seat.seat
    archive = hub.archive
    questions = archive.store.questions
    found = await archive.read(questions.seat_claimed_by, head.code, link, browser)
    if found is not None:
        return "mine", found
    if await archive.read(questions.has_personal_link, head.code, hashed(link)):
        return "personal", None
    return "nothing", None


def require_host(head: Head, browser: str) -> None:
    """Only the host may."""
    if not browser or head.creator != browser:
        raise Denied(403, "host_only", "only the host of the table may do this")


def _is_free(seat: Seat) -> bool:
    return seat.kind == "bot" or seat.link is not None
