"""Finished games are looked back on one after another, behind everything else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from robobid.analysis.account import account_of
from robobid.analysis.judging import Judged
from robobid.analysis.luck import OPENING, Drawn
from robobid.analysis.work import all_of
from robobid.core.reading import read_record
from robobid.reports import analysis as report
from robobid.server import wire
from robobid.server.analysis_process import Job, Report
from robobid.server.bot_processes import BotProcesses
from robobid.server.games import offer_of_record
from robobid.server.settings import Settings
from robobid.server.storage.analyses import Wish
from robobid.server.storage.archive import Archive

_LOG = logging.getLogger("robobid.analyses")
_LINE: Final = 1 << 20
COMMAND = (sys.executable, "-m", "robobid.server.analysis_process")
ALIVE: Final = 120.0
"""Seconds without a judged move after which a server is believed to be dead."""
PAUSE: Final = 30.0
"""Seconds between looks for what others have left behind."""


class Failed(Exception):
    """An analysis cannot be made; the text is the code of the reason."""


class Analyses:
    """Works on whatever waits, one game at a time."""

    def __init__(
        self, settings: Settings, archive: Archive, bots: BotProcesses
    ) -> None:
        self._settings = settings
        self._archive = archive
        self._bots = bots
        self._asked = asyncio.Event()

    async def ask(self, wish: Wish) -> bool:
        """Have a game looked back on; false if too many wait."""
        store, most = self._archive.store.analyses, self._settings.analyses_waiting
        is_taken = await self._archive.write(store.ask, wish, most)
        self._asked.set()
        return is_taken

    async def work(self) -> None:
        """Work for ever; also on what was begun before the server started."""
        archive, store = self._archive, self._archive.store.analyses
        while True:
            self._asked.clear()
            try:
                while wish := await archive.write(store.take, ALIVE):
                    await self._work_on(wish)
            except SQLAlchemyError:
                _LOG.warning("the database does not answer: analyses wait")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), PAUSE)

    async def _work_on(self, wish: Wish) -> None:
        """Judge what is left of a game; it is kept move by move."""
        archive, store = self._archive, self._archive.store.analyses
        try:
            await self._bots.prepared(wish.game)
            numbers = await asyncio.to_thread(numbers_of, wish.record)
            known = await archive.read(store.judged, wish.code)
            await self._judge(wish, [each for each in numbers if each not in known])
            moves = await archive.read(store.judged, wish.code)
            told = await asyncio.to_thread(account_told, wish.record, moves.values())
            await archive.write(store.end, wish.code, "done", told)
        except Failed as failed:
            await archive.write(store.end, wish.code, "failed", str(failed))
        except asyncio.CancelledError:
            with contextlib.suppress(SQLAlchemyError):
                await archive.write(store.give_back, wish.code)
            raise
        except SQLAlchemyError:
            raise
        except Exception:
            _LOG.exception("a game of %s cannot be analysed", wish.game)
            await archive.write(store.end, wish.code, "failed", "analysis_failed")

    async def _judge(self, wish: Wish, numbers: Sequence[int]) -> None:
        """Let some processes judge moves, each a share of them."""
        many = min(self._settings.analysis_processes, len(numbers))
        shares = [
            asyncio.create_task(self._run(wish, numbers[first::many]))
            for first in range(many)
        ]
        try:
            await asyncio.gather(*shares)
        finally:
            for share in shares:
                share.cancel()
            await asyncio.gather(*shares, return_exceptions=True)

    async def _run(self, wish: Wish, numbers: Sequence[int]) -> None:
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, limit=_LINE
        )
        try:
            await self._listen(process, wish, numbers)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.communicate()

    async def _listen(
        self, process: Process, wish: Wish, numbers: Sequence[int]
    ) -> None:
        """Keep every move as soon as it has been judged."""
        assert process.stdin is not None
        assert process.stdout is not None
        archive, store = self._archive, self._archive.store.analyses
        job = Job(record=wish.record, numbers=list(numbers))
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        await process.stdin.drain()
        left = set(numbers)
        while left:
            line = await process.stdout.readline()
            if not line:
                raise Failed("analysis_failed")
            said = msgspec.json.decode(line, type=Report)
            found = said.judged or said.drawn
            if found is None:
                raise Failed(said.problem or "analysis_failed")
            number = found.number
            move = msgspec.json.encode(said).decode()
            if not await archive.write(store.note, wish.code, number, move, ALIVE):
                raise Failed("unknown_analysis")  # its table is gone meanwhile
            left.discard(number)


def numbers_of(text: str) -> list[int]:
    """The entries of a record at which somebody had a choice, or luck decided."""
    record = read_record(text, offer_of_record(text).game)
    return [each.number for each in all_of(record)]


def account_told(text: str, reports: Iterable[str]) -> str:
    """What all that was reported of a record says, as it is stored and sent."""
    record = read_record(text, offer_of_record(text).game)
    said = [msgspec.json.decode(each, type=Report) for each in reports]
    moves = [each.judged for each in said if each.judged is not None]
    draws = [each.drawn for each in said if each.drawn is not None]
    account = report.as_json(
        account_of(record, [*map(_judged, moves)], [*map(_drawn, draws)])
    )
    told = wire.AccountInfo(
        seats=msgspec.convert(account["seats"], list[wire.SeatAccountInfo]),
        turns=msgspec.convert(account["turns"], list[wire.TurnInfo]),
        moves=moves,
        draws=[drawn for drawn in draws if drawn.number != OPENING],
    )
    return msgspec.json.encode(told).decode()


def _drawn(drawn: wire.DrawnInfo) -> Drawn:
    """A stroke of luck as accounts know it, without its words."""
    return Drawn(
        number=drawn.number,
        last=drawn.last,
        round=drawn.round,
        before=tuple(drawn.before),
        changes=tuple(drawn.changes),
        errors=tuple(drawn.errors),
        futures=0,
    )


def _judged(move: wire.JudgedInfo) -> Judged:
    """A judged move as accounts know it, without its words."""
    return Judged(
        number=move.number,
        round=move.round,
        seat=move.seat,
        kind=move.kind,
        move=move.move,
        chance=move.chance,
        loss=move.loss,
        error=move.error,
        grade=move.grade,
        better=move.better,
        why=None,
        options=(),
        futures=0,
    )
