"""Before the game: who sits where, what an invitation is for, and the start."""

from __future__ import annotations

import time
from typing import Literal

from robobid.app.hosting.games.directory import offer_named
from robobid.app.hosting.host import Host
from robobid.app.hosting.people.names import clean_name
from robobid.app.hosting.people.seats import claim, head_of, opening_for
from robobid.app.hosting.people.secrets import hashed, new_secret
from robobid.app.hosting.problems import Denied, not_your_seat
from robobid.app.hosting.rows import After, Head, Seat, Stored, StoredMove
from robobid.app.hosting.wire import SeatWish, Terms
from robobid.bots import usual_bot
from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal

Opens = Literal["seat", "mine", "personal", "nothing"]


async def change_seat(
    hub: Host, head: Head, seat: int, wish: SeatWish, browser: str
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


async def begin(hub: Host, head: Head, browser: str, *, bots_sit_in: bool) -> Head:
    """Begin the game. In empty seats bots play until somebody comes, or nobody does."""
    require_host(head, browser)
    if head.is_waiting:
        bot = usual_bot(head.game) if bots_sit_in else None
        archive, stored = hub.archive, await hub.stored(head.code)
        opening = None if stored.moves else await _opening(hub, stored)
        await archive.write(archive.store.lobby.begin, head.code, bot, opening)
        await hub.room(head.code, mine=True)
        await hub.tell(head.code)
    return await head_of(hub, head.code)


async def _opening(hub: Host, stored: Stored) -> tuple[StoredMove, After]:
    """Deal: the luck before anybody chooses."""
    head = stored.head
    offer, tags = offer_named(head.game), dict(head.tags)
    dealt = await opening_for(hub, head.code, offer, tags, stored.files)
    after = After(dealt.to_act, is_due=False, round=dealt.round)
    return StoredMove(0, CHANCE, dealt.lines), after


async def set_terms(hub: Host, head: Head, terms: Terms, browser: str) -> Head:
    """The time for each move, hints, and who may find the table.

    What was agreed stands when the game has begun; only the list can be left.
    """
    require_host(head, browser)
    if head.is_agreed and (
        _agreed(terms) != _agreed(head) or terms.listed not in (None, head.listed)
    ):
        raise Illegal("terms_agreed", "this was agreed before the game began")
    if terms.listed is not None and not hub.settings.public_tables:
        raise Denied(403, "no_public_tables", "this server lists no tables")
    archive, store = hub.archive, hub.archive.store
    await archive.write(store.pace.set_terms, head.code, terms)
    await hub.tell(head.code)
    return await head_of(hub, head.code)


def _agreed(terms: Terms | Head) -> tuple[object, ...]:
    """What does not change any more when the game has begun."""
    usual = terms.increment or 0, terms.time_up or "takes_over", bool(terms.rests)
    return terms.seconds, terms.patience, bool(terms.hints), terms.bank, *usual


async def want_pause(hub: Host, head: Head, days: int | None, browser: str) -> Head:
    """All clocks stand for some days, or run again, when everybody wants it."""
    mine = [seat.seat for seat in head.seats if browser and browser in seat.owners]
    if not mine:
        raise not_your_seat()
    if not head.is_timed or head.is_waiting or head.is_over:
        raise Illegal("no_clock", "no clock runs at this table")
    archive, pace = hub.archive, hub.archive.store.pace
    await archive.write(pace.want_pause, head.code, mine, days, time.time())
    await hub.room(head.code, mine=True)
    await hub.tell(head.code)
    return await head_of(hub, head.code)


async def sit_down(hub: Host, head: Head, name: str, browser: str) -> Head:
    """Take the first free seat of a table that anybody may join."""
    if any(browser in seat.owners for seat in head.seats):
        return head
    link = next((seat.link for seat in head.seats if seat.link), None)
    if head.listed != "join" or link is None:
        raise Illegal("no_free_seat", "there is no seat for you at this table")
    return await claim(hub, head.code, link, name, browser)


async def invitation(
    hub: Host, head: Head, link: str, browser: str
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
