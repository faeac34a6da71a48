"""The coach of somebody who may have one: is a move a slip?"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from robobid.app.analysis.slips import Slip
from robobid.app.hosting.bots.turns import job_for
from robobid.app.hosting.host import Host
from robobid.app.hosting.problems import stale
from robobid.app.hosting.tables.room import Room
from robobid.app.hosting.wire import messages
from robobid.bots import is_weighed
from robobid.core.errors import Illegal
from robobid.core.record import action_of


class Coach:
    """Looks at the moves that one connection asks about, one at a time.

    No move ever has to wait for it: where nobody can tell in time, nothing is wrong.
    """

    def __init__(self, hub: Host, post: Callable[[messages.FromServer], None]) -> None:
        self._hub = hub
        self._post = post
        self._task: asyncio.Task[None] | None = None

    def weigh(self, room: Room, seat: int, asked: messages.Weigh, *, may: bool) -> None:
        """Say soon whether a move is a slip; refused among people who have none.

        `may` is whether the player has not asked too much lately.
        """
        if not room.head.is_helped(seat):
            raise Illegal("coach_alone", "there is no coach at this table")
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

    def _answer(self, asked: messages.Weigh, slip: Slip | None) -> None:
        self._post(messages.Weighed(id=asked.id, slip=slip))
