"""A table as one viewer sees it, ready for the wire."""

from __future__ import annotations

import time
from collections.abc import Collection
from functools import partial
from typing import Any, cast

from robobid.app.hosting import wire
from robobid.app.hosting.games.directory import offer_named
from robobid.app.hosting.games.server_game import Offer
from robobid.app.hosting.people.votes import is_late, patience_of, votes_needed
from robobid.app.hosting.rows import Head, Said, Seat
from robobid.app.hosting.tables.history import History, Viewer
from robobid.app.hosting.tables.time_control import TimeControl, TimeUp
from robobid.app.hosting.wire import messages, narration
from robobid.app.hosting.wire.narration import Stories
from robobid.core.decisions import CHANCE, Decision, forced_move
from robobid.core.events import Event
from robobid.core.record import Entry, Move, move_of
from robobid.narration import Change, Teller, Told


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
        bank=head.bank,
        increment=head.increment or 0,
        time_up=cast(TimeUp, head.time_up or "takes_over"),
        rests=bool(head.rests),
        paused=head.paused,
        patience=patience_of(head),
        hints=bool(head.hints),
        agreed=head.is_agreed,
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
        bank=TimeControl.of(head).left_in(seat.bank) if head.bank else None,
        pause=seat.pause,
        nudged=seat.nudged,
        points=seat.points,
        place=seat.place,
        order=order_info(head, seat) if browser in seat.owners else None,
        votes=list(seat.votes),
        votes_needed=votes_needed(head, seat.seat),
        late=is_late(head, seat.seat, time.time()),
    )


def order_info(head: Head, seat: Seat) -> wire.OrderInfo | None:
    """What is answered for a seat, for its own player."""
    if seat.standing is None:
        return None
    round, told = offer_named(head.game).order_told(seat.standing)
    _, _, words = seat.standing.partition(" ")
    return wire.OrderInfo(round=round, words=words, told=list(told))


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
        forced=move_of(game, table, seat, forced_move(decision))
        if count == 1 and seat != CHANCE
        else None,
        options=[
            wire.OptionInfo(
                move=move_of(game, table, seat, action),
                action=action,
            )
            for action in options
        ]
        if offer.lists(decision) and count <= listed
        else None,
        limits=options.offered() or {},
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
    helped: bool = False,
) -> messages.State:
    """The table now; who is helped hears a card's worth, and a coach."""
    table, view = history.record.table, history.view(viewer)
    teller = stories.teller(viewer)
    decision, over = history.decision(viewer), history.is_over
    return messages.State(
        position=history.position(viewer),
        view=view,
        notes=offer.notes(view),
        decision=decision and decision_info(offer, table, decision, listed),
        to_act=list(history.to_act),
        may_undo=history.may_undo(viewer),
        over=over,
        standings=standings(history.game, table) if over else [],
        verdict=narration.verdict(history.game, teller, table) if over else (),
        since=[] if viewer is None else news(offer, teller, history, viewer),
        rules=stories.rules(viewer, teller.rules(view)),
        worth=offer.worth(view) if helped else None,
        coach=stories.coach(viewer) if helped and viewer is not None else None,
    )


def news(
    offer: Offer, teller: Teller, history: History, viewer: int
) -> list[messages.SeatNews]:
    """What the others did since a seat's last turn."""
    told = offer.since(teller, partial(history.since_turn, viewer))
    return [
        messages.SeatNews(seat=seat, told=each)
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
    answered: Told | None = None,
) -> messages.MoveInfo:
    """What a viewer noticed of a move, and how the story goes on with it."""
    return messages.MoveInfo(
        position=position,
        seat=_or_none(move.seat),
        undo=move.is_undo,
        events=history.events_seen(viewer, move),
        drop=change.drop,
        lines=change.lines,
        answered=answered,
    )


def entry_info(entry: Entry, events: list[Event], change: Change) -> wire.EntryInfo:
    """An entry of a record, with what is seen and told of what happened."""
    return wire.EntryInfo(
        seat=_or_none(entry.seat),
        move=" ".join(entry.words),
        undo=entry.is_undo,
        round=entry.round,
        events=events,
        drop=change.drop,
        lines=change.lines,
    )


def talk_line(said: Said) -> messages.TalkLine:
    """A line of talk."""
    return messages.TalkLine(
        number=said.number, seat=said.seat, text=said.said, at=said.at
    )
