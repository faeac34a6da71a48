"""A table's record as its steps, and which of them each viewer has seen.

A step is a seat's choice and the luck that followed. Everybody counts only the steps
that he could notice: a robot planned in secret must not show as a gap in somebody
else's count. So a position has a number for every viewer, which follows from the
record alone and is the same on every server.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, NamedTuple

from robobid.core.decisions import CHANCE, Decision, checked, seat_letter
from robobid.core.errors import Illegal, Unreadable
from robobid.core.events import Event, seen_by
from robobid.core.game import AnyGame, Tags
from robobid.core.luck import Luck
from robobid.core.record import UNDO, Record
from robobid.server.storage.rows import Step

Viewer = int | None
"""A seat, or `None` for a spectator."""


class Proposal(NamedTuple):
    """A step that may be stored, who would be to act after it, and in which round."""

    step: Step
    to_act: tuple[int, ...]
    round: int
    is_public: bool
    """Does a spectator notice it? Else not even its time may be known."""


class Happening(NamedTuple):
    """A step that was taken: by whom, and what happened."""

    seat: int
    is_undo: bool
    events: list[Event]


def undo_move(seat: int) -> str:
    """How taking back is written.

    >>> undo_move(1)
    'B undo'
    """
    return f"{seat_letter(seat)} {UNDO}"


class History:
    """A game as it went, step by step."""

    def __init__(self, game: AnyGame, tags: Tags) -> None:
        self.game = game
        self.record: Record[Any] = Record(game, tags)
        self.happenings: list[Happening] = []
        self.sent: dict[tuple[int, str], int] = {}
        """Actions that clients gave a name to, and the positions they led to."""
        self._seats = range(game.seats(self.record.table))
        self._viewers: tuple[Viewer, ...] = (*self._seats, None)
        self._noticed: dict[Viewer, list[int]] = {v: [] for v in self._viewers}
        self._standing: dict[int, list[int]] = {seat: [] for seat in self._seats}
        """For each seat its steps that were not taken back."""
        self._asked_at = dict.fromkeys(self._seats, 0)
        self._acted_at = dict.fromkeys(self._seats, 0)
        self._decisions: dict[int, Decision] = {}

    def __len__(self) -> int:
        return len(self.happenings)

    # -- questions ----------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return bool(self.happenings) and not self._decisions

    @property
    def round(self) -> int:
        """The round that is played."""
        return max(1, self.game.round_of(self.record.table))

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are to act."""
        return tuple(self._decisions)

    def decision(self, viewer: Viewer) -> Decision | None:
        """What a seat is to decide now, if anything."""
        return None if viewer is None else self._decisions.get(viewer)

    def view(self, viewer: Viewer) -> Any:
        """What a viewer may know."""
        return self.game.view(self.record.table, viewer)

    def position(self, viewer: Viewer) -> int:
        """How many steps a viewer has noticed."""
        return len(self._noticed[viewer])

    def notices(self, viewer: Viewer, number: int) -> bool:
        """Could a viewer notice a step?"""
        noticed = self._noticed[viewer]
        at = bisect_left(noticed, number)
        return at < len(noticed) and noticed[at] == number

    def since(self, viewer: Viewer, position: int) -> list[tuple[int, Happening]]:
        """What a viewer noticed after a position, each with the position after it."""
        noticed = self._noticed[viewer]
        return [
            (at + 1, self.happenings[noticed[at]])
            for at in range(max(0, position), len(noticed))
        ]

    def events_seen(self, viewer: Viewer, happening: Happening) -> list[Event]:
        """What a viewer sees of a step."""
        return seen_by(happening.events, viewer)

    def may_undo(self, viewer: Viewer) -> bool:
        """May a viewer take his last action back?"""
        return viewer is not None and self.record.may_undo(viewer)

    def answers(self, seat: int, position: int) -> bool:
        """Is a position the one that a seat's present decision was asked at, or later?

        What others choose at the same moment does not make an answer stale.
        """
        return self._asked_at[seat] <= position <= self.position(seat)

    def may_be_undone_at(self, seat: int, position: int) -> bool:
        """Has a seat done nothing more since a position?"""
        return self._acted_at[seat] <= position <= self.position(seat)

    # -- steps --------------------------------------------------------------------

    def opening(self, luck: Luck) -> Proposal:
        """The first step: the luck before anybody chooses."""
        return self._proposal(CHANCE, [], self.record.table.copy(), luck, None, [])

    def propose(
        self, seat: int, move: str, luck: Luck, sent_as: str | None = None
    ) -> Proposal:
        """The step that a seat's move leads to; an illegal one is refused."""
        table = self.record.table.copy()
        reader, action, rest = self.game.read(table, (seat_letter(seat), *move.split()))
        if reader != seat or rest:
            raise Unreadable("not_a_move", f"{move!r} is not one move", found=move)
        checked(self.game.decisions(table), seat, action)
        written = " ".join(self.game.write(table, seat, action))
        events = self.game.apply(table, seat, action)
        return self._proposal(seat, [written], table, luck, sent_as, events)

    def propose_undo(self, seat: int, sent_as: str | None = None) -> Proposal:
        """The step that takes a seat's last action back."""
        if not self.record.may_undo(seat):
            raise Illegal(
                "nothing_to_undo",
                "there is nothing to take back: your last action has been answered "
                "or revealed",
                seat=seat,
            )
        step = Step(len(self), seat, (undo_move(seat),), sent_as)
        undone = next(m for m in reversed(self.record.moves) if m.entry.seat == seat)
        others = undone.others & self._decisions.keys()
        to_act = tuple(sorted({seat, *others}))
        is_public = self.notices(None, self._standing[seat][-1])
        return Proposal(step, to_act, undone.entry.round, is_public)

    def advance(self, step: Step) -> None:
        """Take a step that is stored."""
        if step.number != len(self):
            raise ValueError(f"step {step.number} does not follow step {len(self)}")
        is_undo = step.seat != CHANCE and step.moves == (undo_move(step.seat),)
        if is_undo:
            undone = self._standing[step.seat].pop()
            self.record.undo(step.seat)
            events: list[Event] = []
        else:
            undone = None
            events = [e for move in step.moves if move for e in self._play(move)]
        self.happenings.append(Happening(step.seat, is_undo, events))
        if step.seat != CHANCE and not is_undo:
            self._standing[step.seat].append(step.number)
        self._note_who_noticed(step, undone)
        self._note_who_is_asked(step)
        if step.sent_as is not None:
            self.sent[step.seat, step.sent_as] = self.position(step.seat)

    def _play(self, move: str) -> list[Event]:
        game, table = self.game, self.record.table
        seat, action, _ = game.read(table, move.split())
        return self.record.play(seat, action)

    def _note_who_noticed(self, step: Step, undone: int | None) -> None:
        events = self.happenings[-1].events
        for viewer in self._viewers:
            if (
                viewer == step.seat
                or step.number == 0
                or seen_by(events, viewer)
                or (undone is not None and self.notices(viewer, undone))
            ):
                self._noticed[viewer].append(step.number)

    def _note_who_is_asked(self, step: Step) -> None:
        before = self._decisions
        now = {d.seat: d for d in self.game.decisions(self.record.table)}
        for seat in self._seats:
            if seat == step.seat:
                self._acted_at[seat] = self.position(seat)
            same = seat in now and seat in before and now[seat] == before[seat]
            if seat == step.seat or not same:
                self._asked_at[seat] = self.position(seat)
        self._decisions = now

    def _proposal(
        self,
        seat: int,
        moves: list[str],
        table: Any,
        luck: Luck,
        sent_as: str | None,
        events: list[Event],
    ) -> Proposal:
        """Add the luck that follows, on a table of its own."""
        decisions: Sequence[Decision]
        while decisions := self.game.decisions(table):
            if decisions[0].seat != CHANCE:
                break
            action = luck.draw(decisions[0])
            moves.append(" ".join(self.game.write(table, CHANCE, action)))
            events = events + self.game.apply(table, CHANCE, action)
        to_act = tuple(decision.seat for decision in decisions)
        step = Step(len(self), seat, tuple(moves), sent_as)
        is_public = seat == CHANCE or bool(seen_by(events, None))
        return Proposal(step, to_act, max(1, self.game.round_of(table)), is_public)
