"""Going on with a finished game from one of its moments, against bots."""

from __future__ import annotations

from typing import Any, NamedTuple

from robobid.bots import usual_bot
from robobid.core.errors import Illegal
from robobid.core.record import Move, Record
from robobid.core.setup import from_files
from robobid.puzzles.deals import TAG as DEAL
from robobid.server import seating
from robobid.server.games import offer_named
from robobid.server.hub import Hub
from robobid.server.problems import not_your_seat
from robobid.server.rooms import LUCK
from robobid.server.storage.rows import Head
from robobid.server.wire import NewSeat


class Moment(NamedTuple):
    """A moment of a game that somebody goes on with."""

    record: Record[Any]
    at: int
    """How many entries have been made by then."""
    seat: int
    """Theirs."""
    bot: str | None
    """Who plays the others; none: the usual one."""


async def play_on(hub: Hub, moment: Moment, browser: str, address: str) -> Head:
    """A table at which a game goes on from one of its moments, against bots."""
    record, offer = moment.record, offer_named(moment.record.game.name)
    opening = await hub.work_out(opening_at, record, moment.at)
    if not opening.to_act:
        raise Illegal("game_over", "the game is over")
    bot = hub.guests.known(offer.game.name, moment.bot or usual_bot(offer.game.name))
    every = record.tags()
    files = {
        setting.file_tag: every[setting.file_tag]
        for setting in from_files(record.game.setup_type)
        if setting.file_tag in every
    }
    # Luck is anybody's from here on, whatever deal it was.
    left_out = {"Game", "Notation", "Result", DEAL, *files}
    tags = {name: text for name, text in every.items() if name not in left_out}
    names = [each.strip() for each in tags["Players"].split(";")]
    if moment.seat >= len(names) or offer.robot_of(tags, moment.seat) is not None:
        raise not_your_seat()
    seats = []
    for at, name in enumerate(names):
        wish = NewSeat(kind="bot", name=name, bot=bot)
        if at == moment.seat:
            wish = NewSeat(kind="me", name=name)
        elif offer.robot_of(tags, at) is not None:
            wish = NewSeat(kind="robot")
        seats.append(seating.seat_for(hub, offer, tags, at, wish, browser))
    async with hub.setting_up:
        await seating.check_limits(hub, browser, address)
        return await seating.create(
            hub, offer, tags, seats, browser, files=files, opening=opening
        )


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
