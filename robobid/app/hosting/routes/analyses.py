"""Finished games looked back on: asked for once, read by whoever has the link."""

from __future__ import annotations

import hashlib
import json
from typing import Final, NamedTuple

from robobid.app.analysis.work import all_of
from robobid.app.hosting import wire
from robobid.app.hosting.host import Host
from robobid.app.hosting.problems import CODES, Denied
from robobid.app.hosting.replays import play_on as playing_on
from robobid.app.hosting.replays.replay import Source, pasted, source_for
from robobid.app.hosting.routes.endpoint import Call, Endpoint
from robobid.app.hosting.routes.tables import info
from robobid.app.hosting.rows import Kept, Wish
from robobid.bots import roster_of
from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal, Unsupported
from robobid.core.wire import plain

_LIKE: Final = 8
"""So many lines two games begin with alike, if they are the same."""


async def analyse_table(call: Call) -> bytes:
    """Look back on a finished game of a table here."""
    source = Source(await call.hub.stored(call.code))
    wish, _ = await call.work_out(wish_for, source, call.code)
    return await ask(call, wish)


async def analyse_pasted(call: Call) -> bytes:
    """Look back on a finished game that somebody pastes."""
    hub = call.hub
    source = pasted(hub.settings, call.body.record)
    wish, begins = await call.work_out(wish_for, source, None)
    await refuse_running(hub, wish.game, begins)
    return await ask(call, wish)


async def show(call: Call) -> bytes:
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
    source = await source_for(hub, asked)
    moment = playing_on.Moment(source, asked.at, asked.seat, asked.bot)
    head = await playing_on.play_on(hub, moment, call.browser, call.address)
    return info(call, head)


class Beginning(NamedTuple):
    """How a game begins: its first lines, and how many of them are luck."""

    lines: list[str]
    luck: int


def wish_for(source: Source, code: str | None) -> tuple[Wish, Beginning]:
    """What is to be done for a record, and how it begins.

    A game that nobody can judge is refused, and one that goes on. Without a table's
    code it has one of its own, which is longer.
    """
    record = source.record()
    if not record.is_over:
        raise Illegal("analysed_after_end", "a game is analysed after its end")
    game, text = record.game.name, record.write()
    if not roster_of(game).judge:
        raise Unsupported(
            "cannot_analyse", f"no bot of {game} can judge moves", game=game
        )
    code = code or f"p{hashlib.sha256(text.encode()).hexdigest()[:31]}"
    luck = next(
        (at for at, entry in enumerate(record.entries) if entry.seat != CHANCE),
        len(record.entries),
    )
    first = record.entries[: luck + _LIKE]
    begins = Beginning([" ".join(entry.words) for entry in first], luck)
    return Wish(code, game, text, len(all_of(record))), begins


async def refuse_running(hub: Host, game: str, begins: Beginning) -> None:
    """Refuse a record that begins as a game does which is being played here.

    Nobody who could sit there shall have its moves judged, whatever end they make up.
    """
    archive = hub.archive
    for running in await archive.read(
        archive.store.analyses.running_openings,
        game,
        "\n".join(begins.lines[: begins.luck]),
    ):
        begun = [line for line in running if line][:_LIKE]
        if begun and begun == begins.lines[: len(begun)]:
            raise Illegal("still_running", "this game is still being played here")


async def ask(call: Call, wish: Wish) -> bytes:
    """Ask for an analysis, unless there is one; gives how far it has come."""
    hub, store = call.hub, call.hub.archive.store.analyses
    kept = await hub.archive.read(store.find, wish.code)
    if kept is None or kept.state == "failed":
        if not hub.allows_analysis(call.address):
            raise Denied(
                429,
                "too_many_analyses",
                "too many games were to be analysed from here within an hour",
                most=hub.settings.analyses_per_hour,
            )
        if not await hub.analyse(wish):
            raise Denied(
                429,
                "analyses_full",
                "too many games wait to be analysed",
                most=hub.settings.analyses_waiting,
            )
        kept = await hub.archive.read(store.find, wish.code)
    assert kept is not None
    return shown(kept)


def shown(kept: Kept) -> bytes:
    """An analysis as it goes over the wire: its account as it is stored, so far."""
    is_table = len(kept.wish.code) in CODES
    analysis = wire.Analysis(
        code=kept.wish.code,
        table=is_table,
        game=kept.wish.game,
        state=kept.state,
        done=kept.done,
        total=kept.wish.total,
        ahead=kept.ahead,
        why=kept.told if kept.state == "failed" else None,
        account=None,
        record=None if is_table else kept.wish.record,
    )
    begins = {name: each for name, each in plain(analysis).items() if name != "account"}
    is_told = kept.told and kept.state != "failed"
    account = kept.told if is_told else "null"
    text = json.dumps(begins, ensure_ascii=False, separators=(",", ":"))
    return f'{text[:-1]},"account":{account}}}'.encode()


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
