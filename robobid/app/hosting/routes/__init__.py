"""What can be asked of any host: a module per matter, each with its `ENDPOINTS`."""

from robobid.app.hosting.routes import (
    analyses,
    beside,
    carried,
    games,
    lessons,
    mine,
    people,
    puzzles,
    replays,
    studies,
    tables,
)
from robobid.app.hosting.routes.endpoint import Endpoint
from robobid.games.registry import entries, load


def endpoints() -> tuple[Endpoint, ...]:
    """All of them, those of single games included."""
    return (
        *games.ENDPOINTS,
        *tables.ENDPOINTS,
        *people.ENDPOINTS,
        *beside.ENDPOINTS,
        *mine.ENDPOINTS,
        *carried.ENDPOINTS,
        *replays.ENDPOINTS,
        *analyses.ENDPOINTS,
        *studies.ENDPOINTS,
        *puzzles.ENDPOINTS,
        *lessons.ENDPOINTS,
        *(
            endpoint
            for entry in entries()
            if entry.routes
            for endpoint in load(entry.routes)
        ),
    )
