"""Records read again: of finished tables, and of what somebody pastes."""

from __future__ import annotations

from itertools import chain
from typing import Any, Protocol

from robobid.core.errors import Illegal, Unsupported
from robobid.core.events import seen_by
from robobid.core.reading import read_record
from robobid.core.record import Record
from robobid.core.setup import from_files
from robobid.core.wire import plain
from robobid.server import saying, wire
from robobid.server.games import offer_named, offer_of_record
from robobid.server.hub import Hub
from robobid.server.problems import Denied, table_code
from robobid.server.rooms import history_of
from robobid.server.showing import entry_info, standings
from robobid.server.storage.rows import Stored
from robobid.telling import Rules, Story


class NamesRecord(Protocol):
    """A request about a record: a table's, or one that is pasted with it."""

    record: str | None
    code: str | None


async def stored_for(hub: Hub, asked: NamesRecord) -> Stored | None:
    """The table that a request names; none where a record is pasted."""
    if asked.code is None:
        return None
    try:
        return await hub.stored(table_code(asked.code))
    except Denied as error:
        raise Unsupported(error.code, error.message, **error.values) from error


async def record_for(hub: Hub, asked: NamesRecord) -> Record[Any]:
    """The record that a request is about, without what is noted at a table."""
    stored = await stored_for(hub, asked)
    if stored is not None:
        return await hub.work_out(finished, stored)
    most = hub.settings.replay_entries
    return await hub.work_out(read_pasted, asked.record or "", most)


def read_pasted(text: str, most: int) -> Record[Any]:
    """A pasted record, with so many actions at most."""
    return read_record(text, offer_of_record(text).game, most)


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


async def noted(hub: Hub, stored: Stored) -> Record[Any]:
    """The same, with what its players have noted in it."""
    record = await hub.work_out(finished, stored)
    archive = hub.archive
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
