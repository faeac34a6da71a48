"""Finished games looked back on: asked for once, read by whoever has the link."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from robobid.analysis.work import all_of
from robobid.bots import roster_of
from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal, Unsupported
from robobid.core.record import Record
from robobid.server import playing_on, wire
from robobid.server.endpoints import Call, Endpoint
from robobid.server.problems import CODES, Denied
from robobid.server.replaying import finished, read_pasted, record_for
from robobid.server.routes.tables import info
from robobid.server.storage.analyses import Kept, Wish

_LIKE: Final = 8
"""So many lines two games begin with alike, if they are the same."""


async def analyse_table(call: Call) -> wire.Analysis:
    """Look back on a finished game of a table here."""
    stored = await call.hub.stored(call.code)
    record = await call.hub.work_out(finished, stored)
    return await ask(call, await call.hub.work_out(wish_for, record, call.code))


async def analyse_pasted(call: Call) -> wire.Analysis:
    """Look back on a finished game that somebody pastes."""
    hub, most = call.hub, call.hub.settings.replay_entries
    record = await hub.work_out(read_pasted, call.body.record, most)
    if not record.is_over:
        raise Illegal("analysed_after_end", "a game is analysed after its end")
    await refuse_running(call, record)
    return await ask(call, await hub.work_out(wish_for, record))


async def show(call: Call) -> wire.Analysis:
    """An analysis, as far as it has come."""
    code = call.path["analysis"]
    code = code.upper() if len(code) in CODES else code
    archive, kept = call.hub.archive, None
    if code.isascii() and code.isalnum():
        kept = await archive.read(archive.store.analyses.find, code)
    if kept is None:
        raise Denied(404, "unknown_analysis", "nobody has asked for this analysis")
    return shown(kept)


async def play_on(call: Call) -> wire.TableInfo:
    """A new table from a moment of a finished or pasted game, against bots."""
    asked, hub = call.body, call.hub
    record = await record_for(hub, asked)
    moment = playing_on.Moment(record, asked.at, asked.seat, asked.bot)
    head = await playing_on.play_on(hub, moment, call.browser, call.address)
    return info(call, head)


def wish_for(record: Record[Any], code: str | None = None) -> Wish:
    """What is to be done for a record; a game that nobody can judge is refused.

    Without a table's code it has one of its own, which is longer.
    """
    game, text = record.game.name, record.write()
    if not roster_of(game).judge:
        raise Unsupported(
            "cannot_analyse", f"no bot of {game} can judge moves", game=game
        )
    code = code or f"p{hashlib.sha256(text.encode()).hexdigest()[:31]}"
    return Wish(code, game, text, len(all_of(record)))


async def refuse_running(call: Call, record: Record[Any]) -> None:
    """Refuse a record that begins as a game does which is being played here.

    Nobody who could sit there shall have its moves judged, whatever end they make up.
    """
    lines = [" ".join(entry.words) for entry in record.entries]
    luck = next(
        (at for at, entry in enumerate(record.entries) if entry.seat != CHANCE),
        len(lines),
    )
    archive = call.hub.archive
    for running in await archive.read(
        archive.store.analyses.running_openings,
        record.game.name,
        "\n".join(lines[:luck]),
    ):
        begun = [line for line in running if line][:_LIKE]
        if begun and begun == lines[: len(begun)]:
            raise Illegal("still_running", "this game is still being played here")


async def ask(call: Call, wish: Wish) -> wire.Analysis:
    """Ask for an analysis, unless there is one; gives how far it has come."""
    hub, store = call.hub, call.hub.archive.store.analyses
    kept = await hub.archive.read(store.find, wish.code)
    if kept is None or kept.state == "failed":
        if not hub.new_analyses.allows(call.address):
            raise Denied(
                429,
                "too_many_analyses",
                "too many games were to be analysed from here within an hour",
                most=hub.settings.analyses_per_hour,
            )
        if not await hub.analyses.ask(wish):
            raise Denied(
                429,
                "analyses_full",
                "too many games wait to be analysed",
                most=hub.settings.analyses_waiting,
            )
        kept = await hub.archive.read(store.find, wish.code)
    assert kept is not None
    return shown(kept)


def shown(kept: Kept) -> wire.Analysis:
    """An analysis as it goes over the wire."""
    is_table = len(kept.wish.code) in CODES
    account = None
    if kept.state == "done":
        account = msgspec.json.decode(kept.told, type=wire.AccountInfo)
    return wire.Analysis(
        code=kept.wish.code,
        table=is_table,
        game=kept.wish.game,
        state=kept.state,
        done=kept.done,
        total=kept.wish.total,
        ahead=kept.ahead,
        why=kept.told if kept.state == "failed" else None,
        account=account,
        record=None if is_table else kept.wish.record,
    )


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/tables/{code}/analysis",
        answer=analyse_table,
        summary="Look back on a finished game; asked for twice it is made once",
        returns=wire.Analysis,
        problems=(404, 409),
        is_question=True,
        is_long=True,
    ),
    Endpoint(
        method="POST",
        path="/api/analyses",
        answer=analyse_pasted,
        summary="Look back on a finished game that is pasted",
        takes=wire.AnalysisAsked,
        returns=wire.Analysis,
        problems=(409,),
        takes_record=True,
        is_question=True,
        is_long=True,
    ),
    Endpoint(
        method="GET",
        path="/api/analyses/{analysis}",
        answer=show,
        summary="An analysis: how far it has come, and at the end what came out",
        returns=wire.Analysis,
        problems=(404,),
        is_long=True,
    ),
    Endpoint(
        method="POST",
        path="/api/play-on",
        answer=play_on,
        summary="Go on with a finished or pasted game from one of its moments",
        takes=wire.PlayOn,
        returns=wire.TableInfo,
        problems=(409,),
        names_browser=True,
        takes_record=True,
        is_question=True,
    ),
)
