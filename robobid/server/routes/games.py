"""Which games there are, how they are set up, and what their cards say."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

from robobid import __version__
from robobid.bots import levels_of, usual_bot
from robobid.core.errors import Unsupported
from robobid.server import wire
from robobid.server.endpoints import Call, Endpoint
from robobid.server.games import offer_named, offers
from robobid.server.problems import Denied, not_found


async def list_games(call: Call) -> list[wire.GameInfo]:
    """All games on offer."""
    return [
        wire.GameInfo(
            name=offer.card.name,
            title=offer.title,
            schema=offer.schema,
            setups=offer.setups(),
            bots=call.hub.guests.names(offer.card.name),
            levels=[*levels_of(offer.card.name)],
            usual_bot=usual_bot(offer.card.name),
            files=call.hub.files.names(offer.card.name),
        )
        for offer in offers()
    ]


async def show_facts(call: Call) -> wire.Plain:
    """The facts of a game, so that the page needs no copy of them."""
    try:
        return offer_named(call.path["game"]).facts(call.query.get("variant"))
    except Unsupported as error:
        raise not_found(error) from error


async def look_at_file(call: Call) -> wire.FileInfo:
    """What a deck or map holds that somebody would like to play with."""
    offer, asked = offer_named(call.path["game"]), call.body

    def look() -> wire.FileInfo:
        brought = call.hub.files.read(offer, asked.name, asked.text)
        return wire.FileInfo(
            name=brought.setting.kind.write(brought.material),
            setups=offer.setups_with(brought.material),
            facts=offer.facts_of(brought.material),
        )

    return await call.hub.work_out(look)


async def show_health(call: Call) -> wire.Health:
    """Is the server well, and its database? What could not be stored is tried."""
    hub, archive = call.hub, call.hub.archive
    await archive.read(archive.store.questions.ping)
    if archive.changing.reason is not None:
        try:
            await archive.write(archive.store.tables.try_to_write)
        except SQLAlchemyError as error:
            raise Denied(503, "unavailable", "nothing can be stored now") from error
    return wire.Health(
        version=__version__,
        rooms=hub.rooms,
        connections=len(hub.crowd),
        failures=archive.asking.failures + archive.changing.failures,
    )


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/games",
        answer=list_games,
        summary="The games on offer, their editions or maps, and their bots",
        returns=list[wire.GameInfo],
        cached=True,
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/facts",
        answer=show_facts,
        summary="What is printed on a game's cards and boards",
        returns=wire.Plain,
        query={"variant": wire.Variant},
        problems=(404,),
        cached=True,
        is_long=True,
    ),
    Endpoint(
        method="POST",
        path="/api/games/{game}/files",
        answer=look_at_file,
        summary="Look at a deck or map before it is played with; it is not kept",
        takes=wire.OwnFile,
        returns=wire.FileInfo,
        problems=(404, 409),
        takes_record=True,
        is_question=True,
    ),
    Endpoint(
        method="GET",
        path="/api/health",
        answer=show_health,
        summary="Is the server well?",
        returns=wire.Health,
    ),
)
