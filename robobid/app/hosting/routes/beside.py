"""What players keep beside the board: plans, orders and private notes."""

from __future__ import annotations

from robobid.app.hosting import wire
from robobid.app.hosting.routes.endpoint import Call, Endpoint
from robobid.app.hosting.routes.tables import at_table, head_of, info, seat_of
from robobid.app.hosting.tables import beside


async def show_beside(call: Call) -> wire.BesideInfo:
    """What I keep beside the board."""
    seat, head = seat_of(call), await head_of(call)
    return await beside.show(call.hub, head, seat, call.browser)


async def keep_plans(call: Call) -> wire.BesideInfo:
    """My plans for this round."""
    seat, head, plans = seat_of(call), await head_of(call), call.body.plans
    return await beside.keep_plans(call.hub, head, seat, plans, call.browser)


async def weigh_plans(call: Call) -> wire.PlansWorth:
    """What my plans are worth."""
    seat, head = seat_of(call), await head_of(call)
    return await beside.weigh_plans(call.hub, head, seat, call.browser, call.address)


async def keep_notes(call: Call) -> wire.BesideInfo:
    """What I note for myself."""
    seat, head, notes = seat_of(call), await head_of(call), call.body.notes
    return await beside.keep_notes(call.hub, head, seat, notes, call.browser)


async def give_order(call: Call) -> wire.TableInfo:
    """What is done for me."""
    seat, head, words = seat_of(call), await head_of(call), call.body.order
    given = await beside.give_order(call.hub, head, seat, words, call.browser)
    return info(call, given)


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/tables/{code}/seats/{seat}/beside",
        answer=show_beside,
        summary="My plans as things stand, my notes, and what orders of mine gave up",
        returns=wire.BesideInfo,
        problems=(403, 404),
    ),
    at_table(
        "/seats/{seat}/plans",
        keep_plans,
        "Keep plans for this round, and see what they cost and bring as things stand",
        takes=wire.PlansKept,
        returns=wire.BesideInfo,
    ),
    at_table(
        "/seats/{seat}/plans/worth",
        weigh_plans,
        "Ask the coach what my plans are worth, played out in imagined futures",
        returns=wire.PlansWorth,
        problems=(404, 409, 429, 503),
    ),
    at_table(
        "/seats/{seat}/notes",
        keep_notes,
        "Keep what I note for myself; nobody else sees it",
        takes=wire.NotesKept,
        returns=wire.BesideInfo,
        problems=(404,),
    ),
    at_table(
        "/seats/{seat}/order",
        give_order,
        "Carry a plan out for me in this round, bid up to a maximum, or pass",
        takes=wire.NewOrder,
    ),
)
