"""What goes over the WebSocket of a table, in both directions."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from robobid.server.wire import (
    CoachInfo,
    DecisionInfo,
    Line,
    Plain,
    Position,
    Problem,
    Rules,
    SeatNumber,
    SlipInfo,
    Standing,
    TableInfo,
    ThinkingInfo,
    Told,
)

Text = Annotated[str, Meta(max_length=10_000)]
ActionId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern="^[A-Za-z0-9_-]+$",
        description="The client's own name for an action, so that it is played once",
    ),
]


# -- WebSocket: from the client -------------------------------------------------------


class FromClient(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client sends."""


class ActionName(Struct):
    """What is left of a message that cannot be read."""

    id: ActionId | None = None


class Act(FromClient, tag="act"):
    """Do one of the options of my decision."""

    id: ActionId
    position: Position
    """The position that this answers."""
    move: Annotated[str, Meta(min_length=1, max_length=1_000)]
    """As in the notation, without the seat's letter; card ids may stand for names."""


class TakeBack(FromClient, tag="undo"):
    """Take my last action back."""

    id: ActionId
    position: Position


class AskHint(FromClient, tag="hint"):
    """Ask a bot what it would do in my place."""


class Weigh(FromClient, tag="weigh"):
    """Ask the coach whether a move is a slip, before it is made."""

    id: ActionId
    position: Position
    move: Annotated[str, Meta(min_length=1, max_length=1_000)]


class Say(FromClient, tag="say"):
    """Say something to the table."""

    text: Text


class Nudge(FromClient, tag="nudge"):
    """Remind somebody that the table waits for them."""

    seat: SeatNumber


class Hurry(FromClient, tag="hurry"):
    """Let a simpler bot answer for one that takes long."""

    seat: SeatNumber


class Sit(FromClient, tag="sit"):
    """Look through the eyes of another of my seats, or of a spectator (null)."""

    seat: SeatNumber | None
    seen: Position | None = None


ClientMessage = Act | TakeBack | AskHint | Weigh | Say | Nudge | Hurry | Sit


# -- WebSocket: from the server -------------------------------------------------------


class FromServer(Struct, kw_only=True, tag_field="type"):
    """What the server sends."""


class State(Struct, kw_only=True):
    """A table as one viewer sees it."""

    position: Position
    view: Plain
    """A FzzztView or PowerGridView."""
    notes: Plain
    """What follows from the view by the rules; a FzzztNotes or PowerGridNotes."""
    decision: DecisionInfo | None
    to_act: list[SeatNumber]
    may_undo: bool
    over: bool
    standings: list[Standing]
    verdict: list[Told]
    """Who has won and by what; empty before the end."""
    since: list[SeatNews]
    """What others did since my last turn."""
    rules: Rules | None
    """Those that matter now; null where they are the same as in the state before."""
    worth: Told | None = None
    """What is on offer usually goes for; for one person among bots alone."""
    coach: CoachInfo | None = None
    """What a coach may say before my decision; null where other people play too."""


class SeatNews(Struct, kw_only=True):
    """What a seat did lately, in one sentence."""

    seat: SeatNumber
    told: Told


class MoveInfo(Struct, kw_only=True):
    """What I noticed of a move."""

    position: Position
    """After it."""
    seat: SeatNumber | None
    """Who acted; null is the opening."""
    undo: bool
    events: list[Plain]
    drop: int
    """So many lines at the end of the story are dropped: they are told anew, or what
    they tell was taken back."""
    lines: list[Line]
    """Those that come instead, and those that come after."""
    answered: Told | None = None
    """Who answered for the seat and why, if that is news."""


class TalkLine(Struct, kw_only=True):
    """A line of table talk."""

    number: int
    seat: SeatNumber | None
    """Null is a spectator."""
    text: str
    at: float


class Snapshot(FromServer, tag="table"):
    """Everything, when a connection begins or its seat changes."""

    table: TableInfo
    seat: SeatNumber | None
    state: State
    moves: list[MoveInfo]
    """What happened after the position that the client had seen."""
    talk: list[TalkLine]
    thinking: list[ThinkingInfo]


class Moved(FromServer, tag="move"):
    """A move was made."""

    move: MoveInfo
    state: State


class Accepted(FromServer, tag="accepted"):
    """My action is stored, now or when it was sent before."""

    id: ActionId
    position: Position
    """After it."""


class Refused(FromServer, tag="refused"):
    """What I asked for cannot be done."""

    id: ActionId | None
    problem: Problem


class Talked(FromServer, tag="talk"):
    """Somebody said something."""

    line: TalkLine


class Waits(FromServer, tag="waits"):
    """Bots take long, or no longer do."""

    thinking: list[ThinkingInfo]


class TableChanged(FromServer, tag="changed"):
    """Somebody came, went, or left a seat to a bot; or a rematch was begun."""

    table: TableInfo


class Gone(FromServer, tag="gone"):
    """The table is no more: nobody plays at it."""


class HintGiven(FromServer, tag="hint"):
    """What a bot would do in my place, and why."""

    position: Position
    move: str
    action: Plain
    told: Told
    simpler: bool
    """Did a simpler bot think, while the best one is being compiled?"""


class Weighed(FromServer, tag="weighed"):
    """What the coach thinks of a move that was asked about."""

    id: ActionId
    slip: SlipInfo | None
    """Null: nothing is wrong with it, or nobody could tell in time."""


ServerMessage = (
    Snapshot
    | Moved
    | Accepted
    | Refused
    | Talked
    | Waits
    | TableChanged
    | Gone
    | HintGiven
    | Weighed
)
