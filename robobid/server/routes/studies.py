"""Variations and notes: for one's own tables, and for records that are pasted."""

from __future__ import annotations

from robobid.server import studying, wire
from robobid.server.endpoints import Call, Endpoint
from robobid.server.problems import not_your_seat
from robobid.server.replaying import noted, record_for, stored_for


async def vary(call: Call) -> wire.Variation:
    """A variation of a finished or pasted game, as far as it has been made."""
    record = await record_for(call.hub, call.body)
    return await call.hub.work_out(studying.vary, record, call.body)


async def annotate(call: Call) -> wire.RecordText:
    """Other notes at a moment: kept with my table, or written into what I paste."""
    asked, hub = call.body, call.hub
    notes, most = studying.cleaned(asked.notes), hub.settings.record_size
    stored = await stored_for(hub, asked)
    if stored is None:
        record = await record_for(hub, asked)
    elif not any(call.browser in seat.owners for seat in stored.head.seats):
        raise not_your_seat()
    else:
        record = await noted(hub, stored)
    text = await hub.work_out(studying.annotate, record, asked.at, notes, most)
    if stored is not None:
        store = hub.archive.store.notes
        await hub.archive.write(store.note, stored.head.code, asked.at, notes)
    return wire.RecordText(record=text)


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
