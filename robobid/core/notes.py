"""What stands in a record beside its moves: {comments}, (variations) and $ grades.

A variation is what might have been done instead of the move before it, and how it
would have gone on. Grades have the numbers that chess players use: `$4` is a blunder.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from robobid.core.text import Piece, Word

GRADE: Final = re.compile(r"\$\d{1,3}")


class Note(NamedTuple):
    """A comment, a variation or a grade, and where it begins."""

    text: str
    """As it is written."""
    place: tuple[int, int]
    words: tuple[Word, ...] = ()
    """The moves of a variation."""


def comment(said: str) -> str:
    """A comment as it is written: in one line, and without braces of its own.

    >>> comment("as {good}\\nas any")
    '{as (good) as any}'
    """
    return f"{{{' '.join(said.split()).replace('{', '(').replace('}', ')')}}}"


def variation(moves: Iterable[str]) -> str:
    """A variation as it is written.

    >>> variation(["A m4+r2a", "B r1a"])
    '(A m4+r2a B r1a)'
    """
    return f"({' '.join(moves)})"


def told_apart(pieces: Iterable[Piece]) -> tuple[list[Word], list[Note]]:
    """The words of the moves, and the notes between them."""
    words: list[Word] = []
    notes: list[Note] = []
    inside: list[Piece] = []
    depth = 0
    for piece in pieces:
        word = piece.word
        if not piece.is_comment:
            depth += _opened(word.text)
        if inside or (depth > 0 and not piece.is_comment):
            inside.append(piece)
            depth -= 0 if piece.is_comment else _closed(word.text)
            if depth <= 0:
                notes.append(_variation(inside))
                inside, depth = [], 0
        elif piece.is_comment:
            notes.append(Note(comment(word.text[1:-1]), word.place))
        elif GRADE.fullmatch(word.text):
            notes.append(Note(word.text, word.place))
        else:
            words.append(word)
    if inside:
        raise inside[0].word.unexpected("variation_end", "a variation with its end, )")
    return words, notes


def _opened(text: str) -> int:
    return len(text) - len(text.lstrip("("))


def _closed(text: str) -> int:
    """How many variations end with a word; brackets within it are its own."""
    return len(text) - len(text.rstrip(")"))


def _variation(inside: Sequence[Piece]) -> Note:
    """A variation: its own moves, and its text with all that stands in it."""
    shown = [
        comment(piece.word.text[1:-1]) if piece.is_comment else piece.word.text
        for piece in inside
    ]
    text = " ".join(shown).replace("( ", "(").replace(" )", ")")
    moves: list[Word] = []
    depth = 0
    for piece in inside:
        if piece.is_comment:
            continue
        word = piece.word
        opened, closed = _opened(word.text), _closed(word.text)
        depth += opened
        bare = word.text.strip("()")
        if depth == 1 and bare and not GRADE.fullmatch(bare):
            moves.append(word._replace(text=bare, column=word.column + opened))
        depth -= closed
    return Note(text, inside[0].word.place, tuple(moves))
