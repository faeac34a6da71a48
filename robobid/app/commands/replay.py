"""`robobid replay`: shows a recorded game move by move, in words or as JSON lines."""

from __future__ import annotations

import argparse
import json as json_text
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final, NamedTuple

from robobid.app.commands.language import meta, say
from robobid.app.commands.options import (
    add_language,
    count_from_zero,
    set_run,
)
from robobid.app.locales import LANGUAGES, words
from robobid.app.locales.phrases import as_sentence, round_named
from robobid.app.terminal.host import Host, Party
from robobid.app.terminal.output import read_text
from robobid.app.terminal.party import host_of, names_from
from robobid.app.terminal.screen import NARROW, Screen
from robobid.app.terminal.voice import Voice, speaker
from robobid.core.decisions import CHANCE, SEAT_LETTERS, seat_letter
from robobid.core.errors import RobobidError, Unsupported
from robobid.core.events import seen_by
from robobid.core.game import AnyGame
from robobid.core.reader import read_record
from robobid.core.record import UNDO, Entry, Record
from robobid.core.wire import plain
from robobid.games.registry import game_named, game_of

ALL: Final = "all"
Eyes = int | None
"""A seat, or nobody in particular: then everything is shown."""


def add_arguments(word: argparse.ArgumentParser) -> None:
    """Showing a recorded game."""
    word.add_argument("file", metavar=meta("FILE"), help=say("cli.replay.file"))
    word.add_argument(
        "--to", type=count_from_zero, metavar="N", help=say("cli.replay.to")
    )
    word.add_argument(
        "--view",
        default="all",
        metavar=meta("SEAT|all"),
        help=say("cli.replay.view"),
    )
    word.add_argument("--json", action="store_true", help=say("cli.replay.json"))
    for what in ("map", "deck"):
        word.add_argument(
            f"--{what}", metavar=meta("FILE"), help=say(f"cli.replay.{what}")
        )
    add_language(word)
    set_run(word, f"{__name__}:replay")


def replay(
    *,
    file: str,
    to: int | None,
    view: str,
    json: bool,
    lang: str | None,
    **files: str | None,
) -> int:
    """Print a record's moves and what happened, up to a move, through a seat's eyes."""
    text = read_text(file)
    record, broken = load_record(text, game_of(text, files), to)
    eyes = eyes_of(view, record)
    entries = islice(shown_of(record, eyes), to)
    if json:
        for shown in entries:
            print(json_text.dumps(as_json(record, shown, eyes), ensure_ascii=False))
    else:
        show(record, list(entries), eyes, lang)
    if broken is not None:
        raise broken
    return 0


def load_record(
    text: str, game: AnyGame, to: int | None
) -> tuple[Record[Any], RobobidError | None]:
    """The record; of a broken one its good beginning, and what is wrong after it.

    Nothing is wrong if the beginning is all that was asked for.
    """
    try:
        return read_record(text, game), None
    except RobobidError as error:
        beginning: Record[Any] | None = getattr(error, "beginning", None)
        if beginning is None:
            raise
        enough = to is not None and to <= len(beginning.entries)
        return beginning, None if enough else error


def eyes_of(view: str, record: Record[Any]) -> Eyes:
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


class Shown(NamedTuple):
    """An entry of the record as it is shown, and the table after it."""

    number: int
    entry: Entry
    is_seen: bool
    """May the eyes that we look through see what was chosen?"""
    table: Any


def shown_of(record: Record[Any], eyes: Eyes) -> Iterator[Shown]:
    """Every entry of a record; each one's table is good until the next."""
    before = Record(record.game, record.extra).table
    for number, (entry, table) in enumerate(record.replay(), 1):
        seen = eyes is None or record.game.sees(before, eyes, entry.seat, entry.action)
        yield Shown(number, entry, seen, table)
        before = table.copy()


def as_json(record: Record[Any], shown: Shown, eyes: Eyes) -> dict[str, Any]:
    """An entry as one object; `public` is what everybody may see after it."""
    entry, game, seen = shown.entry, record.game, shown.is_seen
    written: dict[str, Any] = {
        "n": shown.number,
        "round": entry.round,
        "seat": "chance" if entry.seat == CHANCE else entry.seat,
        "action": plain(entry.action) if seen else None,
        "notation": " ".join(entry.words) if seen else None,
        "events": plain(entry.events if eyes is None else seen_by(entry.events, eyes)),
        "public": plain(game.view(shown.table, None)),
    }
    if eyes is not None:
        written["view"] = plain(game.view(shown.table, eyes))
    return written


def show(
    record: Record[Any], entries: list[Shown], eyes: Eyes, lang: str | None
) -> None:
    """The entries in words, and where they lead."""
    screen = Screen()
    teller = teller_of(record, lang, screen)
    speech = teller.voice
    log = [event for shown in entries for event in shown.entry.events]
    sentences = {line.at: line.text for line in teller.lines(log, eyes)}
    at = number = 0
    for shown in entries:
        if shown.entry.round != number:
            number = shown.entry.round
            heading = round_named(speech.say, record.game.name, number)
            screen.show(["", as_sentence(heading)])
        screen.show([f"{shown.number:4}  {_move(speech, shown)}"])
        for _ in shown.entry.events:
            if at in sentences:
                screen.show([f"        {sentences[at]}"])
            at += 1
    _show_end(record, entries, eyes, teller, screen)


def _move(speech: Voice, shown: Shown) -> str:
    entry = shown.entry
    if entry.action == UNDO:
        return speech.say("replay.undo", name=speech.player(entry.seat))
    if shown.is_seen:
        return " ".join(entry.words)
    return "#?" if entry.seat == CHANCE else f"{seat_letter(entry.seat)} ?"


def teller_of(record: Record[Any], lang: str | None, screen: Screen) -> Host:
    """Who tells a record: the host of its game, and nobody is "you"."""
    say = speaker(lang)
    players = record.tags()["Players"].split(";")
    # Whoever played alone is "you" in their record, in their language.
    lone = {words(each)("terminal.you") for each in LANGUAGES}
    names = [
        say("terminal.player_number", number=number) if name in lone else name
        for number, name in enumerate(names_from(say, record.game, players), 1)
    ]
    party = Party(
        say,
        names,
        None,
        screen.glyphs,
        people=len(players),
        width=screen.width,
    )
    return host_of(game_named(record.game.name), record, party)


def _show_end(
    record: Record[Any], entries: list[Shown], eyes: Eyes, teller: Host, screen: Screen
) -> None:
    """The result, or the position in which the game is left."""
    table = entries[-1].table if entries else Record(record.game, record.extra).table
    view = record.game.view(table, eyes)
    screen.show([""])
    if outcome := record.game.outcome(table):
        screen.show(teller.final(view, outcome, max(screen.width, NARROW)))
        return
    game = record.game
    line = game.position(table) if eyes is None else game.seen_position(view)
    screen.show([teller.voice.say("replay.position")])
    print(line)
