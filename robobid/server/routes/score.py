"""The Fzzzt! score helper for a real table."""

from __future__ import annotations

from robobid.core.wire import plain
from robobid.fzzzt import scorefile
from robobid.fzzzt.editions import edition_named
from robobid.fzzzt.game import FZZZT
from robobid.server import wire
from robobid.server.endpoints import Call, Endpoint


async def score(call: Call) -> wire.Plain:
    """The best layout of some cards, and what it is worth."""
    asked = call.body

    def best() -> wire.Plain:
        found = scorefile.collection(
            FZZZT.deck, edition_named(asked.edition), asked.units, asked.cards
        )
        shown: wire.Plain = plain(found.best_score())
        return shown

    return await call.house.archive.read(best)


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/fzzzt/score",
        answer=score,
        summary="The best layout of the cards of a real table (a FzzztScore)",
        takes=wire.Collection,
        example={
            "edition": "en",
            "units": {"b-pu-01": ["b-r3-08"]},
            "cards": ["b-r1-03", "b-fz-01"],
        },
        returns=wire.Plain,
        problems=(409,),
    ),
)
