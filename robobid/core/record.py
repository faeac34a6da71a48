"""A game that can be pasted: tags, and everything that was chosen, luck included."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from robobid.core.decisions import (
    CHANCE,
    SEAT_LETTERS,
    Decision,
    checked,
    name_of,
    seat_letter,
)
from robobid.core.errors import Illegal, RobobidError, Unreadable, Unsupported
from robobid.core.events import Event
from robobid.core.game import AnyTable, Game, Tags
from robobid.core.luck import Luck
from robobid.core.text import Word, join_round, join_tags, split_text

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

    @property
    def lines(self) -> tuple[str, ...]:
        """Its entries as they are written: `B m4+r2a`, `#turn r5b`."""
        return tuple(" ".join(entry.words) for entry in self.entries)

    @property
    def events(self) -> list[Event]:
        """Everything that happened in it."""
        return [event for entry in self.entries for event in entry.events]

    @property
    def is_undo(self) -> bool:
        """Does it take an earlier one back?"""
        return any(entry.is_undo for entry in self.entries)


class _Proposed(NamedTuple, Generic[T]):
    """A move that may be made, and everything that it leads to."""

    move: Move
    table: T
    kept: list[Entry]
    decisions: Sequence[Decision]


class Record(Generic[T]):
    """The tags and all actions of a game, and the table they lead to.

    Records only grow: taking an action back is an entry of its own.
    """

    def __init__(self, game: Game[T, Any, Any], tags: Tags) -> None:
        self.game = game
        self.extra = dict(tags)
        self.table = game.set_up(tags)
        self.entries: list[Entry] = []
        self.kept: list[Entry] = []
        """The entries that were not taken back."""
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

    def play(self, seat: int, action: Any) -> list[Event]:
        """Apply an action and write it down; refused means unchanged."""
        entry = self._made(self.table, self.decisions, seat, action)
        self.entries.append(entry)
        self.kept.append(entry)
        self._decisions = self._proposed = None
        return entry.events

    def propose(self, seat: int, action: Any, luck: Luck) -> Move:
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
        self, table: T, decisions: Sequence[Decision], seat: int, action: Any
    ) -> Entry:
        """The entry that an action is at a table, which it changes if it is legal."""
        checked(decisions, seat, action)
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
        entries = list(self.entries)
        while entries:
            number = entries[0].round
            here = entries[: _run_length(entries)]
            lines.append(join_round(number, _grouped(here, self.game.grouped)))
            entries = entries[len(here) :]
        if not self.is_over:
            lines.append(UNFINISHED)
        return "\n".join(lines) + "\n"

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


def _move(
    seat: int, entries: Sequence[Entry], decisions: Sequence[Decision], number: int
) -> Move:
    return Move(seat, tuple(entries), tuple(d.seat for d in decisions), number)


def _settles(entry: Entry) -> bool:
    """Does an entry make all before it stand, and itself? Luck and what is shown do."""
    return entry.seat == CHANCE or any(e.is_revealing() for e in entry.events)


def _run_length(entries: Sequence[Entry]) -> int:
    number = entries[0].round
    for length, entry in enumerate(entries):
        if entry.round != number:
            return length
    return len(entries)


def _grouped(entries: Sequence[Entry], grouped: frozenset[str]) -> Iterator[str]:
    """The moves of some entries; chance words that go together are written once."""
    move: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    for entry in entries:
        words = entry.words
        if words[0] in grouped and words[:2] == before[:2]:
            move += words[2:]
        else:
            if move:
                yield " ".join(move)
            again = words[0] in grouped and words[:1] == before[:1]
            move = ("/", *words[1:]) if again else words
        before = words
    if move:
        yield " ".join(move)


def read_record(
    text: str, game: Game[T, Any, Any], most: int | None = None
) -> Record[T]:
    """Read a record and play it through; one with more than `most` actions is refused.

    An unreadable one raises `Unreadable`; its `beginning` is the good part before.
    """
    try:
        tags, words = split_text(text)
    except Unreadable as error:
        error.beginning = _beginning(text, error, game)
        raise
    check_tags(tags, game.name)
    record = Record(game, tags)
    try:
        for move in _moves(words):
            _play_move(record, move)
            if most is not None and len(record.entries) > most:
                raise Unsupported(
                    "record_too_long",
                    f"the record has more than {most} actions",
                    most=most,
                )
        _check_end(record, tags, words)
    except Unreadable as error:
        error.beginning = record
        raise
    return record


def _beginning(
    text: str, error: Unreadable, game: Game[T, Any, Any]
) -> Record[T] | None:
    """The record that stands before a place that cannot be read."""
    assert error.line is not None
    assert error.column is not None
    lines = text.split("\n")[: error.line]
    lines[-1] = lines[-1][: error.column - 1]
    try:
        return read_record("\n".join(lines), game)
    except Unreadable as other:
        beginning: Record[T] | None = other.beginning
        return beginning
    except RobobidError:
        return None


def check_tags(tags: Tags, name: str) -> None:
    """Is this a record of that game, in a notation we know?"""
    if tags.get("Game") != name:
        found = f"it is one of {tags['Game']!r}" if "Game" in tags else "no Game tag"
        raise Unreadable(
            "other_game", f"not a record of {name}: {found}", game=name, found=found
        )
    if tags.get("Notation", NOTATION) != NOTATION:
        raise Unreadable(
            "other_notation",
            f"the record is in notation {tags['Notation']!r}; this program reads "
            f"notation {NOTATION}",
            found=tags["Notation"],
            allowed=NOTATION,
        )


def _moves(words: Sequence[Word]) -> Iterator[list[Word]]:
    """Words that belong together: a seat letter or chance word, and what follows."""
    move: list[Word] = []
    verb: Word | None = None
    for at, word in enumerate(words):
        text = word.text
        is_number = text.endswith(".") and text[:-1].isdigit()
        is_end = text == UNFINISHED and at == len(words) - 1
        names_seat = text in SEAT_LETTERS and len(text) == 1
        after_verb = len(move) == 1 and move[0].text.startswith("#")
        starts = text.startswith("#") or (names_seat and not after_verb)
        if move and (is_number or is_end or starts or text == "/"):
            yield move
            move = []
        if is_number or is_end:
            continue
        if text == "/":
            if verb is None:
                raise word.unexpected(
                    "chance_word_before", "a chance word like #deal before it"
                )
            move = [verb._replace(line=word.line, column=word.column)]
        elif starts or move:
            move.append(word)
            verb = move[0] if move[0].text.startswith("#") else None
        else:
            raise word.unexpected(
                "seat_or_chance", "a seat letter, a chance word like #turn, or *"
            )
    if move:
        yield move


def _play_move(record: Record[T], move: list[Word]) -> None:
    words = tuple(word.text for word in move)
    try:
        if words[1:] == (UNDO,) and words[0] in SEAT_LETTERS:
            record.undo(SEAT_LETTERS.index(words[0]))
            return
        while words:
            seat, action, words = record.game.read(record.table, words)
            record.play(seat, action)
    except RobobidError as error:
        found = " ".join(word.text for word in move)
        place = move[0].line, move[0].column
        raise Unreadable.at(*place, found, error) from error


def _check_end(record: Record[T], tags: Tags, words: Sequence[Word]) -> None:
    said = tags.get("Result", UNFINISHED)
    if said not in (UNFINISHED, record.result):
        last = words[-1] if words else Word("", 1, 1)
        if not record.is_over:
            raise last.unexpected(
                "record_cut_off", "the rest of the game: the record is cut off"
            )
        raise last.unexpected(
            "other_result",
            "the result to be {result!r}, but the Result tag says {said!r}",
            result=record.result,
            said=said,
        )
