"""`robobid analyse`: every decision of recorded games, judged."""

from __future__ import annotations

import argparse
import json as json_text
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from robobid.app.analysis.account import Account, as_plain
from robobid.app.analysis.judgement import Judged
from robobid.app.analysis.work import Wanted, analyse, portions
from robobid.app.commands.language import meta, say
from robobid.app.commands.options import (
    add_json,
    add_language,
    add_seed,
    add_workers,
    set_run,
)
from robobid.app.commands.replay import eyes_of, teller_of
from robobid.app.reports import analysis as report
from robobid.app.reports.text_table import table_of
from robobid.app.reports.titles import what_was_played
from robobid.app.terminal.output import (
    check_writable,
    progress_bar,
    read_text,
    tell_stopped,
    write_text,
)
from robobid.app.terminal.screen import Screen
from robobid.app.terminal.voice import Voice, speaker
from robobid.arena.executors import workforce
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.games.registry import game_of
from robobid.narration.message import Told

_RECORD: Final = re.compile(r"^(?=\[Game\b)", re.MULTILINE)
"""Where a record begins, if there are several in a file."""


def add_arguments(word: argparse.ArgumentParser) -> None:
    """Judging the moves of recorded games."""
    word.add_argument(
        "file", nargs="+", metavar=meta("FILE"), help=say("cli.analyse.file")
    )
    word.add_argument("--seat", metavar=meta("NAMES"), help=say("cli.analyse.seat"))
    word.add_argument(
        "--annotate", metavar=meta("FILE"), help=say("cli.analyse.annotate")
    )
    for what in ("map", "deck"):
        word.add_argument(
            f"--{what}", metavar=meta("FILE"), help=say(f"cli.replay.{what}")
        )
    add_seed(word)
    add_workers(word)
    add_json(word)
    add_language(word)
    set_run(word, f"{__name__}:analyse_files")


def analyse_files(
    *,
    file: Sequence[str],
    seat: str | None,
    seed: int,
    jobs: int | None,
    on: str | None,
    json: bool,
    lang: str | None,
    annotate: str | None = None,
    **files: str | None,
) -> int:
    """Judge the records of some files, and print what came out; gives 0."""
    say = speaker(lang)
    if annotate is not None:
        check_writable(Path(annotate))
    records = [each for name in file for each in records_in(name, files)]
    games = [Wanted.of(record, seats_in(seat, record)) for record in records]
    decisions = sum(len(wanted.numbers) for wanted in games)
    work = sum(len(portions(wanted)) for wanted in games)
    shown = 0
    try:
        with (
            progress_bar(say, decisions, "analysis.progress") as bar,
            workforce(jobs, on, work) as force,
        ):
            accounts = analyse(games, force, seed=seed, progress=bar)
            for record, account in zip(records, accounts, strict=True):
                with bar.aside():
                    if json:
                        print(as_json(record, account, seed), flush=True)
                    else:
                        show(record, account, lang)
                if annotate is not None:
                    voice = teller_of(record, lang, Screen()).voice
                    report.annotate(record, account, voice.say, voice.tell)
                shown += 1
    except KeyboardInterrupt:
        tell_stopped(say, "stopped.analyse", shown, len(records))
        raise
    if annotate is not None:
        write_text(Path(annotate), "\n".join(record.write() for record in records))
    return 0


def records_in(file: str, files: Mapping[str, str | None]) -> Iterator[Record[Any]]:
    """The records of a file; one that cannot be read is refused."""
    text = read_text(file)
    parts = [part for part in _RECORD.split(text) if part.strip()] or [text]
    return (read_record(part, game_of(part, files)) for part in parts)


def seats_in(said: str | None, record: Record[Any]) -> frozenset[int] | None:
    """The seats that are to be judged, by their letters; all if none is named."""
    if said is None:
        return None
    eyes = [eyes_of(each.strip(), record) for each in said.split(",")]
    named = frozenset(seat for seat in eyes if seat is not None)
    return named if len(named) == len(set(eyes)) else None


def as_json(record: Record[Any], account: Account, seed: int) -> str:
    """A game's analysis in a line for programs."""
    told = {"tags": record.tags(), "seed": seed, **as_plain(account)}
    return json_text.dumps(told, ensure_ascii=False)


def show(record: Record[Any], account: Account, lang: str | None) -> None:
    """A game's analysis in words."""
    console = Console(highlight=False, markup=False)
    voice = teller_of(record, lang, Screen()).voice
    for part in _parts(record, account, voice):
        console.print(part)


def _parts(record: Record[Any], account: Account, voice: Voice) -> Iterator[Any]:
    say, names = voice.say, voice.players
    played = what_was_played(say, record.game.name, record.tags())
    yield say("analysis.title", game=played)
    if not account.moves:
        yield say("analysis.nothing")
        return
    yield table_of(report.seat_table(account, say, names))
    yield say("analysis.note")
    for seat in account.seats:
        yield report.seat_line(seat, say, names)
    yield table_of(report.grade_table(account, say, names))
    yield ""
    yield from _move_lines(account, voice)
    yield from _draw_lines(record, account, voice)
    if account.turns:
        yield say("analysis.turns")
    found = {move.number: move for move in account.moves}
    for turn in account.turns:
        move = found[turn.number]
        done, when = _done(move, voice), _round(record, move.round, voice)
        yield f"  {report.turn_line(turn, say, names, done, when)}"


def _move_lines(account: Account, voice: Voice) -> Iterator[str]:
    """What gave something away, the hint below it."""
    say, names = voice.say, voice.players
    given = [move for move in account.moves if move.gave_away]
    if not given:
        yield say("analysis.faultless")
    for move in given:
        points = move.points
        better = move.better_told or (points and points.better_told)
        lost = "" if points is None or points.told is None else voice.words(points.told)
        yield report.move_line(
            move,
            say,
            names,
            _done(move, voice),
            voice.words(better or move.told),
            lost,
        )
        if move.why is not None:
            yield f"    {say('analysis.hint', hint=voice.tell(move.why))}"
    yield ""


def _draw_lines(record: Record[Any], account: Account, voice: Voice) -> Iterator[str]:
    """Everybody's luckiest and unluckiest draw, and what was drawn."""
    at = {drawn.number: drawn for drawn in account.draws}
    if at:
        yield voice.say("analysis.draws")
    for seat in account.seats:
        for number in (seat.luckiest, seat.unluckiest):
            if number is None:
                continue
            drawn = at[number]
            words = " ".join(map(voice.tell, drawn.told))
            when = _round(record, drawn.round, voice)
            line = report.draw_line(
                drawn, seat.seat, voice.say, voice.players, words, when
            )
            yield f"  {line}"
    if at:
        yield ""


def _done(move: Judged, voice: Voice) -> str:
    """What was done, what it was for, and what came of it."""
    told = [move.told, move.outcome]
    return ", ".join(voice.words(each) for each in told if each is not None)


def _round(record: Record[Any], number: int, voice: Voice) -> str:
    """A round, by the word that a game has for it."""
    return voice.words(Told(f"{record.game.name}.round", {"round": number}))
