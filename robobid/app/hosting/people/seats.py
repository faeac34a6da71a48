"""Setting tables up, and giving seats to whoever may have them."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from robobid.app.hosting.files import read_file
from robobid.app.hosting.games.directory import (
    NewTable,
    offer_named,
    offer_wished_for,
)
from robobid.app.hosting.games.server_game import Offer
from robobid.app.hosting.host import Host
from robobid.app.hosting.people.names import clean_name
from robobid.app.hosting.people.secrets import (
    CODE_LENGTHS,
    hashed,
    new_code,
    new_secret,
)
from robobid.app.hosting.problems import (
    Denied,
    not_your_seat,
    too_fast,
    unknown_table,
)
from robobid.app.hosting.rows import Head, Seat, StoredMove
from robobid.app.hosting.tables.brought import POSITION
from robobid.app.hosting.tables.history import History
from robobid.app.hosting.tables.room import first_luck
from robobid.app.hosting.wire import NewSeat, PersonalLink
from robobid.bots import usual_bot
from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal, Unsupported

_DAY = 86_400


async def set_up(hub: Host, wish: NewTable, browser: str, address: str) -> Head:
    """Set a table up as it was asked for."""
    offer, said = offer_wished_for(wish.setup)
    if not wish.seats:
        raise Unsupported("no_seats", "a table needs seats")
    # To read a file takes a while: the tables go on meanwhile.
    texts = hub.files.texts_in(offer, said)
    if texts and not hub.allows_question(address):
        raise too_fast()
    wished_for = offer.entry.name, said, wish.seats, texts
    if texts:
        tags, files = await hub.workers.work_out(address, lay_out, *wished_for)
    else:
        tags, files = lay_out(*wished_for)
    seats = [
        seat_for(hub, offer, tags, at, wished, browser)
        for at, wished in enumerate(wish.seats)
    ]
    opening = await opening_for(hub, address, offer, tags, files)
    async with hub.setting_up:
        await check_limits(hub, browser, address)
        return await create(
            hub, offer, tags, seats, browser, opening, files, is_waiting=wish.lobby
        )


def lay_out(
    game: str,
    said: Mapping[str, Any],
    seats: Sequence[NewSeat],
    texts: Mapping[str, tuple[str, str]],
) -> tuple[dict[str, str], dict[str, str]]:
    """The tags of a table as somebody wishes it, and those that hold its files."""
    offer, known = offer_named(game), dict(said)
    for name, (stem, text) in texts.items():
        known[name] = read_file(offer, stem, text).material
    files = {name: text for name, (_, text) in texts.items()}
    return offer.tags_and_files(known, seats, files)


async def rematch(hub: Host, head: Head, browser: str, address: str) -> Head:
    """The same again, with the same people; asked for twice it is set up once."""
    if head.rematch is not None:
        return await head_of(hub, head.rematch)
    if not head.is_over:
        raise Illegal("not_over", "the game is not over yet")
    offer = offer_named(head.game)
    seats = [again_in(head.game, seat) for seat in head.seats]
    archive = hub.archive
    files = await archive.read(archive.store.questions.files, head.code)
    tags = dict(head.tags)
    opening = await opening_for(hub, address, offer, tags, files)
    async with hub.setting_up:
        await check_limits(hub, browser, address)
        again = await create(
            hub, offer, tags, seats, browser, opening, files, follows=head.code
        )
    await hub.tell(head.code)
    return again


def again_in(game: str, seat: Seat) -> Seat:
    """Who sits in a seat when the same is played again.

    Whoever was away is back; where somebody has left for good, the bot stays.
    """
    if seat.kind == "person" and not seat.owners and seat.link is None:
        return Seat(seat.seat, "bot", seat.name, seat.stand_in or usual_bot(game))
    link = None if seat.link is None else new_secret()
    return seat._replace(link=link, stand_in=None, votes=())


async def claim(
    hub: Host, code: str, link: str, name: str, browser: str, bot: str = ""
) -> Head:
    """Give a browser the seat that a link is for, or the seats of its owner."""
    archive, store = hub.archive, hub.archive.store
    longest = hub.settings.name_length
    name, known_as = clean_name(name, longest), clean_name(bot, longest) or None
    await head_of(hub, code)
    seat = await archive.write(store.seats.claim, code, link, browser, name, known_as)
    if seat is None:
        used = await archive.write(
            store.seats.use_personal_link, code, hashed(link), browser
        )
        if not used:
            raise Denied(
                403,
                "bad_link",
                "this link opens no seat: it has been used, or was never one",
            )
    await hub.tell(code)
    return await head_of(hub, code)


async def rename(hub: Host, head: Head, seat: int, name: str, browser: str) -> Head:
    """Give one's seat another name."""
    if seat >= len(head.seats) or browser not in head.seats[seat].owners:
        raise not_your_seat()
    name = clean_name(name, hub.settings.name_length)
    if not name:
        raise Unsupported("bad_name", "a name needs a letter that can be seen")
    archive = hub.archive
    await archive.write(archive.store.seats.rename, head.code, seat, name)
    await hub.tell(head.code)
    return await head_of(hub, head.code)


async def personal_link(hub: Host, head: Head, browser: str) -> PersonalLink:
    """A link to carry on from another device; it works once."""
    require_owner(head, browser)
    link = new_secret()
    expires = time.time() + hub.settings.link_days * _DAY
    archive = hub.archive
    await archive.write(
        archive.store.seats.add_personal_link,
        head.code,
        browser,
        hashed(link),
        expires,
        hub.settings.personal_links,
    )
    return PersonalLink(link=link, expires=expires)


def seat_for(
    hub: Host, offer: Offer, tags: dict[str, str], at: int, wish: NewSeat, browser: str
) -> Seat:
    """A seat as somebody wishes it."""
    settings = hub.settings
    name = clean_name(wish.name, settings.name_length) or str(at + 1)
    match wish.kind:
        case "me":
            return Seat(at, "person", name, owners=frozenset({browser}))
        case "friend":
            return Seat(at, "person", name, link=new_secret())
        case "robot":
            pieces = offer.robot_of(tags, at)
            return Seat(
                at,
                "robot",
                clean_name(wish.name, settings.name_length) or "robot",
                pieces,
            )
        case "bot":
            game = offer.game.name
            bot = hub.guests.known(game, wish.bot or usual_bot(game))
            return Seat(
                at, "bot", clean_name(wish.name, settings.name_length) or bot, bot
            )


class Opening(NamedTuple):
    """The first move of a table, which is nobody's, and what it leads to."""

    lines: tuple[str, ...]
    to_act: tuple[int, ...]
    round: int


async def opening_for(
    hub: Host,
    address: str,
    offer: Offer,
    tags: Mapping[str, str],
    files: Mapping[str, str],
) -> Opening:
    """The luck before anybody chooses, drawn before anybody else has to wait."""
    game, every = offer.entry.name, {**tags, **files}
    if files or POSITION in tags:
        return await hub.workers.work_out(address, first_move, game, every)
    return first_move(game, every)


def first_move(game: str, tags: Mapping[str, str]) -> Opening:
    """The luck before anybody chooses."""
    history = History(offer_named(game).game, tags)
    move = history.opening(first_luck(history.record))
    return Opening(move.lines, move.to_act, move.round)


async def create(
    hub: Host,
    offer: Offer,
    tags: dict[str, str],
    seats: Sequence[Seat],
    browser: str,
    opening: Opening,
    files: Mapping[str, str],
    *,
    follows: str | None = None,
    is_waiting: bool = False,
) -> Head:
    """Store a new table, or find the one that somebody set up a moment before."""
    # Where people gather nothing is dealt yet: the host could look, and choose.
    stored = None if is_waiting else StoredMove(0, CHANCE, opening.lines)
    now = time.time()
    archive = hub.archive
    for length in CODE_LENGTHS:
        head = Head(
            code=new_code(length),
            game=offer.game.name,
            tags=tags,
            creator=browser,
            created=now,
            changed=now,
            is_over=not opening.to_act and not is_waiting,
            is_due=False,
            to_act=() if is_waiting else opening.to_act,
            rematch=None,
            seats=tuple(seats),
            round=opening.round,
            is_waiting=is_waiting,
        )
        head = head._replace(is_due=head.waits_for_bot)
        create = archive.store.tables.create
        if await archive.write(create, head, stored, follows, files):
            if head.is_due:
                await hub.room(head.code, mine=True)
            await hub.tell(head.code)
            return head
        if follows and (first := (await head_of(hub, follows)).rematch):
            return await head_of(hub, first)
    raise Denied(503, "no_code", "no free table code was found; try again")


async def check_limits(hub: Host, browser: str, address: str) -> None:
    """Refuse whoever has too many tables, or sets them up too fast."""
    settings, archive = hub.settings, hub.archive
    open_tables = await archive.read(archive.store.questions.open_tables, browser)
    if open_tables >= settings.open_tables:
        raise Denied(
            429,
            "too_many_tables",
            f"you have {open_tables} unfinished tables; leave or finish one first",
            most=settings.open_tables,
        )
    if not hub.allows_table(address):
        raise Denied(
            429,
            "too_many_new_tables",
            "too many tables were set up from here within an hour",
            most=settings.tables_per_hour,
        )


async def head_of(hub: Host, code: str) -> Head:
    """A table; an unknown one is refused."""
    archive = hub.archive
    found = await archive.read(archive.store.questions.head, code)
    if found is None:
        raise unknown_table(code)
    return found


def require_owner(head: Head, browser: str) -> None:
    """Only who has a seat, or set the table up, may go on."""
    seated = any(browser in seat.owners for seat in head.seats)
    if not browser or not (seated or head.creator == browser):
        raise not_your_seat()
