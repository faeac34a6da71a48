"""A table as one viewer sees it, ready for the wire."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any

from robobid.core.decisions import CHANCE, Decision
from robobid.core.events import Event
from robobid.core.record import Entry, Move
from robobid.core.wire import plain
from robobid.server import messages, saying, wire
from robobid.server.history import History, Viewer
from robobid.server.offers.offer import Offer
from robobid.server.saying import Stories
from robobid.server.storage.rows import Head, Said, Seat
from robobid.server.voting import votes_needed
from robobid.telling import Change


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
        votes=list(seat.votes),
        votes_needed=votes_needed(head, seat.seat),
    )


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


def move_of(game: Any, table: Any, seat: int, action: Any) -> str:
    """How a move is sent: a seat's without its letter, chance's with its word."""
    words = game.write(table, seat, action)
    return " ".join(words if seat == CHANCE else words[1:])


def _or_none(seat: int) -> int | None:
    return None if seat == CHANCE else seat


def state(
    offer: Offer, history: History, stories: Stories, viewer: Viewer, listed: int
) -> messages.State:
    """The table now."""
    table, view = history.record.table, history.view(viewer)
    teller = stories.teller(viewer)
    decision = history.decision(viewer)
    return messages.State(
        position=history.position(viewer),
        view=plain(view),
        notes=offer.notes(view),
        decision=decision and decision_info(offer, table, decision, listed),
        to_act=list(history.to_act),
        may_undo=history.may_undo(viewer),
        over=history.is_over,
        standings=standings(history.game, table),
        verdict=saying.verdict(history.game, teller, table),
        rules=stories.rules(viewer, teller.rules(view)),
    )


def standings(game: Any, table: Any) -> list[wire.Standing]:
    """Who came where."""
    return [
        wire.Standing(seat=seat, points=points, place=place)
        for seat, points, place in game.standings(table)
    ]


def move_info(
    history: History, viewer: Viewer, position: int, move: Move, change: Change
) -> messages.MoveInfo:
    """What a viewer noticed of a move, and how the story goes on with it."""
    return messages.MoveInfo(
        position=position,
        seat=_or_none(move.seat),
        undo=move.is_undo,
        events=[plain(e) for e in history.events_seen(viewer, move)],
        drop=change.drop,
        lines=saying.lines(change.lines),
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
