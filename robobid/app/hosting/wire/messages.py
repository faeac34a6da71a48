"""What goes over the WebSocket of a table, in both directions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar

from robobid.app.analysis.slips import Slip
from robobid.app.hosting.wire.basics import (
    Bounds,
    Position,
    Problem,
    SeatNumber,
    Shape,
)
from robobid.app.hosting.wire.played import DecisionInfo, Standing
from robobid.app.hosting.wire.tables import TableInfo, ThinkingInfo
from robobid.core.wire import AnyAction, AnyEvent, AnyNotes, AnyView
from robobid.narration import Coaching, Line, Rules, Told

Text = Annotated[str, Bounds(max_length=10_000)]
ActionId = Annotated[
    str,
    Bounds(
        min_length=1,
        max_length=40,
        pattern="^[A-Za-z0-9_-]+$",
        description="The client's own name for an action, so that it is played once",
    ),
]


# -- WebSocket: from the client -------------------------------------------------------


class FromClient(Shape):
    """What a client sends."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionName(Shape):
    """What is left of a message that cannot be read."""

    id: ActionId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Act(FromClient):
    """Do one of the options of my decision."""

    wire_name: ClassVar = "act"

    id: ActionId
    position: Position
    """The position that this answers."""
    move: Annotated[str, Bounds(min_length=1, max_length=1_000)]
    """As in the notation, without the seat's letter; card ids may stand for names."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack(FromClient):
    """Take my last action back."""

    wire_name: ClassVar = "undo"

    id: ActionId
    position: Position


@dataclass(frozen=True, slots=True, kw_only=True)
class AskHint(FromClient):
    """Ask a bot what it would do in my place."""

    wire_name: ClassVar = "hint"


@dataclass(frozen=True, slots=True, kw_only=True)
class Weigh(FromClient):
    """Ask the coach whether a move is a slip, before it is made."""

    wire_name: ClassVar = "weigh"

    id: ActionId
    position: Position
    move: Annotated[str, Bounds(min_length=1, max_length=1_000)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Say(FromClient):
    """Say something to the table."""

    wire_name: ClassVar = "say"

    text: Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Nudge(FromClient):
    """Remind somebody that the table waits for them."""

    wire_name: ClassVar = "nudge"

    seat: SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class Hurry(FromClient):
    """Let a simpler bot answer for one that takes long."""

    wire_name: ClassVar = "hurry"

    seat: SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class Sit(FromClient):
    """Look through the eyes of another of my seats, or of a spectator (null)."""

    wire_name: ClassVar = "sit"

    seat: SeatNumber | None
    seen: Position | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Looking(FromClient):
    """Is this window in sight? Whoever does not look is told elsewhere."""

    wire_name: ClassVar = "looking"

    looking: bool


ClientMessage = Act | TakeBack | AskHint | Weigh | Say | Nudge | Hurry | Sit | Looking


# -- WebSocket: from the server -------------------------------------------------------


class FromServer(Shape):
    """What the server sends."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class State(Shape):
    """A table as one viewer sees it."""

    position: Position
    view: AnyView
    """A FzzztView or PowerGridView."""
    notes: AnyNotes
    """What follows from the view by the rules; a FzzztNotes or PowerGridNotes."""
    decision: DecisionInfo | None
    to_act: list[SeatNumber]
    may_undo: bool
    over: bool
    standings: list[Standing]
    verdict: Sequence[Told]
    """Who has won and by what; empty before the end."""
    since: list[SeatNews]
    """What others did since my last turn."""
    rules: Rules | None
    """Those that matter now; null where they are the same as in the state before."""
    worth: Told | None = None
    """What is on offer usually goes for; for one person among bots alone."""
    coach: Coaching | None = None
    """What a coach may say before my decision; null among people who have none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatNews(Shape):
    """What a seat did lately, in one sentence."""

    seat: SeatNumber
    told: Told


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveInfo(Shape):
    """What I noticed of a move."""

    position: Position
    """After it."""
    seat: SeatNumber | None
    """Who acted; null is the opening."""
    undo: bool
    events: Sequence[AnyEvent]
    drop: int
    """So many lines at the end of the story are dropped: they are told anew, or what
    they tell was taken back."""
    lines: Sequence[Line]
    """Those that come instead, and those that come after."""
    answered: Told | None = None
    """Who answered for the seat and why, if that is news."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TalkLine(Shape):
    """A line of table talk."""

    number: int
    seat: SeatNumber | None
    """Null is a spectator."""
    text: str
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot(FromServer):
    """Everything, when a connection begins or its seat changes."""

    wire_name: ClassVar = "table"

    table: TableInfo
    seat: SeatNumber | None
    state: State
    moves: list[MoveInfo]
    """What happened after the position that the client had seen."""
    talk: list[TalkLine]
    thinking: list[ThinkingInfo]


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(FromServer):
    """A move was made."""

    wire_name: ClassVar = "move"

    move: MoveInfo
    state: State


@dataclass(frozen=True, slots=True, kw_only=True)
class Accepted(FromServer):
    """My action is stored, now or when it was sent before."""

    wire_name: ClassVar = "accepted"

    id: ActionId
    position: Position
    """After it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused(FromServer):
    """What I asked for cannot be done."""

    wire_name: ClassVar = "refused"

    id: ActionId | None
    problem: Problem


@dataclass(frozen=True, slots=True, kw_only=True)
class Talked(FromServer):
    """Somebody said something."""

    wire_name: ClassVar = "talk"

    line: TalkLine


@dataclass(frozen=True, slots=True, kw_only=True)
class Waits(FromServer):
    """Bots take long, or no longer do."""

    wire_name: ClassVar = "waits"

    thinking: list[ThinkingInfo]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableChanged(FromServer):
    """Somebody came, went, or left a seat to a bot; or a rematch was begun."""

    wire_name: ClassVar = "changed"

    table: TableInfo


@dataclass(frozen=True, slots=True, kw_only=True)
class Gone(FromServer):
    """The table is no more: nobody plays at it."""

    wire_name: ClassVar = "gone"


@dataclass(frozen=True, slots=True, kw_only=True)
class HintGiven(FromServer):
    """What a bot would do in my place, and why."""

    wire_name: ClassVar = "hint"

    position: Position
    move: str
    action: AnyAction
    told: Told


@dataclass(frozen=True, slots=True, kw_only=True)
class Weighed(FromServer):
    """What the coach thinks of a move that was asked about."""

    wire_name: ClassVar = "weighed"

    id: ActionId
    slip: Slip | None
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
