"""Games of one's own as a file: to keep them, or to go on at another host."""

from __future__ import annotations

from robobid.app.hosting import wire
from robobid.app.hosting.problems import Denied
from robobid.app.hosting.routes.endpoint import Call, Endpoint
from robobid.app.hosting.tables import carried

_AT_ONCE = 500


async def write_games(call: Call) -> wire.GamesFile:
    """All games that I play alone, and those that are over."""
    return wire.GamesFile(games=await carried.games_of(call.hub, call.browser))


async def read_games(call: Call) -> wire.GamesTaken:
    """Take games from a file: one that cannot be played spoils no other."""
    count, wrong = 0, None
    for game in call.body.games[:_AT_ONCE]:
        try:
            count += await carried.take(call.hub, game, call.browser, call.address)
        except Denied as error:
            if error.code != "no_games_file":
                raise
            wrong = error
    if not count and (wrong or not call.body.games):
        raise wrong or carried.no_games()
    return wire.GamesTaken(count=count)


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/games-file",
        answer=write_games,
        summary="My games as one file: those played alone, and those that are over",
        returns=wire.GamesFile,
        is_question=True,
        is_long=True,
    ),
    Endpoint(
        method="POST",
        path="/api/games-file",
        answer=read_games,
        summary="Take games from such a file: all people's seats are mine then",
        takes=wire.GamesFile,
        returns=wire.GamesTaken,
        problems=(409, 503),
        names_browser=True,
        takes_record=True,
        is_question=True,
    ),
)
