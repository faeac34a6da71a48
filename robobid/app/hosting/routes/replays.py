"""Records of finished games, and records that somebody pastes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from robobid.app.hosting import wire
from robobid.app.hosting.replays.replay import (
    Source,
    course_of,
    good_beginning,
    noted,
    pasted,
    replayed,
    text_of,
)
from robobid.app.hosting.routes.endpoint import Call, Endpoint


async def show_record(call: Call) -> wire.RecordText:
    """The record; it tells everybody's secrets, so only when the game is over.

    Of a table that cannot be continued, or was stopped, it is the good beginning.
    """
    stored = await call.hub.stored(call.code)
    if call.code in call.hub.broken or stored.head.is_stopped:
        good = await call.work_out(good_beginning, stored, call.browser)
        if good is not None:
            return wire.RecordText(record=good)
    return await call.work_out(text_of, await noted(call.hub, stored))


async def show_replay(call: Call) -> wire.Replay:
    """A finished game from any seat's view."""
    source = await noted(call.hub, await call.hub.stored(call.code))
    return await call.written(replayed, source, call.query.get("seat"))


async def show_course(call: Call) -> Sequence[Any]:
    """A finished game round by round, as far as its game tells."""
    source = Source(await call.hub.stored(call.code))
    return await call.written(course_of, source)


async def replay_pasted(call: Call) -> wire.Replay:
    """A pasted record from any seat's view."""
    source = pasted(call.hub.settings, call.body.record)
    return await call.written(replayed, source, call.body.seat)


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/tables/{code}/record",
        answer=show_record,
        summary="The record of a finished game",
        returns=wire.RecordText,
        problems=(404, 409),
        is_question=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{code}/replay",
        answer=show_replay,
        summary="A finished game, action by action, from any seat's view",
        returns=wire.Replay,
        query={"seat": wire.SeatNumber},
        problems=(404, 409),
        is_long=True,
        is_question=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{code}/course",
        answer=show_course,
        summary="How everybody stood after each round, once the game is over",
        returns=list[wire.Plain],
        problems=(404, 409),
        is_question=True,
    ),
    Endpoint(
        method="POST",
        path="/api/replay",
        answer=replay_pasted,
        summary="A pasted record, action by action, from any seat's view",
        takes=wire.PastedRecord,
        example={
            "record": '[Game "fzzzt"] [Edition "en"] [Players "Ann; Bob"]\n'
            "1. #deal A m1 r1a r2a r3a / B m2 r1b r2b r3b #turn r5b *",
            "seat": 0,
        },
        returns=wire.Replay,
        problems=(409,),
        takes_record=True,
        is_long=True,
        is_question=True,
    ),
)
