"""What is kept of a table, as texts by their keys: one for the table, one a move.

The same texts are what is exported and imported.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from robobid.app.hosting.rows import Answer, Head, Said, Seat, Stored, StoredMove

TABLE: Final = "table"
MOVE: Final = "move"
ANALYSIS: Final = "analysis"
JUDGED: Final = "judged"
PROGRESS: Final = "progress"
BESIDE: Final = "beside"
_DIGITS: Final = 6


class Document(NamedTuple):
    """Everything that is kept of a table."""

    stored: Stored
    notes: Mapping[int, tuple[str, ...]]
    """What is noted in its record, by the moment."""

    @property
    def head(self) -> Head:
        """The table without its moves."""
        return self.stored.head


def key_of(kind: str, *parts: str | int) -> str:
    """The key of a text.

    >>> key_of(MOVE, "K7QF", 12)
    'move/K7QF/000012'
    """
    words = (f"{p:0{_DIGITS}}" if isinstance(p, int) else p for p in parts)
    return "/".join([kind, *words])


def texts_of(document: Document | None, code: str) -> dict[str, str]:
    """A table as texts by their keys; there are none of a table that is gone."""
    if document is None:
        return {}
    moves = document.stored.moves
    return {
        key_of(TABLE, code): _table_text(document),
        **{key_of(MOVE, code, move.number): _move_text(move) for move in moves},
    }


def changes_of(
    before: Document | None, now: Document | None, code: str
) -> dict[str, str | None]:
    """What has changed in a table, as texts; nothing is to be deleted."""
    if before is None or now is None:
        gone: dict[str, str | None] = dict.fromkeys(texts_of(before, code))
        return gone | texts_of(now, code)
    was, are = before.stored.moves, now.stored.moves
    same = 0
    while same < min(len(was), len(are)) and was[same] is are[same]:
        same += 1
    changes: dict[str, str | None] = {key_of(TABLE, code): _table_text(now)}
    changes |= {key_of(MOVE, code, move.number): None for move in was[same:]}
    return changes | {
        key_of(MOVE, code, move.number): _move_text(move) for move in are[same:]
    }


def documents_in(texts: Mapping[str, str]) -> Iterator[tuple[str, Document | None]]:
    """The tables that some texts hold, by code; none where one cannot be read."""
    moves: dict[str, list[str]] = {}
    for key in sorted(texts):
        kind, _, rest = key.partition("/")
        if kind == MOVE:
            moves.setdefault(rest.partition("/")[0], []).append(texts[key])
    for key, text in texts.items():
        kind, _, code = key.partition("/")
        if kind != TABLE:
            continue
        try:
            yield code, _document(text, moves.get(code, []))
        except (ValueError, TypeError, KeyError, LookupError):
            yield code, None


def _table_text(document: Document) -> str:
    stored = document.stored
    head = stored.head._asdict()
    head["tags"] = dict(stored.head.tags)
    head["seats"] = [
        {**seat._asdict(), "owners": sorted(seat.owners)} for seat in stored.head.seats
    ]
    said = [line._asdict() for line in stored.talk]
    notes = {str(at): list(lines) for at, lines in document.notes.items()}
    files = dict(stored.files)
    return _text({"head": head, "talk": said, "files": files, "notes": notes})


def _move_text(move: StoredMove) -> str:
    answered = move.answered and list(move.answered)
    return _text([move.number, move.seat, list(move.lines), move.sent_as, answered])


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _document(text: str, moves: list[str]) -> Document:
    found = json.loads(text)
    made = tuple(_move(json.loads(each)) for each in moves)
    if [move.number for move in made] != list(range(len(made))):
        raise ValueError("a move is missing")
    talk = tuple(Said(**line) for line in found["talk"])
    stored = Stored(_head(found["head"]), made, talk, dict(found["files"]))
    notes = {int(at): tuple(lines) for at, lines in found["notes"].items()}
    return Document(stored, notes)


def _head(found: dict[str, Any]) -> Head:
    seats = tuple(
        Seat(
            **{
                **seat,
                "owners": frozenset(seat["owners"]),
                "votes": tuple(seat["votes"]),
            }
        )
        for seat in found["seats"]
    )
    return Head(**{**found, "to_act": tuple(found["to_act"]), "seats": seats})


def _move(found: list[Any]) -> StoredMove:
    number, seat, lines, sent_as, answered = found
    who = None if answered is None else Answer(*answered)
    return StoredMove(number, seat, tuple(lines), sent_as, who)
