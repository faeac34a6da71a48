"""Records of finished games, and records that somebody pastes."""

from __future__ import annotations

from robobid.core.errors import Unreadable
from robobid.server import wire
from robobid.server.endpoints import Call, Endpoint
from robobid.server.games import offer_named
from robobid.server.replaying import finished, noted, read_pasted, replay


async def show_record(call: Call) -> wire.RecordText:
    """The record; it tells everybody's secrets, so only when the game is over."""
    record = await noted(call.hub, await call.hub.stored(call.code))
    return wire.RecordText(record=record.write())


async def show_replay(call: Call) -> wire.Replay:
    """A finished game from any seat's view."""
    record = await noted(call.hub, await call.hub.stored(call.code))
    return await call.hub.work_out(replay, record, call.query.get("seat"))


async def show_course(call: Call) -> list[wire.Plain]:
    """A finished game round by round, as far as its game tells."""
    stored = await call.hub.stored(call.code)
    offer = offer_named(stored.head.game)
    return await call.hub.work_out(lambda: offer.course(finished(stored)))


async def replay_pasted(call: Call) -> wire.Replay:
    """A pasted record from any seat's view."""
    pasted, most = call.body, call.hub.settings.replay_entries

    def read() -> wire.Replay:
        try:
            return replay(read_pasted(pasted.record, most), pasted.seat)
        except Unreadable as error:
            if not (error.beginning and _is_at_the_end(pasted.record, error)):
                raise
            return replay(error.beginning, pasted.seat, is_cut_off=True)

    return await call.hub.work_out(read)


def _is_at_the_end(text: str, error: Unreadable) -> bool:
    """Is what cannot be read the last thing there: was the text just cut off?"""
    if error.line is None or error.column is None:
        return False
    first, *others = text.split("\n")[error.line - 1 :]
    rest = " ".join([first[error.column - 1 :], *others])
    return rest.split() == str(error.values.get("found", "")).split()


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
