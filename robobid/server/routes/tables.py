"""Tables: set up, list, claim, rename, carry on, play again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from robobid.server import seating, wire
from robobid.server.endpoints import Call, Endpoint
from robobid.server.games import NewTable, offer_named
from robobid.server.problems import Denied
from robobid.server.showing import table_info
from robobid.server.storage.rows import Head

_LISTED: Final = 300
_SETTLED: Final = 10
"""Old results that are worked out at once."""


async def set_up(call: Call) -> wire.TableInfo:
    """A new table."""
    head = await seating.set_up(call.hub, call.body, call.browser, call.address)
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
    tags = {**head.tags, **files}
    own = await call.hub.work_out(offer.own_facts, tags) if files else None
    return offer.facts() if own is None else own


async def claim(call: Call) -> wire.TableInfo:
    """Sit down by a link."""
    hub, asked = call.hub, call.body
    head = await seating.claim(hub, call.code, asked.link, asked.name, call.browser)
    return info(call, head)


async def rename(call: Call) -> wire.TableInfo:
    """Another name for a seat of mine."""
    seat = seat_of(call)
    head = await head_of(call)
    renamed = await seating.rename(call.hub, head, seat, call.body.name, call.browser)
    return info(call, renamed)


async def make_personal_link(call: Call) -> wire.PersonalLink:
    """A link to carry on from another device."""
    return await seating.personal_link(call.hub, await head_of(call), call.browser)


async def play_again(call: Call) -> wire.TableInfo:
    """A rematch."""
    head = await head_of(call)
    seating.require_owner(head, call.browser)
    again = await seating.rematch(call.hub, head, call.browser, call.address)
    return info(call, again)


async def head_of(call: Call) -> Head:
    """The table that a call is about; an unknown one is refused."""
    return await seating.head_of(call.hub, call.code)


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
        "/rematch",
        play_again,
        "The same again, with the same people",
    ),
)
