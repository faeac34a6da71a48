"""What players keep beside the board: plans, orders and private notes.

Nobody else learns of it: what an order does looks like anybody's move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from robobid.app.hosting import wire
from robobid.app.hosting.bots.turns import job_for
from robobid.app.hosting.games.directory import offer_named
from robobid.app.hosting.host import Host
from robobid.app.hosting.people.seats import head_of
from robobid.app.hosting.problems import (
    Denied,
    Refused,
    no_hints,
    not_your_seat,
    too_fast,
)
from robobid.app.hosting.rows import Head
from robobid.core.errors import Illegal
from robobid.narration.message import Told


async def show(hub: Host, head: Head, seat: int, browser: str) -> wire.BesideInfo:
    """All that I keep beside the board, with what my plans cost as things stand."""
    _require_mine(head, seat, browser)
    archive = hub.archive
    kept = await archive.read(archive.store.beside.beside, head.code, seat)
    plans: list[wire.PlanInfo] = []
    if kept.plans and not head.is_over:
        room, offer = await hub.room(head.code), offer_named(head.game)
        view = room.history.view(seat)
        for words in kept.plans:
            outlook = offer.outlook(words, view)
            if outlook is not None:
                plans.append(wire.PlanInfo(words=words, outlook=outlook))
    undone = [
        wire.UndoneInfo(round=each.round, told=Told(**each.told))
        for each in kept.undone
    ]
    return wire.BesideInfo(plans=plans, undone=undone, notes=kept.notes)


async def keep_plans(
    hub: Host, head: Head, seat: int, words: Sequence[str], browser: str
) -> wire.BesideInfo:
    """Keep these plans of mine, instead of those before; nothing is done by them."""
    _require_mine(head, seat, browser)
    room, offer = await hub.room(head.code, mine=True), offer_named(head.game)
    view = room.history.view(seat)
    try:
        plans = [offer.give_plan(view, each) for each in words]
    except Illegal as error:
        raise Refused(error, room.teller(seat)) from error
    archive = hub.archive
    await archive.write(archive.store.beside.keep_plans, head.code, seat, plans)
    return await show(hub, head, seat, browser)


async def weigh_plans(
    hub: Host, head: Head, seat: int, browser: str, address: str
) -> wire.PlansWorth:
    """What my plans of this round are worth; where hints are given."""
    _require_mine(head, seat, browser)
    if not (head.hints or head.is_played_by(browser)):
        raise no_hints()
    if not hub.allows_question(address):
        raise too_fast()
    kept = await show(hub, head, seat, browser)
    plans = [plan.words for plan in kept.plans]
    if not plans:
        raise Illegal("no_order_now", "there is no plan for this round")
    room = await hub.room(head.code)
    thought = await hub.bots.think(replace(job_for(room, seat, None), plans=plans))
    if thought.worth is None:
        raise Denied(503, *(thought.problem or ("bot_failed", "the bot failed")))
    return thought.worth


async def keep_notes(
    hub: Host, head: Head, seat: int, notes: str, browser: str
) -> wire.BesideInfo:
    """Keep what I note for myself, also when the game is over."""
    _require_mine(head, seat, browser)
    archive = hub.archive
    await archive.write(archive.store.beside.keep_notes, head.code, seat, notes)
    return await show(hub, head, seat, browser)


async def give_order(
    hub: Host, head: Head, seat: int, words: str | None, browser: str
) -> Head:
    """Act for a seat of mine from now on; or no more."""
    _require_mine(head, seat, browser)
    room = await hub.room(head.code, mine=True)
    order = None
    if words is not None:
        offer, view = offer_named(head.game), room.history.view(seat)
        try:
            order = offer.give_order(view, words)
        except Illegal as error:
            raise Refused(error, room.teller(seat)) from error
    archive = hub.archive
    await archive.write(archive.store.seats.give_order, head.code, seat, order)
    await hub.tell(head.code)
    return await head_of(hub, head.code)


def _require_mine(head: Head, seat: int, browser: str) -> None:
    if seat >= len(head.seats) or not browser or browser not in head.seats[seat].owners:
        raise not_your_seat()
