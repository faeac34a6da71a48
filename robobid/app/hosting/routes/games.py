"""Which games there are, how they are set up, and what their cards say."""

from __future__ import annotations

from robobid.app.hosting import wire
from robobid.app.hosting.files import read_file
from robobid.app.hosting.games.directory import offer_named, offers
from robobid.app.hosting.problems import not_found
from robobid.app.hosting.routes.endpoint import Call, Endpoint
from robobid.bots import levels_of, usual_bot
from robobid.core.errors import Unsupported


async def list_games(call: Call) -> list[wire.GameInfo]:
    """All games on offer."""
    return [
        wire.GameInfo(
            name=offer.entry.name,
            title=offer.title,
            schema=offer.schema,
            setups=offer.setups(),
            bots=call.hub.guests.names(offer.entry.name),
            levels=[*levels_of(offer.entry.name)],
            usual_bot=usual_bot(offer.entry.name),
            files=call.hub.files.names(offer.entry.name),
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
    offer, asked, files = offer_named(call.path["game"]), call.body, call.hub.files
    text, stem = (
        files.text(offer, asked.name, asked.text),
        files.stem(offer, asked.name),
    )
    return await call.written(file_info, offer.entry.name, stem, text)


def file_info(game: str, stem: str, text: str) -> wire.FileInfo:
    """What a file holds, as it is shown."""
    offer = offer_named(game)
    brought = read_file(offer, stem, text)
    return wire.FileInfo(
        name=brought.setting.kind.write(brought.material),
        setups=offer.setups_with(brought.material),
        facts=offer.facts_of(brought.material),
    )


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/games",
        answer=list_games,
        summary="The games on offer, their editions or maps, and their bots",
        returns=list[wire.GameInfo],
        cached=True,
        is_long=True,
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
)
