"""Somebody at a table: what they are told and ask for, message by message."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from robobid.app.hosting.bots.coach import Coach
from robobid.app.hosting.bots.turns import job_for
from robobid.app.hosting.host import Host
from robobid.app.hosting.people.names import clean_text
from robobid.app.hosting.problems import (
    Denied,
    no_hints,
    not_your_seat,
    problem_of,
    too_fast,
)
from robobid.app.hosting.tables.history import Viewer
from robobid.app.hosting.tables.room import Room
from robobid.app.hosting.wire import messages
from robobid.core.errors import Illegal

_MUCH: Final = 40
"""Moves that somebody missed: to tell so many is worth a question."""


class Visitor:
    """One window at a table; it looks through the eyes of one viewer."""

    def __init__(
        self,
        hub: Host,
        browser: str,
        address: str,
        post: Callable[[messages.FromServer], None],
    ) -> None:
        self.viewer: Viewer = None
        self.device = ""
        self.browser = browser
        self.is_looking = True
        self._address = address
        self._hub = hub
        self._post = post
        self._hint: asyncio.Task[None] | None = None
        self._coach = Coach(hub, post)

    def post(self, message: messages.FromServer) -> None:
        """Send soon, without waiting."""
        self._post(message)

    def end(self, room: Room) -> None:
        """The window is closed."""
        room.watchers.discard(self)
        self._look_away(room)
        self._coach.end()
        if self._hint is not None:
            self._hint.cancel()

    async def look(self, room: Room, viewer: Viewer, seen: int | None) -> None:
        """Begin to look through a viewer's eyes."""
        if viewer is not None and not room.owns(self.browser, viewer):
            # A seat may have been claimed a moment ago, by another server.
            await room.catch_up()
            if not room.owns(self.browser, viewer):
                raise not_your_seat()
        is_new = self not in room.watchers
        most = self._hub.settings.watchers_per_table
        # However many look on, there is room for those who play.
        if viewer is None and is_new and len(room.watchers) >= most:
            raise Denied(429, "too_many_watchers", "too many watch this table")
        # Nothing waits between these lines, so that no move is missed or told twice.
        self.viewer = viewer
        if is_new:
            room.look_around(newcomer=self)
            room.watchers.add(self)
            self._hub.came(room, self.browser)
        self.post(room.snapshot(viewer, self.browser, self._told_from(room, seen)))

    def _told_from(self, room: Room, seen: int | None) -> int | None:
        """From where on somebody is told what they missed.

        To tell much takes long: whoever asks for it all the time is told little.
        """
        position = room.history.position(self.viewer)
        missed = 0 if seen is None else position - seen
        worth = min(missed, self._hub.settings.missed_moves) // _MUCH
        if worth and not self._hub.allows_question(self._address, worth):
            return position - _MUCH
        return seen

    async def do(self, room: Room, message: messages.ClientMessage) -> None:
        """Do what a message asks for; what cannot be done is refused."""
        match message:
            case messages.Sit(seat=seat, seen=seen):
                await self.look(room, seat, seen)
                return
            case messages.Say(text=text):
                await self._say(room, text)
                return
            case messages.Looking(looking=is_looking):
                self._turn_eyes(room, is_looking)
                return
        seat = self.viewer
        if seat is None or not room.owns(self.browser, seat):
            raise not_your_seat()
        match message:
            case messages.Nudge(seat=waited_for):
                await self._nudge(room, waited_for)
                return
            case messages.Hurry(seat=slow):
                room.waiting.hurry(slow)
                return
        if room.head.seats[seat].is_automatic:
            raise Illegal("bot_plays", "a bot plays for you; take the seat back first")
        match message:
            case messages.Act(id=name, position=position, move=move):
                after = await room.act(seat, move, position, name)
                self.post(messages.Accepted(id=name, position=after))
            case messages.TakeBack(id=name, position=position):
                await self._take_order_back(room, seat)
                after = await room.undo(seat, position, name)
                self.post(messages.Accepted(id=name, position=after))
            case messages.AskHint():
                self._ask_hint(room, seat)
            case messages.Weigh():
                may = self._hub.allows_question(self._address)
                self._coach.weigh(room, seat, message, may=may)

    def _turn_eyes(self, room: Room, is_looking: bool) -> None:
        """The window is in sight, or hidden behind others."""
        if is_looking and not self.is_looking:
            self._hub.came(room, self.browser)
        was_looking, self.is_looking = self.is_looking, is_looking
        if was_looking and not is_looking:
            self._look_away(room)

    def _look_away(self, room: Room) -> None:
        """Whoever has no other window in sight is away."""
        if self.browser not in room.looking:
            self._hub.left(room, self.browser)

    async def _take_order_back(self, room: Room, seat: int) -> None:
        """Who takes something back decides anew: nothing is answered for them."""
        if room.head.seats[seat].standing is not None:
            archive = self._hub.archive
            give_order = archive.store.seats.give_order
            await archive.write(give_order, room.code, seat, None)
            await room.catch_up()

    async def _nudge(self, room: Room, seat: int) -> None:
        """Remind somebody, if the table waits for them."""
        head, archive = room.head, self._hub.archive
        if seat not in head.to_act or head.seats[seat].is_automatic:
            raise Illegal("not_waited_for", "nobody waits for this seat", seat=seat)
        pause = self._hub.settings.nudge_seconds
        nudge = archive.store.pace.nudge
        if not await archive.write(nudge, room.code, seat, time.time(), pause):
            raise too_fast()
        await room.catch_up()

    async def _say(self, room: Room, text: str) -> None:
        """Table talk: of the seat that one looks through, or a spectator's."""
        viewer, settings = self.viewer, self._hub.settings
        if viewer is None and not settings.spectators_talk:
            raise Denied(403, "spectators_silent", "spectators only watch here")
        if viewer is None and not self._hub.allows_talk(self._address):
            raise too_fast()
        if viewer is not None and not room.owns(self.browser, viewer):
            raise not_your_seat()
        said = clean_text(text, settings.chat_length)
        if said:
            await room.say(viewer, said)

    def _ask_hint(self, room: Room, seat: int) -> None:
        """One hint at a time; meanwhile the player may go on.

        Among people only where all have them, and know it.
        """
        if not (room.head.hints or room.head.is_played_by(self.browser)):
            raise no_hints()
        if self._hint is None or self._hint.done():
            if not self._hub.allows_question(self._address):
                raise too_fast()
            self._hint = asyncio.create_task(self._give_hint(room, seat))

    async def _give_hint(self, room: Room, seat: int) -> None:
        position = room.history.position(seat)
        thought = await self._hub.bots.think(job_for(room, seat, None))
        if self.viewer != seat:
            return  # Somebody else sits before the screen now: it is not for them.
        if thought.problem is not None:
            problem = problem_of(Denied(503, *thought.problem))
            self.post(messages.Refused(id=None, problem=problem))
            return
        assert thought.told is not None
        self.post(
            messages.HintGiven(
                position=position,
                move=thought.move,
                action=thought.action,
                told=thought.told,
            )
        )
