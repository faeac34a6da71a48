"""The tables of one page: in memory, and kept in the browser's storage.

There is one person and one host, so that a change is made in memory, kept as one
transaction of the storage, and undone in memory if that fails.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final, ParamSpec, Protocol, TypeVar

from robobid.app.browser.documents import (
    ANALYSIS,
    BESIDE,
    JUDGED,
    MOVE,
    PROGRESS,
    TABLE,
    Document,
    changes_of,
    documents_in,
    key_of,
    texts_of,
)
from robobid.app.hosting.notices.rests import Rests
from robobid.app.hosting.rows import (
    After,
    AnalysisState,
    Beside,
    Head,
    Kept,
    Result,
    Said,
    Seat,
    Stored,
    StoredMove,
    Undone,
    Wish,
    kept_talk,
)
from robobid.app.hosting.store import Agreed, Running, StoreUnavailable
from robobid.app.hosting.tables.time_control import pause_after

P = ParamSpec("P")
R = TypeVar("R")
_NO_FILES: Final[Mapping[str, str]] = {}
FRESH: Final[Mapping[str, Any]] = {
    "votes": (),
    "due": None,
    "asked": None,
    "late": None,
    "once": False,
}
"""What is forgotten of a seat when somebody else plays there: its time begins anew."""
_UNDONE: Final = 20
"""Parts of orders that were given up, of which somebody is told."""


class Keeper(Protocol):
    """The browser's storage: texts by their keys."""

    async def keep(self, changes: Mapping[str, str | None]) -> None:
        """Change all of these, or fail with OSError; nothing deletes a text."""


class Nowhere:
    """A storage that keeps nothing: tables last as long as the page."""

    async def keep(self, changes: Mapping[str, str | None]) -> None:
        """Let it go."""


class PageAnalyses:
    """Finished games that are looked back on, and what came out."""

    def __init__(self, store: PageStore) -> None:
        self._store = store

    def ask(self, wish: Wish) -> None:
        """Store a wish; one that failed before is tried again."""
        self._keep(Kept(wish, "waiting", "", 0, 0))

    def find(self, code: str) -> Kept | None:
        """An analysis, if somebody has asked for it."""
        text = self._store.other(key_of(ANALYSIS, code))
        if text is None:
            return None
        wish, state, told = json.loads(text)
        made, done = Wish(*wish), len(self.judged(code))
        return Kept(made, state, told, made.total if state == "done" else done, 0)

    def waiting(self) -> list[Wish]:
        """Those that are not made yet."""
        codes = [
            key.rpartition("/")[2] for key in self._store.others(key_of(ANALYSIS, ""))
        ]
        found = filter(None, map(self.find, codes))
        return [kept.wish for kept in found if kept.state == "waiting"]

    def note(self, code: str, number: int, report: str) -> None:
        """Keep a judged move."""
        self._store.keep_other(key_of(JUDGED, code, number), report)

    def judged(self, code: str) -> dict[int, str]:
        """The moves that have been judged, by their numbers."""
        found = self._store.others(key_of(JUDGED, code, "")).items()
        return {int(key.rpartition("/")[2]): report for key, report in found}

    def end(self, wish: Wish, state: AnalysisState, told: str) -> None:
        """It is done, or has failed; the parts are needed no longer."""
        self._keep(Kept(wish, state, told, 0, 0))
        for number in self.judged(wish.code):
            self._store.keep_other(key_of(JUDGED, wish.code, number), None)

    def running_openings(self, game: str, opening: str) -> list[tuple[str, ...]]:
        """How unfinished games with the same first luck have gone, line by line."""
        return self._store.running(game, opening)

    def _keep(self, kept: Kept) -> None:
        text = json.dumps([[*kept.wish], kept.state, kept.told], ensure_ascii=False)
        self._store.keep_other(key_of(ANALYSIS, kept.wish.code), text)


class PageBeside:
    """What a player keeps beside the board."""

    def __init__(self, store: PageStore) -> None:
        self._store = store

    def beside(self, code: str, seat: int) -> Beside:
        """All that is kept for a seat."""
        text = self._store.other(key_of(BESIDE, code, seat))
        if text is None:
            return Beside()
        plans, notes, undone = json.loads(text)
        return Beside(tuple(plans), notes, tuple(Undone(*each) for each in undone))

    def keep_plans(self, code: str, seat: int, plans: Sequence[str]) -> None:
        """These plans, instead of those before."""
        self._keep(code, seat, plans=tuple(plans))

    def keep_notes(self, code: str, seat: int, notes: str) -> None:
        """These notes, instead of those before."""
        self._keep(code, seat, notes=notes)

    def note_undone(self, code: str, seat: int, undone: Sequence[Undone]) -> None:
        """Parts of an order were given up; only the latest are kept."""
        both = (*self.beside(code, seat).undone, *undone)
        self._keep(code, seat, undone=both[-_UNDONE:])

    def _keep(self, code: str, seat: int, **changes: Any) -> None:
        kept = self.beside(code, seat)._replace(**changes)
        undone = [[each.round, dict(each.told)] for each in kept.undone]
        text = json.dumps([kept.plans, kept.notes, undone], ensure_ascii=False)
        self._store.keep_other(key_of(BESIDE, code, seat), text)


class PageStore:
    """Everything that a page keeps; each part of a store is this one."""

    def __init__(self, texts: Mapping[str, str], keeper: Keeper) -> None:
        self._keeper = keeper
        self._lock = asyncio.Lock()
        self._tables: dict[str, Document] = {}
        self.unreadable: dict[str, dict[str, str]] = {}
        """The texts of tables that cannot be read; they stay as they are."""
        self._others: dict[str, str] = {}
        """All other texts by their keys: analyses, and what was learnt."""
        self._links: dict[tuple[str, str], tuple[str, float]] = {}
        self._before: dict[str, Document | None] = {}
        self._replaced: dict[str, str | None] = {}
        for code, document in documents_in(texts):
            if document is None:
                self.unreadable[code] = _of_table(texts, code)
            else:
                self._tables[code] = document
        self._others = {
            key: text
            for key, text in texts.items()
            if key.partition("/")[0] not in (TABLE, MOVE)
        }

    @property
    def store(self) -> PageStore:
        """What is asked."""
        return self

    questions = tables = seats = leaving = lobby = pace = mine = talk = notes = store
    progress = store

    @property
    def beside(self) -> PageBeside:
        """What a player keeps beside the board."""
        return PageBeside(self)

    @property
    def analyses(self) -> PageAnalyses:
        """Finished games that are looked back on."""
        return PageAnalyses(self)

    # -- the archive --------------------------------------------------------------

    async def read(
        self, question: Callable[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Ask the store something."""
        return question(*args, **kwargs)

    async def write(
        self, change: Callable[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Change something in the store, and in the browser's storage."""
        async with self._lock:
            self._before, self._replaced = {}, {}
            try:
                answer = change(*args, **kwargs)
                if changes := self._changes():
                    await self._keeper.keep(changes)
            except BaseException as error:
                self._undo()
                if isinstance(error, OSError):
                    raise StoreUnavailable(str(error)) from error
                raise
            return answer

    async def append(self, code: str, move: StoredMove, after: After) -> bool:
        """Store a table's move; false if another one has its number."""
        return await self.write(self._append, code, move, after)

    def _append(self, code: str, move: StoredMove, after: After) -> bool:
        if code not in self._tables:
            raise StoreUnavailable("the table is gone")
        stored = self._tables[code].stored
        if move.number != len(stored.moves):
            return False
        self._store(code, moves=(*stored.moves, move))
        self._advance(code, after)
        return True

    def _changes(self) -> dict[str, str | None]:
        """What has changed, as texts; a key of nothing is to be deleted."""
        changes = {key: self._others.get(key) for key in self._replaced}
        for code, before in self._before.items():
            changes |= changes_of(before, self._tables.get(code), code)
        return changes

    def _undo(self) -> None:
        for code, before in self._before.items():
            if before is None:
                self._tables.pop(code, None)
            else:
                self._tables[code] = before
        for key, text in self._replaced.items():
            if text is None:
                self._others.pop(key, None)
            else:
                self._others[key] = text

    # -- questions ----------------------------------------------------------------

    def head(self, code: str) -> Head | None:
        """A table without its moves."""
        return self._tables[code].head if code in self._tables else None

    def load(self, code: str, talk: int) -> Stored | None:
        """A table with its moves, and so many lines of talk."""
        if code not in self._tables:
            return None
        stored = self._tables[code].stored
        return stored._replace(talk=kept_talk(stored.talk, talk))

    def since(self, code: str, moves: int, talk: int) -> Stored | None:
        """A table with what came after so many moves, and after a line of talk."""
        if code not in self._tables:
            return None
        stored = self._tables[code].stored
        said = tuple(line for line in stored.talk if line.number > talk)
        return stored._replace(moves=stored.moves[moves:], talk=said)

    def files(self, code: str) -> dict[str, str]:
        """The tags that hold a table's files."""
        return dict(self._tables[code].stored.files) if code in self._tables else {}

    def tables_of(self, browser: str, most: int) -> list[Head]:
        """The tables that somebody has a seat at or has set up, latest first."""
        mine = [head for head in self._heads() if head.is_of(browser)]
        return sorted(mine, key=lambda head: (-head.changed, head.code))[:most]

    def listed(self, since: float, most: int) -> list[Head]:
        """Nobody else can find a table of a page."""
        return []

    def open_tables(self, browser: str) -> int:
        """How many unfinished tables a browser has set up."""
        return sum(
            head.creator == browser and not head.is_over and not head.is_stopped
            for head in self._heads()
        )

    def seat_claimed_by(self, code: str, link: str, browser: str) -> int | None:
        """Links lead to no page."""
        return None

    def has_personal_link(self, code: str, hashed: str) -> bool:
        """Is there a personal link that can still be used?"""
        _, expires = self._links.get((code, hashed), ("", 0.0))
        return expires > time.time()

    def due(self, settled: float | None = None) -> list[str]:
        """Tables that wait for a bot; only those that did not change since a time."""
        waiting = [head for head in self._heads() if head.is_due]
        return [
            head.code
            for head in sorted(waiting, key=lambda head: head.changed)
            if not head.is_stopped and (settled is None or head.changed < settled)
        ]

    def overdue(self, now: float) -> list[str]:
        """Tables at which somebody has no time left."""
        return [
            head.code
            for head in self._heads()
            if not head.is_stopped
            if any(seat.due is not None and seat.due < now for seat in head.seats)
        ]

    def of(self, code: str) -> dict[int, list[str]]:
        """The notes of a table's record, by the moment."""
        if code not in self._tables:
            return {}
        return {at: list(said) for at, said in self._tables[code].notes.items()}

    def running(self, game: str, opening: str) -> list[tuple[str, ...]]:
        """How unfinished games with the same first luck have gone, line by line."""
        found = [document.stored for document in self._tables.values()]
        return [
            tuple(line for move in stored.moves for line in move.lines)
            for stored in found
            if stored.head.game == game and not stored.head.is_over and stored.moves
            if "\n".join(stored.moves[0].lines) == opening
        ]

    def texts(self) -> dict[str, str]:
        """Everything that is kept, by its keys."""
        found = dict(self._others)
        for code, document in self._tables.items():
            found |= texts_of(document, code)
        for texts in self.unreadable.values():
            found |= texts
        return found

    def other(self, key: str) -> str | None:
        """A text that is no table's."""
        return self._others.get(key)

    def others(self, prefix: str) -> dict[str, str]:
        """The texts whose keys begin so."""
        found = self._others.items()
        return {key: text for key, text in found if key.startswith(prefix)}

    def _heads(self) -> list[Head]:
        return [document.head for document in self._tables.values()]

    # -- changes ------------------------------------------------------------------

    def create(
        self,
        head: Head,
        opening: StoredMove | None,
        follows: str | None = None,
        files: Mapping[str, str] = _NO_FILES,
    ) -> bool:
        """Store a new table; false if its code is taken, or the rematch is there."""
        before = self.head(follows) if follows else None
        if head.code in self._tables or head.code in self.unreadable:
            return False
        if before is not None and before.rematch is not None:
            return False
        moves = () if opening is None else (opening,)
        self._put(head.code, Document(Stored(head, moves, (), files), {}))
        if before is not None:
            self._change(before.code, rematch=head.code)
        return True

    def cut_back(self, code: str, moves: int, after: After) -> None:
        """Let a table go on before some of its moves."""
        self._store(code, moves=self._tables[code].stored.moves[:moves])
        for seat in self._tables[code].head.seats:
            fresh: dict[str, Any] = {"due": None, "asked": None, "late": None}
            self._seat(code, seat.seat, points=None, place=None, **fresh)
        self._advance(code, after)
        self._change(code, is_stopped=False)

    def stop(self, code: str) -> None:
        """A table cannot go on: note it for everybody."""
        self._change(code, is_stopped=True)

    def forget(self, code: str) -> None:
        """Nothing is left of a table."""
        self._put(code, None)
        self.keep_other(key_of(ANALYSIS, code), None)
        for kind in (JUDGED, BESIDE):
            for key in self.others(key_of(kind, code, "")):
                self.keep_other(key, None)

    def add_moves(self, code: str, moves: Sequence[StoredMove], after: After) -> None:
        """Store moves that were made elsewhere, all at once."""
        known = self._tables[code].stored.moves
        self._store(code, moves=(*known, *moves))
        self._advance(code, after)

    def keep_lines(self, code: str, lines: Sequence[Said]) -> None:
        """Keep lines that were said elsewhere, instead of all that is kept."""
        self._store(code, talk=tuple(lines))

    def claim(
        self, code: str, link: str, browser: str, name: str, bot: str | None = None
    ) -> int | None:
        """Give the seat of a link to a browser; none if it opens no seat."""
        for seat in self._tables[code].head.seats:
            if seat.link == link:
                owners = seat.owners | {browser}
                named = {"name": name} if name else {}
                self._seat(
                    code,
                    seat.seat,
                    link=None,
                    owners=owners,
                    stand_in=None,
                    votes=(),
                    bot=bot,
                    **named,
                )
                self._settle(code)
                return seat.seat
        return None

    def rename(self, code: str, seat: int, name: str) -> None:
        """Give a seat another name."""
        self._seat(code, seat, name=name)

    def give_order(self, code: str, seat: int, order: str | None) -> None:
        """Note what is answered for a seat."""
        self._seat(code, seat, standing=order)
        self._change(code, is_due=self._tables[code].head.waits_for_bot)

    def add_personal_link(
        self, code: str, browser: str, hashed: str, expires: float, most: int
    ) -> None:
        """A link to all seats of a browser, as long as the page is open."""
        self._links[code, hashed] = browser, expires

    def use_personal_link(self, code: str, hashed: str, browser: str) -> bool:
        """Give another browser the seats of a link's maker, once."""
        maker, expires = self._links.pop((code, hashed), ("", 0.0))
        if expires < time.time():
            return False
        for seat in self._tables[code].head.seats:
            if maker in seat.owners:
                self._seat(code, seat.seat, owners=seat.owners | {browser})
        return True

    def stand_in(self, code: str, seat: int, bot: str | None) -> None:
        """Let a bot play for somebody; or nobody any more."""
        self._seat(code, seat, stand_in=bot, **FRESH)
        self._settle(code)

    def vote(self, code: str, seat: int, voters: tuple[int, ...]) -> None:
        """Note who wants a bot for a seat."""
        self._seat(code, seat, votes=voters)
        self._settle(code)

    def leave(self, code: str, browser: str, bot: str | None) -> bool:
        """Give a browser's seats up; was the table forgotten, since nobody is left?"""
        if code not in self._tables:
            return True
        head = self._tables[code].head
        others = head.others(browser)
        if not others:
            self.forget(code)
            return True
        for seat in head.seats:
            if browser in seat.owners:
                nobody = frozenset[str]()
                self._seat(code, seat.seat, stand_in=bot, owners=nobody, **FRESH)
        if head.creator == browser:
            self._change(code, creator=others[0])
        self._settle(code)
        return False

    def seat(self, code: str, seat: Seat) -> bool:
        """Let somebody else sit there; false if it is taken, or the game has begun."""
        head = self._tables[code].head
        sits = head.seats[seat.seat]
        if not head.is_waiting or not (sits.kind == "bot" or sits.link is not None):
            return False
        named = {"kind": seat.kind, "name": seat.name}
        self._seat(code, seat.seat, bot=seat.bot, link=seat.link, **named)
        self._settle(code)
        return True

    def begin(
        self, code: str, bot: str | None, opening: tuple[StoredMove, After] | None
    ) -> None:
        """Begin the game with what was dealt; a bot plays in empty seats."""
        if not self._tables[code].head.is_waiting:
            return
        if opening is not None:
            move, after = opening
            self._store(code, moves=(move,))
            self._advance(code, after)
        for seat in self._tables[code].head.seats:
            if bot is not None and seat.link is not None:
                self._seat(code, seat.seat, stand_in=bot)
        self._change(code, is_waiting=False, moved=time.time())
        self._settle(code)

    def set_terms(self, code: str, terms: Agreed) -> None:
        """What is agreed: the pace, patience, hints, and for what it is listed."""
        head = self._tables[code].head
        clocks = head.seconds, head.bank, bool(head.rests)
        if (terms.seconds, terms.bank, terms.rests) != clocks:
            for seat in head.seats:
                self._seat(code, seat.seat, due=None, asked=None, late=None, bank=None)
        self._change(
            code,
            seconds=terms.seconds,
            listed=terms.listed,
            patience=terms.patience,
            hints=terms.hints,
            bank=terms.bank,
            increment=terms.increment,
            time_up=terms.time_up,
            rests=terms.rests,
        )

    def set_due(self, code: str, due: Mapping[int, float | None]) -> None:
        """Until when seats have time."""
        for seat, until in due.items():
            self._seat(code, seat, due=until)

    def set_clocks(self, code: str, clocks: Mapping[int, Running]) -> None:
        """How the clocks of seats stand or run."""
        for seat, running in clocks.items():
            self._seat(code, seat, late=None, **running._asdict())

    def rests_of(self, code: str) -> Mapping[int, Rests]:
        """Nobody rests in a page: whoever left it does not play."""
        return {}

    def want_pause(
        self, code: str, seats: Collection[int], days: int | None, now: float
    ) -> None:
        """Some seats want to pause, or to go on; when all do, so it is."""
        for seat in seats:
            self._seat(code, seat, pause=days)
        is_agreed, until = pause_after(self._tables[code].head, now)
        if is_agreed:
            self._pause(code, until)

    def end_pause(self, code: str, now: float) -> None:
        """All clocks run again, if the pause is over."""
        until = self._tables[code].head.paused
        if until is not None and until <= now:
            self._pause(code, None)

    def _pause(self, code: str, until: float | None) -> None:
        self._change(code, paused=until)
        for seat in self._tables[code].head.seats:
            self._seat(code, seat.seat, pause=None)

    def end_time(
        self, code: str, seat: int, bot: str | None, now: float, *, once: bool = False
    ) -> bool:
        """Somebody's time is up; false if it is not."""
        due = self._tables[code].head.seats[seat].due
        if due is None or due > now:
            return False
        gone: dict[str, Any] = {"due": None, "bank": 0.0}
        if bot is None:
            gone |= {"late": now}
        else:
            gone |= {"stand_in": bot, "votes": (), "once": once, "asked": None}
        self._seat(code, seat, **gone)
        self._settle(code)
        return True

    def nudge(self, code: str, seat: int, now: float, pause: float) -> bool:
        """Remind somebody; false if that was done a moment ago."""
        nudged = self._tables[code].head.seats[seat].nudged
        if nudged is not None and nudged >= now - pause:
            return False
        self._seat(code, seat, nudged=now)
        return True

    def note_results(self, code: str, results: Iterable[Result]) -> None:
        """Note who came where."""
        for seat, points, place in results:
            self._seat(code, seat, points=points, place=place)

    def say(self, code: str, seat: int | None, said: str, kept: int) -> Said:
        """Keep a line; only so many of the newest are kept."""
        talk = self._tables[code].stored.talk
        number = talk[-1].number + 1 if talk else 1
        line = Said(number, seat, said, time.time())
        self._store(code, talk=kept_talk((*talk, line), kept))
        self._change(code, changed=line.at)
        return line

    def note(self, code: str, at: int, notes: Sequence[str]) -> None:
        """Keep what is noted at a moment, instead of what was."""
        document = self._tables[code]
        kept = {**document.notes, at: tuple(notes)}
        if not notes:
            del kept[at]
        self._put(code, document._replace(notes=kept))

    def merge(
        self, browser: str, found: Mapping[str, str], forgotten: Iterable[str] = ()
    ) -> dict[str, str]:
        """Forget all that begins so, keep what is new; gives all that there is."""
        prefix = key_of(PROGRESS, "")
        for begin in forgotten:
            for key in self.others(prefix + begin):
                self.keep_other(key, None)
        for what, outcome in found.items():
            if prefix + what not in self._others:
                self.keep_other(prefix + what, outcome)
        kept = self.others(prefix).items()
        return {key.removeprefix(prefix): outcome for key, outcome in kept}

    def keep_other(self, key: str, text: str | None) -> None:
        """Keep a text that is no table's; nothing is no longer kept."""
        self._replaced.setdefault(key, self._others.get(key))
        if text is None:
            self._others.pop(key, None)
        else:
            self._others[key] = text

    def _advance(self, code: str, after: After) -> None:
        now = time.time()
        public = {"changed": now, "moved": now} if after.is_public else {}
        self._change(
            code,
            to_act=after.to_act,
            is_due=after.is_due,
            is_over=not after.to_act,
            round=after.round,
            **public,
        )
        for seat in after.back:
            self._seat(code, seat, stand_in=None, once=False)

    def _settle(self, code: str) -> None:
        """Note whether a bot is to act now."""
        due = self._tables[code].head.waits_for_bot
        self._change(code, is_due=due, changed=time.time())

    def _seat(self, code: str, seat: int, **changes: Any) -> None:
        seats = list(self._tables[code].head.seats)
        seats[seat] = seats[seat]._replace(**changes)
        self._change(code, seats=tuple(seats))

    def _change(self, code: str, **changes: Any) -> None:
        self._store(code, head=self._tables[code].head._replace(**changes))

    def _store(self, code: str, **changes: Any) -> None:
        document = self._tables[code]
        self._put(code, document._replace(stored=document.stored._replace(**changes)))

    def _put(self, code: str, document: Document | None) -> None:
        self._before.setdefault(code, self._tables.get(code))
        if document is None:
            self._tables.pop(code, None)
        else:
            self._tables[code] = document


def _of_table(texts: Mapping[str, str], code: str) -> dict[str, str]:
    """The texts of one table, as they are."""
    own = (key_of(TABLE, code), key_of(MOVE, code, ""))
    return {
        key: text
        for key, text in texts.items()
        if key == own[0] or key.startswith(own[1])
    }
