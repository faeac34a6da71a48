"""A table as one viewer sees it, ready for the wire."""

from __future__ import annotations

import time
from collections.abc import Collection
from functools import partial
from typing import Any

from robobid.core.decisions import CHANCE, Decision
from robobid.core.events import Event
from robobid.core.record import Entry, Move, move_of
from robobid.core.wire import plain
from robobid.server import messages, saying, wire
from robobid.server.games import offer_named
from robobid.server.history import History, Viewer
from robobid.server.offers.offer import Offer
from robobid.server.saying import Stories
from robobid.server.storage.rows import Head, Said, Seat
from robobid.server.voting import votes_needed
from robobid.telling import Change, Teller


def table_info(head: Head, browser: str, here: Collection[int] = ()) -> wire.TableInfo:
    """A table as a browser may know it, with the seats whose players are there."""
    is_host = bool(browser) and head.creator == browser
    return wire.TableInfo(
        code=head.code,
        game=head.game,
        tags=dict(head.tags),
        seats=[seat_info(head, seat, browser, here) for seat in head.seats],
        hosting=is_host,
        host=next((s.seat for s in head.seats if head.creator in s.owners), None),
        waiting=head.is_waiting,
        seconds=head.seconds,
        listed=head.listed,
        over=head.is_over,
        to_act=list(head.to_act),
        created=head.created,
        changed=head.changed,
        rematch=head.rematch,
        round=head.round,
    )


def seat_info(
    head: Head, seat: Seat, browser: str, here: Collection[int]
) -> wire.SeatInfo:
    """A seat as a browser may know it: only the host sees a friend's link."""
    is_host = bool(browser) and head.creator == browser
    return wire.SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        mine=browser in seat.owners,
        claimed=seat.link is None,
        link=seat.link if is_host else None,
        here=seat.seat in here,
        stand_in=seat.stand_in,
        left=seat.kind == "person" and seat.link is None and not seat.owners,
        seconds_left=None if seat.due is None else max(0.0, seat.due - time.time()),
        nudged=seat.nudged,
        points=seat.points,
        place=seat.place,
        order=order_info(head, seat) if browser in seat.owners else None,
        votes=list(seat.votes),
        votes_needed=votes_needed(head, seat.seat),
    )


def order_info(head: Head, seat: Seat) -> wire.OrderInfo | None:
    """What is answered for a seat, for its own player."""
    if seat.standing is None:
        return None
    round, told = offer_named(head.game).order_told(seat.standing)
    return wire.OrderInfo(round=round, told=saying.told(told))


def decision_info(
    offer: Offer, table: Any, decision: Decision, listed: int
) -> wire.DecisionInfo:
    """What a viewer, or chance, is to decide."""
    seat, kind, options = decision
    game = offer.game
    count = len(options)
    return wire.DecisionInfo(
        seat=_or_none(seat),
        kind=kind,
        count=count,
        forced=move_of(game, table, seat, next(iter(options)))
        if count == 1 and seat != CHANCE
        else None,
        options=[
            wire.OptionInfo(
                move=move_of(game, table, seat, action),
                action=plain(action),
            )
            for action in options
        ]
        if offer.lists(decision) and count <= listed
        else None,
        limits=plain(options.offered()) or {},
    )


def _or_none(seat: int) -> int | None:
    return None if seat == CHANCE else seat


def state(
    offer: Offer,
    history: History,
    stories: Stories,
    viewer: Viewer,
    listed: int,
    *,
    alone: bool = False,
) -> messages.State:
    """The table now; who is alone among bots hears a card's worth, and a coach."""
    table, view = history.record.table, history.view(viewer)
    teller = stories.teller(viewer)
    decision, over = history.decision(viewer), history.is_over
    worth = offer.worth(view) if alone else None
    return messages.State(
        position=history.position(viewer),
        view=plain(view),
        notes=offer.notes(view),
        decision=decision and decision_info(offer, table, decision, listed),
        to_act=list(history.to_act),
        may_undo=history.may_undo(viewer),
        over=over,
        standings=standings(history.game, table) if over else [],
        verdict=saying.verdict(history.game, teller, table) if over else [],
        since=[] if viewer is None else news(offer, teller, history, viewer),
        rules=stories.rules(viewer, teller.rules(view)),
        worth=None if worth is None else saying.told(worth),
        coach=stories.coach(viewer) if alone and viewer is not None else None,
    )


def news(
    offer: Offer, teller: Teller, history: History, viewer: int
) -> list[messages.SeatNews]:
    """What the others did since a seat's last turn."""
    told = offer.since(teller, partial(history.since_turn, viewer))
    return [
        messages.SeatNews(seat=seat, told=saying.told(each))
        for seat, each in told.items()
        if seat != viewer
    ]


def standings(game: Any, table: Any) -> list[wire.Standing]:
    """Who came where."""
    return [
        wire.Standing(seat=seat, points=points, place=place)
        for seat, points, place in game.standings(table)
    ]


def move_info(
    history: History,
    viewer: Viewer,
    position: int,
    move: Move,
    change: Change,
    answered: wire.Told | None = None,
) -> messages.MoveInfo:
    """What a viewer noticed of a move, and how the story goes on with it."""
    return messages.MoveInfo(
        position=position,
        seat=_or_none(move.seat),
        undo=move.is_undo,
        events=[plain(e) for e in history.events_seen(viewer, move)],
        drop=change.drop,
        lines=saying.lines(change.lines),
        answered=answered,
    )


def entry_info(entry: Entry, events: list[Event], change: Change) -> wire.EntryInfo:
    """An entry of a record, with what is seen and told of what happened."""
    return wire.EntryInfo(
        seat=_or_none(entry.seat),
        move=" ".join(entry.words),
        undo=entry.is_undo,
        round=entry.round,
        events=[plain(event) for event in events],
        drop=change.drop,
        lines=saying.lines(change.lines),
    )


def talk_line(said: Said) -> messages.TalkLine:
    """A line of talk."""
    return messages.TalkLine(
        number=said.number, seat=said.seat, text=said.said, at=said.at
    )
