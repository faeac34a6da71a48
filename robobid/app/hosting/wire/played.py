"""A game as it is played: decisions, whole replays, and the helper at a real table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from robobid.app.hosting.wire.basics import Plain, SeatNumber, Shape
from robobid.core.wire import AnyAction, AnyEvent, AnyLimits, AnyNotes, AnyView
from robobid.narration import Line, Rules, Told


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing(Shape):
    """How a seat ended."""

    seat: SeatNumber
    points: int
    place: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryInfo(Shape):
    """An entry of a record: what a seat or chance did, and what happened."""

    seat: SeatNumber | None
    """Null is chance."""
    move: str
    """As it is written."""
    undo: bool
    round: int
    events: Sequence[AnyEvent]
    drop: int
    """So many lines at the end of the story are dropped: they are told anew, or what
    they tell was taken back."""
    lines: Sequence[Line]
    """Those that come instead, and those that come after."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen(Shape):
    """What is seen of a table."""

    view: AnyView
    """A FzzztView or PowerGridView."""
    notes: AnyNotes
    """What follows from the view by the rules; a FzzztNotes or PowerGridNotes."""
    rules: int
    """The rules at that moment, by their place among the replay's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Remarks(Shape):
    """What a record says after so many entries, beside its moves."""

    at: int
    notes: list[str]
    """As they are written: `{a comment}`, `(a variation)`, `$4`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay(Shape):
    """A whole game from one seat's view."""

    game: str
    tags: dict[str, str]
    players: list[str]
    seat: SeatNumber | None
    over: bool
    cut_off: bool
    """Was the end missing, or unreadable? Then this is the good beginning."""
    standings: list[Standing]
    entries: list[EntryInfo]
    seen: list[Seen]
    """What is seen before the first entry, and after each."""
    rules: list[Rules]
    """All that come up."""
    verdict: Sequence[Told]
    """Who has won and by what; empty before the end."""
    facts: Plain | None
    """What is printed on the cards and boards, where they are not ours."""
    remarks: list[Remarks]
    """Comments, variations and grades that stand in the record."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordText(Shape):
    """The record of a finished game."""

    record: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionInfo(Shape):
    """Something that may be done."""

    move: str
    """What to send for it."""
    action: AnyAction


@dataclass(frozen=True, slots=True, kw_only=True)
class DecisionInfo(Shape):
    """What is to be decided."""

    seat: SeatNumber | None
    """Null is chance: at a table here nobody is asked for it."""
    kind: str
    count: int
    """How many options there are."""
    forced: str | None
    """The move, where there is only one."""
    options: list[OptionInfo] | None
    """All of them; null if they are too many, or if the limits say it all."""
    limits: AnyLimits
    """What bounds them, by kind. A Fzzzt! bid has `hand` and `at_most`: any cards of
    the hand, written with a plus between their ids. Power Grid: a PowerGridLimits,
    with all costs; empty for other decisions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed(Shape):
    """What one robot does at a real table until somebody else acts."""

    seat: SeatNumber
    end: int
    """How many entries the record has when it is done."""
    pieces: list[str]
    """The pieces that say so."""
    lines: Sequence[Line]


@dataclass(frozen=True, slots=True, kw_only=True)
class HelperAnswer(Shape):
    """A real table after everything that was entered and what the robots did."""

    view: AnyView
    """A spectator's PowerGridView."""
    notes: AnyNotes
    """A spectator's PowerGridNotes."""
    decision: DecisionInfo | None
    """What comes next: a person's choice, or a card that the table must turn."""
    over: bool
    standings: list[Standing]
    verdict: Sequence[Told]
    """Who has won and by what; empty before the end."""
    robots: list[SeatNumber]
    """The robots' seats. The first event of what a robot did, a PowerGridRobotDid,
    says why."""
    deeds: list[Deed]
    """What the robots did in the entries that the page has not seen."""
    count: int
    """How many entries there are."""
    entries: list[EntryInfo]
    """Those that the page has not seen."""
    moves: list[str]
    """What was entered, with what the server has drawn."""
    entered: list[int]
    """For each move that was entered, the number of entries before it."""
    settled: int
    """So many entries are known to have happened: the last of them belongs to an
    auction whose result was entered."""
    record: str
    """To be replayed or kept."""
    position: str
    """The table in one line; a helper can be begun with it."""
