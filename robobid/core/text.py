"""The words of a record: tags in brackets, moves with spaces between, {comments}."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from robobid.core.errors import Reason, Unreadable

WIDTH = 88


class Word(NamedTuple):
    """A word of a text and where it stands, counted from 1."""

    text: str
    line: int
    column: int

    @property
    def place(self) -> tuple[int, int]:
        """Its line and column."""
        return self.line, self.column

    def unexpected(self, code: str, english: str, **values: Any) -> Unreadable:
        """The error for finding this word instead of something else."""
        reason = Reason(code, f"expected {english}", **values)
        return Unreadable.at(self.line, self.column, self.text, reason)


class Piece(NamedTuple):
    """A word or a comment."""

    word: Word
    is_comment: bool


_PIECE = re.compile(
    r"""(?P<space>\s+)
    |(?P<comment>\{[^}]*\})
    |\[(?P<tag>[A-Z][A-Za-z]*)\s+"(?P<value>(?:[^"\\\n]|\\.)*)"\s*\]
    |(?P<word>[^\s{}\[\]]+)""",
    re.VERBOSE,
)


def split_text(text: str) -> tuple[dict[str, str], list[Word]]:
    r"""The tags and the words of a record; comments and white space are dropped.

    >>> tags, words = split_text('[Game "fzzzt"] 1. {a comment} #turn r5b *')
    >>> tags, [word.text for word in words]
    ({'Game': 'fzzzt'}, ['1.', '#turn', 'r5b', '*'])
    >>> split_text("[Game fzzzt]")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    robobid.core.errors.Unreadable: line 1, column 1: found '[Game', expected a tag ...
    """
    tags, pieces = split_pieces(text)
    return tags, [word for word, is_comment in pieces if not is_comment]


def split_pieces(text: str) -> tuple[dict[str, str], list[Piece]]:
    """The tags of a record, and its words and comments."""
    tags: dict[str, str] = {}
    pieces: list[Piece] = []
    for piece, word in _pieces(text):
        if tag := piece["tag"]:
            if tag in tags:
                raise word.unexpected(
                    "tag_twice", "each tag once ({tag} stands here again)", tag=tag
                )
            tags[tag] = re.sub(r"\\(.)", r"\1", piece["value"])
        elif piece["word"] or piece["comment"]:
            pieces.append(Piece(word, bool(piece["comment"])))
    return tags, pieces


def _pieces(text: str) -> Iterator[tuple[re.Match[str], Word]]:
    """Everything in a text, and where it stands: looked at once, from left to right."""
    at, line, begins = 0, 1, 0
    while found := _PIECE.match(text, at):
        yield found, Word(found.group(), line, at - begins + 1)
        if newlines := text.count("\n", at, found.end()):
            line += newlines
            begins = text.rfind("\n", at, found.end()) + 1
        at = found.end()
    if at < len(text):
        unread = text[at:].split(maxsplit=1)[0]
        raise Word(unread, line, at - begins + 1).unexpected(
            "tag_or_move", 'a tag like [Edition "en"], a move, or a {{comment}}'
        )


def join_tags(tags: Iterable[tuple[str, str]]) -> str:
    r"""Tags as they are written, wrapped to lines.

    >>> join_tags([("Game", "fzzzt"), ("Players", 'Ann; "Bob"')])
    '[Game "fzzzt"] [Players "Ann; \\"Bob\\""]'
    """
    lines = [""]
    for name, value in tags:
        escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
        tag = f'[{name} "{escaped}"]'
        if lines[-1] and len(lines[-1]) + 1 + len(tag) <= WIDTH:
            lines[-1] += " " + tag
        else:
            lines.append(tag)
    return "\n".join(lines[1:])


def join_round(number: int, moves: Iterable[str]) -> str:
    """A round's moves as they are written, wrapped between moves and indented.

    >>> join_round(2, ["#turn r5b", "B r2a+r1a"])
    '2. #turn r5b B r2a+r1a'
    """
    return wrapped([f"{number}.", *moves], "   ")


def wrapped(parts: Iterable[str], indent: str = "") -> str:
    """Parts with a space between, in lines; all but the first line are indented.

    >>> wrapped(["{a", "comment}"])
    '{a comment}'
    """
    first, *others = parts
    lines = [first]
    for part in others:
        if len(lines[-1]) + 1 + len(part) <= WIDTH:
            lines[-1] += " " + part
        else:
            lines.append(indent + part)
    return "\n".join(lines)
