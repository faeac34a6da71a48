"""Rooms: a table, who watches it, and the one door by which it is changed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from robobid.app.hosting.bots.waiting_list import Waiting
from robobid.app.hosting.games.directory import offer_named
from robobid.app.hosting.games.server_game import Ordered
from robobid.app.hosting.metrics import Times
from robobid.app.hosting.problems import (
    Denied,
    cannot_continue,
    problem_of,
    stale,
    stopped_table,
    unknown_table,
)
from robobid.app.hosting.rows import (
    After,
    Answer,
    Head,
    Said,
    Stored,
    StoredMove,
    Undone,
    kept_talk,
)
from robobid.app.hosting.settings import Settings
from robobid.app.hosting.store import Archive, StoreUnavailable
from robobid.app.hosting.tables.brought import Act, Elsewhere, Site, Undo
from robobid.app.hosting.tables.good_part import good_part
from robobid.app.hosting.tables.history import LUCK, History, Viewer
from robobid.app.hosting.wire import TableInfo, messages, narration, present
from robobid.app.hosting.wire.narration import Stories
from robobid.app.puzzles.deals import Dealt, deal_of
from robobid.core.errors import Illegal
from robobid.core.luck import Luck
from robobid.core.record import Move, Record
from robobid.core.wire import plain
from robobid.narration import Teller, Told

_LOG = logging.getLogger("robobid.server")


def first_luck(record: Record[Any]) -> Luck:
    """The luck that a table begins with: a deal's, or nobody's."""
    deal = deal_of(record)
    return LUCK if deal is None else Dealt(record, deal).next()


class Watcher(Protocol):
    """A connection that watches a table."""

    viewer: Viewer
    device: str
    browser: str
    is_looking: bool
    """Is the window in sight? Else whoever opened it may be anywhere."""

    def post(self, message: messages.FromServer) -> None:
        """Send soon, without waiting."""


def history_of(stored: Stored) -> History:
    """Make the moves of a stored table, by the rules that it was begun with."""
    history, broken = good_part(stored)
    if history is None or broken is not None:
        raise cannot_continue() from broken
    return history


class Room:
    """A table with the people and bots around it."""

    def __init__(
        self,
        stored: Stored,
        history: History,
        archive: Archive,
        settings: Settings,
        times: Times | None = None,
        elsewhere: Elsewhere | None = None,
    ) -> None:
        self._elsewhere = elsewhere
        """Where its moves are worked out, if somebody has brought it along."""
        self.head = stored.head
        self.history = history
        self.files = dict(stored.files)
        """The tags that hold the files it is played with."""
        self.moves: list[StoredMove] = list(stored.moves)
        self.talk: list[Said] = list(stored.talk)
        self.watchers: set[Watcher] = set()
        self.here: frozenset[int] = frozenset()
        """The seats whose players are at the table, as everybody was told."""
        self.connected: frozenset[int] = frozenset()
        """Those of them who are connected to this server."""
        self.elsewhere: frozenset[int] = frozenset()
        """And those who are connected to others."""
        self.came_or_went: Callable[[frozenset[int]], None] = lambda _: None
        """Called when others are connected to this server than before."""
        self.broke: Callable[[Denied], None] = lambda _: None
        """Called when a move was stored that cannot be made here."""
        self._is_broken = False
        self.used = time.monotonic()
        self.listeners: list[Callable[[bool], None]] = []
        """Called after each move or change; was it this server that stored it?"""
        self.asked_anew: set[int] = set()
        """The seats whose time begins again, since this server stored a move."""
        self._offer = offer_named(stored.head.game)
        self._stories = Stories(self._offer, history)
        self._archive = archive
        self._settings = settings
        self._times = times or Times()
        self._lock = asyncio.Lock()
        deal = deal_of(history.record)
        self._dealt = deal and Dealt(history.record, deal)
        self.waiting = Waiting(self._tell_waiting)

    @property
    def code(self) -> str:
        """The table's code."""
        return self.head.code

    @property
    def looking(self) -> frozenset[str]:
        """The people who have the table in sight, here or at another server."""
        here = {each.browser for each in self.watchers if each.is_looking}
        seats = (self.head.seats[seat] for seat in self.elsewhere)
        return frozenset(here.union(*(seat.owners for seat in seats)))

    def owns(self, browser: str, seat: int) -> bool:
        """Does a seat belong to a browser?"""
        seats = self.head.seats
        return seat < len(seats) and bool(browser) and browser in seats[seat].owners

    def snapshot(
        self, viewer: Viewer, browser: str, seen: int | None
    ) -> messages.Snapshot:
        """Everything that a viewer may know now, and what they missed."""
        history = self.history
        self._stories.tell_all_rules(viewer)
        missed = [] if seen is None else history.since(viewer, seen)
        missed = missed[-self._settings.missed_moves :]
        return messages.Snapshot(
            table=self.info(browser),
            seat=viewer,
            state=self._state(viewer),
            moves=[self._move(viewer, *each) for each in missed],
            talk=[present.talk_line(s) for s in self.talk],
            thinking=self.waiting.infos,
        )

    # -- the door -----------------------------------------------------------------

    async def act(
        self,
        seat: int,
        words: str,
        position: int,
        sent_as: str | None = None,
        answered: Answer | None = None,
    ) -> int:
        """Make a seat's move; gives the seat's position after it.

        Stored before anyone hears of it; sent twice, it is played once. `answered`
        says who chose it, if not the seat's own player.
        """

        async def propose() -> Move:
            if not self.history.answers(seat, position):
                raise stale(self.history.position(seat))
            if self._elsewhere is not None:
                act = Act(seat, words)
                return await self._elsewhere.proposed(self.history, self._site(), act)
            luck = self._dealt.next() if self._dealt else LUCK
            return self.history.propose(seat, words, luck)

        return await self._take(seat, sent_as, propose, answered)

    async def undo(self, seat: int, position: int, sent_as: str | None = None) -> int:
        """Take a seat's last action back; gives the seat's position after it."""

        async def propose() -> Move:
            if not self.history.may_be_undone_at(seat, position):
                raise stale(self.history.position(seat))
            if len(self.history) >= self._settings.steps_per_table:
                raise Illegal(
                    "too_much_undone",
                    "so much was taken back here that no more can be",
                )
            if self._elsewhere is not None:
                undo = Undo(seat)
                return await self._elsewhere.proposed(self.history, self._site(), undo)
            return self.history.propose_undo(seat)

        return await self._take(seat, sent_as, propose)

    async def say(self, viewer: Viewer, text: str) -> None:
        """Say something to the table."""
        kept = self._settings.chat_kept
        store = self._archive.store
        await self._archive.write(store.talk.say, self.code, viewer, text, kept)
        await self.catch_up()

    def ordered(self, seat: int) -> Ordered | None:
        """What a person's order does now: by what its owner sees."""
        order, decision = self.head.seats[seat].standing, self.history.decision(seat)
        if order is None or decision is None:
            return None
        view, table = self.history.view(seat), self.history.record.table
        return self._offer.ordered(order, view, decision, table)

    async def note_undone(self, seat: int, undone: Sequence[Told]) -> None:
        """Keep what an order of a seat has given up, for its owner."""
        if undone:
            store, round = self._archive.store.beside, self.history.round
            given_up = [Undone(round, plain(told)) for told in undone]
            await self._archive.write(store.note_undone, self.code, seat, given_up)

    async def catch_up(self, *, mine: bool = False) -> None:
        """Take in what others have stored, or this server beside the moves."""
        async with self._lock:
            await self._catch_up(mine=mine)

    def info(self, browser: str) -> TableInfo:
        """The table as a browser may know it."""
        return present.table_info(self.head, browser, self.here)

    def look_around(self, newcomer: Watcher | None = None) -> None:
        """See who is at the table, and tell everybody if that has changed.

        A newcomer counts, and is told by the snapshot.
        """
        watchers = [*self.watchers, *filter(None, [newcomer])]
        browsers = {watcher.browser for watcher in watchers}
        seats = [seat for seat in self.head.seats if seat.owners & browsers]
        connected = frozenset(seat.seat for seat in seats)
        if connected != self.connected:
            self.connected = connected
            self.came_or_went(connected)
        here = connected | self.elsewhere
        if here != self.here:
            self.here = here
            self._tell_table()

    def check_eyes(self, head: Head | None = None) -> None:
        """Whoever looks through a seat that is no longer theirs only watches."""
        seats = (head or self.head).seats
        for watcher in list(self.watchers):
            viewer = watcher.viewer
            if viewer is not None and watcher.browser not in seats[viewer].owners:
                watcher.viewer = None
                watcher.post(self.snapshot(None, watcher.browser, None))

    def end(self) -> None:
        """The table is gone: tell whoever still looks at it."""
        self._post_all(messages.Gone())

    async def _take(
        self,
        seat: int,
        sent_as: str | None,
        propose: Callable[[], Awaitable[Move]],
        answered: Answer | None = None,
    ) -> int:
        """Make a move; it is finished even if whoever asked for it is cut off."""
        making = asyncio.create_task(self._make(seat, sent_as, propose, answered))
        making.add_done_callback(_note_outcome)
        return await asyncio.shield(making)

    async def _make(
        self,
        seat: int,
        sent_as: str | None,
        propose: Callable[[], Awaitable[Move]],
        answered: Answer | None,
    ) -> int:
        began = time.monotonic()
        async with self._lock:
            while True:
                if sent_as is not None and (seat, sent_as) in self.history.sent:
                    return self.history.sent[seat, sent_as]
                self._check_whole()
                if self.head.is_stopped:
                    raise stopped_table(self.code)
                if self.head.is_waiting:
                    raise Illegal("not_begun", "the game has not begun yet")
                move = await propose()
                number = len(self.history)
                stored = StoredMove(number, seat, move.lines, sent_as, answered)
                after = After(
                    move.to_act,
                    self._is_due(move.to_act),
                    move.round,
                    self.history.is_public(move),
                    tuple(set(self.history.to_act) - set(move.to_act)),
                    tuple(
                        each.seat
                        for each in self.head.seats
                        if each.once and each.seat not in move.to_act
                    ),
                )
                if await self._archive.append(self.code, stored, after):
                    break
                # Another server was quicker: see what it did, and look again.
                await self._catch_up()
            self.history.commit(move, sent_as)
            if self._dealt:
                self._dealt.settle()
            self._times.note(time.monotonic() - began)
            self._tell(stored, mine=True)
            if self.history.is_over:
                await self.note_results()
            elif after.back:
                await self._catch_up(mine=True)
            return self.history.position(seat)

    async def stop(self) -> None:
        """Its moves cannot be worked out: it does not go on, now or later."""
        _LOG.error("table %s cannot go on: it is stopped", self.code)
        await self._archive.write(self._archive.store.tables.stop, self.code)
        await self.catch_up()

    async def settle_results(self) -> None:
        """Store how the game ended, if that is missing."""
        async with self._lock:
            if self.history.is_over and self.head.seats[0].place is None:
                await self.note_results()

    async def note_results(self) -> None:
        """Store how the game ended."""
        history, archive = self.history, self._archive
        standings = history.game.standings(history.record.table)
        results = [(seat, points, place) for seat, points, place in standings]
        try:
            await archive.write(archive.store.mine.note_results, self.code, results)
        except StoreUnavailable:
            return  # the game itself is stored; its table is looked at again later
        await self._catch_up()

    async def _catch_up(self, *, mine: bool = False) -> None:
        self._check_whole()
        store, said = self._archive.store, self.talk[-1].number if self.talk else 0
        stored = await self._archive.read(
            store.questions.since, self.code, len(self.history), said
        )
        if stored is None:
            raise unknown_table(self.code)
        if self.head.is_stopped and not stored.head.is_stopped:
            self._is_broken = True  # it goes on from an earlier moment than this one
            self._check_whole()
        self.check_eyes(stored.head)
        for move in stored.moves:
            await self._take_in(move)
            self._tell(move, mine=False)
        for line in stored.talk:
            most = self._settings.chat_kept
            self.talk = [*kept_talk([*self.talk, line], most)]
            self._post_all(messages.Talked(line=present.talk_line(line)))
        before, self.head = self.head, stored.head
        if self.head.is_stopped and not before.is_stopped:
            problem = problem_of(stopped_table(self.code))
            self._post_all(messages.Refused(id=None, problem=problem))
        if _shown_of(before) != _shown_of(stored.head):
            self._tell_table()
            self.look_around()
            # Somebody may have left their seat to a bot.
            self._wake(mine=mine)
        elif _orders_of(before) != _orders_of(stored.head):
            self._wake(mine=mine)

    def _check_whole(self) -> None:
        """Whoever still looks at what has broken must come again."""
        if self._is_broken:
            raise cannot_continue()

    async def _take_in(self, move: StoredMove) -> None:
        """Make a move that another server has stored, perhaps by other rules."""
        try:
            if self._elsewhere is None:
                self.history.take(move)
            else:
                await self._elsewhere.taken(self.history, self._site(), move)
        except Exception as error:
            if isinstance(error, Denied):
                raise
            # What it says may be somebody's secret.
            refused = cannot_continue()
            refused.__cause__ = error
            self._is_broken = True
            self._post_all(messages.Refused(id=None, problem=problem_of(refused)))
            self.broke(refused)
            raise refused from error

    # -- telling ------------------------------------------------------------------

    def _tell(self, move: StoredMove, *, mine: bool) -> None:
        """Tell everybody who noticed the last move."""
        history = self.history
        self.moves.append(move)
        self.used = time.monotonic()
        is_public, before = history.notices(None, move.number), set(self.head.to_act)
        self.head = self.head._replace(
            to_act=history.to_act,
            is_over=history.is_over,
            round=history.round,
            changed=time.time() if is_public else self.head.changed,
            moved=time.time() if is_public else self.head.moved,
        )
        for viewer, watchers in self._watchers_by_viewer().items():
            if history.notices(viewer, move.number):
                moved = self._moved(viewer)
                for watcher in watchers:
                    watcher.post(moved)
        if mine:
            mover = {move.seat} if is_public else set()
            self.asked_anew |= set(history.to_act) & (
                mover | set(history.to_act) - before
            )
        self._wake(mine=mine)

    def _wake(self, *, mine: bool) -> None:
        for hear in self.listeners:
            hear(mine)

    def _tell_table(self) -> None:
        """Tell everybody who sits here."""
        for watcher in self.watchers:
            info = self.info(watcher.browser)
            watcher.post(messages.TableChanged(table=info))

    def _tell_waiting(self) -> None:
        """Tell everybody which bots take long."""
        self._post_all(messages.Waits(thinking=self.waiting.infos))

    def _moved(self, viewer: Viewer) -> messages.Moved:
        history = self.history
        position = history.position(viewer)
        return messages.Moved(
            move=self._move(viewer, position, len(history) - 1),
            state=self._state(viewer),
        )

    def _watchers_by_viewer(self) -> dict[Viewer, list[Watcher]]:
        """One after another they get the same, so that it is written once."""
        found: dict[Viewer, list[Watcher]] = {}
        for watcher in self.watchers:
            found.setdefault(watcher.viewer, []).append(watcher)
        return found

    def _move(self, viewer: Viewer, position: int, number: int) -> messages.MoveInfo:
        history, change = self.history, self._stories.change(viewer, number)
        move = history.moves[number]
        answered = self._answered(viewer, number)
        return present.move_info(history, viewer, position, move, change, answered)

    def _answered(self, viewer: Viewer, number: int) -> Told | None:
        """Who answered for the seat of a move; once, if it goes on like that."""
        move = self.moves[number]
        if move.answered is None:
            return None
        earlier = (m for m in reversed(self.moves[:number]) if m.seat == move.seat)
        before = next(earlier, None)
        if before and before.answered == move.answered:
            return None
        sits = self.head.seats[move.seat]
        own = sits.bot if sits.kind == "bot" else None
        return narration.answer(move.seat, viewer, own, *move.answered)

    def _state(self, viewer: Viewer) -> messages.State:
        return present.state(
            self._offer,
            self.history,
            self._stories,
            viewer,
            self._settings.options_listed,
            helped=self.head.is_helped(viewer),
        )

    def teller(self, viewer: Viewer) -> Teller:
        """Whoever tells this game to a viewer."""
        return self._stories.teller(viewer)

    def _post_all(self, message: messages.FromServer) -> None:
        for watcher in self.watchers:
            watcher.post(message)

    def _site(self) -> Site:
        return Site.of(self.head, self.history.tags, self.moves.copy())

    def _is_due(self, to_act: tuple[int, ...]) -> bool:
        return any(self.head.seats[seat].may_be_played_for for seat in to_act)


def _shown_of(head: Head) -> tuple[Any, ...]:
    """What everybody is told of a table at once, when it changes."""
    clocks = head.seconds, head.bank, head.increment, head.time_up, head.rests
    terms = head.is_waiting, clocks, head.paused, head.listed, head.patience, head.hints
    return tuple(s._replace(standing=None) for s in head.seats), head.rematch, terms


def _orders_of(head: Head) -> tuple[str | None, ...]:
    """What is answered for whom: whoever it concerns knows, and nobody else."""
    return tuple(seat.standing for seat in head.seats)


def _note_outcome(making: asyncio.Task[int]) -> None:
    """Look at how a move ended, so that a refusal nobody waits for is no mistake."""
    if not making.cancelled():
        making.exception()
