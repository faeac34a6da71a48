"""`robobid replay`: shows a recorded game move by move, in words or as JSON lines."""

from __future__ import annotations

import json as json_text
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from robobid.core.decisions import CHANCE, SEAT_LETTERS, seat_letter
from robobid.core.errors import RobobidError, Unsupported
from robobid.core.events import Event, seen_by
from robobid.core.record import UNDO, Entry, Record, read_record
from robobid.core.wire import plain
from robobid.fzzzt.position import write_position, write_view
from robobid.fzzzt.table import Table
from robobid.terminal.files import read_text
from robobid.terminal.final import final_block
from robobid.terminal.narrator import Narrator
from robobid.terminal.screen import NARROW, Screen
from robobid.terminal.speech import Speech
from robobid.terminal.table_setup import fzzzt_with
from robobid.terminal.voice import speaker

ALL: Final = "all"
Eyes = int | None
"""A seat, or nobody in particular: then everything is shown."""


def replay(
    *,
    file: str,
    to: int | None,
    view: str,
    json: bool,
    deck: Path | None,
    lang: str | None,
) -> int:
    """Print a record's moves and what happened, up to a move, through a seat's eyes."""
    record, broken = load(read_text(file), deck, to)
    eyes = eyes_of(view, record)
    steps = islice(steps_of(record, eyes), to)
    if json:
        for step in steps:
            print(json_text.dumps(as_json(record, step, eyes), ensure_ascii=False))
    else:
        show(record, list(steps), eyes, lang)
    if broken is not None:
        raise broken
    return 0


def load(
    text: str, deck: Path | None, to: int | None
) -> tuple[Record[Table], RobobidError | None]:
    """The record; of a broken one its good beginning, and what is wrong after it.

    Nothing is wrong if the beginning is all that was asked for.
    """
    try:
        return read_record(text, fzzzt_with(deck)), None
    except RobobidError as error:
        beginning: Record[Table] | None = getattr(error, "beginning", None)
        if beginning is None:
            raise
        enough = to is not None and to <= len(beginning.entries)
        return beginning, None if enough else error


def eyes_of(view: str, record: Record[Table]) -> Eyes:
    """Whose eyes to look through."""
    letters = SEAT_LETTERS[: record.game.seats(record.table)]
    if view == ALL:
        return None
    if len(view) == 1 and view.upper() in letters:
        return letters.index(view.upper())
    allowed = ", ".join([*letters, ALL])
    raise Unsupported(
        "unknown_view",
        f"no seat is called {view!r}; allowed: {allowed}",
        view=view,
        allowed=allowed,
    )


class Step(NamedTuple):
    """An entry of the record, what happened, and the table after it."""

    number: int
    entry: Entry
    is_seen: bool
    """May the eyes that we look through see what was chosen?"""
    events: list[Event]
    table: Table


def steps_of(record: Record[Table], eyes: Eyes) -> Iterator[Step]:
    """Every entry of a record; each step's table is good until the next step."""
    before = Record(record.game, record.extra).table
    for number, (entry, events, table) in enumerate(record.replay(), 1):
        seen = eyes is None or record.game.sees(before, eyes, entry.seat, entry.action)
        yield Step(number, entry, seen, events, table)
        before = table.copy()


def as_json(record: Record[Table], step: Step, eyes: Eyes) -> dict[str, Any]:
    """A step as one object; `public` is what everybody may see after it."""
    entry, game = step.entry, record.game
    shown: dict[str, Any] = {
        "n": step.number,
        "round": entry.round,
        "seat": "chance" if entry.seat == CHANCE else entry.seat,
        "action": plain(entry.action) if step.is_seen else None,
        "notation": " ".join(entry.words) if step.is_seen else None,
        "events": plain(step.events if eyes is None else seen_by(step.events, eyes)),
        "public": plain(game.view(step.table, None)),
    }
    if eyes is not None:
        shown["view"] = plain(game.view(step.table, eyes))
    return shown


def show(
    record: Record[Table], steps: list[Step], eyes: Eyes, lang: str | None
) -> None:
    """The steps in words, and where they lead."""
    screen = Screen()
    players = [name.strip() for name in record.tags()["Players"].split(";")]
    speech = Speech(speaker(lang), players, None, screen.glyphs)
    log = [event for step in steps for event in step.events]
    sentences = {line.at: line.text for line in Narrator(speech, eyes).lines(log)}
    at = number = 0
    for step in steps:
        if step.entry.round != number:
            number = step.entry.round
            screen.show(["", speech.say("replay.round", round=number)])
        screen.show([f"{step.number:4}  {_move(speech, step)}"])
        for _ in step.events:
            if at in sentences:
                screen.show([f"        {sentences[at]}"])
            at += 1
    _show_end(record, steps, eyes, speech, screen)


def _move(speech: Speech, step: Step) -> str:
    entry = step.entry
    if entry.action == UNDO:
        return speech.say("replay.undo", name=speech.player(entry.seat))
    if step.is_seen:
        return " ".join(entry.words)
    return "#?" if entry.seat == CHANCE else f"{seat_letter(entry.seat)} ?"


def _show_end(
    record: Record[Table], steps: list[Step], eyes: Eyes, speech: Speech, screen: Screen
) -> None:
    """The scores, or the position in which the game is left."""
    table = steps[-1].table if steps else Record(record.game, record.extra).table
    view = record.game.view(table, eyes)
    screen.show([""])
    if view.scores:
        screen.show(final_block(speech, view, max(screen.width, NARROW)))
        return
    line = write_position(table) if eyes is None else write_view(view)
    screen.show([speech.say("replay.position")])
    print(line)
