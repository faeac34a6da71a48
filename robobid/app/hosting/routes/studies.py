"""Variations and notes: for one's own tables, and for records that are pasted."""

from __future__ import annotations

from robobid.app.hosting import wire
from robobid.app.hosting.problems import not_your_seat
from robobid.app.hosting.replays import variations
from robobid.app.hosting.replays.replay import Source, noted, source_for, stored_for
from robobid.app.hosting.routes.endpoint import Call, Endpoint


async def vary(call: Call) -> wire.Variation:
    """A variation of a finished or pasted game, as far as it has been made."""
    source = await source_for(call.hub, call.body)
    return await call.written(varied, source, call.body)


def varied(source: Source, asked: wire.VariationAsked) -> wire.Variation:
    """A variation of a record that is read for it."""
    return variations.vary(source.record(), asked)


async def annotate(call: Call) -> wire.RecordText:
    """Other notes at a moment: kept with my table, or written into what I paste."""
    asked, hub = call.body, call.hub
    notes, most = variations.cleaned(asked.notes), hub.settings.record_size
    stored = await stored_for(hub, asked)
    if stored is None:
        source = await source_for(hub, asked)
    elif not any(call.browser in seat.owners for seat in stored.head.seats):
        raise not_your_seat()
    else:
        source = await noted(hub, stored)
    text = await call.work_out(annotated, source, asked.at, notes, most)
    if stored is not None:
        store = hub.archive.store.notes
        await hub.archive.write(store.note, stored.head.code, asked.at, notes)
    return wire.RecordText(record=text)


def annotated(source: Source, at: int, notes: list[str], most: int) -> str:
    """The text of a record that is read for it, with other notes."""
    return variations.annotate(source.record(), at, notes, most)


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
