"""The Fzzzt! score helper for a real table."""

from __future__ import annotations

from robobid.app.hosting import wire
from robobid.app.hosting.routes.endpoint import Call, Endpoint
from robobid.core.wire import plain
from robobid.games.fzzzt.files import scorefile
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.editions import edition_named


async def score(call: Call) -> wire.Plain:
    """What some cards are worth: laid out as well as can be, or as they lie."""
    return await call.work_out(scored, call.body)


def scored(asked: wire.Collection) -> wire.Plain:
    """What somebody's cards are worth."""
    found = scorefile.collection(
        FZZZT.deck, edition_named(asked.edition), asked.units, asked.cards
    )
    made = found.score_as_laid() if asked.by_hand else found.best_score()
    shown: wire.Plain = plain(made)
    return shown


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
