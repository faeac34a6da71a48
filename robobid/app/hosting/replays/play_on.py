"""Going on with a finished game from one of its moments, against bots."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from robobid.app.hosting.games.directory import offer_named
from robobid.app.hosting.host import Host
from robobid.app.hosting.people import seats as seating
from robobid.app.hosting.people.seats import Opening
from robobid.app.hosting.problems import not_your_seat
from robobid.app.hosting.replays.replay import Source
from robobid.app.hosting.rows import Head
from robobid.app.hosting.tables.history import LUCK
from robobid.app.hosting.wire import NewSeat
from robobid.app.puzzles.deals import TAG as DEAL
from robobid.bots import usual_bot
from robobid.core.errors import Illegal, Unsupported
from robobid.core.record import Move, Record
from robobid.core.setup import from_files

KEPT: Final = ("Players", "Position", "Rules", "Seating")
"""Tags that a table needs, beside those of its set-up."""
MOST: Final = 4096
"""Signs of all its tags: everybody who looks at a table is sent them."""


class Moment(NamedTuple):
    """A moment of a game that somebody goes on with."""

    source: Source
    at: int
    """How many entries have been made by then."""
    seat: int
    """Theirs."""
    bot: str | None
    """Who plays the others; none: the usual one."""


class Begun(NamedTuple):
    """A game up to a moment, as a table is made of it."""

    game: str
    tags: dict[str, str]
    files: dict[str, str]
    opening: Opening


async def play_on(hub: Host, moment: Moment, browser: str, address: str) -> Head:
    """A table at which a game goes on from one of its moments, against bots."""
    begun = await hub.workers.work_out(address, begun_at, moment.source, moment.at)
    offer, tags = offer_named(begun.game), begun.tags
    bot = hub.guests.known(offer.game.name, moment.bot or usual_bot(offer.game.name))
    names = [each.strip() for each in tags["Players"].split(";")]
    if moment.seat >= len(names) or offer.is_robot(tags, moment.seat):
        raise not_your_seat()
    seats = []
    for at, name in enumerate(names):
        wish = NewSeat(kind="bot", name=name, bot=bot)
        if at == moment.seat:
            wish = NewSeat(kind="me", name=name)
        elif offer.is_robot(tags, at):
            wish = NewSeat(kind="robot")
        seats.append(seating.seat_for(hub, offer, tags, at, wish, browser))
    tags["Players"] = offer.players_tag(seats)
    async with hub.setting_up:
        await seating.check_limits(hub, browser, address)
        return await seating.create(
            hub, offer, tags, seats, browser, begun.opening, begun.files
        )


def begun_at(source: Source, at: int) -> Begun:
    """A game up to a moment; one that is over is refused."""
    record = source.record()
    move = opening_at(record, at)
    if not move.to_act:
        raise Illegal("game_over", "the game is over")
    every = record.tags()
    files = {
        setting.file_tag: every[setting.file_tag]
        for setting in from_files(record.game.setup_type)
        if setting.file_tag in every
    }
    # Luck is anybody's from here on, whatever deal it was; and what else somebody
    # wrote into a record is not for everybody who looks at the table.
    known = {*record.game.tags(record.table), *KEPT} - {DEAL, *files}
    tags = {name: text for name, text in every.items() if name in known}
    if sum(map(len, tags.values())) > MOST:
        raise Unsupported(
            "tags_too_long", f"the tags have more than {MOST} signs", most=MOST
        )
    opening = Opening(move.lines, move.to_act, move.round)
    return Begun(record.game.name, tags, files, opening)


def opening_at(record: Record[Any], at: int) -> Move:
    """Everything up to a moment of a game, as one move of nobody's.

    What was taken back by then is left out, and luck that was to come is drawn anew.
    """
    again = played_to(record, at)
    kept = again.kept
    move = again.propose_luck(LUCK)
    return move._replace(entries=(*kept, *move.entries))


def played_to(record: Record[Any], at: int) -> Record[Any]:
    """The beginning of a game: its first so many entries."""
    again = Record(record.game, record.extra)
    for entry in record.entries[:at]:
        if entry.is_undo:
            again.undo(entry.seat)
        else:
            again.play(entry.seat, entry.action)
    return again
