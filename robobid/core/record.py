"""A game that can be pasted: tags, and everything that was chosen, luck included."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from robobid.core.decisions import CHANCE, SEAT_LETTERS, checked, name_of, seat_letter
from robobid.core.errors import Illegal, RobobidError, Unreadable, Unsupported
from robobid.core.events import Event
from robobid.core.game import AnyTable, Game, Tags
from robobid.core.text import Word, join_round, join_tags, split_text

NOTATION: Final = "1"
UNFINISHED: Final = "*"
UNDO: Final = "undo"

T = TypeVar("T", bound=AnyTable)


class Entry(NamedTuple):
    """A line of the record: who did what, in which round, and how it is written."""

    seat: int
    action: Any
    """The action, or `UNDO`."""
    words: tuple[str, ...]
    round: int


class Move(NamedTuple):
    """An action that was not taken back."""

    entry: Entry
    events: list[Event]
    others: frozenset[int]
    """The seats that were choosing at the same moment."""


class Record(Generic[T]):
    """The tags and all actions of a game, and the table they lead to.

    Records only grow: taking an action back is an entry of its own.
    """

    def __init__(self, game: Game[T, Any, Any], tags: Tags) -> None:
        self.game = game
        self.extra = dict(tags)
        self.table = game.set_up(tags)
        self.entries: list[Entry] = []
        self.moves: list[Move] = []
        self._settled: tuple[int, T] | None = None
        """So many moves can never be taken back, and the table after them."""

    def play(self, seat: int, action: Any) -> list[Event]:
        """Apply an action and write it down; refused means unchanged."""
        move = self._made(self.table, seat, action)
        self.entries.append(move.entry)
        self.moves.append(move)
        return move.events

    def _made(self, table: T, seat: int, action: Any) -> Move:
        """The move that an action is at a table, which it changes."""
        before = self.game.decisions(table)
        checked(before, seat, action)
        words = self.game.write(table, seat, action)
        number = max(1, self.game.round_of(table))
        events = self.game.apply(table, seat, action)
        others = frozenset(decision.seat for decision in before) - {seat}
        return Move(Entry(seat, action, words, number), events, others)

    def may_undo(self, seat: int) -> bool:
        """May this seat still take its last action back?

        As long as neither chance nor another seat has acted since, unless they chose
        at the same moment; and nothing may have been revealed.
        """
        return self._undoable(seat) is not None

    def undo(self, seat: int) -> None:
        """Take a seat's last action back."""
        at = self._undoable(seat)
        if at is None:
            raise Illegal(
                "nothing_to_undo",
                f"{name_of(seat)} has nothing to take back: its last action has been "
                "answered or revealed",
                seat=seat,
            )
        settled, table = self._settled_table()
        moves = self.moves[:settled]
        for move in self.moves[settled:at] + self.moves[at + 1 :]:
            moves.append(self._made(table, move.entry.seat, move.entry.action))
        words = (seat_letter(seat), UNDO)
        number = max(1, self.game.round_of(self.table))
        self.entries.append(Entry(seat, UNDO, words, number))
        self.table, self.moves = table, moves

    def _settled_table(self) -> tuple[int, T]:
        """How many moves nobody can take back any more, and a table after them.

        It is kept: whoever takes back and plays again all day costs little.
        """
        settled = len(self.moves)
        while settled and not _settles(self.moves[settled - 1]):
            settled -= 1
        if self._settled is None or self._settled[0] != settled:
            table = self.game.set_up(self.extra)
            for move in self.moves[:settled]:
                self.game.apply(table, move.entry.seat, move.entry.action)
            self._settled = settled, table
        return settled, self._settled[1].copy()

    def _undoable(self, seat: int) -> int | None:
        since: set[int] = set()
        if seat == CHANCE:
            return None
        for at in range(len(self.moves) - 1, -1, -1):
            entry, _, others = self.moves[at]
            if _settles(self.moves[at]):
                return None
            if entry.seat == seat:
                return at if since <= others else None
            since.add(entry.seat)
        return None

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return not self.game.decisions(self.table)

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

    def replay(self) -> Iterator[tuple[Entry, list[Event], T]]:
        """Every entry with what happened and the table after it."""
        again = Record(self.game, self.extra)
        for entry in self.entries:
            if entry.action == UNDO:
                again.undo(entry.seat)
                yield entry, [], again.table
            else:
                yield entry, again.play(entry.seat, entry.action), again.table


def _settles(move: Move) -> bool:
    """Does a move make all before it stand, and itself? Luck and what is shown do."""
    return move.entry.seat == CHANCE or any(e.is_revealing() for e in move.events)


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
