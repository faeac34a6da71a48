"""Tables: set up, list, claim, rename, carry on, play again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

from robobid.app.hosting import wire
from robobid.app.hosting.games.directory import NewTable, offer_named
from robobid.app.hosting.games.wishes import checked_setup
from robobid.app.hosting.people import seats
from robobid.app.hosting.problems import Denied
from robobid.app.hosting.routes.endpoint import Call, Endpoint
from robobid.app.hosting.rows import Head
from robobid.app.hosting.tables.mend import mend
from robobid.app.hosting.wire.present import table_info

_LISTED: Final = 300
_SETTLED: Final = 10
"""Old results that are worked out at once."""


async def set_up(call: Call) -> wire.TableInfo:
    """A new table."""
    wish = replace(call.body, setup=checked_setup(call.body.setup))
    head = await seats.set_up(call.hub, wish, call.browser, call.address)
    return info(call, head)


async def list_mine(call: Call) -> wire.TableList:
    """The tables of this browser."""
    if not call.browser:
        return wire.TableList(tables=[])
    archive = call.hub.archive
    heads = await archive.read(archive.store.questions.tables_of, call.browser, _LISTED)
    unsettled = [h.code for h in heads if h.is_over and h.seats[0].place is None]
    call.hub.settle_results(unsettled[:_SETTLED])
    return wire.TableList(tables=[info(call, head) for head in heads])


async def show(call: Call) -> wire.TableInfo:
    """A table, and who sits there."""
    return info(call, await head_of(call))


async def show_facts(call: Call) -> wire.Plain:
    """What is printed on the cards and boards of a table."""
    head = await head_of(call)
    offer, archive = offer_named(head.game), call.hub.archive
    files = await archive.read(archive.store.questions.files, head.code)
    if not files:
        return offer.facts()
    return await call.written(own_facts, head.game, {**head.tags, **files})


def own_facts(game: str, tags: dict[str, str]) -> wire.Plain:
    """What is printed on the cards and boards whose files some tags hold."""
    offer = offer_named(game)
    own = offer.own_facts(tags)
    return offer.facts() if own is None else own


async def claim(call: Call) -> wire.TableInfo:
    """Sit down by a link."""
    hub, asked = call.hub, call.body
    head = await seats.claim(
        hub, call.code, asked.link, asked.name, call.browser, asked.bot
    )
    return info(call, head)


async def rename(call: Call) -> wire.TableInfo:
    """Another name for a seat of mine."""
    seat = seat_of(call)
    head = await head_of(call)
    renamed = await seats.rename(call.hub, head, seat, call.body.name, call.browser)
    return info(call, renamed)


async def make_personal_link(call: Call) -> wire.PersonalLink:
    """A link to carry on from another device."""
    return await seats.personal_link(call.hub, await head_of(call), call.browser)


async def play_again(call: Call) -> wire.TableInfo:
    """A rematch."""
    head = await head_of(call)
    seats.require_owner(head, call.browser)
    again = await seats.rematch(call.hub, head, call.browser, call.address)
    return info(call, again)


async def play_on_from_good(call: Call) -> wire.TableInfo:
    """A table that cannot be continued goes on from its last good moment."""
    head = await head_of(call)
    seats.require_owner(head, call.browser)
    return info(call, await mend(call.hub, head.code))


async def head_of(call: Call) -> Head:
    """The table that a call is about; an unknown one is refused."""
    return await seats.head_of(call.hub, call.code)


def info(call: Call, head: Head) -> wire.TableInfo:
    """A table as whoever asks may know it."""
    return table_info(head, call.browser, call.hub.here(head.code))


def seat_of(call: Call) -> int:
    """The seat that a call is about."""
    text = call.path["seat"]
    if not (len(text) == 1 and text in "012345"):
        raise Denied(404, "unknown_seat", "seats are numbered from 0 to 5")
    return int(text)


def at_table(
    path: str,
    answer: Callable[[Call], Awaitable[Any]],
    summary: str,
    *,
    takes: Any = None,
    returns: Any = wire.TableInfo,
    problems: tuple[int, ...] = (404, 409),
    names_browser: bool = False,
) -> Endpoint:
    """Something that is done at a table: it mostly answers with the table then."""
    return Endpoint(
        method="POST",
        path=f"/api/tables/{{code}}{path}",
        answer=answer,
        summary=summary,
        takes=takes,
        returns=returns,
        problems=problems,
        names_browser=names_browser,
    )


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/tables",
        answer=set_up,
        summary="Set a table up; the answer holds the links for friends",
        takes=NewTable,
        example={
            "setup": {"game": "fzzzt", "edition": "en"},
            "seats": [
                {"kind": "me", "name": "Ann"},
                {"kind": "bot", "bot": "mechanic"},
            ],
        },
        returns=wire.TableInfo,
        problems=(404, 409),
        names_browser=True,
        takes_record=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables",
        answer=list_mine,
        summary="The tables of this browser, latest first",
        returns=wire.TableList,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{code}",
        answer=show,
        summary="A table, and who sits there",
        returns=wire.TableInfo,
        problems=(404,),
        # Before a seat is claimed: a claim whose answer is lost can be made again.
        names_browser=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{code}/facts",
        answer=show_facts,
        summary="What is printed on the cards and boards of a table, ours or not",
        returns=wire.Plain,
        problems=(404,),
        is_long=True,
        is_question=True,
    ),
    at_table(
        "/claim",
        claim,
        "Sit down by a friend's link, or carry on by a personal one",
        takes=wire.Claim,
        problems=(404,),
        names_browser=True,
    ),
    at_table(
        "/seats/{seat}/name",
        rename,
        "Another name for a seat of mine",
        takes=wire.Rename,
    ),
    at_table(
        "/personal-link",
        make_personal_link,
        "A link to carry on from another device; it works once",
        returns=wire.PersonalLink,
        problems=(404,),
    ),
    at_table(
        "/mend",
        play_on_from_good,
        "Play a table that cannot be continued on from its last good moment",
    ),
    at_table(
        "/rematch",
        play_again,
        "The same again, with the same people",
    ),
)
