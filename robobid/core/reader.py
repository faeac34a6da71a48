"""Reads records: played through as they are read, up to what cannot be."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

from robobid.core.decisions import SEAT_LETTERS, checked
from robobid.core.errors import RobobidError, Unreadable, Unsupported
from robobid.core.game import Game, Tags
from robobid.core.notes import Note, told_apart
from robobid.core.record import NOTATION, UNDO, UNFINISHED, Record, T
from robobid.core.setup import by_older_rules
from robobid.core.text import Word, split_pieces

_SHORTEST: Final = 2
"""Words of an action: who acts, and what they do."""


def read_record(
    text: str, game: Game[T, Any, Any], most: int | None = None
) -> Record[T]:
    """Read a record and play it through; one with more than `most` actions is refused.

    Its variations may have as many again. An unreadable one raises `Unreadable`; its
    `beginning` is the good part before.
    """
    try:
        tags, pieces = split_pieces(text)
        words, notes = told_apart(pieces)
    except Unreadable as error:
        error.beginning = _beginning(text, error, game, most)
        raise
    check_tags(tags, game.name)
    _check_length(sum(len(note.words) for note in notes) // _SHORTEST, most)
    try:
        return _read(game, tags, words, notes, most)
    except Unreadable:
        for older in by_older_rules(game.setup_type, tags):
            with suppress(Unreadable):
                return _read(game, older, words, notes, most)
        raise


def _read(
    game: Game[T, Any, Any],
    tags: Tags,
    words: Sequence[Word],
    notes: Sequence[Note],
    most: int | None,
) -> Record[T]:
    """Play a record through by the rules that its tags name."""
    record = Record(game, tags)
    try:
        for move in _noted(record, _moves(words), notes):
            _play_move(record, move)
            _check_length(len(record.entries), most)
        _check_end(record, tags, words)
    except Unreadable as error:
        error.beginning = record
        raise
    return record


def _check_length(actions: int, most: int | None) -> None:
    if most is not None and actions > most:
        raise Unsupported(
            "record_too_long", f"the record has more than {most} actions", most=most
        )


def _beginning(
    text: str, error: Unreadable, game: Game[T, Any, Any], most: int | None
) -> Record[T] | None:
    """The record that stands before a place that cannot be read."""
    assert error.line is not None
    assert error.column is not None
    lines = text.split("\n")[: error.line]
    lines[-1] = lines[-1][: error.column - 1]
    try:
        return read_record("\n".join(lines), game, most)
    except Unreadable as other:
        beginning: Record[T] | None = other.beginning
        return beginning
    except RobobidError:
        return None


def check_tags(tags: Tags, name: str) -> None:
    """Is this a record of that game, in a notation we know?"""
    if "Game" not in tags:
        raise no_game_tag()
    if tags["Game"] != name:
        found = tags["Game"]
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


def no_game_tag() -> Unreadable:
    """The error for a text that says of no game that it is one of it."""
    return Unreadable(
        "not_a_record", """this is no record: there is no tag like [Game "fzzzt"]"""
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


def _noted(
    record: Record[T], moves: Iterator[list[Word]], notes: Sequence[Note]
) -> Iterator[list[Word]]:
    """The moves, each of which must be played; notes are kept with those before."""
    waiting = deque(notes)
    has_variations = any(note.words for note in notes)
    before: T | None = None
    for move in moves:
        while waiting and waiting[0].place < move[0].place:
            _keep(record, waiting.popleft(), before)
        before = record.table.copy() if has_variations else None
        yield move
    while waiting:
        _keep(record, waiting.popleft(), before)


def _keep(record: Record[T], note: Note, before: T | None) -> None:
    """Keep a note with the entries so far; a variation must be one that can be."""
    if note.words:
        if before is None:
            raise note.words[0].unexpected(
                "move_before", "a move before a variation, which replaces it"
            )
        table = before.copy()
        for move in _moves(note.words):
            _try_move(record, table, move)
    record.notes.setdefault(len(record.entries), []).append(note.text)


def _try_move(record: Record[T], table: T, move: list[Word]) -> None:
    """Make a move of a variation at a table of its own."""
    words, game = tuple(word.text for word in move), record.game
    try:
        while words:
            seat, action, words = game.read(table, words)
            checked(game.decisions(table), seat, action, game, table)
            game.carry_out(table, seat, action)
    except RobobidError as error:
        found = " ".join(word.text for word in move)
        raise Unreadable.at(*move[0].place, found, error) from error


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
