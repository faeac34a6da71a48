"""`robobid analyse`: every decision of recorded games, judged."""

from __future__ import annotations

import json as json_text
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from robobid.analysis.account import Account
from robobid.analysis.grades import BEST
from robobid.analysis.judging import choice_told
from robobid.analysis.luck import draw_told
from robobid.analysis.moments import moments
from robobid.analysis.work import Wanted, analyse, portions
from robobid.arena.executors import workforce
from robobid.core.reading import read_record
from robobid.core.record import Record
from robobid.reports import analysis as report
from robobid.reports import annotating
from robobid.reports.sheets import table_of
from robobid.reports.titles import what_was_played
from robobid.telling.tellers import teller_of as teller_at
from robobid.terminal.files import check_writable, read_text, write_text
from robobid.terminal.progress import progress_bar
from robobid.terminal.replay import eyes_of, game_of, teller_of
from robobid.terminal.screen import Screen
from robobid.terminal.stopped import tell_stopped
from robobid.terminal.voice import Voice, speaker

_RECORD: Final = re.compile(r"^(?=\[Game\b)", re.MULTILINE)
"""Where a record begins, if there are several in a file."""


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
                    annotating.annotate(record, account, voice.say, voice.tell)
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
    told = {"tags": record.tags(), "seed": seed, **report.as_json(account)}
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
    yield table_of(report.seat_sheet(account, say, names))
    yield say("analysis.note")
    for seat in account.seats:
        if seat.verdict is not None:
            yield say(f"analysis.verdict.{seat.verdict}", name=names[seat.seat])
    yield table_of(report.grade_sheet(account, say, names))
    yield ""
    yield from _move_lines(record, account, voice)
    yield from _draw_lines(record, account, voice)
    if account.turns:
        yield say("analysis.turns")
    for turn in account.turns:
        yield f"  {report.turn_line(turn, say, names)}"


def _move_lines(record: Record[Any], account: Account, voice: Voice) -> Iterator[str]:
    """What gave something away, the hint below it."""
    say, names, game = voice.say, voice.players, record.game
    given = [move for move in account.moves if move.grade != BEST]
    if not given:
        yield say("analysis.faultless")
    at = {moment.number: moment for moment in moments(record)}
    for move in given:
        moment = at[move.number]
        teller = teller_at(game.name, moment.table, move.seat)
        done, better = (
            voice.words(choice_told(game, moment, teller, each))
            for each in (move.move, move.better or move.move)
        )
        yield report.move_line(move, say, names, done, better)
        if move.why is not None:
            yield f"    {say('analysis.hint', hint=voice.tell(move.why))}"
    yield ""


def _draw_lines(record: Record[Any], account: Account, voice: Voice) -> Iterator[str]:
    """Everybody's luckiest and unluckiest draw, and what was drawn."""
    at = {drawn.number: drawn for drawn in account.draws}
    teller = teller_at(record.game.name, record.table, None)
    if at:
        yield voice.say("analysis.draws")
    for seat in account.seats:
        for number in (seat.luckiest, seat.unluckiest):
            if number is None:
                continue
            drawn = at[number]
            told = draw_told(record, drawn, teller)
            words = " ".join(voice.tell(each) for each in told)
            line = report.draw_line(drawn, seat.seat, voice.say, voice.players, words)
            yield f"  {line}"
    if at:
        yield ""
