"""The turns of a room's bots and robots: each in its own time, by the common door.

Also of persons, where they have left word what to answer for them.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import FIRST_COMPLETED, sleep
from typing import cast

from robobid.app.hosting.bots.host_bots import Guests
from robobid.app.hosting.bots.thinker import Job, Thinker
from robobid.app.hosting.bots.waiting_list import Thinking
from robobid.app.hosting.games.directory import offer_named
from robobid.app.hosting.people.secrets import new_secret
from robobid.app.hosting.problems import Denied, kind_of
from robobid.app.hosting.rows import Answer, Why
from robobid.app.hosting.settings import Settings
from robobid.app.hosting.store import StoreUnavailable
from robobid.app.hosting.tables.history import LUCK
from robobid.app.hosting.tables.room import Room
from robobid.app.hosting.workers import TOO_LONG
from robobid.bots import RANDOM, stand_ins
from robobid.core.decisions import CHANCE, forced_move
from robobid.core.errors import RobobidError
from robobid.core.record import move_of

_LOG = logging.getLogger("robobid.bots")


class BotTurns:
    """Plays for the bots and robots of one room.

    Whoever stored the last move plays at once; another server that hears of it waits
    longer, in case the first one has died. The position decides who came first.
    """

    def __init__(
        self,
        room: Room,
        thinker: Thinker,
        settings: Settings,
        guests: Guests | None = None,
    ) -> None:
        self._room = room
        self._guests = guests
        self._thinker = thinker
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
        except StoreUnavailable:
            await sleep(self._settings.bot_grace)
        except Denied as error:
            if error.code == TOO_LONG:
                await self._room.stop()
            await sleep(self._settings.bot_grace)
        except Exception as error:
            _LOG.error("table %s, seat %s: %s", self._room.code, seat, kind_of(error))
            await sleep(self._settings.bot_grace)
        finally:
            del self._tasks[seat]
        # Moves that came while the seat's task was ending found it still there.
        self.wake(mine=True)

    async def _play(self, seat: int, grace: float) -> None:
        history, before = self._room.history, ""
        while (decision := history.decision(seat)) is not None and self._plays(seat):
            position = history.position(seat)
            wait = max(self.wait(before, decision.kind), self._time_to_undo())
            await sleep(wait + grace)
            if not self._plays(seat):
                return  # somebody has taken the seat back
            if not history.answers(seat, position):
                continue
            before, grace = decision.kind, 0.0
            try:
                move, answered = await self._choice(seat)
                if not self._plays(seat):
                    return
                await self._room.act(seat, move, position, answered=answered)
            except RobobidError as error:
                if error.code != "stale":
                    raise

    def _plays(self, seat: int) -> bool:
        head = self._room.head
        if head.is_waiting or head.is_stopped:
            return False
        return head.seats[seat].is_automatic or self._room.ordered(seat) is not None

    def wait(self, before: str, now: str) -> float:
        """Seconds before a decision: people shall see whose turn it is, but once."""
        if offer_named(self._room.head.game).goes_on(before, now):
            return min(self._settings.bot_pace, self._settings.bot_wait)
        return self._settings.bot_wait

    def _time_to_undo(self) -> float:
        """Seconds that a person has to take back what they did last."""
        room, history = self._room, self._room.history
        last = history.moves[-1]
        if (
            not self._settings.bot_wait
            or last.seat == CHANCE
            or last.is_undo
            or room.head.seats[last.seat].is_automatic
            or not history.may_undo(last.seat)
        ):
            return 0.0
        return self._settings.undo_wait

    async def _choice(self, seat: int) -> tuple[str, Answer | None]:
        """The move of a bot or robot, and who chose it if not the seat's own player.

        For a bot that fails or thinks too long, the strongest of the others answers;
        anything legal is played only if nobody can think at all.
        """
        room, history = self._room, self._room.history
        sits, why = room.head.seats[seat], cast(Why | None, None)
        if history.decision(seat) is None:
            return "", None
        if not sits.is_automatic:
            ordered = room.ordered(seat)
            if ordered is None:
                return "", None
            await room.note_undone(seat, ordered.undone)
            return ordered.move, None
        if sits.kind == "person":
            why = "away"
        if sits.kind != "robot":
            bots = (sits.player or RANDOM, *stand_ins(room.head.game, sits.player))
            for each in bots:
                move, trouble = await self._thought(seat, each)
                if trouble is None:
                    return move, Answer(why, each) if why else None
                _LOG.warning("bot %s: %s", each, trouble)
                why = why or trouble
                if history.decision(seat) is None:
                    return "", None
        decision = history.decision(seat)
        if decision is None:
            return "", None
        is_robot = sits.kind == "robot"
        action = forced_move(decision) if is_robot else LUCK.draw(decision)
        move = move_of(history.game, history.record.table, seat, action)
        return move, Answer(why, RANDOM) if why else None

    async def _thought(self, seat: int, bot: str) -> tuple[str, Why | None]:
        """What a bot does, or why it cannot; if it takes long, everybody is told.

        Then somebody may ask for a simpler one.
        """
        room, thinker = self._room, self._thinker
        game = room.head.game
        simpler = next(iter(stand_ins(game, bot)), None)
        thinking = Thinking(seat, bot, simpler, self._settings.bot_seconds)
        place = self._guests.place(game, bot) if self._guests else ""
        job = job_for(room, seat, bot, place)
        asked = asyncio.create_task(thinker.think(job, first=bool(room.watchers)))
        hurried = asyncio.create_task(thinking.hurried.wait())
        both = {asked, hurried}
        try:
            with room.waiting.noted(thinking):
                await asyncio.wait(
                    both, timeout=self._settings.patience, return_when=FIRST_COMPLETED
                )
                if not asked.done():
                    room.waiting.take_long(thinking)
                    await asyncio.wait(both, return_when=FIRST_COMPLETED)
            if not asked.done():
                return "", "slow"
            thought = asked.result()
        finally:
            for task in both:
                task.cancel()
        if thought.problem is None:
            return thought.move, None
        return "", "slow" if thought.problem[0] == "bot_too_slow" else "failed"


def job_for(
    room: Room, seat: int, bot: str | None, place: str = "", weighs: str = ""
) -> Job:
    """What a process needs to know to think."""
    return Job(
        table=room.code,
        created=room.head.created,
        game=room.head.game,
        tags=room.history.tags,
        moves=room.moves.copy(),
        seat=seat,
        bot=bot,
        place=place,
        weighs=weighs,
        seed=new_secret(),
    )
