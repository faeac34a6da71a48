"""Games that are taken along: kept in a file, and gone on with at another host.

Whoever takes a game along has the seats of all its people. What a file says is checked
like all that comes from outside, and the rules must allow every move. A game that is
here already goes on as far as it has gone elsewhere.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from robobid.app.hosting import wire
from robobid.app.hosting.games.directory import offer_named
from robobid.app.hosting.host import Host
from robobid.app.hosting.people.names import clean_text
from robobid.app.hosting.people.seats import check_limits, seat_for
from robobid.app.hosting.people.secrets import CODE_LENGTHS, new_code
from robobid.app.hosting.problems import Denied, file_too_large
from robobid.app.hosting.replays.play_on import KEPT, MOST
from robobid.app.hosting.replays.variations import annotate, cleaned
from robobid.app.hosting.rows import (
    After,
    Answer,
    Head,
    Said,
    Seat,
    Stored,
    StoredMove,
)
from robobid.app.hosting.tables.good_part import good_moves
from robobid.app.hosting.tables.history import History
from robobid.bots import usual_bot
from robobid.core.errors import RobobidError
from robobid.core.setup import from_files
from robobid.games.registry import entries

_LISTED = 300
"""Games that are taken along at once."""


class Played(NamedTuple):
    """Where the moves of a game lead."""

    tags: dict[str, str]
    """Those that its rules know."""
    to_act: tuple[int, ...]
    round: int
    notes: dict[int, list[str]]
    """Those that a record can hold."""
    plans: list[list[str]]
    """Those of each seat that can be made now."""


# -- to a file ------------------------------------------------------------------------


async def games_of(hub: Host, browser: str) -> list[wire.CarriedGame]:
    """All games of somebody that hide nothing from them: played alone, or over."""
    if not browser:
        return []
    archive = hub.archive
    heads = await archive.read(archive.store.questions.tables_of, browser, _LISTED)
    return [
        await _carried(hub, head.code, browser)
        for head in heads
        if head.is_over or (head.is_played_by(browser) and not head.is_waiting)
    ]


async def _carried(hub: Host, code: str, browser: str) -> wire.CarriedGame:
    archive, store = hub.archive, hub.archive.store
    head, moves, talk, files = await hub.stored(code)
    notes = await archive.read(store.notes.of, code)
    seats = []
    for seat in head.seats:
        beside = None
        if browser in seat.owners:
            beside = await archive.read(store.beside.beside, code, seat.seat)
        seats.append(
            wire.CarriedSeat(
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot if seat.kind == "bot" else None,
                stand_in=seat.stand_in,
                plans=list(beside.plans) if beside else [],
                notes=beside.notes if beside else "",
            )
        )
    return wire.CarriedGame(
        game=head.game,
        created=head.created,
        tags=dict(head.tags),
        files=dict(files),
        seats=seats,
        moves=[_sent(move) for move in moves],
        talk=[wire.CarriedTalk(seat=s.seat, said=s.said, at=s.at) for s in talk],
        notes=[wire.CarriedNotes(at=at, notes=list(of)) for at, of in notes.items()],
        hints=head.hints,
    )


def _sent(move: StoredMove) -> wire.CarriedMove:
    why, bot = move.answered or (None, None)
    return wire.CarriedMove(seat=move.seat, lines=list(move.lines), why=why, bot=bot)


# -- from a file ----------------------------------------------------------------------


async def take(hub: Host, game: wire.CarriedGame, browser: str, address: str) -> bool:
    """Take a game from a file; false if it has come no further than it is here."""
    if game.game not in [entry.name for entry in entries()]:
        raise no_games()
    for text in game.files.values():
        if len(text.encode(errors="replace")) > hub.settings.file_size:
            raise file_too_large(hub.settings.file_size)
    moves = tuple(
        StoredMove(
            number,
            move.seat,
            tuple(move.lines),
            answered=Answer(move.why, move.bot) if move.why and move.bot else None,
        )
        for number, move in enumerate(game.moves)
    )
    most = hub.settings.record_size
    try:
        played = await hub.workers.work_out(address, play, game, moves, most)
    except RobobidError as error:
        if isinstance(error, Denied) and error.code != "contradicts_itself":
            raise  # It could not be looked at now.
        raise no_games() from error
    here = await _here(hub, game, moves, browser)
    if here is not None:
        if len(here.moves) >= len(moves):
            return False
        await _go_on(hub, here.head, game, played, moves[len(here.moves) :])
        return True
    async with hub.setting_up:
        await check_limits(hub, browser, address)
        head = await _create(hub, game, played, moves, browser)
    await _go_on(hub, head, game, played, moves[1:])
    return True


def play(game: wire.CarriedGame, moves: Sequence[StoredMove], most: int) -> Played:
    """Make all moves of a game; refused if its rules do not allow that."""
    setup = offer_named(game.game).game.setup_type
    allowed = {setting.file_tag for setting in from_files(setup)}
    history, broken = good_moves(game.game, {**game.tags, **game.files}, moves)
    if history is None or broken is not None or not moves:
        raise no_games()
    if not game.files.keys() <= allowed or len(game.seats) != history.seats:
        raise no_games()
    record = history.record
    known = {*record.game.tags(record.table), *KEPT} - {*game.files}
    tags = {name: text for name, text in history.tags.items() if name in known}
    if sum(map(len, tags.values())) > MOST:
        raise no_games()
    notes: dict[int, list[str]] = {}
    for each in game.notes if history.is_over else ():
        kept = cleaned(each.notes)
        annotate(record, each.at, kept, most)
        notes[each.at] = kept
    plans = [
        [words for words in seat.plans if _is_plan(history, at, words)]
        for at, seat in enumerate(game.seats)
    ]
    return Played(tags, history.to_act, history.round, notes, plans)


def _is_plan(history: History, seat: int, words: str) -> bool:
    """Does a game understand a plan as things stand?"""
    offer = offer_named(history.game.name)
    try:
        return bool(offer.give_plan(history.view(seat), words))
    except RobobidError:
        return False


async def _here(
    hub: Host, game: wire.CarriedGame, moves: Sequence[StoredMove], browser: str
) -> Stored | None:
    """The same game, if it is here: one of both has gone on from the other."""
    archive = hub.archive
    heads = await archive.read(archive.store.questions.tables_of, browser, _LISTED)
    for head in heads if browser else ():
        if (head.game, head.created) != (game.game, game.created):
            continue
        if not head.is_over and not head.is_played_by(browser):
            continue
        stored = await hub.stored(head.code)
        both = zip(stored.moves, moves, strict=False)
        if all((a.seat, a.lines) == (b.seat, b.lines) for a, b in both):
            return stored
    return None


async def _create(
    hub: Host,
    game: wire.CarriedGame,
    played: Played,
    moves: Sequence[StoredMove],
    browser: str,
) -> Head:
    """The table with its first move; nobody plays there before it has all."""
    offer = offer_named(game.game)
    seats = [
        _seat(hub, game, played.tags, at, browser) for at in range(len(game.seats))
    ]
    for length in CODE_LENGTHS:
        head = Head(
            code=new_code(length),
            game=game.game,
            tags={**played.tags, "Players": offer.players_tag(seats)},
            creator=browser,
            created=game.created,
            changed=time.time(),
            is_over=not played.to_act,
            is_due=False,
            to_act=played.to_act,
            rematch=None,
            seats=tuple(seats),
            round=played.round,
            hints=game.hints,
        )
        whole = head._replace(is_due=len(moves) == 1 and head.waits_for_bot)
        create = hub.archive.store.tables.create
        if await hub.archive.write(create, whole, moves[0], None, game.files):
            return whole
    raise Denied(503, "no_code", "no free table code was found; try again")


def _seat(
    hub: Host, game: wire.CarriedGame, tags: dict[str, str], at: int, browser: str
) -> Seat:
    """Who sits there: a bot that is not known here is replaced by the usual one."""
    seat, offer = game.seats[at], offer_named(game.game)
    is_robot = offer.is_robot(tags, at)
    kind: Any = "me" if seat.kind == "person" else seat.kind
    if is_robot != (kind == "robot"):
        raise no_games()
    bot = _known(hub, game.game, seat.bot)
    wish = wire.NewSeat(kind=kind, name=seat.name, bot=bot)
    made = seat_for(hub, offer, tags, at, wish, browser)
    if seat.stand_in is None or kind != "me":
        return made
    return made._replace(stand_in=_known(hub, game.game, seat.stand_in))


def _known(hub: Host, game: str, bot: str | None) -> str:
    try:
        return hub.guests.known(game, bot or usual_bot(game))
    except RobobidError:
        return usual_bot(game)


async def _go_on(
    hub: Host,
    head: Head,
    game: wire.CarriedGame,
    played: Played,
    moves: Sequence[StoredMove],
) -> None:
    """Store what has come since, and let the table go on."""
    archive, store, settings = hub.archive, hub.archive.store, hub.settings
    code = head.code
    for seat, kept, plans in zip(head.seats, game.seats, played.plans, strict=True):
        if seat.kind == "person" and (plans or kept.notes):
            await archive.write(store.beside.keep_plans, code, seat.seat, plans)
            await archive.write(store.beside.keep_notes, code, seat.seat, kept.notes)
    lines = [
        Said(number, line.seat, said, line.at)
        for number, line in enumerate(game.talk[-settings.chat_kept :], 1)
        if line.seat is None or line.seat < len(head.seats)
        if (said := clean_text(line.said, settings.chat_length))
    ]
    await archive.write(store.talk.keep_lines, code, lines)
    for at, notes in played.notes.items():
        await archive.write(store.notes.note, code, at, notes)
    is_due = any(head.seats[seat].may_be_played_for for seat in played.to_act)
    if moves:
        after = After(played.to_act, is_due, played.round)
        await archive.write(store.tables.add_moves, code, moves, after)
    await hub.tell(code)
    if is_due:
        await hub.room(code, mine=True)


def no_games() -> Denied:
    return Denied(409, "no_games_file", "there are no games in this file")
