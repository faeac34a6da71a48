"""The Fzzzt! score helper for a real table."""

from __future__ import annotations

from robobid.core.wire import plain
from robobid.fzzzt import scorefile
from robobid.fzzzt.editions import edition_named
from robobid.fzzzt.game import FZZZT
from robobid.server import wire
from robobid.server.endpoints import Call, Endpoint


async def score(call: Call) -> wire.Plain:
    """What some cards are worth: laid out as well as can be, or as they lie."""
    asked = call.body

    def best() -> wire.Plain:
        found = scorefile.collection(
            FZZZT.deck, edition_named(asked.edition), asked.units, asked.cards
        )
        made = found.score_as_laid() if asked.by_hand else found.best_score()
        shown: wire.Plain = plain(made)
        return shown

    return await call.hub.work_out(best)


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/fzzzt/score",
        answer=score,
        summary="What the cards of a real table are worth (a FzzztScore)",
        takes=wire.Collection,
        example={
            "edition": "en",
            "units": {"b-pu-01": ["b-r3-08"]},
            "cards": ["b-r1-03", "b-fz-01"],
        },
        returns=wire.Plain,
        problems=(409,),
        is_question=True,
    ),
)
