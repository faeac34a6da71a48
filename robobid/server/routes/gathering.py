"""Who comes to a table, who leaves it, and when the game begins."""

from __future__ import annotations

import time
from typing import Final

from robobid.server import leaving, lobby, wire
from robobid.server.endpoints import Call, Endpoint
from robobid.server.routes.tables import head_of, info, seat_of

_RECENT: Final = 7 * 86_400
"""Seconds after which nobody looks for a table at which nothing happens."""
_LISTED: Final = 50


async def leave(call: Call) -> wire.Left:
    """Give my seats up for good."""
    head = await head_of(call)
    return wire.Left(gone=await leaving.leave(call.hub, head, call.browser))


async def stand_in(call: Call) -> wire.TableInfo:
    """A bot for a seat of mine, or of somebody who is away."""
    seat, head = seat_of(call), await head_of(call)
    return info(call, await leaving.stand_in(call.hub, head, seat, call.browser))


async def take_back(call: Call) -> wire.TableInfo:
    """I play again myself."""
    seat, head = seat_of(call), await head_of(call)
    return info(call, await leaving.take_back(call.hub, head, seat, call.browser))


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
    Endpoint(
        method="POST",
        path="/api/tables/{code}/leave",
        answer=leave,
        summary="Leave for good: a bot plays on, or the table is forgotten",
        returns=wire.Left,
        problems=(404,),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{code}/seats/{seat}/stand-in",
        answer=stand_in,
        summary="A bot for a seat of mine; or a vote for one, where somebody is away",
        returns=wire.TableInfo,
        problems=(404, 409),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{code}/seats/{seat}/take-back",
        answer=take_back,
        summary="Play again myself, after a bot did",
        returns=wire.TableInfo,
        problems=(404, 409),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{code}/seats/{seat}",
        answer=change_seat,
        summary="Before the game: another bot, or a friend instead of it",
        takes=wire.SeatWish,
        returns=wire.TableInfo,
        problems=(404, 409),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{code}/begin",
        answer=begin,
        summary="Begin the game, when everybody is there or nobody else is waited for",
        takes=wire.Beginning,
        returns=wire.TableInfo,
        problems=(404,),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{code}/invitation",
        answer=show_invitation,
        summary="What a link is for, before it is used",
        takes=wire.LinkAsked,
        returns=wire.Invitation,
        problems=(404,),
        # As before a claim: see there.
        names_browser=True,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{code}/terms",
        answer=set_terms,
        summary="Time for each move, and who may find the table",
        takes=wire.Terms,
        returns=wire.TableInfo,
        problems=(404, 409),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{code}/sit",
        answer=sit_down,
        summary="Take a free seat at a table that anybody may join",
        takes=wire.SitDown,
        returns=wire.TableInfo,
        problems=(404, 409),
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
