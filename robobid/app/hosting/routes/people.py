"""Who comes to a table, who leaves it, and when the game begins."""

from __future__ import annotations

import time
from typing import Final

from robobid.app.hosting import wire
from robobid.app.hosting.people import departure, lobby
from robobid.app.hosting.routes.endpoint import Call, Endpoint
from robobid.app.hosting.routes.tables import at_table, head_of, info, seat_of

_RECENT: Final = 7 * 86_400
"""Seconds after which nobody looks for a table at which nothing happens."""
_LISTED: Final = 50


async def leave(call: Call) -> wire.Left:
    """Give my seats up for good."""
    head = await head_of(call)
    return wire.Left(gone=await departure.leave(call.hub, head, call.browser))


async def stand_in(call: Call) -> wire.TableInfo:
    """A bot for a seat of mine, or of somebody who is away."""
    seat, head = seat_of(call), await head_of(call)
    return info(call, await departure.stand_in(call.hub, head, seat, call.browser))


async def take_back(call: Call) -> wire.TableInfo:
    """I play again myself."""
    seat, head = seat_of(call), await head_of(call)
    return info(call, await departure.take_back(call.hub, head, seat, call.browser))


async def change_seat(call: Call) -> wire.TableInfo:
    """Another bot, or a friend."""
    seat, head = seat_of(call), await head_of(call)
    changed = await lobby.change_seat(call.hub, head, seat, call.body, call.browser)
    return info(call, changed)


async def begin(call: Call) -> wire.TableInfo:
    """The game begins."""
    head = await head_of(call)
    bots_sit_in = call.body.bots_sit_in
    begun = await lobby.begin(call.hub, head, call.browser, bots_sit_in=bots_sit_in)
    return info(call, begun)


async def set_terms(call: Call) -> wire.TableInfo:
    """Pace, and who may find the table."""
    head = await head_of(call)
    return info(call, await lobby.set_terms(call.hub, head, call.body, call.browser))


async def want_pause(call: Call) -> wire.TableInfo:
    """All clocks stand, or run again."""
    head, days = await head_of(call), call.body.days
    return info(call, await lobby.want_pause(call.hub, head, days, call.browser))


async def sit_down(call: Call) -> wire.TableInfo:
    """A free seat at a table that anybody may join."""
    head, name = await head_of(call), call.body.name
    return info(call, await lobby.sit_down(call.hub, head, name, call.browser))


async def list_public(call: Call) -> wire.TableList:
    """The tables that everybody may find."""
    archive, since = call.hub.archive, time.time() - _RECENT
    heads = await archive.read(archive.store.questions.listed, since, _LISTED)
    return wire.TableList(tables=[info(call, head) for head in heads])


async def show_invitation(call: Call) -> wire.Invitation:
    """What a link is for."""
    head, hub = await head_of(call), call.hub
    opens, seat = await lobby.invitation(hub, head, call.body.link, call.browser)
    return wire.Invitation(opens=opens, seat=seat, table=info(call, head))


ENDPOINTS = (
    at_table(
        "/leave",
        leave,
        "Leave for good: a bot plays on, or the table is forgotten",
        returns=wire.Left,
        problems=(404,),
    ),
    at_table(
        "/seats/{seat}/stand-in",
        stand_in,
        "A bot for a seat of mine; or a vote for one, where somebody is away",
    ),
    at_table(
        "/seats/{seat}/take-back",
        take_back,
        "Play again myself, after a bot did",
    ),
    at_table(
        "/seats/{seat}",
        change_seat,
        "Before the game: another bot, or a friend instead of it",
        takes=wire.SeatWish,
    ),
    at_table(
        "/begin",
        begin,
        "Begin the game, when everybody is there or nobody else is waited for",
        takes=wire.Beginning,
        problems=(404,),
    ),
    at_table(
        "/invitation",
        show_invitation,
        "What a link is for, before it is used",
        takes=wire.LinkAsked,
        returns=wire.Invitation,
        problems=(404,),
        # As before a claim: see there.
        names_browser=True,
    ),
    at_table(
        "/terms",
        set_terms,
        "Time for each move, and who may find the table",
        takes=wire.Terms,
    ),
    at_table(
        "/pause",
        want_pause,
        "Let all clocks stand for some days, or run again: when everybody wants it",
        takes=wire.PauseWish,
    ),
    at_table(
        "/sit",
        sit_down,
        "Take a free seat at a table that anybody may join",
        takes=wire.SitDown,
        names_browser=True,
    ),
    Endpoint(
        method="GET",
        path="/api/public",
        answer=list_public,
        summary="The tables that everybody may join or watch",
        returns=wire.TableList,
    ),
)
