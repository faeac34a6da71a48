"""How strong the robots of Power Grid are: one of them, or all 7,776."""

from __future__ import annotations

from robobid.app.hosting import wire
from robobid.app.hosting.problems import not_found
from robobid.app.hosting.routes.endpoint import Call, Endpoint
from robobid.core.errors import Unsupported
from robobid.games.powergrid.robots.numbering import ROBOTS
from robobid.games.powergrid.robots.ratings import rated_robot, rating_of, ratings
from robobid.games.powergrid.rules.tables import SEAT_COUNTS
from robobid.games.powergrid.variants import DIFFICULTIES


async def show_robot(call: Call) -> wire.RobotRatings:
    """How strong a robot is."""
    try:
        pieces = rated_robot(call.path["pieces"])
    except Unsupported as error:
        raise not_found(error) from error
    found = {seats: rating_of(pieces, seats) for seats in SEAT_COUNTS}
    return wire.RobotRatings(
        robot=str(pieces),
        ratings=[
            wire.RobotRating(
                seats=seats,
                points=rating.points,
                spread=rating.spread,
                rank=rating.rank,
                difficulty=rating.difficulty,
            )
            for seats, rating in found.items()
        ],
    )


async def show_every_robot(call: Call) -> wire.EveryRobot:
    """How strong all of them are."""
    found = ratings()
    kinds = len(DIFFICULTIES)
    return wire.EveryRobot(
        made_by=found.made_by,
        last_ranks={
            word: ROBOTS * (kinds - at) // kinds for at, word in enumerate(DIFFICULTIES)
        },
        points={
            str(seats): [rating.points for rating in rated]
            for seats, rated in found.by_seats.items()
        },
        spreads={
            str(seats): [rating.spread for rating in rated]
            for seats, rated in found.by_seats.items()
        },
    )


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/powergrid/robots",
        answer=show_every_robot,
        summary="How strong each of the 7,776 robots is",
        returns=wire.EveryRobot,
        cached=True,
        is_long=True,
    ),
    Endpoint(
        method="GET",
        path="/api/powergrid/robots/{pieces}",
        answer=show_robot,
        summary="How strong a robot is, by how many play",
        returns=wire.RobotRatings,
        problems=(404,),
        cached=True,
    ),
)
