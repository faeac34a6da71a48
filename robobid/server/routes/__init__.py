"""What can be asked by HTTP: a module per matter, each with its `ENDPOINTS`."""

from robobid.server.endpoints import Endpoint
from robobid.server.routes import (
    analyses,
    games,
    gathering,
    helper,
    lessons,
    mine,
    puzzles,
    ratings,
    replays,
    score,
    studies,
    tables,
)

ENDPOINTS: tuple[Endpoint, ...] = (
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *gathering.ENDPOINTS,
    *mine.ENDPOINTS,
    *replays.ENDPOINTS,
    *analyses.ENDPOINTS,
    *studies.ENDPOINTS,
    *score.ENDPOINTS,
    *helper.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *ratings.ENDPOINTS,
    *lessons.ENDPOINTS,
)
