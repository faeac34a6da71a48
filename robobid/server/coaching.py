"""The coach of somebody who plays against bots alone: is a move a slip?"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from robobid.bots import is_weighed
from robobid.core.errors import Illegal
from robobid.core.record import action_of
from robobid.server import messages
from robobid.server.bot_turns import job_for
from robobid.server.hub import Hub
from robobid.server.problems import stale
from robobid.server.rooms import Room, encode
from robobid.server.wire import SlipInfo


class Coach:
    """Looks at the moves that one connection asks about, one at a time.

    No move ever has to wait for it: where nobody can tell in time, nothing is wrong.
    """

    def __init__(self, hub: Hub, post: Callable[[bytes], None]) -> None:
        self._hub = hub
        self._post = post
        self._task: asyncio.Task[None] | None = None

    def weigh(self, room: Room, seat: int, asked: messages.Weigh, *, may: bool) -> None:
        """Say soon whether a move is a slip; refused where other people play.

        `may` is whether the player has not asked too much lately.
        """
        if not room.head.is_alone(seat):
            raise Illegal("coach_alone", "the coach is for playing against bots alone")
        history = room.history
        if not history.answers(seat, asked.position):
            raise stale(history.position(seat))
        action = action_of(history.game, history.record.table, seat, asked.move)
        is_busy = self._task is not None and not self._task.done()
        if is_busy or not may or not is_weighed(room.head.game, action):
            self._answer(asked, None)
        else:
            self._task = asyncio.create_task(self._think(room, seat, asked))

    def end(self) -> None:
        """Nobody listens any more."""
        if self._task is not None:
            self._task.cancel()

    async def _think(self, room: Room, seat: int, asked: messages.Weigh) -> None:
        job = job_for(room, seat, None, weighs=asked.move)
        self._answer(asked, (await self._hub.bots.think(job)).slip)

    def _answer(self, asked: messages.Weigh, slip: SlipInfo | None) -> None:
        self._post(encode(messages.Weighed(id=asked.id, slip=slip)))
