"""Records read again: of finished tables, and of what somebody pastes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple, Protocol

from robobid.app.hosting import wire
from robobid.app.hosting.games.directory import offer_named, offer_of_record
from robobid.app.hosting.games.server_game import Offer
from robobid.app.hosting.host import Host
from robobid.app.hosting.problems import Denied, file_too_large, table_code
from robobid.app.hosting.rows import Stored
from robobid.app.hosting.settings import Settings
from robobid.app.hosting.tables.brought import POSITION
from robobid.app.hosting.tables.good_part import good_part
from robobid.app.hosting.tables.room import history_of
from robobid.app.hosting.wire import narration
from robobid.app.hosting.wire.present import entry_info, standings
from robobid.core.errors import Illegal, Unreadable, Unsupported
from robobid.core.events import seen_by
from robobid.core.packing import MOST, packed, unpacked
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.core.setup import PERSON, from_files
from robobid.core.text import split_text
from robobid.narration import Rules, Story

_EMPTY: Final = packed("")


class NamesRecord(Protocol):
    """A request about a record: a table's, or one that is pasted with it."""

    record: str | None
    code: str | None


async def stored_for(hub: Host, asked: NamesRecord) -> Stored | None:
    """The table that a request names; none where a record is pasted."""
    if asked.code is None:
        return None
    try:
        return await hub.stored(table_code(asked.code))
    except Denied as error:
        raise Unsupported(error.code, error.message, **error.values) from error


async def source_for(hub: Host, asked: NamesRecord) -> Source:
    """Where the record is that a request is about, without a table's notes."""
    stored = await stored_for(hub, asked)
    if stored is not None:
        return Source(stored)
    return pasted(hub.settings, asked.record or "")


def pasted(settings: Settings, text: str) -> Source:
    """A text that somebody pastes, within a host's limits."""
    return Source(None, text, settings.replay_entries, settings.file_size)


def good_beginning(stored: Stored, browser: str) -> str | None:
    """The record of a table that cannot be continued, up to its last good moment.

    It tells all secrets: while others may play on from there, it is for nobody.
    """
    head = stored.head
    mine = [seat.seat for seat in head.seats if browser and browser in seat.owners]
    is_mine_alone = len(mine) == 1 and head.is_alone(mine[0])
    if not (head.is_over or is_mine_alone):
        return None
    history, broken = good_part(stored)
    if history is None or (broken is None and not head.is_stopped):
        return None
    return history.record.write()


async def noted(hub: Host, stored: Stored) -> Source:
    """A finished table, with what its players have noted in it."""
    archive = hub.archive
    notes = await archive.read(archive.store.notes.of, stored.head.code)
    return Source(stored, notes=notes)


class Source(NamedTuple):
    """A finished table, or a text that was pasted: what a record is made of."""

    stored: Stored | None
    text: str = ""
    most: int = 0
    """Actions that a text may have."""
    file_size: int = MOST
    """Bytes of a file in it."""
    notes: Mapping[int, list[str]] | None = None

    def record(self) -> Record[Any]:
        """The record; it takes long."""
        if self.stored is None:
            return read_pasted(self.text, self.most, self.file_size)
        record = finished(self.stored)
        record.notes = dict(self.notes or {})
        return record


def read_pasted(text: str, most: int, file_size: int = MOST) -> Record[Any]:
    """A pasted record, with so many actions at most, and files no larger than that."""
    offer = offer_of_record(text)
    tags, _ = split_text(text)
    for setting in from_files(offer.game.setup_type):
        if len(unpacked(tags.get(setting.file_tag, _EMPTY)).encode()) > file_size:
            raise file_too_large(file_size)
    record = read_record(text, offer.game, most)
    if POSITION in record.extra:
        _name_players(offer, record)
    return record


def _name_players(offer: Offer, record: Record[Any]) -> None:
    """A position says who sits there: the tag Players may say only what they are
    called.
    """
    game, seats = offer.game, offer.seats_of(record.table)
    given = [name.strip() for name in record.extra.get("Players", "").split(";")]
    if len(given) == len(seats):
        kinds = [game.seat_of(player) for player in given]
        if [kind is PERSON for kind in kinds] == [seat is PERSON for seat in seats]:
            return
    names = [game.name_of(player) for player in given] + [""] * len(seats)
    record.extra["Players"] = "; ".join(
        game.player(seat, name or str(number))
        for number, (seat, name) in enumerate(zip(seats, names, strict=False), 1)
    )


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


def text_of(source: Source) -> wire.RecordText:
    """A record as it is written."""
    return wire.RecordText(record=source.record().write())


def course_of(source: Source) -> Sequence[Any]:
    """A game round by round, as far as its game tells."""
    record = source.record()
    return offer_named(record.game.name).course(record)


def replayed(source: Source, seat: int | None) -> wire.Replay:
    """A record from a seat's view; one that was just cut off, as far as it goes."""
    try:
        return replay(source.record(), seat)
    except Unreadable as error:
        if not (error.beginning and _is_at_the_end(source.text, error)):
            raise
        return replay(error.beginning, seat, is_cut_off=True)


def _is_at_the_end(text: str, error: Unreadable) -> bool:
    """Is what cannot be read the last thing there: was the text just cut off?"""
    if error.line is None or error.column is None:
        return False
    first, *others = text.split("\n")[error.line - 1 :]
    rest = " ".join([first[error.column - 1 :], *others])
    return rest.split() == str(error.values.get("found", "")).split()


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
            entry_info(
                entry, seen_by(entry.events, seat), narration.told_on(story, entry)
            )
            for entry in record.entries
        ],
        seen=[
            wire.Seen(
                view=view,
                notes=offer.notes(view),
                rules=known.setdefault(teller.rules(view), len(known)),
            )
            for table in chain([game.set_up(record.extra)], tables)
            for view in [game.view(table, seat)]
        ],
        rules=list(known),
        verdict=narration.verdict(game, teller, record.table),
        facts=facts,
        remarks=[
            wire.Remarks(at=at, notes=notes) for at, notes in record.notes.items()
        ],
    )
