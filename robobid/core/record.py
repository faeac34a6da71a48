"""A game that can be pasted: tags, and everything that was chosen, luck included."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from itertools import takewhile
from typing import Any, Final, Generic, NamedTuple, TypeVar

from robobid.core.decisions import (
    CHANCE,
    Action,
    Decision,
    checked,
    name_of,
    seat_letter,
)
from robobid.core.errors import Illegal, Unreadable
from robobid.core.events import Event
from robobid.core.game import AnyGame, AnyTable, Game, Tags
from robobid.core.luck import Luck
from robobid.core.setup import game_for
from robobid.core.text import join_round, join_tags, wrapped

NOTATION: Final = "1"
UNFINISHED: Final = "*"
UNDO: Final = "undo"

T = TypeVar("T", bound=AnyTable)


class Entry(NamedTuple):
    """A line of the record: who did what in which round, and what happened."""

    seat: int
    action: Any
    """The action, or `UNDO`."""
    words: tuple[str, ...]
    """How it is written."""
    round: int
    events: list[Event]
    others: frozenset[int]
    """The seats that were choosing at the same moment."""

    @property
    def is_undo(self) -> bool:
        """Does it take an earlier one back?"""
        return bool(self.action == UNDO)


class Move(NamedTuple):
    """What a seat chose and the luck that followed; of the opening, luck alone."""

    seat: int
    entries: tuple[Entry, ...]
    to_act: tuple[int, ...]
    """Who is to act after it."""
    round: int
    """The round after it."""
    events: list[Event]
    """Everything that happened in it."""
    is_undo: bool
    """Does it take an earlier one back?"""

    @property
    def lines(self) -> tuple[str, ...]:
        """Its entries as they are written: `B m4+r2a`, `#turn r5b`."""
        return tuple(" ".join(entry.words) for entry in self.entries)


class _Proposed(NamedTuple, Generic[T]):
    """A move that may be made, and everything that it leads to."""

    move: Move
    table: T
    kept: list[Entry]
    decisions: Sequence[Decision]


class Proposal(NamedTuple):
    """A move that was worked out by another record of the same game."""

    move: Move
    table: Any
    start: int
    """So many of the kept entries are the same in both."""
    kept: list[Entry]
    """Those that follow."""
    decisions: Sequence[Decision]


class Record(Generic[T]):
    """The tags and all actions of a game, and the table they lead to.

    Records only grow: taking an action back is an entry of its own.
    """

    def __init__(self, game: Game[T, Any, Any], tags: Tags) -> None:
        self.game: Game[T, Any, Any] = game_for(game, tags)
        self.extra = dict(tags)
        self.table = self.game.set_up(tags)
        self.entries: list[Entry] = []
        self.kept: list[Entry] = []
        """The entries that were not taken back."""
        self.notes: dict[int, list[str]] = {}
        """What is remarked after so many entries, as it is written; see `notes`."""
        self._settled: tuple[int, T] | None = None
        """So many of the kept can never be taken back, and the table after them."""
        self._decisions: Sequence[Decision] | None = None
        self._proposed: _Proposed[T] | None = None

    @property
    def decisions(self) -> Sequence[Decision]:
        """Who may act now and with what: asked of the game once for every table."""
        if self._decisions is None:
            self._decisions = self.game.decisions(self.table)
        return self._decisions

    def play(self, seat: int, action: Action) -> list[Event]:
        """Apply an action, or a move as text, and write it down.

        Refused means unchanged.
        """
        if isinstance(action, str):
            action = action_of(self.game, self.table, seat, action)
        entry = self._made(self.table, self.decisions, seat, action)
        self.entries.append(entry)
        self.kept.append(entry)
        self._decisions = self._proposed = None
        return entry.events

    def propose(self, seat: int, action: Action, luck: Luck) -> Move:
        """The move that an action would be, with the luck that follows.

        It is checked and carried out on a table of its own: nothing stands until it
        is committed.
        """
        table = self.table.copy()
        entry = self._made(table, self.decisions, seat, action)
        return self._followed_by_luck(seat, table, [entry], luck)

    def propose_luck(self, luck: Luck) -> Move:
        """The luck that comes before anybody chooses, as a move of nobody's."""
        return self._followed_by_luck(CHANCE, self.table.copy(), [], luck)

    def propose_undo(self, seat: int) -> Move:
        """The move that takes a seat's last action back."""
        at = self._undoable(seat)
        if at is None:
            raise Illegal(
                "nothing_to_undo",
                f"{name_of(seat)} has nothing to take back: its last action has been "
                "answered or revealed",
                seat=seat,
            )
        settled, table = self._settled_table()
        kept = self.kept[:settled]
        for entry in self.kept[settled:at] + self.kept[at + 1 :]:
            decisions = self.game.decisions(table)
            kept.append(self._made(table, decisions, entry.seat, entry.action))
        words = (seat_letter(seat), UNDO)
        undo = Entry(seat, UNDO, words, self._round(self.table), [], frozenset())
        return self._ready(seat, [undo], table, kept, self.game.decisions(table))

    def commit(self, move: Move) -> None:
        """Make the move stand that was proposed last; nothing is worked out again."""
        proposed = self._proposed
        if proposed is None or proposed.move is not move:
            raise ValueError("the table is not the one that this move was proposed at")
        self.entries += move.entries
        self.table, self.kept = proposed.table, proposed.kept
        self._decisions, self._proposed = proposed.decisions, None

    def propose_lines(self, seat: int, lines: Sequence[str]) -> Move:
        """The move whose lines were written down elsewhere."""
        if seat != CHANCE and tuple(lines) == (undo_line(seat),):
            return self.propose_undo(seat)
        table, decisions = self.table.copy(), self.decisions
        entries: list[Entry] = []
        for line in filter(None, lines):
            reader, action, _ = self.game.read(table, line.split())
            entries.append(self._made(table, decisions, reader, action))
            decisions = self.game.decisions(table)
        return self._ready(seat, entries, table, self.kept + entries, decisions)

    def proposal(self) -> Proposal:
        """The move that was proposed last, for another record that shall adopt it."""
        assert self._proposed is not None
        move, table, kept, decisions = self._proposed
        pairs = zip(self.kept, kept, strict=False)
        start = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], pairs))
        return Proposal(move, table, start, kept[start:], decisions)

    def adopt(self, proposal: Proposal) -> None:
        """Take a proposal over, as if it had been worked out here."""
        kept = [*self.kept[: proposal.start], *proposal.kept]
        self._proposed = _Proposed(
            proposal.move, proposal.table, kept, proposal.decisions
        )

    def take(self, seat: int, lines: Sequence[str]) -> Move:
        """Make a move as its lines were written down elsewhere."""
        if seat != CHANCE and tuple(lines) == (undo_line(seat),):
            move = self.propose_undo(seat)
            self.commit(move)
            return move
        before = len(self.entries)
        for line in filter(None, lines):
            reader, action, _ = self.game.read(self.table, line.split())
            self.play(reader, action)
        entries = self.entries[before:]
        return _move(seat, entries, self.decisions, self._round(self.table))

    def may_undo(self, seat: int) -> bool:
        """May this seat still take its last action back?

        As long as neither chance nor another seat has acted since, unless they chose
        at the same moment; and nothing may have been revealed.
        """
        return self._undoable(seat) is not None

    def undo(self, seat: int) -> None:
        """Take a seat's last action back."""
        self.commit(self.propose_undo(seat))

    def _made(
        self, table: T, decisions: Sequence[Decision], seat: int, action: Action
    ) -> Entry:
        """The entry that an action is at a table, which it changes if it is legal."""
        checked(decisions, seat, action, self.game, table)
        words = self.game.write(table, seat, action)
        number = self._round(table)
        events = self.game.carry_out(table, seat, action)
        others = frozenset(decision.seat for decision in decisions) - {seat}
        return Entry(seat, action, words, number, events, others)

    def _followed_by_luck(
        self, seat: int, table: T, entries: list[Entry], luck: Luck
    ) -> Move:
        while decisions := self.game.decisions(table):
            if decisions[0].seat != CHANCE:
                break
            drawn = luck.draw(decisions[0])
            entries.append(self._made(table, decisions, CHANCE, drawn))
        return self._ready(seat, entries, table, self.kept + entries, decisions)

    def _ready(
        self,
        seat: int,
        entries: Sequence[Entry],
        table: T,
        kept: list[Entry],
        decisions: Sequence[Decision],
    ) -> Move:
        """Remember everything that a move leads to, in case it is committed."""
        move = _move(seat, entries, decisions, self._round(table))
        self._proposed = _Proposed(move, table, kept, decisions)
        return move

    def _round(self, table: T) -> int:
        return max(1, self.game.round_of(table))

    def _settled_table(self) -> tuple[int, T]:
        """How many entries nobody can take back any more, and a table after them.

        It is remembered: whoever takes back and plays again all day costs little.
        """
        settled = len(self.kept)
        while settled and not _settles(self.kept[settled - 1]):
            settled -= 1
        if self._settled is None or self._settled[0] != settled:
            table = self.game.set_up(self.extra)
            for entry in self.kept[:settled]:
                self.game.carry_out(table, entry.seat, entry.action)
            self._settled = settled, table
        return settled, self._settled[1].copy()

    def _undoable(self, seat: int) -> int | None:
        since: set[int] = set()
        if seat == CHANCE:
            return None
        for at in range(len(self.kept) - 1, -1, -1):
            entry = self.kept[at]
            if _settles(entry):
                return None
            if entry.seat == seat:
                return at if since <= entry.others else None
            since.add(entry.seat)
        return None

    def __eq__(self, other: object) -> bool:
        """Of the same game, and written alike: whatever was chosen and noted."""
        if not isinstance(other, Record):
            return NotImplemented
        if self is other:
            return True
        return bool(self.game == other.game) and self.write() == other.write()

    __hash__ = None  # type: ignore[assignment]  # a record grows

    def __repr__(self) -> str:
        return f"read_record({self.write()!r}, {self.game!r})"

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return not self.decisions

    @property
    def result(self) -> str:
        """The winners' letters, or `*` while the game goes on."""
        standings = self.game.standings(self.table)
        winners = [seat_letter(s.seat) for s in standings if s.place == 1]
        return " ".join(winners) or UNFINISHED

    def tags(self) -> dict[str, str]:
        """All tags, those that the table asks for first."""
        needed = {"Game": self.game.name, "Notation": NOTATION}
        tags = needed | self.game.tags(self.table)
        kept = {k: v for k, v in self.extra.items() if k not in tags and k != "Result"}
        return tags | kept | {"Result": self.result}

    def write(self) -> str:
        """The record as text, in its one canonical form."""
        lines = [join_tags(self.tags().items())]
        lines += [wrapped(note.split()) for note in self.notes.get(0, [])]
        entries = list(self.entries)
        while entries:
            number, done = entries[0].round, len(self.entries) - len(entries)
            here = entries[: _run_length(entries)]
            lines.append(join_round(number, self._written(here, done)))
            entries = entries[len(here) :]
        if not self.is_over:
            lines.append(UNFINISHED)
        return "\n".join(lines) + "\n"

    def _written(self, entries: Sequence[Entry], done: int) -> Iterator[str]:
        """The moves of some entries, after so many others, and what is remarked."""
        noted = {number - done for number, notes in self.notes.items() if notes}
        for count, move in _grouped(entries, self.game.grouped, noted):
            yield move
            for number in range(done + 1, done + count + 1):
                for note in self.notes.get(number, []):
                    yield from note.split()
            done += count

    def replay(self) -> Iterator[tuple[Entry, T]]:
        """Every entry, and the table after it."""
        again = Record(self.game, self.extra)
        for entry in self.entries:
            if entry.action == UNDO:
                again.undo(entry.seat)
            else:
                again.play(entry.seat, entry.action)
            yield entry, again.table


def undo_line(seat: int) -> str:
    """How taking back is written.

    >>> undo_line(1)
    'B undo'
    """
    return f"{seat_letter(seat)} {UNDO}"


def move_of(game: AnyGame, table: Any, seat: int, action: Action) -> str:
    """How an action is sent: a seat's without its letter, chance's with its word.

    `r2a+r1a`, `plant 13`, `#turn r5b`.
    """
    words = game.write(table, seat, action)
    return " ".join(words if seat == CHANCE else words[1:])


def action_of(game: AnyGame, table: Any, seat: int, move: str) -> Any:
    """The action that a seat's move means; whether it is legal is not asked here."""
    reader, action, rest = game.read(table, (seat_letter(seat), *move.split()))
    if reader != seat or rest:
        raise Unreadable("not_a_move", f"{move!r} is not one move", found=move)
    return action


def _move(
    seat: int, entries: Sequence[Entry], decisions: Sequence[Decision], number: int
) -> Move:
    return Move(
        seat,
        tuple(entries),
        to_act=tuple(decision.seat for decision in decisions),
        round=number,
        events=[event for entry in entries for event in entry.events],
        is_undo=any(entry.is_undo for entry in entries),
    )


def _settles(entry: Entry) -> bool:
    """Does an entry make all before it stand, and itself? Luck and what is shown do."""
    return entry.seat == CHANCE or any(e.is_revealing() for e in entry.events)


def _run_length(entries: Sequence[Entry]) -> int:
    number = entries[0].round
    for length, entry in enumerate(entries):
        if entry.round != number:
            return length
    return len(entries)


def _grouped(
    entries: Sequence[Entry], grouped: frozenset[str], noted: Set[int]
) -> Iterator[tuple[int, str]]:
    """The moves of some entries, each with the number of its entries.

    Chance words that go together are written once, unless something is remarked
    between them: after which of the entries, `noted` says.
    """
    move: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    count = 0
    for at, entry in enumerate(entries, 1):
        words = entry.words
        if words[0] in grouped and words[:2] == before[:2]:
            move += words[2:]
        else:
            if move:
                yield count, " ".join(move)
            again = words[0] in grouped and words[:1] == before[:1]
            move, count = ("/", *words[1:]) if again else words, 0
        before = () if at in noted else words
        count += 1
    if move:
        yield count, " ".join(move)
