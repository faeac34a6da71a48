"""Which games there are, how they are set up, and what their cards say."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

from robobid import __version__
from robobid.bots import bot_names
from robobid.server import wire
from robobid.server.endpoints import Call, Endpoint
from robobid.server.games import offer_named, offers
from robobid.server.problems import Denied


async def list_games(call: Call) -> list[wire.GameInfo]:
    """All games on offer."""
    return [
        wire.GameInfo(
            name=offer.card.name,
            title=offer.title,
            schema=offer.schema,
            setups=offer.setups(),
            bots=list(bot_names(offer.card.name)),
        )
        for offer in offers()
    ]


async def show_facts(call: Call) -> wire.Plain:
    """The facts of a game, so that the page needs no copy of them."""
    return offer_named(call.path["game"]).facts()


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
        problems=(404,),
        cached=True,
        is_long=True,
    ),
    Endpoint(
        method="GET",
        path="/api/health",
        answer=show_health,
        summary="Is the server well?",
        returns=wire.Health,
    ),
)
