"""The turns of a room's bots and robots: each in its own time, by the common door."""

from __future__ import annotations

import asyncio
import logging
from asyncio import sleep

from sqlalchemy.exc import SQLAlchemyError

from robobid.bots import stand_ins
from robobid.core.errors import RobobidError
from robobid.server.bot_process import Job
from robobid.server.bot_processes import BotProcesses
from robobid.server.games import offer_named
from robobid.server.rooms import LUCK, Room
from robobid.server.security import new_secret
from robobid.server.settings import Settings

_LOG = logging.getLogger("robobid.bots")


class BotTurns:
    """Plays for the bots and robots of one room.

    Whoever stored the last move plays at once; another server that hears of it waits
    longer, in case the first one has died. The position decides who came first.
    """

    def __init__(self, room: Room, processes: BotProcesses, settings: Settings) -> None:
        self._room = room
        self._processes = processes
        self._settings = settings
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._ended = False
        room.listeners.append(self.wake)

    @property
    def is_busy(self) -> bool:
        """Is anybody being played for?"""
        return bool(self._tasks)

    def wake(self, mine: bool) -> None:
        """Begin to play for every bot and robot that is to act."""
        if self._ended:
            return
        grace = 0.0 if mine else self._settings.bot_grace
        for seat in self._room.history.to_act:
            if self._plays(seat) and seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._run(seat, grace))

    def end(self) -> None:
        """Stop playing."""
        self._ended = True
        for task in self._tasks.values():
            task.cancel()

    async def _run(self, seat: int, grace: float) -> None:
        try:
            await self._play(seat, grace)
        except asyncio.CancelledError:
            raise
        except SQLAlchemyError:
            await sleep(self._settings.bot_grace)
        except Exception:
            _LOG.exception("seat %s of a table of %s", seat, self._room.head.game)
            await sleep(self._settings.bot_grace)
        finally:
            del self._tasks[seat]
        # Moves that came while the seat's task was ending found it still there.
        self.wake(mine=True)

    async def _play(self, seat: int, grace: float) -> None:
        history, before = self._room.history, ""
        while (decision := history.decision(seat)) is not None and self._plays(seat):
            position = history.position(seat)
            await sleep(self.wait(before, decision.kind) + grace)
            if not self._plays(seat):
                return  # somebody has taken the seat back
            if not history.answers(seat, position):
                continue
            before, grace = decision.kind, 0.0
            try:
                move = await self._choice(seat)
                if not self._plays(seat):
                    return
                await self._room.act(seat, move, position)
            except RobobidError as error:
                if error.code != "stale":
                    raise

    def _plays(self, seat: int) -> bool:
        head = self._room.head
        return head.seats[seat].is_automatic and not head.is_waiting

    def wait(self, before: str, now: str) -> float:
        """Seconds before a decision: people shall see whose turn it is, but once."""
        if offer_named(self._room.head.game).goes_on(before, now):
            return min(self._settings.bot_pace, self._settings.bot_wait)
        return self._settings.bot_wait

    async def _choice(self, seat: int) -> str:
        """The move of a bot or robot.

        For a bot that fails or thinks too long, the strongest of the others answers;
        anything legal is played only if nobody can think at all.
        """
        room, history = self._room, self._room.history
        bot = room.head.seats[seat].player
        decision = history.decision(seat)
        if decision is None:
            return ""
        if room.head.seats[seat].kind != "robot":
            for each in (bot, *stand_ins(room.head.game, bot)):
                thought = await self._processes.think(job_for(room, seat, each))
                if thought.problem is None:
                    return thought.move
                _LOG.warning("bot %s: %s", each, thought.problem[0])
                if history.decision(seat) is None:
                    return ""
            decision = history.decision(seat) or decision
        action = LUCK.draw(decision)
        return " ".join(history.game.write(history.record.table, seat, action)[1:])


def job_for(room: Room, seat: int, bot: str | None) -> Job:
    """What a process needs to know to think."""
    return Job(
        table=room.code,
        game=room.head.game,
        tags=dict(room.head.tags),
        moves=room.moves.copy(),
        seat=seat,
        bot=bot,
        seed=new_secret(),
    )
