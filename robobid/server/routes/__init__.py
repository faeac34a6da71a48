"""What can be asked by HTTP: a module per matter, each with its `ENDPOINTS`."""

from robobid.server.endpoints import Endpoint
from robobid.server.routes import (
    games,
    gathering,
    helper,
    mine,
    replays,
    score,
    tables,
)

ENDPOINTS: tuple[Endpoint, ...] = (
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *gathering.ENDPOINTS,
    *mine.ENDPOINTS,
    *replays.ENDPOINTS,
    *score.ENDPOINTS,
    *helper.ENDPOINTS,
)
