"""Variations and notes: for one's own tables, and for records that are pasted."""

from __future__ import annotations

from typing import Any

from robobid.core.errors import Unsupported
from robobid.core.record import Record
from robobid.server import studying, wire
from robobid.server.endpoints import Call, Endpoint
from robobid.server.problems import Denied, not_your_seat, table_code
from robobid.server.routes.replays import finished, noted, read_pasted
from robobid.server.storage.rows import Stored


async def vary(call: Call) -> wire.Variation:
    """A variation of a finished or pasted game, as far as it has been made."""
    asked, most = call.body, call.hub.settings.replay_entries
    stored = await _stored(call)

    def read() -> wire.Variation:
        return studying.vary(_record(stored, asked.record, most), asked)

    return await call.hub.work_out(read)


async def annotate(call: Call) -> wire.RecordText:
    """Other notes at a moment: kept with my table, or written into what I paste."""
    asked, hub, most = call.body, call.hub, call.hub.settings.record_size
    notes = studying.cleaned(asked.notes)
    stored = await _stored(call)
    if stored is None:

        def read() -> str:
            record = read_pasted(asked.record or "", hub.settings.replay_entries)
            return studying.annotate(record, asked.at, notes, most)

        return wire.RecordText(record=await hub.work_out(read))
    if not any(call.browser in seat.owners for seat in stored.head.seats):
        raise not_your_seat()
    kept = await noted(call, stored)
    text = await hub.work_out(studying.annotate, kept, asked.at, notes, most)
    store = hub.archive.store.notes
    await hub.archive.write(store.note, stored.head.code, asked.at, notes)
    return wire.RecordText(record=text)


async def _stored(call: Call) -> Stored | None:
    """The table that is named; none where a record is pasted."""
    if call.body.code is None:
        return None
    try:
        return await call.hub.stored(table_code(call.body.code))
    except Denied as error:
        raise Unsupported(error.code, error.message, **error.values) from error


def _record(stored: Stored | None, pasted: str | None, most: int) -> Record[Any]:
    return read_pasted(pasted or "", most) if stored is None else finished(stored)


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/variations",
        answer=vary,
        summary="Leave a finished or pasted game at a moment, and play it otherwise",
        takes=wire.VariationAsked,
        returns=wire.Variation,
        problems=(409,),
        takes_record=True,
        is_question=True,
        is_long=True,
    ),
    Endpoint(
        method="POST",
        path="/api/notes",
        answer=annotate,
        summary="Comments and variations at a moment of my table or a pasted record",
        takes=wire.NotesMade,
        returns=wire.RecordText,
        problems=(403, 409),
        takes_record=True,
        is_question=True,
    ),
)
