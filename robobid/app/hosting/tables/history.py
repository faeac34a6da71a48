"""A table's record as its moves, and which of them each viewer has seen.

A move is a seat's choice and the luck that followed. Viewers count only the moves that
they could notice: a robot planned in secret must not show as a gap in somebody else's
count. So a position has a number for every viewer, which follows from the record alone
and is the same on every server.
"""

from __future__ import annotations

from bisect import bisect_left
from random import SystemRandom
from typing import Any, Final

from robobid.app.hosting.rows import StoredMove
from robobid.core.decisions import CHANCE, Decision
from robobid.core.events import Event, seen_by
from robobid.core.game import AnyGame, Tags
from robobid.core.luck import Luck
from robobid.core.record import Move, Record, action_of

_CHANCE_SOURCE: Final = SystemRandom()


class SystemLuck:
    """Luck that nobody can foretell."""

    def draw(self, decision: Decision) -> Any:
        """One outcome of a chance decision."""
        return decision.options.pick(_CHANCE_SOURCE)


LUCK: Final = SystemLuck()
Viewer = int | None
"""A seat, or `None` for a spectator."""


class History:
    """A game as it went, move by move."""

    def __init__(self, game: AnyGame, tags: Tags) -> None:
        self.tags = dict(tags)
        """What it was set up by: the version of its rules is among them, if not in the
        table's own."""
        self.record: Record[Any] = Record(game, tags)
        self.game: AnyGame = self.record.game
        self.moves: list[Move] = []
        self.sent: dict[tuple[int, str], int] = {}
        """Actions that clients gave a name to, and the positions they led to."""
        self._seats = range(game.seats(self.record.table))
        self._viewers: tuple[Viewer, ...] = (*self._seats, None)
        self._noticed: dict[Viewer, list[int]] = {v: [] for v in self._viewers}
        self._standing: dict[int, list[int]] = {seat: [] for seat in self._seats}
        """For each seat its moves that were not taken back."""
        self._asked_at = dict.fromkeys(self._seats, 0)
        self._acted_at = dict.fromkeys(self._seats, 0)
        self._decisions: dict[int, Decision] = {}

    def __len__(self) -> int:
        return len(self.moves)

    # -- questions ----------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self._seats)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return bool(self.moves) and not self._decisions

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
        """How many moves a viewer has noticed."""
        return len(self._noticed[viewer])

    def notices(self, viewer: Viewer, number: int) -> bool:
        """Could a viewer notice a move?"""
        return _holds(self._noticed[viewer], number)

    def since(self, viewer: Viewer, position: int) -> list[tuple[int, int]]:
        """The moves that a viewer noticed after a position: the position after each,
        and its number.
        """
        noticed = self._noticed[viewer]
        return [(at + 1, noticed[at]) for at in range(max(0, position), len(noticed))]

    def events_seen(self, viewer: Viewer, move: Move) -> list[Event]:
        """What a viewer sees of a move."""
        return seen_by(move.events, viewer)

    def since_turn(self, seat: int) -> list[Event]:
        """What a seat saw the others do since its last turn."""
        found: list[int] = []
        is_before = False
        for number in range(len(self) - 1, -1, -1):
            mover = self.moves[number].seat
            if mover == seat and is_before:
                break
            is_before = is_before or mover != seat
            if mover != seat and (mover == CHANCE or self._stands(mover, number)):
                found.append(number)
        seen = [self.events_seen(seat, self.moves[number]) for number in found[::-1]]
        return [event for events in seen for event in events]

    def _stands(self, seat: int, number: int) -> bool:
        """Was a seat's move not taken back?"""
        return _holds(self._standing[seat], number)

    def is_public(self, move: Move) -> bool:
        """Does a spectator notice a move? Else not even its time may be known."""
        if move.is_undo:
            return self.notices(None, self._standing[move.seat][-1])
        return move.seat == CHANCE or bool(seen_by(move.events, None))

    def may_undo(self, viewer: Viewer) -> bool:
        """May a viewer take their last action back?"""
        return viewer is not None and self.record.may_undo(viewer)

    def answers(self, seat: int, position: int) -> bool:
        """Is a position the one that a seat's present decision was asked at, or later?

        What others choose at the same moment does not make an answer stale.
        """
        return self._asked_at[seat] <= position <= self.position(seat)

    def may_be_undone_at(self, seat: int, position: int) -> bool:
        """Has a seat done nothing more since a position?"""
        return self._acted_at[seat] <= position <= self.position(seat)

    # -- moves --------------------------------------------------------------------

    def opening(self, luck: Luck) -> Move:
        """The first move: the luck before anybody chooses."""
        return self.record.propose_luck(luck)

    def propose(self, seat: int, words: str, luck: Luck) -> Move:
        """The move that a seat's words mean; an illegal one is refused."""
        action = action_of(self.game, self.record.table, seat, words)
        return self.record.propose(seat, action, luck)

    def propose_undo(self, seat: int) -> Move:
        """The move that takes a seat's last action back."""
        return self.record.propose_undo(seat)

    def commit(self, move: Move, sent_as: str | None = None) -> None:
        """Make a proposed move stand: it is stored."""
        self.record.commit(move)
        self._note(move, sent_as)

    def take(self, stored: StoredMove) -> None:
        """Make a move that was stored elsewhere."""
        if stored.number != len(self):
            raise ValueError(f"move {stored.number} does not follow move {len(self)}")
        self._note(self.record.take(stored.seat, stored.lines), stored.sent_as)

    def _note(self, move: Move, sent_as: str | None) -> None:
        """Note who noticed a move, and who is asked after it."""
        number, seat = len(self), move.seat
        self.moves.append(move)
        undone = None
        if move.is_undo:
            undone = self._standing[seat].pop()
        elif seat != CHANCE:
            self._standing[seat].append(number)
        events = move.events
        for viewer in self._viewers:
            if (
                viewer == seat
                or number == 0
                or seen_by(events, viewer)
                or (undone is not None and self.notices(viewer, undone))
            ):
                self._noticed[viewer].append(number)
        self._note_who_is_asked(seat)
        if sent_as is not None:
            self.sent[seat, sent_as] = self.position(seat)

    def _note_who_is_asked(self, mover: int) -> None:
        before = self._decisions
        now = {decision.seat: decision for decision in self.record.decisions}
        for seat in self._seats:
            if seat == mover:
                self._acted_at[seat] = self.position(seat)
            same = seat in now and seat in before and now[seat] == before[seat]
            if seat == mover or not same:
                self._asked_at[seat] = self.position(seat)
        self._decisions = now


def _holds(numbers: list[int], number: int) -> bool:
    """Is a number among others that stand in their order?"""
    at = bisect_left(numbers, number)
    return at < len(numbers) and numbers[at] == number
