"""Records of finished games, and records that somebody pastes."""

from __future__ import annotations

from itertools import chain
from typing import Any

from robobid.core.errors import Illegal, Unreadable, Unsupported
from robobid.core.events import seen_by
from robobid.core.reading import read_record
from robobid.core.record import Record
from robobid.core.setup import from_files
from robobid.core.wire import plain
from robobid.server import saying, wire
from robobid.server.endpoints import Call, Endpoint
from robobid.server.games import offer_named, offer_of_record
from robobid.server.rooms import history_of
from robobid.server.showing import entry_info, standings
from robobid.server.storage.rows import Stored
from robobid.telling import Rules, Story


async def show_record(call: Call) -> wire.RecordText:
    """The record; it tells everybody's secrets, so only when the game is over."""
    record = await noted(call, await call.hub.stored(call.code))
    return wire.RecordText(record=record.write())


async def show_replay(call: Call) -> wire.Replay:
    """A finished game from any seat's view."""
    record = await noted(call, await call.hub.stored(call.code))
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


def read_pasted(text: str, most: int) -> Record[Any]:
    """A pasted record, with so many actions at most."""
    return read_record(text, offer_of_record(text).game, most)


def _is_at_the_end(text: str, error: Unreadable) -> bool:
    """Is what cannot be read the last thing there: was the text just cut off?"""
    if error.line is None or error.column is None:
        return False
    first, *others = text.split("\n")[error.line - 1 :]
    rest = " ".join([first[error.column - 1 :], *others])
    return rest.split() == str(error.values.get("found", "")).split()


def finished(stored: Stored) -> Record[Any]:
    """The record of a finished game, with the names of its players."""
    if not stored.head.is_over:
        raise Illegal(
            "not_over", "the record tells what is secret; it is shown after the game"
        )
    record = history_of(stored).record
    record.extra["Players"] = offer_named(stored.head.game).players_tag(
        stored.head.seats
    )
    return record


async def noted(call: Call, stored: Stored) -> Record[Any]:
    """The same, with what its players have noted in it."""
    record = await call.hub.work_out(finished, stored)
    archive = call.hub.archive
    record.notes = await archive.read(archive.store.notes.of, stored.head.code)
    return record


def replay(
    record: Record[Any], seat: int | None, *, is_cut_off: bool = False
) -> wire.Replay:
    """Every entry with what a seat sees of it and after it."""
    game, tags = record.game, record.tags()
    offer = offer_named(game.name)
    facts = offer.own_facts(tags)
    for setting in from_files(game.setup_type):
        tags.pop(setting.file_tag, None)
    seats = game.seats(record.table)
    if seat is not None and seat >= seats:
        raise Unsupported(
            "unknown_seat", f"the game has {seats} seats", seat=seat, most=seats - 1
        )
    tables = (table for _, table in record.replay())
    teller = offer.teller(record.table, seat)
    story = Story(teller, seat)
    known: dict[Rules, int] = {}
    return wire.Replay(
        game=game.name,
        tags=tags,
        players=[name.strip() for name in tags["Players"].split(";")],
        seat=seat,
        over=record.is_over,
        cut_off=is_cut_off,
        standings=standings(game, record.table),
        entries=[
            entry_info(entry, seen_by(entry.events, seat), saying.told_on(story, entry))
            for entry in record.entries
        ],
        seen=[
            wire.Seen(
                view=plain(view),
                notes=offer.notes(view),
                rules=known.setdefault(teller.rules(view), len(known)),
            )
            for table in chain([game.set_up(record.extra)], tables)
            for view in [game.view(table, seat)]
        ],
        rules=list(map(saying.rules, known)),
        verdict=saying.verdict(game, teller, record.table),
        facts=facts,
        remarks=[
            wire.Remarks(at=at, notes=notes) for at, notes in record.notes.items()
        ],
    )


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
